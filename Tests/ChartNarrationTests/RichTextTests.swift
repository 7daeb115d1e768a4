import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// The exact words of charts of ranges, levels and stretches.
@Suite struct RichTextTests {
  private func lines(_ chart: BucketedChart, _ verbosity: Verbosity = .standard) throws -> [String] {
    try RichChart.narrator(chart, verbosity).descriptionLines(upTo: .summary)
  }

  private func labels(_ chart: BucketedChart, _ verbosity: Verbosity = .standard) throws -> [String] {
    try RichChart.narrator(chart, verbosity).labels().map(\.text)
  }

  // MARK: Ranges

  @Test func ranges() throws {
    #expect(
      try lines(RichChart.temperatures()) == [
        "Temperature by month, January to May 2025",
        "Lowest: minus 5 degrees Celsius in January, highest: 19 degrees Celsius in May.",
        "Bar chart, 5 months.",
        "X axis: month, from January to May 2025.",
        "Y axis: temperature in degrees Celsius, from minus 10 to 20.",
        "Widest: 11 degrees Celsius in May.",
        "Value missing in April.",
      ])
    #expect(
      try labels(RichChart.temperatures()) == [
        "January: from minus 5 to 3.5 degrees Celsius", "February: from minus 3.2 to 6 degrees Celsius",
        "March: from 2.1 to 11.4 degrees Celsius", "April: value missing", "May: from 8 to 19 degrees Celsius",
      ])
    #expect(try labels(RichChart.temperatures(), .brief)[2] == "March: from 2.1 to 11.4")
  }

  @Test func rangesInGroups() throws {
    var chart = RichChart.temperatures()
    chart.series[0].plots = [PlotGroup(places: 0..<3), PlotGroup(name: "Spring", places: 3..<5)]
    #expect(
      try RichChart.narrator(chart).groupLabels().map(\.text) == [
        "January to March: between minus 5 and 11.4 degrees Celsius.",
        "Spring: from 8 to 19 degrees Celsius, 1 month without a value.",
      ])
  }

  @Test func rangesOfSeveralSeriesAndOfOne() throws {
    var chart = RichChart.temperatures()
    chart.series[0].name = "Bern"
    var other = Series(id: "Oslo", name: "Oslo", marks: Array(chart.series[0].marks.prefix(1)))
    other.marks[0].id = "Oslo/0"
    other.marks[0].value = .range(from: -9.5, to: -9.5)
    chart.series.append(other)
    let narrator = try RichChart.narrator(chart)
    #expect(
      narrator.message
        == "Lowest: minus 9.5 degrees Celsius, Oslo in January, highest: 19 degrees Celsius, Bern in May.")
    #expect(
      narrator.summary() == [
        "Bern: widest: 11 degrees Celsius in May.", "Bern: from minus 5 to 19 degrees Celsius.",
        "Oslo: minus 9.5 degrees Celsius.", "Bern: value missing in April.",
      ])
    chart.series.removeFirst()
    #expect(try RichChart.narrator(chart).message == "One value: minus 9.5 degrees Celsius in January.")
  }

  @Test func rangesInTables() throws {
    let narrator = try RichChart.narrator(RichChart.temperatures())
    #expect(
      narrator.tableCSV().split(separator: "\n").prefix(3) == [
        "month from,month to,temperature from,temperature to,rows",
        "2025-01-01T00:00:00Z,2025-02-01T00:00:00Z,-5,3.5,1", "2025-02-01T00:00:00Z,2025-03-01T00:00:00Z,-3.2,6,1",
      ])
    #expect(narrator.tableCSV().contains("2025-04-01T00:00:00Z,2025-05-01T00:00:00Z,,,1\n"))
    #expect(narrator.tableJSON().text.contains("\"to\":\"2025-02-01T00:00:00Z\"},-5,3.5],\"count\":1"))
    #expect(narrator.tableLines()[0] == "Month, temperature from, temperature to")
  }

  // MARK: Levels

  @Test func timelines() throws {
    let chart = RichChart.symptoms(RichChart.fourEvents)
    #expect(
      try lines(chart) == [
        "Headache", "4 events: 2 Mild, 1 Moderate, 1 Severe.", "Timeline, 4 events.",
        "X axis: time, from June 1 to June 29, 2025.",
        "Y axis: intensity: Not Present, Present, Mild, Moderate, and Severe.",
        "Highest: Severe, June 9, 10 PM to June 10, 3:30 AM.", "Most often: Mild, 2.",
        "Mild: 2 days in total. Moderate: 5 hours. Severe: 5 hours, 30 minutes.",
      ])
    #expect(
      try labels(chart) == [
        "Moderate, June 6, 9 AM to 2 PM, 5 hours", "Mild, June 8, 9 AM",
        "Severe, June 9, 10 PM to June 10, 3:30 AM, 5 hours, 30 minutes", "Mild, June 12 to June 13, 2 days",
      ])
    #expect(try labels(chart, .brief)[0] == "Moderate, June 6, 9 AM to 2 PM")
    #expect(try labels(chart, .full)[0] == "Moderate, June 6, 9 AM to 2 PM, 5 hours, 1 of 4")
  }

  /// The year is told where it varies, and only there.
  @Test func eventsOfTwoYears() throws {
    let event: [(XValue, String)] = [(RichChart.span(RichChart.at(6, 9), RichChart.at(6, 14)), "Mild")]
    let chart = RichChart.symptoms(event, until: RichChart.at(300))
    #expect(try labels(chart) == ["Mild, June 6, 2025, 9 AM to 2 PM, 5 hours"])
    #expect(try lines(chart)[1] == "1 event: Mild, June 6, 2025, 9 AM to 2 PM, 5 hours.")
  }

  @Test func manyEventsAreGroupedByWhenTheyBegin() throws {
    let events = (1...28).map {
      (RichChart.span(RichChart.at($0, 9), RichChart.at($0, 10 + $0 % 5)), RichChart.intensities[$0 % 5])
    }
    let narrator = try RichChart.narrator(RichChart.symptoms(events))
    #expect(narrator.message == "28 events: 5 Not Present, 6 Present, 6 Mild, 6 Moderate, 5 Severe.")
    #expect(
      narrator.summary().prefix(2) == [
        "Highest: Severe, June 4, 9 AM to 2 PM; June 9, 9 AM to 2 PM; June 14, 9 AM to 2 PM; 2 more.",
        "Most often: Present, Mild, and Moderate, 6.",
      ])
    #expect(
      narrator.groupLabels().map(\.text).prefix(2) == [
        "June 1 to June 6: 6 events, 1 Not Present, 2 Present, 1 Mild, 1 Moderate, 1 Severe.",
        "June 7 to June 12: 6 events, 1 Not Present, 1 Present, 2 Mild, 1 Moderate, 1 Severe.",
      ])
    let weeks = try RichChart.narrator(
      RichChart.symptoms((0..<49).map { (.instant(RichChart.at(1 + $0, 9)), "Mild") }, until: RichChart.at(50)))
    #expect(weeks.groupLabels()[1].text == "June 8 to June 14: 7 events, 7 Mild.")
    #expect(weeks.message == "49 events: all Mild.")
  }

  @Test func manyLevelsAreCounted() throws {
    var chart = RichChart.symptoms(RichChart.fourEvents)
    chart.yAxis.domain = .categories(RichChart.intensities + ["Unbearable"])
    #expect(try lines(chart)[4] == "Y axis: intensity, from Not Present to Unbearable, 6 levels.")
    chart.yAxis.type = .nominal
    #expect(try lines(chart)[4] == "Y axis: intensity, from Not Present to Unbearable, 6 categories.")
    // Categories without an order have no highest.
    #expect(try lines(chart)[5] == "Most often: Mild, 2.")
  }

  @Test func levelsOfDaysAreNoTimeline() throws {
    var chart = RichChart.symptoms([(RichChart.day(6), "Mild"), (RichChart.day(7), "Severe")])
    chart.xAxis.bucketing = .calendar(.day)
    let narrator = try RichChart.narrator(chart)
    #expect(narrator.labels().map(\.text) == ["June 6: Mild", "June 7: Severe"])
    #expect(narrator.message == "2 days: 1 Mild, 1 Severe.")
    #expect(narrator.overview()[0] == "Bar chart, 2 days.")
  }

  @Test func eventsInTables() throws {
    let narrator = try RichChart.narrator(RichChart.symptoms(Array(RichChart.fourEvents.prefix(2))))
    #expect(
      narrator.tableLines() == ["Time, intensity", "June 6, 9 AM to 2 PM, 5 hours: Moderate", "June 8, 9 AM: Mild"])
    #expect(
      narrator.tableCSV()
        == "time from,time to,intensity,rows\n2025-06-06T09:00:00Z,2025-06-06T14:00:00Z,Moderate,1\n"
        + "2025-06-08T09:00:00Z,2025-06-08T09:00:00Z,Mild,1\n")
    #expect(
      narrator.tableJSON().text.contains(
        "[{\"from\":\"2025-06-06T09:00:00Z\",\"to\":\"2025-06-06T14:00:00Z\"},\"Moderate\"]"))
    #expect(narrator.tableJSON().text.contains("\"type\":\"ordinal\""))
  }

  // MARK: Stretches

  @Test func stretchesOfTime() throws {
    var chart = RichChart.steps(rules: [])
    chart.xAxis.bucketing = .none
    let values: [(XValue, MarkValue)] = [
      (RichChart.span(RichChart.at(6, 9), RichChart.at(6, 14)), .number(12)),
      (RichChart.day(7), .number(4)), (RichChart.span(RichChart.at(7, 22), RichChart.at(8, 1, 30)), .missing),
    ]
    chart.series[0].marks = RichChart.marks("steps", values)
    #expect(
      try labels(chart) == [
        "June 6, 9 AM to 2 PM, 5 hours: 12 steps", "June 7, 1 day: 4 steps",
        "June 7, 10 PM to June 8, 1:30 AM, 3 hours, 30 minutes: value missing",
      ])
    #expect(
      try lines(chart) == [
        "Steps", "16 steps in total, 8 each with data.", "Bar chart, 3 stretches.",
        "X axis: date, from June 5 to June 8, 2025.", "Y axis: steps, from 0 to 12,000.",
        "Highest: 12 steps during June 6, 9 AM to 2 PM. Lowest: 4 steps during June 7.",
        "Value missing during June 7, 10 PM to June 8, 1:30 AM.",
      ])
  }

  @Test func stretchesOfNumbers() throws {
    let bins: [(XValue, MarkValue)] = [(.bin(from: 20, to: 25), .number(43)), (.bin(from: 25, to: 27.5), .number(12))]
    let chart = BucketedChart(
      kind: .bar, xAxis: Axis(field: "mpg", type: .quantitative, domain: .numbers(20...27.5)),
      yAxis: RichChart.valueAxis("cars", 0, 50), isAdditive: true,
      series: [Series(id: "cars", marks: RichChart.marks("cars", bins))])
    #expect(try labels(chart) == ["From 20 to 25: 43", "From 25 to 27.5: 12"])
    #expect(try lines(chart)[1] == "Fullest: 43 of 55, from 20 to 25.")
    #expect(try lines(chart)[5] == "Lowest: 12 from 25 to 27.5.")
  }

  @Test(arguments: [
    (45 * 60, "45 minutes"), (5 * 3_600, "5 hours"), (5 * 3_600 + 1_800, "5 hours, 30 minutes"), (172_800, "2 days"),
    (27 * 3_600, "1 day, 3 hours"), (60, "1 minute"), (61, "1 minute, 1 second"), (1, "1 second"),
    (0, "less than 1 second"), (86_399, "about 1 day"), (3_599, "59 minutes, 59 seconds"),
    (86_400 * 2 - 1, "about 2 days"), (86_400 + 1_800, "about 1 day, 1 hour"), (86_400 + 1_799, "about 1 day"),
    (3_600 * 5 + 29, "about 5 hours"), (400 * 86_400, "400 days"),
  ])
  func lengths(seconds: Int, expected: String) throws {
    #expect(SpokenLength(voice: .english).text(Int64(seconds) * 1_000_000) == expected)
  }

  @Test func theLongestLengthIsSaid() throws {
    #expect(SpokenLength(voice: .english).text(.max) == "about 106,751,991 days, 4 hours")
  }

  /// A day of 23 hours is a day, and an afternoon across the change of clocks has its true length.
  @Test func lengthsAcrossAChangeOfClocks() throws {
    let zone = try #require(TimeZoneRules(identifier: "America/New_York"))
    let midnight = Instant(seconds: 1_741_496_400)
    var chart = RichChart.symptoms([
      (RichChart.span(midnight, Instant(seconds: 1_741_496_400 + 23 * 3_600)), "Mild"),
      (RichChart.span(midnight, Instant(seconds: 1_741_496_400 + 4 * 3_600)), "Mild"),
    ])
    chart.calendar = ChartCalendar(zone: zone, firstWeekday: .sunday)
    chart.xAxis.domain = .instants(from: midnight, to: Instant(seconds: 1_741_496_400 + 23 * 3_600))
    #expect(try labels(chart) == ["Mild, March 9, 1 day", "Mild, March 9, 12 AM to 5 AM, 4 hours"])
  }
}

