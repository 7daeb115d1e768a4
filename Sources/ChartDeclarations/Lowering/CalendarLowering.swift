internal import ChartModel
internal import Foundation

extension CalendarUnit {
  /// The bucket of a component, or of the nearest that has one; `nil` for components that are no length of time.
  init?(_ component: Calendar.Component, in calendar: Calendar) {
    switch component {
    case .era, .year, .yearForWeekOfYear: self = .year
    case .quarter: self = .quarter
    case .month: self = .month
    case .weekOfYear, .weekOfMonth: self = calendar.identifier == .iso8601 ? .isoWeek : .week
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: self = .day
    case .hour: self = .hour
    case .minute: self = .minute
    case .second, .nanosecond: self = .second
    default: return nil
    }
  }
}

/// Calendars as rules; each zone is looked up once, since its table takes time to make.
struct CalendarCache {
  let environment: EnvironmentValues
  private var zones: [TimeZone: TimeZoneRules] = [:]

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The calendar of a value, or else that of the chart with the chart's zone.
  mutating func calendar(_ own: Calendar?) -> ChartCalendar {
    let zone = rules(of: own?.timeZone ?? environment.timeZone)
    return ChartCalendar(zone: zone, firstWeekday: Self.firstWeekday(of: own ?? environment.calendar))
  }

  private mutating func rules(of zone: TimeZone) -> TimeZoneRules {
    let rules = zones[zone] ?? TimeZoneRules(zone)
    zones[zone] = rules
    return rules
  }

  private static func firstWeekday(of calendar: Calendar) -> Weekday {
    // The weeks of ISO 8601 begin on Monday, whatever the calendar claims.
    if calendar.identifier == .iso8601 { return .monday }
    let index = calendar.firstWeekday - 1
    return Weekday.allCases.indices.contains(index) ? Weekday.allCases[index] : .sunday
  }
}
