import ChartModel

/// Days since 1970-01-01 for years 0 to 9999, without a division by a variable: the fast path's own arithmetic.
enum DayNumbers {
  /// The day number of a date on the calendar; nil for a date that is not.
  @inline(__always)
  static func dayNumber(year: Int, month: Int, day: Int) -> Int? {
    guard month >= 1, month <= 12, day >= 1, day <= 31 else { return nil }
    guard day <= 28 || day <= CivilDate.daysInMonth(month, of: year) else { return nil }
    // Years begin in March, so the leap day is the last (days_from_civil of Howard Hinnant).
    let marchYear = month <= 2 ? year &+ 399 : year &+ 400
    let dayOfYear = (153 &* (month > 2 ? month &- 3 : month &+ 9) &+ 2) / 5 &+ day &- 1
    let leapDays = marchYear / 4 &- marchYear / 100 &+ marchYear / 400
    // 146_097 days of the 400 years added, and 719_468 days from 0000-03-01 to 1970-01-01.
    return marchYear &* 365 &+ leapDays &+ dayOfYear &- 146_097 &- 719_468
  }
}