/// Scales that a domain does not have, and noise.
@Suite struct PlainScaleTests {
  @Test(arguments: [(0.0...100.0, false), (-10...100, false), (1...100, true)])
  func aLogarithmThatCannotBeIsNotSaid(domain: ClosedRange<Double>, isLog: Bool) throws {
    var chart = RichChart.steps(rules: [])
    chart.yAxis.scale = .log
    chart.yAxis.domain = .numbers(domain)
    let narrator = try RichChart.narrator(chart)
    #expect(AxisSentences(narrator: narrator).ySentence.contains("logarithmic") == isLog)
    let axis = narrator.axChart().yAxis
    #expect((axis?.scaleType == .log10) == isLog)
  }

  @Test func noiseIsNotTold() throws {
    var chart = RichChart.steps(rules: [Rule(id: "@rule-1", name: "Goal", place: .y(.number(0.3)))])
    chart.yAxis = RichChart.valueAxis("dose", 0, 1, decimals: 1)
    chart.isAdditive = false
    chart.series = [
      Series(id: "a", name: "A", marks: RichChart.numbers("a", days: [5], [0.1 + 0.2])),
      Series(id: "b", name: "B", marks: RichChart.numbers("b", days: [5, 6], [0.3, 0.3])),
    ]
    let text = try RichChart.narrator(chart, .full).descriptionLines(upTo: .marks).joined(separator: "\n")
    #expect(!text.contains("Lowest") && text.contains("A: 0 of 1 day above it, 1 at it."), "\(text)")
    #expect(!text.contains("above Goal") && text.contains("A, June 5: 0.3 doses, at Goal"), "\(text)")
    chart.series[1].marks[1].value = .number(0.2)
    let summary = try RichChart.narrator(chart).summary().joined(separator: "\n")
    #expect(summary.hasPrefix("Highest: 0.3 doses, A on June 5 and B on June 5. Lowest: 0.2 doses"), "\(summary)")
  }
}
