/// Buckets instants by calendar units in a time zone, by whole-number arithmetic alone.
///
/// Every bucket has an ordinal; neighbours differ by one. A day of 23 or 25 hours is one bucket.
///
/// ```swift
/// let calendar = ChartCalendar(zone: .utc, firstWeekday: .sunday)
/// calendar.ordinal(of: Instant(seconds: 0), unit: .year)  // 1970
/// ```
public struct ChartCalendar: Hashable, Sendable {
  /// The zone whose wall clock bounds the buckets.
  public let zone: TimeZoneRules
  /// The weekday with which a `week` begins.
  public let firstWeekday: Weekday
  /// Whether data stand on the first day of each week alone, so that this day is told and not the week.
  package var weeksAreDates = false
  /// Whether stretches end on a day that data name, which is then told; else they end as it begins.
  package var endsAreNamed = false

  /// A calendar in a zone, with weeks that begin on the given weekday.
  public init(zone: TimeZoneRules, firstWeekday: Weekday) {
    self.zone = zone
    self.firstWeekday = firstWeekday
  }

  /// The ordinal of the bucket that holds an instant.
  public func ordinal(of instant: Instant, unit: CalendarUnit) -> Int {
    ordinal(of: instant, offset: zone.offset(at: instant), unit: unit)
  }

  /// The same where the caller knows the offset, as a loop over rows does.
  @inlinable
  package func ordinal(of instant: Instant, offset: Int, unit: CalendarUnit) -> Int {
    switch unit {
    case .second: ordinal(of: instant, offset: offset, length: 1)
    case .minute: ordinal(of: instant, offset: offset, length: 60)
    case .hour: ordinal(of: instant, offset: offset, length: 3_600)
    default: ordinal(ofDay: localDay(instant, offset: offset), unit: unit)
    }
  }

  /// Buckets shorter than a day run on through a change of the clocks: the hour that comes twice is two buckets.
  @inlinable
  func ordinal(of instant: Instant, offset: Int, length: Int) -> Int {
    let shift = Int64(offset % length) &* 1_000_000
    return Int(instant.microseconds.addingClamped(shift).flooredDivision(by: Int64(length) &* 1_000_000))
  }

  /// Days since 1970-01-01 on the wall clock.
  @inlinable
  package func localDay(_ instant: Instant, offset: Int) -> Int {
    Int(instant.microseconds.addingClamped(Int64(offset) &* 1_000_000).flooredDivision(by: 86_400_000_000))
  }

  /// The ordinal of the bucket that holds a day, for units of a day or longer; the day itself for shorter ones.
  @inlinable
  package func ordinal(ofDay day: Int, unit: CalendarUnit) -> Int {
    switch unit {
    case .second, .minute, .hour, .day: return day
    case .week: return week(of: day, beginning: firstWeekday)
    case .isoWeek: return week(of: day, beginning: .monday)
    case .month, .quarter, .halfYear, .year:
      let date = CivilDate(dayNumber: day)
      return Self.ordinal(month: date.year * 12 + date.month - 1, unit: unit)
    }
  }

  /// The ordinal of the bucket that holds a month (year times 12 plus months since January).
  @inlinable
  static func ordinal(month: Int, unit: CalendarUnit) -> Int {
    let length: Int64 =
      switch unit {
      case .quarter: 3
      case .halfYear: 6
      case .year: 12
      default: 1
      }
    return Int(Int64(month).flooredDivision(by: length))
  }

  @usableFromInline
  func week(of day: Int, beginning weekday: Weekday) -> Int {
    // 1970-01-04 was a Sunday.
    Int(Int64(day - 3 - weekday.daysAfterSunday).flooredDivision(by: 7))
  }

  /// The first instant of a bucket.
  ///
  /// Ordinals do not fall as time goes on, so the edge is found by halving between two instants that surely enclose it:
  /// right across every change of the clocks, without a rule for each. The exception is clocks that go back over
  /// midnight, as Newfoundland's did: of the two midnights the first counts.
  public func start(of ordinal: Int, unit: CalendarUnit) -> Instant {
    // Beyond every instant, and far enough from the ends of the integers to reckon with.
    let ordinal = min(max(ordinal, -1 << 48), 1 << 48)
    let guess = nominalStart(of: ordinal, unit: unit)
    if zone.isUTC { return Instant(microseconds: guess) }
    let edge = firstInstant(atOrAfter: ordinal, unit: unit, near: guess)
    guard unit >= .day else { return edge }
    let midnight = zone.instant(local: guess)
    return self.ordinal(of: midnight, unit: unit) == ordinal ? min(edge, midnight) : edge
  }

  private func firstInstant(atOrAfter ordinal: Int, unit: CalendarUnit, near guess: Int64) -> Instant {
    let margin: Int64 = 2 * 86_400_000_000
    var low = guess.addingClamped(-margin)
    var high = guess.addingClamped(margin)
    while low < high {
      let middle = low &+ (high &- low) / 2
      if self.ordinal(of: Instant(microseconds: middle), unit: unit) >= ordinal {
        high = middle
      } else {
        low = middle &+ 1
      }
    }
    return Instant(microseconds: low)
  }

  /// Where a bucket would begin in UTC, in microseconds.
  private func nominalStart(of ordinal: Int, unit: CalendarUnit) -> Int64 {
    switch unit {
    case .second: Instant(seconds: ordinal).microseconds
    case .minute: Instant(seconds: ordinal.multipliedOrClamped(by: 60)).microseconds
    case .hour: Instant(seconds: ordinal.multipliedOrClamped(by: 3_600)).microseconds
    default: Instant(seconds: firstDay(of: ordinal, unit: unit).multipliedOrClamped(by: 86_400)).microseconds
    }
  }

  /// The first day (since 1970-01-01) of a bucket of a day or longer.
  package func firstDay(of ordinal: Int, unit: CalendarUnit) -> Int {
    switch unit {
    case .second, .minute, .hour, .day: ordinal
    case .week: ordinal * 7 + 3 + firstWeekday.daysAfterSunday
    case .isoWeek: ordinal * 7 + 3 + Weekday.monday.daysAfterSunday
    case .month: Self.firstDay(ofMonth: ordinal)
    case .quarter: Self.firstDay(ofMonth: ordinal * 3)
    case .halfYear: Self.firstDay(ofMonth: ordinal * 6)
    case .year: Self.firstDay(ofMonth: ordinal * 12)
    }
  }

  private static func firstDay(ofMonth month: Int) -> Int {
    let year = Int(Int64(month).flooredDivision(by: 12))
    return CivilDate(year: year, month: month - year * 12 + 1, day: 1).dayNumber
  }
}

extension Int {
  fileprivate func multipliedOrClamped(by factor: Int) -> Int {
    let product = multipliedReportingOverflow(by: factor)
    return product.overflow ? (self < 0 ? .min : .max) : product.partialValue
  }
}
