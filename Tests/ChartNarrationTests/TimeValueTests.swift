import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Values that are times: written as ISO 8601, told as dates and times.
@Suite struct TimeValueTests {
  private static func chart(_ times: [Instant], zone: TimeZoneRules = .utc) -> BucketedChart {
    let names = times.map { $0.iso8601(in: zone) }
    let values = names.enumerated().map { (XValue.category("task \($0.offset + 1)"), MarkValue.category($0.element)) }
    let marks = RichChart.marks("due", values)
    return BucketedChart(
      title: "Due", kind: .point,
      xAxis: Axis(field: "task", type: .nominal, domain: .categories(marks.indices.map { "task \($0 + 1)" })),
      yAxis: Axis(field: "due", type: .temporal, domain: .categories(names)),
      series: [Series(id: "due", marks: marks)],
      rules: [ChartModel.Rule(id: "@rule-1", name: "Start", place: .y(.category(names[0])))],
      calendar: ChartCalendar(zone: zone, firstWeekday: .sunday))
  }

  private static let times = [RichChart.at(9), RichChart.at(11, 15, 30), RichChart.at(10, 9)]

  @Test func labelsRulesAndTablesTellTimes() throws {
    let narrator = try RichChart.narrator(Self.chart(Self.times))
    #expect(
      narrator.labels().map(\.text) == [
        "Task 1: June 9, 2025, 12 AM", "Task 2: June 11, 2025, 3:30 PM", "Task 3: June 10, 2025, 9 AM",
      ])
    #expect(RuleLabels(narrator: narrator).sentences.first?.hasPrefix("Start: June 9, 2025, 12 AM.") == true)
    #expect(
      AxisSentences(narrator: narrator).ySentence == "Y axis: due, from June 9, 2025, 12 AM to June 11, 2025, 3:30 PM.")
    #expect(narrator.message == "3 categories, from June 9, 2025, 12 AM to June 11, 2025, 3:30 PM.")
    #expect(narrator.tableLines()[1] == "Task 1: June 9, 2025, 12 AM")
    let all = narrator.descriptionLines(upTo: .marks) + narrator.tableLines() + [narrator.axChart().summary ?? ""]
    #expect(!all.contains { $0.contains("T00:00") || $0.contains("Z") })
    #expect(narrator.labelsJSON().text.contains("2025-06-09T00:00:00Z"))
    #expect(narrator.tableCSV().contains("2025-06-11T15:30:00Z"))
  }

  @Test func midnightsAreDays() throws {
    let narrator = try RichChart.narrator(Self.chart([9, 12].map { RichChart.at($0) }))
    #expect(narrator.labels().map(\.text) == ["Task 1: June 9, 2025", "Task 2: June 12, 2025"])
  }

  @Test func otherTextsStay() throws {
    var chart = Self.chart(Self.times)
    chart.series[0].marks[0].value = .category("soon")
    #expect(try RichChart.narrator(chart).labels().first?.text == "Task 1: soon")
    chart.yAxis.type = .nominal
    #expect(try RichChart.narrator(chart).labels()[2].text == "Task 3: 2025-06-10T09:00:00Z")
  }

  @Test(arguments: [
    0, 1, -1, 1_749_427_200_000_000, 1_749_427_200_120_000, -99_999_999_999_999_999, 300_000_000_000_000_000,
    Int64.max, .min,
  ])
  func whatIsWrittenIsReadBack(microseconds: Int64) {
    let instant = Instant(microseconds: microseconds)
    #expect(Instant(iso8601: instant.iso8601(in: .utc)) == instant)
  }

  @Test(arguments: [
    ("2025-06-09T02:00:00+02:00", 1_749_427_200), ("2025-06-08T20:29:30-03:30:30", 1_749_427_200),
  ])
  func offsetsAreTakenOff(text: String, seconds: Int) {
    #expect(Instant(iso8601: text) == Instant(seconds: seconds))
  }

  @Test(arguments: [
    "", "2025", "2025-06-09", "2025-06-09T00:00:00", "2025-13-09T00:00:00Z", "2025-02-30T00:00:00Z",
    "2025-06-09T00:00:00Zz", "2025-06-09T00:00:00.Z", "2025-06-09T00:00:00.1234567Z", "+2025-06-09T00:00:00Z",
    "2025-06-09t00:00:00Z", "+999999-06-09T00:00:00Z", "٢٠٢٥-06-09T00:00:00Z",
  ])
  func otherTextIsNoTime(text: String) {
    #expect(Instant(iso8601: text) == nil)
  }
}
