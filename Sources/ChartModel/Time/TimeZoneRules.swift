/// The offsets of a named time zone as a plain table, so that rows are read and bucketed without asking a calendar.
///
/// The table holds every change from 1800 to 2200; earlier and later instants have the first and the last offset.
///
/// ```swift
/// TimeZoneRules(identifier: "America/New_York")?.offset(at: Instant(seconds: 1_750_000_000))  // -14_400
/// ```
public struct TimeZoneRules: Hashable, Sendable {
  /// The name in the time zone database, such as `Europe/Zurich`, or `UTC`.
  public let identifier: String
  /// Where each offset after the first begins, ascending.
  package let changes: [Instant]
  /// The offsets from UTC in seconds, east positive; one more than `changes`.
  package let offsets: [Int]

  /// Coordinated universal time: the default wherever no zone is given, so that output does not depend on the machine.
  public static let utc = TimeZoneRules(identifier: "UTC", changes: [], offsets: [0])

  package init(identifier: String, changes: [Instant], offsets: [Int]) {
    self.identifier = identifier
    self.changes = changes
    self.offsets = offsets
  }

  /// Whether the zone never leaves UTC, so that no look-up is needed.
  package var isUTC: Bool { changes.isEmpty && offsets == [0] }

  /// The offset from UTC at an instant, in seconds, east positive.
  ///
  /// - Complexity: O(log *n*) in the number of changes.
  public func offset(at instant: Instant) -> Int {
    isUTC ? 0 : offsets[changeIndex(at: instant)]
  }

  /// How many changes have come by an instant: also the place of its offset in `offsets`.
  package func changeIndex(at instant: Instant) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The wall clock at an instant, in microseconds since 1970-01-01T00:00:00 of that wall clock.
  public func local(_ instant: Instant) -> Int64 {
    instant.microseconds.addingClamped(Int64(offset(at: instant)) * 1_000_000)
  }

  /// The instant at which the wall clock shows a time.
  ///
  /// A time that comes twice (clocks go back) means the first; a time that is skipped (clocks go forward) means as long
  /// after the change as it claims to be, as ISO 8601 readers commonly take it.
  public func instant(local microseconds: Int64) -> Instant {
    if isUTC { return Instant(microseconds: microseconds) }
    let day: Int64 = 86_400_000_000
    let before = offset(at: Instant(microseconds: microseconds.addingClamped(-day)))
    let after = offset(at: Instant(microseconds: microseconds.addingClamped(day)))
    let early = Instant(microseconds: microseconds.addingClamped(Int64(-before) * 1_000_000))
    if before == after || local(early) == microseconds { return early }
    let late = Instant(microseconds: microseconds.addingClamped(Int64(-after) * 1_000_000))
    return local(late) == microseconds ? late : early
  }

  /// Which of two equal times on the wall clock an instant is.
  public enum Repetition: Sendable {
    case first, second
  }

  /// Whether the wall clock shows the time of an instant twice, as it does when clocks go back, and which time it is.
  public func repetition(of instant: Instant) -> Repetition? {
    guard !isUTC else { return nil }
    let local = local(instant)
    let index = changeIndex(at: instant)
    for neighbor in [index - 1, index + 1] where offsets.indices.contains(neighbor) {
      let other = Instant(microseconds: local &- Int64(offsets[neighbor]) &* 1_000_000)
      if other != instant, changeIndex(at: other) == neighbor { return other < instant ? .second : .first }
    }
    return nil
  }
}
