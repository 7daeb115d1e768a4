/// Gives each distinct key a slot, in order of appearance.
///
/// Keys that lie close together (days, months, bins) are looked up in an array; keys that lie far apart in a dictionary.
struct SlotIndex {
  /// The key of each slot.
  private(set) var keys: [Int] = []
  /// Slots by key less `base`; -1 where there is none.
  private var dense: [Int32] = []
  private var base = 0
  private var sparse: [Int: Int32] = [:]
  private var isSparse = false

  /// How many keys the array has room for: a few times their span at most.
  var room: Int { dense.count }

  /// The widest span of keys that is kept as an array: 1 MiB of slots.
  private static let widestSpan = 1 << 18

  /// The slot of a key, made if it is new.
  @inline(__always)
  mutating func slot(for key: Int) -> Int32 {
    let place = key &- base
    if dense.indices.contains(place), dense[place] >= 0 { return dense[place] }
    return newSlot(for: key)
  }

  /// The slot of a key, or `nil` where it has none.
  func existing(_ key: Int) -> Int? {
    if isSparse { return sparse[key].map(Int.init) }
    let (place, overflow) = key.subtractingReportingOverflow(base)
    guard !overflow, dense.indices.contains(place), dense[place] >= 0 else { return nil }
    return Int(dense[place])
  }

  @inline(never)
  private mutating func newSlot(for key: Int) -> Int32 {
    if let slot = sparse[key] { return slot }
    let slot = Int32(clamping: keys.count)
    keys.append(key)
    let place = key &- base
    if !isSparse, place < 0 || place >= dense.count { widen(to: key) }
    if isSparse { sparse[key] = slot } else { dense[key - base] = slot }
    return slot
  }

  /// Makes room for a key in the array, or gives the array up when the span is too wide for it.
  private mutating func widen(to key: Int) {
    guard !dense.isEmpty else {
      // Near the ends of the integers a distance could wrap round and look short.
      guard key.magnitude < 1 << 60 else { return becomeSparse() }
      base = key
      dense = [-1]
      return
    }
    guard key < base || key >= base + dense.count else { return }
    let low = min(base, key)
    let (span, overflow) = max(base + dense.count - 1, key).subtractingReportingOverflow(low)
    guard !overflow, span < Self.widestSpan else { return becomeSparse() }
    // Twice the room on the side that grows, so that an ordered file moves the array only now and then.
    let room = min(span * 2 + 1, Self.widestSpan)
    let front = key < base ? min(room - span - 1, base - low) : 0
    var wider = [Int32](repeating: -1, count: room)
    let (newBase, underflow) = low.subtractingReportingOverflow(front)
    guard !underflow else { return becomeSparse() }
    for (place, slot) in dense.enumerated() where slot >= 0 && base + place - newBase < room {
      wider[base + place - newBase] = slot
    }
    (dense, base) = (wider, newBase)
  }

  private mutating func becomeSparse() {
    isSparse = true
    dense = []
    for (slot, key) in keys.enumerated() { sparse[key] = Int32(clamping: slot) }
  }
}
