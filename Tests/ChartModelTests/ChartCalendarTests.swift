import Foundation
import Testing

@testable import ChartModel

/// Buckets of the calendar against Foundation's `dateInterval(of:for:)`.
@Suite struct ChartCalendarTests {
  @Test(arguments: Zones.all, [CalendarUnit.minute, .day, .month, .year])
  func plainUnits(name: String, unit: CalendarUnit) throws {
    let components: [CalendarUnit: Calendar.Component] = [.minute: .minute, .day: .day, .month: .month, .year: .year]
    let component = try #require(components[unit])
    try compare(name, unit, count: 200) { $0.dateInterval(of: component, for: $1) }
  }

  /// Not beside a change by part of an hour, where Foundation's hours leave the wall clock's edges.
  @Test(arguments: Zones.all)
  func hours(name: String) throws {
    let rules = try Zones.rules(name)
    let odd = rules.changes.indices.filter { (rules.offsets[$0 + 1] - rules.offsets[$0]) % 3_600 != 0 }
      .map { rules.changes[$0].seconds }
    try compare(name, .hour, count: 200) { calendar, date in
      if odd.contains(where: { abs($0 - date.timeIntervalSince1970) < 7_200 }) { return nil }
      return calendar.dateInterval(of: .hour, for: date)
    }
  }

  @Test(arguments: Zones.all, Weekday.allCases)
  func weeks(name: String, weekday: Weekday) throws {
    try compare(name, .week, count: 40, firstWeekday: weekday) { week(of: $1, in: $0) }
  }

  @Test(arguments: Zones.all)
  func isoWeeks(name: String) throws {
    var iso = Calendar(identifier: .iso8601)
    iso.timeZone = try Zones.foundation(name)
    try compare(name, .isoWeek, count: 200) { week(of: $1, in: iso) }
  }

  /// Not of the week with the skipped day in Samoa, which Foundation takes to have 168 hours.
  private func week(of date: Date, in calendar: Calendar) -> DateInterval? {
    let isOdd =
      calendar.timeZone.identifier == "Pacific/Apia" && abs(date.timeIntervalSince1970 - 1_325_239_200) < 691_200
    return isOdd ? nil : calendar.dateInterval(of: .weekOfYear, for: date)
  }

  @Test(arguments: Zones.all, [(CalendarUnit.quarter, 3), (.halfYear, 6)])
  func runsOfMonths(name: String, unit: (CalendarUnit, Int)) throws {
    try compare(name, unit.0, count: 200) { calendar, date in
      let month = calendar.component(.month, from: date)
      guard let own = calendar.dateInterval(of: .month, for: date),
        let first = calendar.date(byAdding: .month, value: -((month - 1) % unit.1), to: own.start),
        let next = calendar.date(byAdding: .month, value: unit.1, to: first)
      else { return nil }
      return DateInterval(start: calendar.startOfDay(for: first), end: calendar.startOfDay(for: next))
    }
  }

  /// From 1950 on: before it, local mean times make Foundation's own edges a matter of taste.
  private func compare(
    _ name: String, _ unit: CalendarUnit, count: Int, firstWeekday: Weekday = .sunday,
    interval: (Calendar, Date) -> DateInterval?
  ) throws {
    let rules = try Zones.rules(name)
    let ours = ChartCalendar(zone: rules, firstWeekday: firstWeekday)
    var theirs = Calendar(identifier: .gregorian)
    theirs.timeZone = try Zones.foundation(name)
    theirs.firstWeekday = firstWeekday.daysAfterSunday + 1
    for second in Zones.seconds(rules, count: count, seed: 5) where second > -631_152_000 {
      guard let expected = interval(theirs, Date(timeIntervalSince1970: Double(second))),
        Zones.agree(name, in: expected)
      else { continue }
      let ordinal = ours.ordinal(of: Instant(seconds: second), unit: unit)
      let start = ours.start(of: ordinal, unit: unit)
      let end = ours.start(of: ordinal + 1, unit: unit)
      if start.seconds != expected.start.timeIntervalSince1970 || end.seconds != expected.end.timeIntervalSince1970 {
        let at = Instant(seconds: second).iso8601(in: rules)
        Issue.record("\(name) \(at) \(unit): \(start.iso8601(in: rules)) to \(end.iso8601(in: rules)), not \(expected)")
        return
      }
    }
  }
}
