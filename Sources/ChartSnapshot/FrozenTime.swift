#if os(Linux)
  import CChartSnapshot
  public import Foundation

  /// Does something at a time that stands still, with random numbers that are the same each time: `Date.now`, `Date()`, and what the
  /// standard library draws by chance.
  ///
  /// It holds for the thread that calls it, and so for views and what they do as they appear; not for tasks that wait, and not for values
  /// that were kept before, as those of `static let` are. Clocks that measure how long something takes go on; what waits until a date, as a
  /// semaphore with a deadline does, must not be asked meanwhile, for no date comes. A `UUID()` is new each time,
  /// and the order of sets and dictionaries is one of the process: `SWIFT_DETERMINISTIC_HASHING` in its environment fixes that.
  ///
  /// ```swift
  /// let day = Date(timeIntervalSince1970: 1_750_000_000)
  /// try withFrozenTime(day, seed: 7) { try expectLabels(of: StepsThisWeek()) }
  /// ```
  ///
  /// - Parameters:
  ///   - date: What `Date.now` is, to the nanosecond.
  ///   - seed: What the random numbers follow from.
  ///   - body: What is done. It may freeze another time within.
  public func withFrozenTime<Result>(_ date: Date, seed: UInt64 = 0, _ body: () throws -> Result) rethrows -> Result {
    let before = cv_exchange_frozen_time(cv_frozen_time(is_frozen: true, now: timespec(date), seed: seed))
    defer { _ = cv_exchange_frozen_time(before) }
    return try body()
  }

  extension timespec {
    /// A date of any year that the system can name.
    fileprivate init(_ date: Date) {
      let seconds = date.timeIntervalSince1970.rounded(.down)
      let rest = (date.timeIntervalSince1970 - seconds) * 1_000_000_000
      self.init(tv_sec: Int(exactly: seconds) ?? 0, tv_nsec: min(Int(exactly: rest.rounded()) ?? 0, 999_999_999))
    }
  }
#endif
