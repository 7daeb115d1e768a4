import ChartModel

/// A time unit of Vega-Lite, such as `yearmonthdate`, as the units of the calendar that it is made of.
struct TimeUnitParts: Equatable, Sendable {
  /// The units, the largest first.
  let parts: [TimeUnitPart]

  /// The parts of a unit's name; `nil` for what is no unit.
  init?(_ name: String) {
    guard let unit = TimeUnitSpec(name) else { return nil }
    parts = unit.parts
  }

  /// Whether it names stretches of time that come once, and not the months or weekdays of every year.
  var isOnce: Bool { parts.first == .year }

  /// Whether it is made of whole days, and not of times of day.
  var isOfDays: Bool { calendarUnit >= .day }

  /// The finest unit, by which a calendar puts instants into buckets.
  var calendarUnit: CalendarUnit {
    switch parts.last {
    case .quarter: .quarter
    case .month: .month
    case .week: .week
    case .dayofyear, .date, .day: .day
    case .hours: .hour
    case .minutes: .minute
    case .seconds, .milliseconds: .second
    case .year, nil: .year
    }
  }
}
