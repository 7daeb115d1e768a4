import ChartModel

/// Turns instants into keys: the ordinal of their calendar bucket, or the instant itself while that is few enough.
struct InstantKeys {
  /// How fine the keys are.
  enum Resolution: Equatable {
    case exact
    case unit(CalendarUnit)
  }

  /// Each unit lies whole inside the next, so that buckets can be put together without going back to the rows.
  private static let coarsening: [CalendarUnit] = [.second, .minute, .hour, .day, .month, .year]

  let calendar: ChartCalendar
  let resolution: Resolution
  /// The calendar unit of the keys, or `nil` while they are exact.
  let unit: CalendarUnit?
  /// The stretch of time in which `offset` is right, found again when an instant falls outside it; empty for exact keys.
  private var known: Range<Int64> = 0..<0
  private var offset = 0
  /// What is added to an instant of the stretch, so that days begin at multiples of their length, none below zero.
  private var shift: Int64 = 0
  private let isByDay: Bool
  private let isFinerThanDay: Bool
  private var lastDay = Int.min
  private var lastKey = 0

  private static let day: Int64 = 86_400_000_000
  /// Half of all instants, some 146,000 years, so that nothing that is added to them overflows.
  private static let reach: Int64 = 1 << 62
  /// More days than come before 1970 in the reach, wherever the day begins.
  private static let daysBefore = 53_375_998

  init(calendar: ChartCalendar, resolution: Resolution) {
    self.calendar = calendar
    self.resolution = resolution
    if case .unit(let unit) = resolution { self.unit = unit } else { unit = nil }
    (isByDay, isFinerThanDay) = (unit == .day, unit.map { $0 < .day } ?? false)
  }

  @inline(__always)
  mutating func key(of microseconds: Int64) -> Int {
    guard known.contains(microseconds), let unit else { return rareKey(of: microseconds) }
    if isFinerThanDay { return calendar.ordinal(of: Instant(microseconds: microseconds), offset: offset, unit: unit) }
    let shifted = UInt64(bitPattern: microseconds &+ shift)
    let day = Int(truncatingIfNeeded: shifted / UInt64(Self.day)) &- Self.daysBefore
    if isByDay { return day }
    if day != lastDay { (lastDay, lastKey) = (day, calendar.ordinal(ofDay: day, unit: unit)) }
    return lastKey
  }

  /// The key of an instant that is exact, or that lies beyond the stretch; then the stretch moves there.
  @inline(never)
  private mutating func rareKey(of microseconds: Int64) -> Int {
    guard let unit else { return Int(microseconds) }
    let instant = Instant(microseconds: microseconds)
    findOffset(around: instant)
    return calendar.ordinal(of: instant, offset: offset, unit: unit)
  }

  /// Instants around one that surely share its key, a day of them at most; none where keys are finer than days.
  func neighbors(of microseconds: Int64) -> Range<Int64> {
    guard known.contains(microseconds), !isFinerThanDay else { return 0..<0 }
    let shifted = UInt64(bitPattern: microseconds &+ shift)
    let start = microseconds &- Int64(truncatingIfNeeded: shifted % UInt64(Self.day))
    return (start..<start &+ Self.day).clamped(to: known)
  }

  private mutating func findOffset(around instant: Instant) {
    let zone = calendar.zone
    let index = zone.changeIndex(at: instant)
    let lower = index == 0 ? -Self.reach : max(-Self.reach, zone.changes[index - 1].microseconds)
    let upper = index == zone.changes.count ? Self.reach : min(Self.reach, zone.changes[index].microseconds)
    known = lower..<max(lower, upper)
    offset = zone.offsets[index]
    shift = Int64(offset) &* 1_000_000 &+ Int64(Self.daysBefore) &* Self.day
  }

  /// The instant at which the bucket of a key begins.
  func start(of key: Int) -> Instant {
    switch resolution {
    case .exact: Instant(microseconds: Int64(key))
    case .unit(let unit): calendar.start(of: key, unit: unit)
    }
  }

  /// The same keys at the next coarser resolution; `nil` where there is none.
  func coarser() -> InstantKeys? {
    switch resolution {
    case .exact: return InstantKeys(calendar: calendar, resolution: .unit(.second))
    case .unit(let unit):
      guard let next = Self.coarsening.first(where: { $0 > unit }) else { return nil }
      return InstantKeys(calendar: calendar, resolution: .unit(next))
    }
  }
}
