import ChartTestSupport
import ChartModel
import Testing

@testable import ChartAnalysis

/// Focus groups: five to twelve, in order, each mark once, at edges that people know.
@Suite struct GroupingTests {
  static let day: Int64 = 86_400_000_000

  static func facts(_ rows: SampleRows, _ specification: ChartSpecification) -> (BucketedChart, SeriesFacts) {
    let chart = rows.chart(specification)
    return (chart, ChartFacts(chart).walked[0])
  }

  static func check(_ chart: BucketedChart, _ facts: SeriesFacts, _ comment: String = "") {
    let marks = chart.walkedSeries[0].marks
    guard marks.count > 12 else {
      if !facts.groups.isEmpty { fail("\(comment): groups of \(marks.count) marks") }
      return
    }
    #expect((5...12).contains(facts.groups.count), "\(comment): \(facts.groups.count) groups of \(marks.count) marks")
    #expect(facts.groups.first?.places.lowerBound == 0 && facts.groups.last?.places.upperBound == marks.count)
    #expect(zip(facts.groups, facts.groups.dropFirst()).allSatisfy { $0.places.upperBound == $1.places.lowerBound })
    #expect(facts.groups.allSatisfy { !$0.places.isEmpty })
    #expect(facts.groups.enumerated().allSatisfy { $1.id == "\(chart.walkedSeries[0].id)/@group-\($0 + 1)" })
    for group in facts.groups {
      let values = marks[group.places].map(\.value)
      #expect(group.statistics == Statistics(values.compactMap(\.number)))
      #expect(group.emptyCount == values.count { $0 == .empty })
      #expect(group.valuelessCount == values.count { $0.number == nil && $0 != .empty })
    }
  }

