import ChartModel

/// A unit of the calendar by Vega's name: where its intervals begin, and steps along it (vega-time, d3-time).
enum JavaScriptInterval: String, CaseIterable, Sendable {
  case year, quarter, month, week, date, day, dayofyear, hours, minutes, seconds, milliseconds

  /// How long every interval is in milliseconds, where all are equally long.
  private var length: Double? {
    switch self {
    case .hours: 3_600_000
    case .minutes: 60_000
    case .seconds: 1_000
    case .milliseconds: 1
    default: nil
    }
  }

  /// No interval is longer than this, in milliseconds.
  var longest: Double {
    let day: Double = 25 * 3_600_000
    return switch self {
    case .year: 366 * day
    case .quarter: 93 * day
    case .month: 31 * day
    case .week: 7 * day
    default: length ?? day
    }
  }

  /// Where the interval that holds a time begins; not-a-number for a time that is none.
  func floor(_ time: Double, in zone: TimeZoneRules) -> Double {
    guard let parts = JavaScriptDate.parts(time, in: zone) else { return .nan }
    let (year, month) = (Double(parts.year), Double(parts.month))
    func day(_ day: Int) -> Double {
      JavaScriptDate.time(year: year, month: month, day: Double(day), in: zone)
    }
    switch self {
    case .year: return JavaScriptDate.time(year: year, in: zone)
    case .quarter: return JavaScriptDate.time(year: year, month: Double(parts.month / 3 * 3), in: zone)
    case .month: return day(1)
    case .week: return day(parts.day - parts.weekday)
    case .date, .day, .dayofyear: return day(parts.day)
    // By what the wall clock shows, without reckoning it anew: the hour that comes twice stays two hours.
    case .hours: return time - Double((parts.minutes * 60 + parts.seconds) * 1_000 + parts.milliseconds)
    case .minutes: return time - Double(parts.seconds * 1_000 + parts.milliseconds)
    case .seconds: return time - Double(parts.milliseconds)
    case .milliseconds: return time
    }
  }

  /// The beginning of an interval at or after a time.
  func ceiling(_ time: Double, in zone: TimeZoneRules) -> Double {
    floor(offset(floor(time - 1, in: zone), by: 1, in: zone), in: zone)
  }

  /// A time so many steps on; steps of a day and longer keep the wall clock.
  func offset(_ time: Double, by steps: Double, in zone: TimeZoneRules) -> Double {
    let steps = steps.rounded(.down)
    if let length { return JavaScriptDate.clipped(time + steps * length) }
    guard let parts = JavaScriptDate.parts(time, in: zone) else { return .nan }
    var (years, months, days) = (0.0, 0.0, 0.0)
    switch self {
    case .year: years = steps
    case .month: months = steps
    case .quarter: months = Self.months(ofQuarters: steps, from: parts.month)
    case .week: days = steps * 7
    default: days = steps
    }
    return JavaScriptDate.time(
      year: Double(parts.year) + years, month: Double(parts.month) + months, day: Double(parts.day) + days,
      hours: Double(parts.hours), minutes: Double(parts.minutes), seconds: Double(parts.seconds),
      milliseconds: Double(parts.milliseconds), in: zone)
  }

  /// A quarter is every third month: a step goes on to the next month that begins one.
  private static func months(ofQuarters steps: Double, from month: Int) -> Double {
    let past = Double(month % 3)
    if steps > 0 { return steps * 3 - past }
    return steps < 0 && past > 0 ? (steps + 1) * 3 - past : steps * 3
  }
}
