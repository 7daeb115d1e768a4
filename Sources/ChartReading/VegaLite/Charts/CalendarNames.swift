import ChartModel
internal import Foundation

/// Writes the months, weekdays and times of day that come again and again, as a locale has them.
///
/// No word of any language stands here: all of them come from the locale's data.
struct CalendarNames: Sendable {
  let locale: Locale
  let zone: TimeZoneRules

  init(locale: Locale = Locale(identifier: "en_US"), zone: TimeZoneRules) {
    self.locale = locale
    self.zone = zone
  }

  /// The name of the stretch of a unit in which an instant lies: `January`, `Monday`, `9 AM`, `March 2012`.
  func name(of instant: Instant, unit: TimeUnitParts) -> String {
    let clock = zone.local(instant)
    let date = CivilDate(dayNumber: Int(clock.flooredDivision(by: 86_400_000_000)))
    if let number = Self.number(unit, date, clock: clock) { return number }
    let style = unit.parts.reduce(plainStyle) { Self.adding($1, to: $0) }
    return Self.spaced(Date(timeIntervalSince1970: Double(clock) / 1_000_000).formatted(style))
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
    let unit =
      clock.flooredDivision(by: 86_400_000_000) &* 86_400_000_000 == clock
      ? "yearmonthdate" : "yearmonthdatehoursminutes"
    return TimeUnitParts(unit).map { name(of: instant, unit: $0) } ?? ""
  }

  private var plainStyle: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }

  private static func adding(_ part: TimeUnitPart, to style: Date.FormatStyle) -> Date.FormatStyle {
    switch part {
    case .year: style.year()
    case .quarter: style.quarter(.wide)
    case .month: style.month(.wide)
    case .week: style.week(.defaultDigits)
    case .dayofyear: style.dayOfYear()
    case .date: style.day()
    case .day: style.weekday(.wide)
    case .hours: style.hour()
    case .minutes: style.minute(.twoDigits)
    case .seconds: style.second(.twoDigits)
    case .milliseconds: style.secondFraction(.milliseconds(3))
    }
  }

  /// Units that are numbers by themselves; `nil` for every other.
  private static func number(_ unit: TimeUnitParts, _ date: CivilDate, clock: Int64) -> String? {
    guard unit.parts.count == 1, let part = unit.parts.first else { return nil }
    let dayOfYear = date.dayNumber - CivilDate(year: date.year, month: 1, day: 1).dayNumber
    let second = (clock.flooredDivision(by: 1_000_000) % 86_400 + 86_400) % 86_400
    switch part {
    case .year: return String(date.year)
    case .date: return String(date.day)
    case .dayofyear: return String(dayOfYear + 1)
    // As in d3's `%U`: weeks begin on Sunday, and days before the first Sunday are in week 0.
    case .week: return String((dayOfYear + 7 - date.weekday.daysAfterSunday) / 7)
    case .minutes: return String(second / 60 % 60)
    case .seconds: return String(second % 60)
    case .milliseconds: return String((clock.flooredDivision(by: 1_000) % 1_000 + 1_000) % 1_000)
    case .quarter, .month, .day, .hours: return nil
    }
  }

  /// With plain spaces, where a locale has narrow ones that a screen reader may name.
  private static func spaced(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }
}