  @Test(
    arguments: [
      (CalendarUnit.second, 60), (.minute, 60), (.minute, 600), (.hour, 24), (.hour, 168), (.day, 13), (.day, 30),
      (.day, 100),
      (.day, 365), (.week, 52), (.week, 500), (.isoWeek, 26), (.month, 13), (.month, 24), (.month, 120), (.quarter, 20),
      (.quarter, 200), (.halfYear, 40), (.year, 13), (.year, 77), (.year, 2_000), (.day, 12), (.month, 1),
    ], ["UTC", "America/New_York", "Asia/Kathmandu"])
  func everyUnit(run: (CalendarUnit, Int), zone: String) throws {
    let calendar = ChartCalendar(zone: try #require(TimeZoneRules(identifier: zone)), firstWeekday: .monday)
    let first = calendar.ordinal(of: Instant(seconds: 1_741_500_000), unit: run.0)
    let rows = SampleRows(
      instants: (0..<run.1).map { (calendar.start(of: first + $0, unit: run.0).microseconds, Double($0)) })
    let (chart, facts) = Self.facts(rows, .sample(.temporal, .calendar(run.0), by: .sum, calendar: calendar))
    #expect(chart.series[0].marks.count == run.1)
    Self.check(chart, facts, "\(run)")
  }

  @Test func anyInstants() {
    var random = SeededGenerator(seed: 131)
    for _ in 0..<120 {
      let span = Int64(1) << Int.random(in: 22...58, using: &random)
      let count = Int.random(in: 1...80, using: &random)
      let rows = SampleRows(instants: (0..<count).map { (Int64.random(in: 0...span, using: &random), Double($0 + 1)) })
      let (chart, facts) = Self.facts(rows, .sample(.temporal, .none))
      Self.check(chart, facts, "\(span)")
    }
  }

  /// Nearly all marks in one place, and one far away.
  @Test func clusters() {
    let instants = SampleRows(
      instants: (0..<40).map { (Int64($0) * 1_000_001, Double($0)) } + [(5_000 * Self.day + 1, 1)])
    let (chart, facts) = Self.facts(instants, .sample(.temporal, .none))
    Self.check(chart, facts)
    let numbers = SampleRows((0..<40).map { (Double($0), Double($0)) } + [(1e9, 1)])
    let (other, otherFacts) = Self.facts(numbers, .sample(.quantitative, .none))
    Self.check(other, otherFacts)
  }

  @Test func anyNumbers() {
    var random = SeededGenerator(seed: 132)
    for _ in 0..<150 {
      let scale: Double = [1e-300, 1e-9, 0.1, 1, 1e6, 1e300].randomElement(using: &random) ?? 1
      let count = Int.random(in: 1...300, using: &random)
      let skew = Bool.random(using: &random)
      let rows = SampleRows(
        (0..<count).map { place -> (Double, Double) in
          let number = Double.random(in: -50...100, using: &random)
          return (number * (skew ? number * number : 1) * scale, Double(place + 1))
        })
      let (chart, facts) = Self.facts(rows, .sample(.quantitative, .none))
      Self.check(chart, facts, "\(scale)")
    }
  }

  @Test(arguments: [1, 12, 13, 14, 50, 99, 120, 121, 1_000, 10_000])
  func categories(count: Int) {
    let (chart, facts) = Self.facts(SampleRows((0..<count).map { ("c\($0)", Double($0 + 1)) }), .sample(.nominal))
    Self.check(chart, facts)
    let sizes = facts.groups.map(\.places.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1, "equal runs")
  }

  @Test func monthsGroupByQuarters() throws {
    let rows = AsGivenTests.dates((1...24).map { (2_023 + ($0 - 1) / 12, ($0 - 1) % 12 + 1, 1) })
    let (chart, facts) = Self.facts(rows, .sample(.temporal))
    #expect(facts.groups.map(\.places) == (0..<8).map { $0 * 3..<$0 * 3 + 3 })
    let end = Instant(seconds: CivilDate(year: 2_023, month: 4, day: 1).dayNumber * 86_400)
    guard case .interval(let from, _) = chart.xValues()[0] else { return fail("no interval") }
    #expect(facts.groups[0].x == .calendar(.quarter, from: from, to: end))
  }

  /// Three hours from local midnight on, whatever the offset of the zone and whatever the clocks do.
  @Test(
    arguments: ["UTC", "America/New_York", "Asia/Kathmandu", "Europe/Zurich"],
    [(2_025, 6, 6), (2_025, 3, 9), (2_025, 11, 2), (2_025, 10, 26)])
  func hoursGroupFromLocalMidnight(zone: String, date: (Int, Int, Int)) throws {
    let calendar = ChartCalendar(zone: try #require(TimeZoneRules(identifier: zone)), firstWeekday: .monday)
    let day = CivilDate(year: date.0, month: date.1, day: date.2).dayNumber
    let start = calendar.start(of: day, unit: .day)
    let hours = Int((calendar.start(of: day + 1, unit: .day).microseconds - start.microseconds) / 3_600_000_000)
    let rows = SampleRows(
      instants: (0..<hours).map { (start.microseconds + Int64($0) * 3_600_000_000, Double($0 + 1)) })
    let (chart, facts) = Self.facts(rows, .sample(.temporal, .calendar(.hour), by: .sum, calendar: calendar))
    Self.check(chart, facts)
    #expect(facts.groups.count == 8)
    for group in facts.groups {
      guard case .calendar(.hour, let from, _) = group.x else { return fail("no hours") }
      let minutes = calendar.zone.local(from).flooredDivision(by: 60_000_000)
      #expect(minutes % 180 == 0 || date.1 == 3 && minutes % 60 == 0, "\(from.iso8601(in: calendar.zone))")
    }
  }

  @Test func binsGroupAtFamiliarNumbers() {
    let rows = SampleRows((0..<100).map { (Double($0), Double($0)) })
    let (_, facts) = Self.facts(rows, .sample(.quantitative, .width(1), by: .sum))
    #expect(facts.groups.map(\.places) == (0..<10).map { $0 * 10..<$0 * 10 + 10 })
    #expect(facts.groups[0].x == .marks(from: .bin(from: 0, to: 1), to: .bin(from: 9, to: 10)))
  }
}
