import ChartModel
@_spi(Bytes) import SourceText

/// The time that a date names: a day, a month or a year is all of it, a time of day is a moment.
struct TimeSpan: Equatable {
  /// Its first instant.
  var start: Instant
  /// The first instant after it.
  var end: Instant

  /// The span that a text names, as the columns of a table write dates; `nil` where it is no date.
  static func read(_ text: String, zone: TimeZoneRules) -> TimeSpan? {
    let bytes = Array(text.utf8)
    let reading = bytes.withUnsafeBufferPointer { buffer -> DateReading in
      guard let start = buffer.baseAddress else { return .missing }
      return DateText.read(Bytes(start, count: buffer.count), style: .years)
    }
    guard case .value(let microseconds, let precision, let hasOffset) = reading else { return nil }
    let start = hasOffset ? Instant(microseconds: microseconds) : zone.instant(local: microseconds)
    let calendar = ChartCalendar(zone: zone, firstWeekday: .sunday)
    guard let unit = precision.unit else {
      return TimeSpan(start: start, end: Instant(microseconds: start.microseconds + 1))
    }
    return TimeSpan(start: start, end: calendar.start(of: calendar.ordinal(of: start, unit: unit) + 1, unit: unit))
  }
}

extension DatePrecision {
  /// The calendar unit that dates of this precision name; `nil` for times, which may be of any.
  var unit: CalendarUnit? {
    switch self {
    case .year: .year
    case .halfYear: .halfYear
    case .quarter: .quarter
    case .month: .month
    case .week: .isoWeek
    case .day: .day
    case .time: nil
    }
  }
}
