import ChartDeclarations
import ChartModel
import Testing

@MainActor @Suite struct ScaleTests {
  private let numbers = Chart(1..<4, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }
  private let dates = Chart { LineMark(x: .value("X", date(0)), y: .value("Y", 1)) }
  private let categories = Chart(["b", "a"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }

  private func x(_ chart: some View) -> XEncoding? { chart.layers.first?.specification.x }
  private func y(_ chart: some View) -> YEncoding? { chart.layers.first?.specification.y }

  @Test func domainsOfX() {
    #expect(x(numbers.chartXScale(domain: 0...10))?.domain == .numbers(0...10))
    #expect(x(numbers.chartXScale(domain: [0, 10], range: .plotDimension(padding: 4)))?.domain == .numbers(0...10))
    #expect(
      x(dates.chartXScale(domain: date(0)...date(60), type: .date))?.domain
        == .instants(from: Instant(seconds: Int(june)), to: Instant(seconds: Int(june) + 60)))
    #expect(x(categories.chartXScale(domain: ["a", "b", "c", "a"]))?.domain == .categories(["a", "b", "c"]))
    #expect(x(numbers)?.domain == nil && x(dates)?.domain == nil && x(categories)?.domain == nil)
  }

  @Test func domainsOfAnotherKindAreLeftOut() {
    #expect(x(numbers.chartXScale(domain: ["a"]))?.domain == nil)
    #expect(x(dates.chartXScale(domain: 0...10))?.domain == nil)
    #expect(x(numbers.chartXScale(domain: [0, .infinity]))?.domain == nil)
    #expect(y(numbers.chartYScale(domain: [Double]()))?.domain == nil)
  }

  @Test func domainsOfY() {
    #expect(y(numbers.chartYScale(domain: 0...10))?.domain == 0...10)
    #expect(y(numbers.chartYScale(domain: [10, 0]))?.domain == 0...10)
    #expect(y(numbers.chartYScale(domain: [10, 0]))?.look.isReversed == true)
    #expect(y(numbers.chartYScale(domain: .automatic(includesZero: false)))?.includesZero == false)
    #expect(y(numbers.chartYScale(domain: .automatic(reversed: true)))?.look.isReversed == true)
    #expect(y(numbers.chartYScale(domain: .automatic))?.includesZero == true, "as Swift Charts has it")
    #expect(y(numbers)?.includesZero == true)
    let levels = Chart { PointMark(x: .value("X", date(0)), y: .value("Y", "b")) }
    #expect(y(levels.chartYScale(domain: ["a", "b"]))?.levels == ["a", "b"])
  }

  @Test func theAuthorsOrderComesBeforeThatOfTheType() {
    let chart = Chart { BarMark(x: .value("X", Weekdays.monday), y: .value("Y", 1)) }
    #expect(x(chart.chartXScale(domain: [Weekdays.wednesday, .monday]))?.domain == .categories(["Wed", "Mon"]))
    let levels = Chart { PointMark(x: .value("X", 1), y: .value("Y", Weekdays.monday)) }
    #expect(y(levels.chartYScale(domain: [Weekdays.wednesday, .monday]))?.levels == ["Wed", "Mon"])
    let heat = Chart {
      RectangleMark(x: .value("X", "a"), y: .value("Y", Weekdays.monday)).foregroundStyle(by: .value("N", 1))
    }
    .chartYScale(domain: [Weekdays.wednesday, .monday])
    #expect(heat.layers.first?.specification.series?.order == ["Wed", "Mon"])
    #expect(y(heat)?.domain == nil)
  }

  @Test func types() {
    let cases: [(ChartDeclarations.ScaleType, ChartModel.ScaleType)] = [
      (.linear, .linear), (.log, .log), (.symmetricLog, .symmetricLog(slopeAtZero: 1)),
      (.symmetricLog(slopeAtZero: 2), .symmetricLog(slopeAtZero: 2)), (.squareRoot, .squareRoot),
      (.power(exponent: 3), .power(exponent: 3)), (.date, .linear), (.category, .linear),
    ]
    for (type, expected) in cases {
      #expect(y(numbers.chartYScale(type: type))?.look.scale == expected)
      #expect(x(numbers.chartXScale(range: .plotDimension, type: type))?.look.scale == expected)
    }
  }

