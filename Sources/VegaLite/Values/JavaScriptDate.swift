import ChartModel

/// Times as JavaScript's `Date` has them: milliseconds since 1970 in UTC, not-a-number for an invalid date.
///
/// Parts are reckoned in a zone with the proleptic Gregorian calendar (ECMA-262, section 21.4.1).
enum JavaScriptDate {
  /// The last time that is one: 100,000,000 days from 1970 on either side.
  static let limit = 8.64e15

  /// A time without a fraction of a millisecond; not-a-number beyond the limit (`TimeClip`).
  static func clipped(_ time: Double) -> Double {
    guard time.isFinite, abs(time) <= limit else { return .nan }
    return time.rounded(.towardZero) + 0
  }

  /// The parts of a time on the wall clock.
  struct Parts: Equatable {
    var year = 1970
    /// 0 to 11.
    var month = 0
    /// 1 to 31.
    var day = 1
    /// 0 is Sunday.
    var weekday = 0
    var hours = 0
    var minutes = 0
    var seconds = 0
    var milliseconds = 0
    /// Days since 1970 on the wall clock.
    var dayNumber = 0
  }

  /// The parts of a time; `nil` for one that is none.
  static func parts(_ time: Double, in zone: TimeZoneRules) -> Parts? {
    guard let local = local(time, in: zone) else { return nil }
    let dayNumber = Int(local.flooredDivision(by: 86_400_000))
    let clock = Int(local) - dayNumber * 86_400_000
    let date = CivilDate(dayNumber: dayNumber)
    return Parts(
      year: date.year, month: date.month - 1, day: date.day, weekday: date.weekday.daysAfterSunday,
      hours: clock / 3_600_000, minutes: clock / 60_000 % 60, seconds: clock / 1_000 % 60,
      milliseconds: clock % 1_000, dayNumber: dayNumber)
  }

  /// Milliseconds on the wall clock since 1970-01-01T00:00 of that clock.
  static func local(_ time: Double, in zone: TimeZoneRules) -> Int64? {
    guard let whole = Int64(exactly: clipped(time)) else { return nil }
    return whole + Int64(offset(time, in: zone)) * 1_000
  }

  /// Seconds from UTC at a time, east positive.
  static func offset(_ time: Double, in zone: TimeZoneRules) -> Int {
    guard !zone.isUTC, let whole = Int64(exactly: clipped(time)) else { return 0 }
    return zone.offset(at: Instant(microseconds: whole * 1_000))
  }

  /// The time at which the wall clock shows so many milliseconds since 1970; not-a-number beyond the limit.
  static func time(local: Double, in zone: TimeZoneRules) -> Double {
    // A day more than the limit, because zones differ from UTC by less than a day.
    guard local.isFinite, abs(local) <= limit + 86_400_000, let whole = Int64(exactly: local.rounded(.towardZero))
    else { return .nan }
    if zone.isUTC { return clipped(local) }
    return clipped(Double(zone.instant(local: whole * 1_000).microseconds.flooredDivision(by: 1_000)))
  }

  /// The time of parts that may lie outside their ranges: month 12 is January of the next year.
  static func time(
    year: Double, month: Double = 0, day: Double = 1, hours: Double = 0, minutes: Double = 0, seconds: Double = 0,
    milliseconds: Double = 0, in zone: TimeZoneRules
  ) -> Double {
    let day = self.day(year: year, month: month, day: day)
    let parts = [hours * 3_600_000, minutes * 60_000, seconds * 1_000, milliseconds]
    guard parts.allSatisfy(\.isFinite) else { return .nan }
    let clock =
      hours.rounded(.towardZero) * 3_600_000 + minutes.rounded(.towardZero) * 60_000
      + seconds.rounded(.towardZero) * 1_000 + milliseconds.rounded(.towardZero)
    return time(local: day * 86_400_000 + clock, in: zone)
  }

  /// Days since 1970 (`MakeDay`).
  static func day(year: Double, month: Double, day: Double) -> Double {
    guard year.isFinite, month.isFinite, day.isFinite, abs(year) < 4e5, abs(month) < 5e6, abs(day) < 2e8 else {
      return .nan
    }
    let month = month.rounded(.towardZero)
    let years = (month / 12).rounded(.down)
    guard let whole = Int(exactly: year.rounded(.towardZero) + years), let left = Int(exactly: month - years * 12)
    else { return .nan }
    return Double(CivilDate(year: whole, month: left + 1, day: 1).dayNumber) + day.rounded(.towardZero) - 1
  }

  /// A date as `Date.prototype.toString` writes it.
  static func text(_ time: Double, in zone: TimeZoneRules) -> String {
    guard let parts = parts(time, in: zone) else { return "Invalid Date" }
    let offset = offset(time, in: zone)
    let sign = offset < 0 ? "-" : "+"
    let zoneText = sign + padded(abs(offset) / 3_600, 2) + padded(abs(offset) / 60 % 60, 2)
    let clock = [parts.hours, parts.minutes, parts.seconds].map { padded($0, 2) }.joined(separator: ":")
    let year = (parts.year < 0 ? "-" : "") + padded(abs(parts.year), parts.year < 0 ? 6 : 4)
    let weekday = TimeNames.weekdays[parts.weekday].prefix(3)
    let month = TimeNames.months[parts.month].prefix(3)
    let name = zone.isUTC ? "Coordinated Universal Time" : zone.identifier
    return "\(weekday) \(month) \(padded(parts.day, 2)) \(year) \(clock) GMT\(zoneText) (\(name))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

/// The English names of months and weekdays, whole; the first three letters are the short ones.
enum TimeNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
}
