import ChartTestSupport
import ChartModel
import Foundation
import Testing

@testable import ChartAnalysis

/// Buckets of calendar units against a dictionary of Foundation's intervals.
@Suite struct CalendarBucketingTests {
  static let zones = ["UTC", "America/New_York", "Europe/Zurich", "America/Sao_Paulo", "Asia/Kathmandu"]
  static let units: [CalendarUnit] = [
    .second, .minute, .hour, .day, .week, .isoWeek, .month, .quarter, .halfYear, .year,
  ]

  @Test(arguments: zones, units)
  func agreesWithFoundation(zone: String, unit: CalendarUnit) throws {
    let specification = try specification(zone, unit)
    let bucket = try intervals(zone, unit)
    let rows = Self.rows(unit, count: 500)
    var twin = Twin(rows, by: .sum, bucket: bucket)
    for aggregate in Aggregate.ofRows {
      var spec = specification
      spec.y.aggregate = aggregate
      twin.aggregate = aggregate
      twin.check(rows.chart(spec), "\(zone) \(unit) \(aggregate)")
    }
  }

  @Test(arguments: ["Europe/Zurich"])
  func seriesAndCountedRows(zone: String) throws {
    var rows = Self.rows(.day, count: 2_000)
    let names = SampleValues.names(rows.rows.count, from: ["b", "a", "Zürich", "c d"], seed: 11)
    for row in names.indices { rows.rows[row].series = names[row] }
    var specification = try specification(zone, .week)
    specification.series = SeriesEncoding(field: "group")
    let bucket = try intervals(zone, .week)
    for mark in MarkKind.allCases {
      specification.mark = mark
      specification.y = YEncoding(field: nil)
      Twin(rows, by: .count, countsRows: true, bucket: bucket).check(rows.chart(specification), "\(mark) counted")
      specification.y = YEncoding(field: "value", aggregate: .median)
      Twin(rows, by: .median, bucket: bucket).check(rows.chart(specification), "\(mark) median")
    }
  }

  /// Buckets follow each other without a hole, in order.
  @Test(arguments: zones, units)
  func bucketsJoin(zone: String, unit: CalendarUnit) throws {
    let chart = Self.rows(unit, count: 300).chart(try specification(zone, unit))
    let ends = chart.xValues().compactMap { x -> (Instant, Instant)? in
      if case .interval(let from, let to) = x { (from, to) } else { nil }
    }
    #expect(ends.count == chart.xValues().count)
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $0.1 == $1.0 })
    let from = try #require(ends.first?.0)
    let to = try #require(ends.last?.1)
    #expect(chart.xAxis.domain == .instants(from: from, to: to))
    #expect(chart.xAxis.bucketing == .calendar(unit))
  }

  private func specification(_ zone: String, _ unit: CalendarUnit) throws -> ChartSpecification {
    let rules = try #require(TimeZoneRules(identifier: zone))
    let calendar = ChartCalendar(zone: rules, firstWeekday: .saturday)
    return .sample(.temporal, .calendar(unit), by: .sum, calendar: calendar)
  }

  /// About a hundred buckets from 2024 on, rows out of order, some without an X.
  private static func rows(_ unit: CalendarUnit, count: Int) -> SampleRows {
    var random = SeededGenerator(seed: 12)
    let values = SampleValues.mixed(count, seed: 13)
    let span = unit.microseconds * 100
    return SampleRows(
      values.map { value in
        let instant = 1_709_900_000_000_000 + Int64.random(in: 0..<span, using: &random)
        let isMissing = Int.random(in: 0..<50, using: &random) == 0
        return SampleRow(x: isMissing ? .missing : .instant(instant), y: value)
      })
  }

  private func intervals(_ zone: String, _ unit: CalendarUnit) throws -> (SampleX) -> XValue? {
    var calendar = Calendar(identifier: unit == .isoWeek ? .iso8601 : .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    if unit != .isoWeek { calendar.firstWeekday = 7 }
    return { x in
      guard case .instant(let microseconds) = x else { return nil }
      let date = Date(timeIntervalSince1970: (Double(microseconds) / 1_000_000).rounded(.down))
      guard let interval = Self.interval(unit, of: date, in: calendar) else { return nil }
      return .interval(from: Self.instant(interval.start), to: Self.instant(interval.end))
    }
  }

  private static func interval(_ unit: CalendarUnit, of date: Date, in calendar: Calendar) -> DateInterval? {
    switch unit {
    case .second: return calendar.dateInterval(of: .second, for: date)
    case .minute: return calendar.dateInterval(of: .minute, for: date)
    case .hour: return calendar.dateInterval(of: .hour, for: date)
    case .day: return calendar.dateInterval(of: .day, for: date)
    case .week, .isoWeek: return calendar.dateInterval(of: .weekOfYear, for: date)
    case .month: return calendar.dateInterval(of: .month, for: date)
    case .quarter: return months(3, of: date, in: calendar)
    case .halfYear: return months(6, of: date, in: calendar)
    case .year: return calendar.dateInterval(of: .year, for: date)
    }
  }

  private static func months(_ count: Int, of date: Date, in calendar: Calendar) -> DateInterval? {
    let parts = calendar.dateComponents([.year, .month], from: date)
    guard let year = parts.year, let month = parts.month else { return nil }
    let first = (month - 1) / count * count + 1
    guard let start = calendar.date(from: DateComponents(year: year, month: first, day: 1)),
      let end = calendar.date(from: DateComponents(year: year, month: first + count, day: 1))
    else { return nil }
    return DateInterval(start: start, end: end)
  }

  private static func instant(_ date: Date) -> Instant { Instant(seconds: Int(date.timeIntervalSince1970)) }
}
