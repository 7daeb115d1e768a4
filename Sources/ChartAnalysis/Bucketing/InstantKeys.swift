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
  private(set) var resolution: Resolution
  /// The stretch of time in which `offset` is right; found again only when an instant falls outside it.
  private var validFrom: Int64 = .max
  private var validTo: Int64 = .min
  private var offset = 0
  private var lastDay = Int.min
  private var lastKey = 0

  init(calendar: ChartCalendar, resolution: Resolution) {
    self.calendar = calendar
    self.resolution = resolution
  }

  @inline(__always)
  mutating func key(of microseconds: Int64) -> Int {
    guard case .unit(let unit) = resolution else { return Int(microseconds) }
    let instant = Instant(microseconds: microseconds)
    if microseconds < validFrom || microseconds >= validTo { findOffset(at: instant) }
    guard unit >= .day else { return calendar.ordinal(of: instant, offset: offset, unit: unit) }
    let day = calendar.localDay(instant, offset: offset)
    if day != lastDay {
      lastDay = day
      lastKey = calendar.ordinal(ofDay: day, unit: unit)
    }
    return lastKey
  }

  @inline(never)
  private mutating func findOffset(at instant: Instant) {
    let zone = calendar.zone
    let index = zone.changeIndex(at: instant)
    validFrom = index == 0 ? .min : zone.changes[index - 1].microseconds
    validTo = index == zone.changes.count ? .max : zone.changes[index].microseconds
    offset = zone.offsets[index]
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
