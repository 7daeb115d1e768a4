import ChartModel

/// What a time is called in English by some parts of it, on the Gregorian calendar, as CLDR has it for the United States.
///
/// Of what has no place in a form, one part stands behind it.
struct UnitName {
  private let date: CivilDate
  /// Since midnight.
  private let milliseconds: Int
  /// The largest first.
  private let parts: [TimeUnitPart]

  /// - Parameter clock: microseconds since 1970 on the wall clock.
  init(clock: Int64, parts: [TimeUnitPart]) {
    let day = clock.flooredDivision(by: 86_400_000_000)
    date = CivilDate(dayNumber: Int(day))
    milliseconds = Int((clock &- day &* 86_400_000_000) / 1_000)
    self.parts = parts
  }

  var text: String {
    if parts.count == 1, let part = parts.first { return name(of: part) }
    let (date, time) = (dateText, timeText)
    return date.isEmpty || time.isEmpty ? date + time : date + joint + time
  }

  /// What stands between a date and a time.
  private var joint: String {
    if has([.month]) { return " at " }
    return parts.starts(with: [.day, .hours, .minutes]) ? " " : ", "
  }

  private func has(_ some: [TimeUnitPart]) -> Bool { some.allSatisfy(parts.contains) }

  // MARK: Dates

  /// What can stand by itself; the first that a unit has all parts of counts.
  private static let forms: [[TimeUnitPart]] = [
    [.year, .month, .date], [.year, .quarter], [.year, .month], [.year], [.month, .date], [.week], [.dayofyear],
    [.month], [.date], [.quarter], [.day],
  ]
  /// What may stand behind a form; the first that a unit has counts.
  private static let additions: [TimeUnitPart] = [.week, .dayofyear, .month, .date, .quarter, .day]

  private var dateText: String {
    guard let form = Self.forms.first(where: has) else { return "" }
    let added = Self.additions.first { parts.contains($0) && !form.contains($0) }
    return text(form) + (added.map(addition) ?? "")
  }

  private func text(_ form: [TimeUnitPart]) -> String {
    switch form {
    case [.year, .month, .date]: "\(month) \(date.day), \(date.year)"
    case [.year, .quarter]: "\(quarter) \(date.year)"
    case [.year, .month]: "\(month) \(date.year)"
    case [.month, .date]: "\(month) \(date.day)"
    case [.week]: String(weekOfYear)
    default: form.first.map(name) ?? ""
    }
  }

  private func addition(_ part: TimeUnitPart) -> String {
    switch part {
    case .day: " " + weekday
    case .dayofyear: " ├day of year: \(dayOfYear)┤"
    case .week: " (week: \(weekOfYear))"
    case .date: " (day: \(date.day))"
    default: " (\(part.rawValue): \(name(of: part)))"
    }
  }

  /// The name of a part by itself.
  private func name(of part: TimeUnitPart) -> String {
    switch part {
    case .year: String(date.year)
    case .quarter: quarter
    case .month: month
    // As in d3's `%U`: weeks begin on Sunday, and days before the first Sunday are in week 0.
    case .week: String((dayOfYear + 6 - date.weekday.daysAfterSunday) / 7)
    case .date: String(date.day)
    case .day: weekday
    case .dayofyear: String(dayOfYear)
    case .hours: "\(hour) \(half)"
    case .minutes: String(milliseconds / 60_000 % 60)
    case .seconds: String(milliseconds / 1_000 % 60)
    case .milliseconds: String(milliseconds % 1_000)
    }
  }

  private var month: String { TimeNames.months[date.month - 1] }

  private var weekday: String { TimeNames.weekdays[date.weekday.daysAfterSunday] }

  private var quarter: String { ["1st", "2nd", "3rd", "4th"][(date.month - 1) / 3] + " quarter" }

  private var dayOfYear: Int { Self.dayOfYear(date) }

  /// From 1.
  private static func dayOfYear(_ date: CivilDate) -> Int {
    date.dayNumber - CivilDate(year: date.year - 1, month: 12, day: 31).dayNumber
  }

  /// Weeks begin on Sunday, and the one with January 1 is the first, also for the days before it.
  private var weekOfYear: Int {
    (Self.dayOfYear(CivilDate(dayNumber: date.dayNumber + 6 - date.weekday.daysAfterSunday)) + 6) / 7
  }

  // MARK: Times of day

  private var timeText: String {
    let hasSecond = parts.contains { $0 == .seconds || $0 == .milliseconds }
    if has([.hours]), hasSecond, !has([.minutes]) { return "\(hour) \(half) (second: \(second))" }
    let numbers = [
      has([.hours]) ? String(hour) : nil, has([.minutes]) ? Instant.padded(milliseconds / 60_000 % 60, to: 2) : nil,
      hasSecond ? second : nil,
    ]
    return numbers.compactMap(\.self).joined(separator: ":") + (has([.hours]) ? " " + half : "")
  }

  private var hour: Int { (milliseconds / 3_600_000 + 11) % 12 + 1 }

  private var half: String { milliseconds < 43_200_000 ? "AM" : "PM" }

  /// In units with milliseconds those since midnight, as CLDR counts them.
  private var second: String {
    has([.milliseconds]) ? Instant.padded(milliseconds, to: 3) : Instant.padded(milliseconds / 1_000 % 60, to: 2)
  }
}
