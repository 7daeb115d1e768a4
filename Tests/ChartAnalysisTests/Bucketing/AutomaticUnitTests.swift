import ChartTestSupport
import ChartModel
import Testing

@testable import ChartAnalysis

/// The rule that a chart has 5 to 60 buckets.
@Suite struct AutomaticUnitTests {
  static let second: Int64 = 1_000_000
  static let hour = 3_600 * second
  static let day = 24 * hour

  /// Spans of rows a thousandth of the span apart, from 2025-01-01 on.
  @Test(arguments: [
    (5 * second, CalendarUnit.second), (50 * second, .second), (60 * second, .second), (61 * second, .second),
    (300 * second, .minute), (3_000 * second, .minute), (hour - second, .minute), (2 * hour, .hour),
    (5 * hour, .hour),
    (day, .hour), (2 * day, .hour), (3 * day, .hour), (4 * day, .day), (7 * day, .day), (59 * day, .day),
    (61 * day, .week),
    (365 * day, .week), (420 * day, .month), (4 * 365 * day, .month), (6 * 365 * day, .year), (59 * 365 * day, .year),
    (500 * 365 * day, .year),
  ])
  func unitOfASpan(span: Int64, unit: CalendarUnit) {
    let rows = SampleRows(instants: (0..<1_001).map { (Self.start + span / 1_000 * Int64($0), 1) })
    let chart = rows.chart(.sample(.temporal, .auto))
    #expect(chart.xAxis.bucketing == .calendar(unit))
    #expect(chart.source.assumptions == [.aggregate(.mean)], "nobody chose for the author but the mean")
  }

  private static let start: Int64 = 1_735_689_600_000_000

  @Test func comfortableWhereverAUnitAllowsIt() {
    var random = SeededGenerator(seed: 41)
    let calendar = ChartCalendar(zone: .utc, firstWeekday: .sunday)
    for _ in 0..<3_000 {
      let span = Int64(Double.random(in: 7...17.2, using: &random).exponentOfTen)
      let first = Instant(
        microseconds: Int64.random(in: -1_000_000_000_000_000...2_000_000_000_000_000, using: &random))
      let last = Instant(microseconds: first.microseconds + span)
      let unit = UnitChoice(calendar: calendar).unit(from: first, to: last, notFinerThan: nil)
      let counts = [CalendarUnit.second, .minute, .hour, .day, .week, .month, .year].map {
        (unit: $0, count: calendar.ordinal(of: last, unit: $0) - calendar.ordinal(of: first, unit: $0) + 1)
      }
      let comfortable = counts.filter { (5...60).contains($0.count) }
      if let finest = comfortable.first { #expect(unit == finest.unit, "\(counts)") }
    }
  }

  @Test func neverFinerThanTheKeys() {
    let calendar = ChartCalendar(zone: .utc, firstWeekday: .sunday)
    for finest in [CalendarUnit.minute, .hour, .day, .month, .year] {
      let unit = UnitChoice(calendar: calendar).unit(
        from: Instant(seconds: 0), to: Instant(seconds: 10), notFinerThan: finest)
      #expect(unit == finest)
    }
  }

  @Test func oneInstant() {
    let chart = SampleRows(instants: [(Self.start, 4)]).chart(.sample(.temporal, .auto))
    #expect(chart.values() == [.number(4)])
    #expect(chart.xAxis.bucketing == .calendar(.second))
  }

  /// Rows are counted by units that nobody asked for, and the chart says so.
  @Test func countedRowsAreBucketed() {
    let rows = SampleRows(instants: (0..<50).map { (Self.start + $0 * Self.day, 1) })
    let chart = rows.chart(.sample(.temporal, .asGiven, field: nil))
    #expect(chart.xAxis.bucketing == .calendar(.day))
    #expect(chart.source.assumptions == [.bucket(.day)])
  }
}

extension Double {
  fileprivate var exponentOfTen: Double {
    var power = 1.0
    for _ in 0..<Int(self) { power *= 10 }
    return power * (1 + 9 * (self - self.rounded(.down)))
  }
}
