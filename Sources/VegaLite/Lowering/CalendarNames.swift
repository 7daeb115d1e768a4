import ChartModel

/// Names stretches of time, those that come once and those that come again and again.
struct CalendarNames: Sendable {
  let zone: TimeZoneRules

  /// The name of the stretch of a unit in which an instant lies: `January`, `Monday`, `9 AM`, `March 2012`.
  func name(of instant: Instant, unit: TimeUnitParts) -> String {
    UnitName(clock: zone.local(instant), parts: unit.parts).text
  }

  /// The name of a stretch of several units, up to where it ends: `January–March`, `12 AM–6 AM`.
  ///
  /// The last day or month is one of the stretch; a time of day is the one at which it ends.
  func name(from: Instant, to: Instant?, unit: TimeUnitParts) -> String {
    let first = name(of: from, unit: unit)
    guard let to, to > from else { return first }
    let last = name(of: unit.isOfDays ? Instant(microseconds: to.microseconds &- 1) : to, unit: unit)
    return first == last ? first : first + "–" + last
  }

  /// A day, with its time where it has one: `June 9, 2025`.
  func name(of instant: Instant) -> String {
    let clock = zone.local(instant)
    let isDay = clock.flooredDivision(by: 86_400_000_000) &* 86_400_000_000 == clock
    return UnitName(clock: clock, parts: [.year, .month, .date] + (isDay ? [] : [.hours, .minutes])).text
  }
}
