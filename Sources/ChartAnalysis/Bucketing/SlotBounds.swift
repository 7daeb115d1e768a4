/// The first and the last instant of each slot, by which a bucket is known that data fill in part.
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

  /// Makes room for a slot; slots come one after another, and those that nobody noted hold nothing.
  @inline(never)
  private mutating func widen(to slot: Int, _ instant: Int64) {
    guard slot >= firsts.count else { return }
    let missing = slot - firsts.count
    firsts += [Int64](repeating: .max, count: missing) + [instant]
    lasts += [Int64](repeating: .min, count: missing) + [instant]
  }

  /// The first and the last instant of a slot; `nil` where nothing was noted.
  func range(of slot: Int) -> ClosedRange<Int64>? {
    guard firsts.indices.contains(slot), firsts[slot] <= lasts[slot] else { return nil }
    return firsts[slot]...lasts[slot]
  }
}
