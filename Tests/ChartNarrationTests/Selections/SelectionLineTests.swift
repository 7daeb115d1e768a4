import ChartModel
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What is said of a selection, to the letter.
@Suite struct SelectionLineTests {
  private static let day = 86_400_000_000.0

  /// The start of a day of June 2025.
  static func june(_ day: Int) -> Double { 1_748_736_000_000_000 + Double(day - 1) * Self.day }

  static func days(_ from: Int, _ to: Int) -> ChartSelection { .range(anchor: june(from), head: june(to)) }

  @Test(arguments: [
    (
      ChartSelection.point(june(6)),
      ["June 6: 3,800 steps.", "Below the mean of the whole by about 2,980 steps. Rank 23 of 28."]
    ),
    (.point(june(30)), ["June 30: 11,000 steps.", "Above the mean of the whole by about 4,220 steps. Rank 1 of 28."]),
    (
      days(1, 7),
      [
        "June 1 to June 7: 22,400 steps, mean 3,200 per day.", "12 percent of the whole.",
        "3,200 steps a day, about 6,780 over the whole.",
      ]
    ),
    (
      days(14, 8),
      [
        "June 8 to June 14: 27,400 steps, mean 5,480 per day, 2 days without data.", "14 percent of the whole.",
        "5,480 steps a day, about 6,780 over the whole.",
      ]
    ),
    (days(1, 30), ["June 1 to June 30: 189,800 steps, mean about 6,780 per day, 2 days without data."]),
    (.point(june(9)), ["June 9: no data."]), (days(9, 10), ["June 9 to June 10: no data."]),
    (.point(june(34)), ["July 4, 2025: outside the data, June 1 to June 30, 2025."]),
    (days(40, 45), ["July 10 to July 15, 2025: outside the data, June 1 to June 30, 2025."]),
    (.point(-1e15), ["April 24, 1938: outside the data, June 1 to June 30, 2025."]),
    (.none, []), (.point(.nan), []), (.range(anchor: .nan, head: 0), []),
    (
      days(29, 99),
      [
        "June 29 to June 30: 21,700 steps, mean 10,850 per day.", "11 percent of the whole.",
        "10,850 steps a day, about 6,780 over the whole.",
      ]
    ),
  ])
  func stepsOfAMonth(selection: ChartSelection, expected: [String]) throws {
    #expect(try TestChart.steps().selectionLines(selection) == expected)
  }

