import ChartTestSupport
import ChartModel
import Testing

@testable import ChartAnalysis

/// Ids of marks: stable, safe and distinct.
@Suite struct MarkIdentifierTests {
  @Test(arguments: [
    ("steps", "steps"), ("a b", "a-b"), ("a/b\\c", "a-b-c"), ("  a  ", "a"), ("🚲", "unnamed"), ("a🚲b", "a-b"),
    ("", "unnamed"), ("---", "unnamed"), ("Zürich", "Zürich"), ("日本", "日本"), ("v1.2_x", "v1.2_x"),
    ("$(rm -rf)", "rm-rf"),
    ("a\u{1B}[31m", "a-31m"), ("a\nb", "a-b"), ("..", "unnamed"), (".", "unnamed"), ("../etc", "etc"), ("-rf", "rf"),
    ("@group-1", "group-1"), ("100%", "100"), (".5", "5"),
  ])
  func safeNames(name: String, expected: String) {
    #expect(MarkIdentifiers.safe(name) == expected)
  }

  @Test(arguments: [
    (["a", "b", "a"], ["a", "b", "a-2"]), (["a", "a", "a"], ["a", "a-2", "a-3"]),
    (["a", "a", "a-2"], ["a", "a-2", "a-2-2"]),
    (["a-2", "a", "a"], ["a-2", "a", "a-3"]), ([], []),
  ])
  func distinctIDs(ids: [String], expected: [String]) {
    #expect(MarkIdentifiers.distinct(ids) == expected)
  }

  @Test func anyNamesGiveDistinctIDs() {
    var random = SeededGenerator(seed: 91)
    let letters = ["a", "-", " ", "/", "2", "🚲", "é"]
    let names = (0..<3_000).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in letters.randomElement(using: &random) }.joined()
    }
    let ids = MarkIdentifiers.distinct(names.map(MarkIdentifiers.safe))
    #expect(Set(ids).count == ids.count)
    #expect(ids == MarkIdentifiers.distinct(names.map(MarkIdentifiers.safe)))
    #expect(ids.allSatisfy { !$0.isEmpty && !$0.contains("/") && !$0.hasPrefix("-") && !$0.contains(" ") })
  }

  @Test(arguments: [
    (XValue.number(20), "20"), (.number(-0.0), "0"), (.number(0.1), "0.1"), (.number(1e300), "1e+300"),
    (.bin(from: 20, to: 25), "20..25"), (.bin(from: -0.5, to: 0), "-0.5..0"), (.category("a b"), "a-b"),
    (.instant(Instant(seconds: 0)), "1970-01-01T000000Z"),
    (.instant(Instant(microseconds: 1_500_000)), "1970-01-01T000001.5Z"),
  ])
  func places(x: XValue, expected: String) {
    #expect(MarkIdentifiers(calendar: ChartCalendar(zone: .utc, firstWeekday: .sunday), unit: nil).place(x) == expected)
  }

  @Test(arguments: [
    (CalendarUnit.year, (2025, 1, 1), "2025"), (.halfYear, (2025, 1, 1), "2025-H1"),
    (.halfYear, (2025, 7, 1), "2025-H2"),
    (.quarter, (2025, 10, 1), "2025-Q4"), (.month, (2025, 6, 1), "2025-06"), (.day, (2025, 6, 6), "2025-06-06"),
    (.week, (2025, 6, 1), "2025-06-01"), (.isoWeek, (2025, 6, 2), "2025-W23"), (.isoWeek, (2024, 12, 30), "2025-W01"),
    (.isoWeek, (2020, 12, 28), "2020-W53"), (.isoWeek, (2021, 1, 4), "2021-W01"),
    (.isoWeek, (2026, 12, 28), "2026-W53"),
    (.isoWeek, (2015, 12, 28), "2015-W53"), (.isoWeek, (2016, 1, 4), "2016-W01"),
    (.hour, (2025, 6, 6), "2025-06-06T000000+0200"),
    (.year, (-43, 1, 1), "-000043"), (.isoWeek, (999, 1, 7), "0999-W02"),
  ])
  func intervals(unit: CalendarUnit, date: (Int, Int, Int), expected: String) throws {
    let zone = try #require(TimeZoneRules(identifier: "Europe/Zurich"))
    let calendar = ChartCalendar(zone: zone, firstWeekday: .sunday)
    let day = CivilDate(year: date.0, month: date.1, day: date.2).dayNumber
    let from = calendar.start(of: day, unit: .day)
    let identifiers = MarkIdentifiers(calendar: calendar, unit: unit)
    #expect(identifiers.place(.interval(from: from, to: from)) == expected)
  }

  @Test func idsOfAChart() {
    let rows = SampleRows(["a/b", "a b", "🚲", ""].map { SampleRow(x: .category("x y"), y: 1, series: $0) })
    let chart = rows.chart(.sample(.nominal, by: .sum, series: true))
    #expect(chart.series.map(\.id) == ["a-b", "a-b-2", "unnamed", "unnamed-2"])
    #expect(chart.series.flatMap(\.marks).map(\.id) == ["a-b/x-y", "a-b-2/x-y", "unnamed/x-y", "unnamed-2/x-y"])
  }

  @Test func idsOfTheHourThatComesTwice() throws {
    let calendar = ChartCalendar(
      zone: try #require(TimeZoneRules(identifier: "America/New_York")), firstWeekday: .sunday)
    let rows = SampleRows(instants: [(1_762_061_400_000_000, 1), (1_762_065_000_000_000, 2)])
    let chart = rows.chart(.sample(.temporal, .calendar(.hour), by: .sum, calendar: calendar))
    #expect(chart.series[0].marks.map(\.id) == ["value/2025-11-02T010000-0400", "value/2025-11-02T010000-0500"])
  }

  @Test func idsDoNotDependOnBatches() {
    let rows = SampleRows(
      SampleValues.names(500, from: ["a b", "a/b", "c"], seed: 92).map {
        SampleRow(x: $0.map { .category($0) } ?? .missing, y: 1)
      })
    let ids = [1, 50, 500].map { rows.chart(.sample(.nominal), batch: $0).series[0].marks.map(\.id) }
    #expect(ids[0] == ids[1] && ids[1] == ids[2])
  }
}
