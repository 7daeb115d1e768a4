/// A date on the proleptic Gregorian calendar, without a time zone.
///
/// ```swift
/// CivilDate(year: 2024, month: 2, day: 29).dayNumber  // 19_782
/// CivilDate(dayNumber: 0)                             // 1970-01-01
/// ```
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The astronomical year: 0 is the year before the year 1.
  public var year: Int
  /// The month, 1 to 12.
  public var month: Int
  /// The day of the month, 1 to 31.
  public var day: Int

  /// A date from its parts, which the caller has checked (`isValid` tells).
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date so many days after 1970-01-01.
  ///
  /// The algorithm is `civil_from_days` of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2021):
  /// years begin in March, so the leap day is the last of its year.
  public init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01: `days_from_civil` of the same paper.
  public var dayNumber: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Whether this date is on the calendar: February 30 is not.
  public var isValid: Bool {
    (1...12).contains(month) && day >= 1 && day <= Self.daysInMonth(month, of: year)
  }

  /// The number of days in a month: 28 to 31, or 0 for a month outside 1 to 12.
  public static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }

  /// Whether a year has a February 29.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The weekday of this date.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday, the fifth day of a week that begins on Sunday.
    let index = Int(Int64(dayNumber + 4) - Int64(dayNumber + 4).flooredDivision(by: 7) * 7)
    return Weekday.allCases[index]
  }

  /// Whether the first date comes before the second.
  public static func < (first: CivilDate, second: CivilDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}

/// A day of the week; its raw value is its English name, as the option `--first-weekday` takes it.
public enum Weekday: String, CaseIterable, Sendable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// How many days after Sunday this weekday comes: 0 to 6.
  public var daysAfterSunday: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
