/// The first and the last instant of each slot, by which a bucket is known that data fill in part.
///
/// Rows of one day that follow each other are noted once or twice, so that both are right to the day.
struct SlotBounds: Sendable {
  private(set) var firsts: [Int64] = []
  private(set) var lasts: [Int64] = []

  @inline(__always)
  mutating func note(_ instant: Int64, at slot: Int32) {
    let slot = Int(slot)
    guard firsts.indices.contains(slot) else { return widen(to: slot, instant) }
    if instant < firsts[slot] { firsts[slot] = instant }
    if instant > lasts[slot] { lasts[slot] = instant }
  }

  @inline(never)
  private mutating func widen(to slot: Int, _ instant: Int64) {
    guard slot >= firsts.count else { return }
    // Slots come one after another; those that nobody noted hold nothing.
    let missing = slot + 1 - firsts.count
    firsts += [Int64](repeating: .max, count: missing)
    lasts += [Int64](repeating: .min, count: missing)
    note(instant, at: Int32(clamping: slot))
  }

  /// The first and the last instant of a slot; `nil` where nothing was noted.
  func range(of slot: Int) -> ClosedRange<Int64>? {
    guard firsts.indices.contains(slot), firsts[slot] <= lasts[slot] else { return nil }
    return firsts[slot]...lasts[slot]
  }
}
