internal import ChartModel

/// Times as people tell them: to the second where the chart lasts longer than a few, and to the day where all marks stand at one time of
/// their days, such as noon.
struct WholeTimes {
  let marks: [PlacedMark]

  init(_ marks: [PlacedMark], environment: EnvironmentValues) {
    let told = marks.filter { !$0.isRule }
    let instants = told.flatMap { [$0.x, $0.xEnd] }.compactMap { $0?.content.instant }
    var calendars = CalendarCache(environment)
    let calendar = calendars.calendar(nil)
    if Self.areDays(told, instants, calendar) {
      self.marks = marks.map { $0.isRule ? $0 : Self.at($0, step: { Self.day(of: $0, calendar) }) }
    } else if let first = instants.min(), let last = instants.max(), Self.isLong(from: first, to: last) {
      self.marks = marks.map { Self.at($0, step: Self.second(of:)) }
    } else {
      self.marks = marks
    }
  }

  private static func second(of instant: Int64) -> Int64 {
    let rest = instant % 1_000_000
    // Before 1970 the rest is below zero; at the ends of what 64 bits hold there is no room for a step.
    return rest < 0 ? (instant > .min + 2_000_000 ? instant - (rest + 1_000_000) : instant) : instant - rest
  }

  private static func day(of instant: Int64, _ calendar: ChartCalendar) -> Int64 {
    let ordinal = calendar.ordinal(of: Instant(microseconds: instant), unit: .day)
    return calendar.start(of: ordinal, unit: .day).microseconds
  }

  /// Whether it takes ten seconds and more: below, parts of a second are what is shown.
  private static func isLong(from first: Int64, to last: Int64) -> Bool {
    let (length, isEndless) = last.subtractingReportingOverflow(first)
    return isEndless || length >= 10_000_000
  }

  /// Whether all marks stand at one time of several days, each for its day.
  private static func areDays(_ marks: [PlacedMark], _ instants: [Int64], _ calendar: ChartCalendar) -> Bool {
    guard Set(instants).count > 1, instants.allSatisfy({ abs($0 / 2) < 1 << 60 }),
      marks.allSatisfy({ $0.x?.content.instant == nil || $0.xEnd == nil && $0.x?.unit == nil })
    else { return false }
    return Set(instants.map { $0 - day(of: $0, calendar) }).count == 1
  }

  private static func at(_ mark: PlacedMark, step: (Int64) -> Int64) -> PlacedMark {
    var mark = mark
    for path in [\PlacedMark.x, \PlacedMark.xEnd] {
      if let instant = mark[keyPath: path]?.content.instant { mark[keyPath: path]?.content = .instant(step(instant)) }
    }
    return mark
  }
}

extension PlottedContent {
  /// Microseconds since 1970; `nil` for everything else, and for a missing date.
  var instant: Int64? {
    if case .instant(let instant) = self, instant != ColumnValues.missingInstant { instant } else { nil }
  }
}
