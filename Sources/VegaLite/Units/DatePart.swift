/// The parts of dates as an author writes them, and as JavaScript counts them: January and Sunday are 0.
enum DatePart {
  private static let names = ["year", "quarter", "month", "date", "day", "hours", "minutes", "seconds", "milliseconds"]
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
  private static let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  /// The number of what an author writes: the month 1 or `Jan`, the day 0, 7 or `sun`; `nil` for what is no part.
  static func number(_ value: VegaValue, of name: String) -> (part: TimeUnitPart, number: Int)? {
    guard names.contains(name), let part = TimeUnitPart(rawValue: name) else { return nil }
    if case .string(let text) = value {
      guard part == .month || part == .day else { return nil }
      let start = String(text.lowercased().prefix(3))
      return (part == .month ? months : days).firstIndex(of: start).map { (part, $0) }
    }
    guard case .number(let number) = value, abs(number) < 1e9, let whole = Int(exactly: number) else { return nil }
    switch part {
    case .month: return (part, whole - 1)
    case .day: return (part, whole == 7 ? 0 : whole)
    default: return (part, whole)
    }
  }

  static func number(of part: TimeUnitPart, in date: JavaScriptDate.Parts) -> Int {
    switch part {
    case .year: date.year
    case .quarter: date.month / 3 + 1
    case .month: date.month
    case .week: date.week(beginning: 0)
    case .date: date.day
    case .day: date.weekday
    case .dayofyear: date.dayOfYear
    case .hours: date.hours
    case .minutes: date.minutes
    case .seconds: date.seconds
    case .milliseconds: date.milliseconds
    }
  }
}
