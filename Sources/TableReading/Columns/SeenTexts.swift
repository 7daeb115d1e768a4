@_spi(Bytes) import SourceText

/// Tells whether a text came before, by its hash: a set that does not hash again what is a hash already.
///
/// Two texts of one hash among a few hundred thousand would only make a column seem to repeat.
struct SeenTexts {
  private var slots: [UInt64] = Array(repeating: 0, count: 64)
  private var count = 0

  /// Remembers a text; false where it was known.
  mutating func insert(_ text: Bytes) -> Bool {
    guard insert(hash: text.hash | 1) else { return false }
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  private mutating func insert(hash: UInt64) -> Bool {
    // The capacity is a power of two, so the mask keeps every index inside.
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash >> 20) & mask
    while slots[index] != 0 {
      if slots[index] == hash { return false }
      index = (index + 1) & mask
    }
    slots[index] = hash
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 4)
    for hash in old where hash != 0 { _ = insert(hash: hash) }
  }
}
