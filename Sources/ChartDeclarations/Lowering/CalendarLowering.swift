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

  /// Whether all dates by the week are Mondays, so that weeks that would begin on Sunday begin there.
  private var beginOnMonday = false

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Calendars for the marks of a chart: Mondays name the weeks that begin with them.
  init(_ environment: EnvironmentValues, weeksOf marks: [PlacedMark]) {
    self.init(environment)
    let values = marks.flatMap { [$0.x, $0.xEnd, $0.y, $0.yEnd] }.compactMap { $0 }
    let weeks = values.filter { [.weekOfYear, .weekOfMonth].contains($0.unit) }
    let calendar = calendar(nil)
    let instants = Set(weeks.compactMap(\.content.instant))
    beginOnMonday = instants.count > 1 && instants.allSatisfy { calendar.isMonday($0) }
  }

  /// The calendar of a value, or else that of the chart with the chart's zone.
  mutating func calendar(_ own: Calendar?) -> ChartCalendar {
    let zone = rules(of: own?.timeZone ?? environment.timeZone)
    let first = Self.firstWeekday(of: own ?? environment.calendar)
    return ChartCalendar(zone: zone, firstWeekday: beginOnMonday && first == .sunday ? .monday : first)
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

extension ChartCalendar {
  fileprivate func isMonday(_ instant: Int64) -> Bool {
    // January 1, 1970, was a Thursday.
    let day = ordinal(of: Instant(microseconds: instant), unit: .day)
    return (day % 7 + 7) % 7 == 4
  }
}