  @Test func fullSaysThePlaceBefore() throws {
    let narrator = try TestChart.steps(verbosity: .full)
    #expect(
      narrator.selectionLines(.point(Self.june(6))) == [
        "June 6: 3,800 steps, 6 of 30.",
        "Below the mean of the whole by about 2,980 steps. 300 steps more than on June 5. Rank 23 of 28.",
      ])
    // Before June 11 there is a day without data: nothing to compare with.
    #expect(
      narrator.selectionLines(.point(Self.june(11))).last
        == "Below the mean of the whole by about 1,480 steps. Rank 20 of 28.")
  }

  // MARK: A stack

  /// Two doses a day in June; from the 1st to the 7th two of fourteen are skipped, over the whole five of sixty.
  private static func doses() throws -> Narrator {
    var chart = TestChart()
    chart.stack = .zero
    let skipped: Set<Int> = [4, 10, 25, 40, 58]
    let days = (0..<60).map { $0 / 2 + 1 }
    let kinds = (0..<60).map { skipped.contains($0) ? "skipped" : "taken" }
    return try chart.narrator(TestChart.days(days), nil, series: kinds)
  }

  @Test func aRangeOfAStack() throws {
    let narrator = try Self.doses()
    #expect(
      narrator.selectionLines(Self.days(1, 7)) == [
        "June 1 to June 7: 12 taken, 2 skipped, mean 2 per day.", "14 percent skipped, 8 percent over the whole.",
        "2 a day, 2 over the whole.",
      ])
    #expect(
      narrator.selectionLines(.point(Self.june(6))) == [
        "June 6: 1 taken, 1 skipped.", "At the mean of the whole. Rank 1 of 30.",
      ])
    #expect(
      narrator.selectionLines(Self.days(7, 9)) == [
        "June 7 to June 9: 6 taken, 0 skipped, mean 2 per day.", "0 percent skipped, 8 percent over the whole.",
        "2 a day, 2 over the whole.",
      ])
  }

  @Test func partsKeepTheirUnit() throws {
    var chart = TestChart()
    (chart.stack, chart.fallback, chart.unit) = (.zero, .sum, "dose")
    let narrator = try chart.narrator(
      TestChart.days([1, 1, 2, 2, 3, 3]), [1, 2, 1, 1, 5, 0], series: ["a", "b", "a", "b", "a", "b"])
    #expect(
      narrator.selectionLines(Self.days(1, 2)) == [
        "June 1 to June 2: a 2 doses, b 3 doses, mean 2.5 per day.", "60 percent b, 30 percent over the whole.",
        "2.5 doses a day, about 3.33 over the whole.",
      ])
  }

  // MARK: What does not add up

  @Test func temperatures() throws {
    var chart = TestChart()
    (chart.mark, chart.unit, chart.decimals) = (.line, "degree Celsius", 1)
    let narrator = try chart.narrator(TestChart.days(Array(1...10)), [10, 12, 14.5, 11, 9, 8.5, 8, 7, 9, 11])
    #expect(
      narrator.selectionLines(Self.days(1, 4)) == [
        "June 1 to June 4: between 10 and 14.5 degrees Celsius, mean about 11.9.",
        "Mean above that of the whole by about 1.88 degrees Celsius.",
      ])
    #expect(
      narrator.selectionLines(.point(Self.june(8))) == [
        "June 8: 7 degrees Celsius.", "Below the mean of the whole by 3 degrees Celsius. Rank 10 of 10.",
      ])
    #expect(narrator.selectionLines(Self.days(9, 9)).first == "June 9: 9 degrees Celsius.")
  }

  @Test func aLevelLineIsNeitherAboveNorBelow() throws {
    var chart = TestChart()
    chart.mark = .line
    let narrator = try chart.narrator(TestChart.days([1, 2, 3, 4]), [5, 5, 5, 5])
    #expect(
      narrator.selectionLines(Self.days(1, 2)) == [
        "June 1 to June 2: 5 steps throughout.", "Mean the same as that of the whole.",
      ])
    #expect(
      narrator.selectionLines(.point(Self.june(2))) == ["June 2: 5 steps.", "At the mean of the whole. Rank 1 of 4."])
  }

  @Test func severalLinesAreToldOneByOne() throws {
    var chart = TestChart()
    chart.mark = .line
    let narrator = try chart.narrator(
      TestChart.days([1, 1, 2, 2, 3, 3]), [1, 10, 2, 20, 6, 60], series: ["A", "B", "A", "B", "A", "B"])
    #expect(
      narrator.selectionLines(.point(Self.june(2))) == [
        "A, June 2: 2 steps. Below the mean of the whole by 1 step. Rank 2 of 3.",
        "B, June 2: 20 steps. Below the mean of the whole by 10 steps. Rank 2 of 3.",
      ])
    #expect(
      narrator.selectionLines(Self.days(1, 2)) == [
        "A, June 1 to June 2: between 1 and 2 steps, mean 1.5. Mean below that of the whole by 1.5 steps.",
        "B, June 1 to June 2: between 10 and 20 steps, mean 15. Mean below that of the whole by 15 steps.",
      ])
  }

  @Test func infinitiesHaveNoMean() throws {
    var chart = TestChart()
    chart.fallback = .sum
    let narrator = try chart.narrator(TestChart.days([1, 2, 3, 4]), [1, .infinity, 3, .nan])
    #expect(
      narrator.selectionLines(Self.days(1, 2)) == ["June 1 to June 2: 1 step throughout, 1 day without a value."])
    #expect(narrator.selectionLines(.point(Self.june(2))) == ["June 2: infinity."])
    #expect(narrator.selectionLines(.point(Self.june(4))) == ["June 4: not a number."])
    #expect(narrator.selectionLines(.point(Self.june(3))) == ["June 3: 3 steps.", "Rank 1 of 2."])
  }

  // MARK: Other axes

  @Test func categoriesAndBins() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "fruit", type: .nominal)
    chart.fallback = .sum
    let fruit = try chart.narrator(.categories(of: ["fig", "kiwi", "plum", "quince"]), [1, 2, 3, 4])
    #expect(
      fruit.selectionLines(.range(anchor: 2, head: 1)) == [
        "Kiwi to plum: 5 steps, mean 2.5.", "50 percent of the whole.", "Mean the same as that of the whole.",
      ])
    #expect(
      fruit.selectionLines(.point(3)) == ["Quince: 4 steps.", "Above the mean of the whole by 1.5 steps. Rank 1 of 4."])
    chart.x = XEncoding(field: "size", type: .quantitative, bucketing: .width(10))
    let bins = try chart.narrator(.numbers([5, 15, 25, 35]), [1, 2, 3, 4])
    #expect(
      bins.selectionLines(.range(anchor: 12, head: 28)) == [
        "10 to 30: 5 steps, mean 2.5.", "50 percent of the whole.", "Mean the same as that of the whole.",
      ])
    #expect(bins.selectionLines(.point(99)) == ["99: outside the data, 0 to 40."])
  }

  @Test func emptyChartsAndOneMark() throws {
    #expect(try TestChart().narrator(.instants([]), []).selectionLines(.point(0)) == ["No data."])
    let one = try TestChart().narrator(TestChart.days([6]), [4_210])
    #expect(one.selectionLines(Self.days(6, 6)) == ["June 6: 4,210 steps."])
    #expect(one.selectionLines(Self.days(1, 9)) == ["June 6: 4,210 steps."])
  }

  // MARK: Events

  /// Symptoms: stretches on levels, two of them overlapping.
  private static func diary() throws -> Narrator {
    let stretch = { (day: Double, hour: Double, hours: Double) in
      let from = june(1) + (day - 1) * Self.day + hour * 3.6e9
      return XValue.interval(from: Instant(coordinate: from), to: Instant(coordinate: from + hours * 3.6e9))
    }
    let events = [
      (stretch(1, 9, 5), "Mild"), (stretch(3, 20, 30), "Severe"), (stretch(4, 8, 2), "Moderate"),
      (stretch(8, 1, 1), "Mild"),
    ]
    let marks = events.enumerated().map {
      Mark(id: "s/\($0.offset)", x: $0.element.0, value: .category($0.element.1), rowCount: 1)
    }
    let levels = ["Not Present", "Present", "Mild", "Moderate", "Severe"]
    let chart = BucketedChart(
      kind: .rule,
      xAxis: Axis(
        field: "time", type: .temporal,
        domain: .instants(from: Instant(coordinate: june(1)), to: Instant(coordinate: june(9)))),
      yAxis: Axis(field: "intensity", type: .ordinal, domain: .categories(levels)),
      series: [Series(id: "s", marks: marks)])
    return Narrator(chart, facts: ChartFacts(chart), voice: .english)
  }

  @Test func everyEventOfASelectionIsTold() throws {
    let narrator = try Self.diary()
    let labels = narrator.labels().map { $0.text + "." }
    let fourth = narrator.selectionLines(.range(anchor: Self.june(4), head: Self.june(5) - 1))
    #expect(fourth.first == "June 4: 2 events.")
    #expect(Array(fourth.dropFirst()) == [labels[1], labels[2]])
    let week = narrator.selectionLines(.range(anchor: Self.june(8) - 1, head: Self.june(1)))
    #expect(week == ["June 1 to June 7: 3 events."] + labels.prefix(3))
    #expect(narrator.selectionLines(.range(anchor: Self.june(6), head: Self.june(7) - 1)) == ["June 6: no data."])
    let noon = narrator.selectionLines(.range(anchor: Self.june(1) + 43_200e6, head: Self.june(1) + 46_800e6 - 1))
    #expect(noon == ["June 1, 12 PM to 1 PM: 1 event.", labels[0]])
    #expect(narrator.selectionLines(.point(Self.june(1) + 43_200e6)) == ["June 1: 1 event.", labels[0]], "a day")
  }

  @Test func levelsOfDaysAreDays() throws {
    var chart = try TestChart.steps().chart
    chart.yAxis.domain = .categories(["low", "high"])
    chart.series[0].marks = chart.series[0].marks.prefix(3).map { mark in
      var mark = mark
      mark.value = .category("high")
      return mark
    }
    let narrator = Narrator(chart, facts: ChartFacts(chart), voice: .english)
    #expect(narrator.selectionLines(Self.days(1, 2)).first == "June 1 to June 2: 2 days.")
    #expect(narrator.selectionLines(Self.days(1, 2)).count == 3)
    #expect(narrator.selectionLines(Self.days(2, 2)) == [narrator.labels()[1].text + "."])
  }

  // MARK: The whole

  /// A row of a heat map is no whole by itself.
  @Test func aCellStandsBesideTheWholeMap() throws {
    var chart = TestChart()
    (chart.mark, chart.decimals) = (.rectangle, 0)
    chart.x = XEncoding(field: "hour", type: .nominal)
    let narrator = try chart.narrator(
      .categories(of: ["morning", "noon", "morning", "noon"]), [1, 2, 5, 8],
      series: ["Monday", "Monday", "Tuesday", "Tuesday"])
    #expect(
      narrator.selectionLines(.point(1)) == [
        "Monday, noon: 2 steps. Below the mean of the whole by 2 steps. Rank 3 of 4.",
        "Tuesday, noon: 8 steps. Above the mean of the whole by 4 steps. Rank 1 of 4.",
      ])
  }

  @Test func thePlaceBesideTheOneThatIsMeantIsSaid() throws {
    var chart = TestChart()
    (chart.mark, chart.unit) = (.point, "dollar")
    chart.x = XEncoding(field: "minute", type: .quantitative)
    var made = chart.chart(.numbers([1, 4, 9]), [10, 40, 10])
    made.xAxis.unit = "minute"
    let narrator = try RichChart.narrator(made)
    #expect(
      narrator.selectionLines(.point(6)) == [
        "Nothing at 6 minutes; the nearest is at 4 minutes.", "4: 40 dollars.",
        "Above the mean of the whole by 20 dollars. Rank 1 of 3.",
      ])
    #expect(
      narrator.selectionLines(.range(anchor: 1, head: 5)).first == "1 to 4 minutes: between 10 and 40 dollars, mean 25."
    )
    #expect(narrator.selectionLines(.point(5.5)).first == "Nothing at 5.5 minutes; the nearest is at 4 minutes.")
    #expect(
      narrator.selectionLines(.point(4.000_000_1)).first == "Nothing at 4.0000001 minutes; the nearest is at 4 minutes."
    )
    #expect(narrator.selectionLines(.point(3.99)).first == "Nothing at 3.99 minutes; the nearest is at 4 minutes.")
    #expect(narrator.selectionLines(.point(20)) == ["20 minutes: outside the data, 1 to 9 minutes."])
  }
}
