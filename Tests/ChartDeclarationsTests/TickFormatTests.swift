import ChartDeclarations
import ChartModel
import Testing

/// The texts at ticks say what numbers are.
@MainActor @Suite struct TickFormatTests {
  private func y(@AxisContentBuilder _ axis: () -> some AxisContent) -> YEncoding? {
    let marks = Chart(["a", "b"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0 == "a" ? 4 : 71)) }
      .chartYAxis(content: axis)
    return marks.layers.first?.specification.y
  }

  @Test func aFormatNamesTheUnit() {
    let euros = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "en_US"))
    #expect(y { AxisMarks { AxisValueLabel(format: euros) } }?.unit == "€")
    #expect(y { AxisMarks(format: euros) }?.unit == "€")
    #expect(
      y { AxisMarks { value in AxisValueLabel("\(value.as(Double.self) ?? 0, specifier: "%.0f") ms") } }?.unit == "ms")
    #expect(
      y {
        AxisMarks(values: [0, 50, 100]) { value in
          AxisValueLabel { if let number = value.as(Int.self) { Text("\(number)%") } }
        }
      }?.unit == "%")
  }

  @Test func lettersAreTheNamesOfUnits() {
    #expect(y { AxisMarks { value in AxisValueLabel("\(value.as(Double.self) ?? 0) m") } }?.unit == "meter")
    let chart = Chart { BarMark(x: .value("X", "a"), y: .value("Y", 4)) }.chartYAxisLabel("Level, m")
    #expect(chart.layers.first?.specification.y.title == "Level")
    #expect(chart.layers.first?.specification.y.unit == "meter")
  }

  @Test func aTitleMayBeAUnit() {
    func y(_ label: String) -> YEncoding? {
      Chart { LineMark(x: .value("X", 1), y: .value("Temperature", 4)) }.chartYAxisLabel(label).layers.first?
        .specification.y
    }
    #expect(y("°C")?.title == nil)
    #expect(y("°C")?.unit == "°C")
    #expect(y("Users")?.title == "Users")
    #expect(y("min")?.title == "min")
  }

  @Test func partsOfOneArePercent() {
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    let y = y { AxisMarks { AxisValueLabel(format: percent) } }
    #expect(y?.look.numberLook == .percent)
    #expect(y?.unit == nil)
  }

  @Test(arguments: ["R%d", "Week %d", "%dm", "%d of 4", "about", "%d°E", "%d k"])
  func otherTextsNameNone(text: String) {
    let y = y {
      AxisMarks { value in
        AxisValueLabel(text.replacing("%d", with: "\(value.as(Int.self) ?? 0)"))
      }
    }
    #expect(y?.unit == nil)
    #expect(y?.look.numberLook == .plain)
  }

  @Test func sharesHaveNoUnitOfTheirAmounts() {
    let chart = Chart { BarMark(x: .value("X", "a"), y: .value("Minutes", 4), stacking: .normalized) }
      .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
    #expect(chart.layers.first?.specification.y.look.numberLook == .plain)
  }

  @Test func clocksAreTold() {
    func look(_ text: @escaping (Int) -> String) -> NumberLook? {
      y { AxisMarks { value in AxisValueLabel(text(value.as(Int.self) ?? 0)) } }?.look.numberLook
    }
    #expect(look { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" } == .clock(sixtieths: 1))
    #expect(look { "\($0):00" } == .clock(sixtieths: 60))
    #expect(look { "\($0):0" } == .plain)
  }

  @Test func writersAreAskedForTheDataAlone() {
    let months = ["Jan", "Feb", "Mar"]
    var asked: [Double] = []
    let chart = Chart(1...3, id: \.self) { LineMark(x: .value("Month", $0), y: .value("Y", $0)) }
      .chartXAxis {
        AxisMarks(values: .stride(by: 1)) { value in
          let _ = asked.append(value.as(Double.self) ?? -1)
          AxisValueLabel(months[(value.as(Int.self) ?? 0) - 1])
        }
      }
    #expect(chart.layers.count == 1)
    #expect(asked == [1, 2])
    let dates = Chart { LineMark(x: .value("T", date(0)), y: .value("Y", 1)) }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { value in
          AxisValueLabel("\(value.as(Date.self)?.timeIntervalSince1970 ?? -1)")
        }
      }
    #expect(dates.layers.count == 1)
  }

  @Test func twoSetsOfTicksThatDifferNameNoUnit() {
    let y = y {
      AxisMarks(position: .leading) { value in AxisValueLabel("\(value.as(Double.self) ?? 0, specifier: "%.0f") °C") }
      AxisMarks(position: .trailing) { value in AxisValueLabel("\(value.as(Double.self) ?? 0, specifier: "%.0f") mm") }
    }
    #expect(y?.unit == nil)
  }
}