  @Test func wordsAreForAxesOfThePage() {
    let across = Chart { BarMark(x: .value("N", 1), y: .value("A", "a")) }
      .chartXScale(domain: 0...5).chartYScale(domain: ["a", "z"]).chartXAxisLabel("Length (m)").chartYAxisLabel("Name")
    #expect(y(across)?.domain == 0...5)
    #expect(x(across)?.domain == .categories(["a", "z"]))
    #expect(y(across)?.title == "Length" && y(across)?.unit == "m")
    #expect(x(across)?.title == "Name")
  }

  @Test func segmentsHaveTheOrderOfTheirColours() {
    let chart = Chart { BarMark(x: .value("GB", 1)).foregroundStyle(by: .value("Kind", "b")) }
      .chartForegroundStyleScale(domain: ["a", "b"]).chartXScale(domain: 0...64).chartXAxisLabel("Room (GB)")
    #expect(x(chart)?.domain == .categories(["a", "b"]))
    #expect(y(chart)?.domain == 0...64 && y(chart)?.unit == "GB")
  }

  @Test func labels() {
    let chart = numbers.chartXAxisLabel("Day", position: .bottom).chartYAxisLabel { Text("Steps (1,000)") }
    #expect(x(chart)?.title == "Day")
    #expect(y(chart)?.title == "Steps (1,000)" && y(chart)?.unit == nil)
  }

  @Test func ticks() {
    #expect(
      x(dates.chartXAxis { AxisMarks(values: .stride(by: .month, count: 3)) })?.look.ticks == .stride(.month, count: 3))
    #expect(
      x(dates.chartXAxis { AxisMarks(values: .stride(by: .day, count: 0)) })?.look.ticks == .stride(.day, count: 1))
    #expect(
      x(dates.chartXAxis { AxisMarks(values: [date(0)]) })?.look.ticks
        == .values([.instant(Instant(seconds: Int(june)))]))
    #expect(y(numbers.chartYAxis { AxisMarks(values: .stride(by: 10)) })?.look.ticks == .step(10))
    #expect(y(numbers.chartYAxis { AxisMarks(values: .stride(by: 2.5)) })?.look.ticks == .step(2.5))
    #expect(y(numbers.chartYAxis { AxisMarks(values: .stride(by: -1)) })?.look.ticks == .automatic)
    #expect(
      y(numbers.chartYAxis { AxisMarks(values: [0, .nan, 5]) })?.look.ticks == .values([.number(0), .number(5)]))
    #expect(x(categories.chartXAxis { AxisMarks(values: ["a"]) })?.look.ticks == .values([.category("a")]))
    let automatic: [AxisMarkValues] = [.automatic, .automatic(desiredCount: 5), .automatic(minimumStride: 2.0)]
    for values in automatic { #expect(y(numbers.chartYAxis { AxisMarks(values: values) })?.look.ticks == .automatic) }
    #expect(x(numbers.chartXAxis(.hidden))?.look.ticks == .automatic)
  }

  @Test func theFirstMarksWithPlacesCount() {
    let chart = numbers.chartYAxis {
      AxisMarks(position: .leading)
      AxisMarks(format: .number, values: [1, 2])
      AxisMarks(values: .stride(by: 3)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5)).foregroundStyle(.gray)
        AxisTick(length: .label)
        if value.as(Int.self) == 3 { AxisValueLabel("three") } else { AxisValueLabel(format: .dateTime.month()) }
        AxisValueLabel { Text("\(value.index)") }
      }
    }
    #expect(y(chart)?.look.ticks == .values([.number(1), .number(2)]))
  }

  @Test func valuesAtTicks() {
    let value = AxisValue(index: 1, count: 5, value: Fruit.pear)
    #expect(value.as(String.self) == "Pear")
    #expect(value.as(Fruit.self) == .pear)
    #expect(value.as(Int.self) == nil)
  }
}
