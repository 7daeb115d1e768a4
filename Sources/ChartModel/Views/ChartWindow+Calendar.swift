extension ChartWindow {
  /// The bucket of a calendar unit that holds an instant, as far as it lies in the domain.
  ///
  /// An instant outside the domain means the nearest end. `nil` where all of X is no time at all.
  ///
  /// ```swift
  /// ChartWindow(.month, containing: instant, in: calendar, domain: extent, shortest: day)  // June 1 to June 30
  /// ```
  public init?(
    _ unit: CalendarUnit, containing instant: Instant, in calendar: ChartCalendar, domain: Range<Double>,
    shortest: Double
  ) {
    guard !domain.isEmpty else { return nil }
    let first = Instant(coordinate: domain.lowerBound)
    let last = Instant(coordinate: domain.upperBound.nextDown.rounded(.down))
    let inside = max(first, min(instant, max(first, last)))
    let bucket = calendar.range(of: calendar.ordinal(of: inside, unit: unit), unit: unit)
    let range = bucket.clamped(to: domain)
    self.init(
      length: range.upperBound - range.lowerBound, position: range.lowerBound, domain: domain, shortest: shortest)
  }

  /// The unit of the calendar whose bucket this window shows, the finest of several; `nil` where it shows none.
  ///
  /// A month is a month whether it has 28 or 31 days, and so is one of which the domain has a part.
  public func unit(in calendar: ChartCalendar) -> CalendarUnit? {
    let start = Instant(coordinate: range.lowerBound)
    return CalendarUnit.allCases.sorted().first { unit in
      calendar.range(of: calendar.ordinal(of: start, unit: unit), unit: unit).clamped(to: domain) == range
    }
  }

  /// The window so many units of the calendar later, aligned to the calendar; earlier for a count below zero.
  ///
  /// Beyond an end of the domain it is the last or first that there is.
  public func moved(by count: Int, _ unit: CalendarUnit, in calendar: ChartCalendar) -> ChartWindow {
    let ordinal = calendar.ordinal(of: Instant(coordinate: range.lowerBound), unit: unit)
    let (target, overflow) = ordinal.addingReportingOverflow(count)
    let start = calendar.start(of: overflow ? (count < 0 ? .min : .max) : target, unit: unit)
    return ChartWindow(unit, containing: start, in: calendar, domain: domain, shortest: shortest) ?? self
  }

  /// The window after this one: the next bucket of its unit, else as much of X again.
  public func next(in calendar: ChartCalendar) -> ChartWindow {
    unit(in: calendar).map { moved(by: 1, $0, in: calendar) } ?? moved(by: length)
  }

  /// The window before this one: the previous bucket of its unit, else as much of X again.
  public func previous(in calendar: ChartCalendar) -> ChartWindow {
    unit(in: calendar).map { moved(by: -1, $0, in: calendar) } ?? moved(by: -length)
  }
}

extension ChartCalendar {
  /// The bucket of an ordinal as coordinates along X.
  public func range(of ordinal: Int, unit: CalendarUnit) -> Range<Double> {
    let from = Double(start(of: ordinal, unit: unit).microseconds)
    let (next, overflow) = ordinal.addingReportingOverflow(1)
    return from..<max(from, Double(start(of: overflow ? ordinal : next, unit: unit).microseconds))
  }
}
