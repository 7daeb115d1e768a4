import ChartModel

/// What comes round in the calendar, and the phases that people name.
public enum CalendarCycle: String, Sendable, CaseIterable {
  /// The minutes of an hour, 0 to 59.
  case minuteOfHour = "minute-of-hour"
  /// The hours of a day, 0 to 23.
  case hourOfDay = "hour-of-day"
  /// Night (from midnight to 6), morning (to noon), afternoon (to 18) and evening (to midnight), 0 to 3.
  case partOfDay = "part-of-day"
  /// The days of a week, Sunday 0 to Saturday 6.
  case weekday
  /// Mondays to Fridays, 0, and Saturdays and Sundays, 1.
  case weekend
  /// The months of a year, January 0 to December 11.
  case monthOfYear = "month-of-year"
  /// The quarters of a year, 0 to 3.
  case quarterOfYear = "quarter-of-year"
  /// The halves of a year, 0 and 1.
  case halfOfYear = "half-of-year"

  /// How many phases there are.
  public var phaseCount: Int {
    switch self {
    case .minuteOfHour: 60
    case .hourOfDay: 24
    case .partOfDay: 4
    case .weekday: 7
    case .weekend: 2
    case .monthOfYear: 12
    case .quarterOfYear: 4
    case .halfOfYear: 2
    }
  }

  /// The cycles to look for in buckets of a unit, the shortest first, with their lengths in buckets.
  ///
  /// Lengths come from the calendar alone: a length found in the data has no name that can be told. A year of days is 365
  /// and one of weeks 52, as a drift of a day a year does no harm to months.
  static func candidates(for unit: CalendarUnit) -> [(cycle: CalendarCycle, length: Int)] {
    switch unit {
    case .second, .year: []
    case .minute: [(.minuteOfHour, 60), (.hourOfDay, 1_440)]
    case .hour: [(.hourOfDay, 24), (.weekday, 168)]
    case .day: [(.weekday, 7), (.monthOfYear, 365)]
    case .week, .isoWeek: [(.monthOfYear, 52)]
    case .month: [(.monthOfYear, 12)]
    case .quarter: [(.quarterOfYear, 4)]
    case .halfYear: [(.halfOfYear, 2)]
    }
  }

  /// The phase of an instant by the wall clock of a calendar.
  func phase(of instant: Instant, in calendar: ChartCalendar) -> Int {
    let microseconds = calendar.zone.local(instant)
    let day = microseconds.flooredDivision(by: 86_400_000_000)
    // Near the end of all instants the start of the day is beyond them; the difference is right all the same.
    let minute = Int((microseconds &- day &* 86_400_000_000) / 60_000_000)
    let date = CivilDate(dayNumber: Int(day))
    return switch self {
    case .minuteOfHour: minute % 60
    case .hourOfDay: minute / 60
    case .partOfDay: minute / 360
    case .weekday: date.weekday.daysAfterSunday
    case .weekend: [0, 6].contains(date.weekday.daysAfterSunday) ? 1 : 0
    case .monthOfYear: date.month - 1
    case .quarterOfYear: (date.month - 1) / 3
    case .halfOfYear: (date.month - 1) / 6
    }
  }
}
