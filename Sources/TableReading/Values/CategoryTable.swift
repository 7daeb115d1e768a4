@_spi(Bytes) import SourceText

/// A place in the table of names: a key of up to 16 bytes, and what the batch at hand calls it.
struct CategorySlot {
  /// The first and the second eight bytes of the name, zeros past its end: unambiguous, as no text holds a zero byte.
  var low: UInt64
  var high: UInt64
  /// The code in this batch; `unseen` before the name comes; -1 for no value, and in empty slots.
  ///
  /// An empty slot thus looks like the empty name, and answers rightly for it.
  var code: Int32
  /// The place of the name in the table's list; -1 in an empty slot.
  var name: Int32

  static let unseen: Int32 = -2
  static let missing: Int32 = -1
  static let empty = CategorySlot(low: 0, high: 0, code: missing, name: -1)

  @inline(__always)
  static func hash(_ low: UInt64, _ high: UInt64) -> UInt64 {
    ((low ^ (high &<< 31 | high &>> 33)) &* 0x9E37_79B9_7F4A_7C15) ^ high
  }
}

/// The names of a column that a worker has met, so that a name that comes again costs no `String`.
///
/// Codes count from 0 in each batch, in the order in which names first come there: what a batch holds does not depend on
/// which worker read it. Texts that differ in outer blanks alone share a name.
///
/// Unsafe memory: `slots` holds `capacity` slots (a power of two), and every index is cut to that by `shift` or `mask`.
final class CategoryTable {
  private(set) var slots: UnsafeMutablePointer<CategorySlot>
  private(set) var shift: UInt64
  private var capacity: Int
  private var used = 0

  /// Each known text (short or long), with its name's code in this batch.
  private var names: [String] = []
  private var codes: [Int32] = []
  private var longNames: [UInt64: [(bytes: [UInt8], name: Int)]] = [:]
  private var namesByText: [String: Int] = [:]

  /// The names of this batch in order of their codes, and where each is in `names`; a row that is set aside may have
  /// brought one that no other row has.
  private(set) var batchNames: [String] = []
  private var batchPlaces: [Int] = []

  /// Tables past this many names are emptied between batches, so that memory depends on a batch, not on the file.
  private static let limit = 4_096
  private static let firstCapacity = 256

  init() {
    capacity = Self.firstCapacity
    shift = UInt64(64 - capacity.trailingZeroBitCount)
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: .empty, count: capacity)
  }

  deinit { slots.deallocate() }

  func beginBatch() {
    if names.count > Self.limit { forget() }
    for place in batchPlaces where place < codes.count { codes[place] = CategorySlot.unseen }
    if !batchPlaces.isEmpty {
      for index in 0..<capacity where slots[index].code >= 0 { slots[index].code = CategorySlot.unseen }
    }
    batchNames = []
    batchPlaces.removeAll(keepingCapacity: true)
  }

  private func forget() {
    names = []
    codes = []
    longNames = [:]
    namesByText = [:]
    used = 0
    slots.update(repeating: .empty, count: capacity)
  }

  /// The code of a text of any length.
  func code(_ text: Bytes) -> Int32 {
    guard text.count <= 16 else { return longCode(text) }
    var low: UInt64 = 0
    var high: UInt64 = 0
    for index in 0..<text.count {
      if index < 8 { low |= UInt64(text[index]) &<< UInt64(8 * index) }
      if index >= 8 { high |= UInt64(text[index]) &<< UInt64(8 * (index - 8)) }
    }
    return code(low, high, text: text)
  }

  /// The code of a text of up to 16 bytes, whose key the caller has made.
  func code(_ low: UInt64, _ high: UInt64, text: Bytes) -> Int32 {
    if low == 0, high == 0 { return CategorySlot.missing }
    var index = Int(CategorySlot.hash(low, high) &>> shift)
    while slots[index].low != low || slots[index].high != high {
      if slots[index].low == 0, slots[index].high == 0 {
        insert(CategorySlot(low: low, high: high, code: CategorySlot.unseen, name: Int32(nameIndex(text))), at: index)
        return code(low, high, text: text)
      }
      index = (index + 1) & (capacity - 1)
    }
    if slots[index].code == CategorySlot.unseen {
      slots[index].code = batchCode(name: Int(slots[index].name))
    }
    return slots[index].code
  }

  private func insert(_ slot: CategorySlot, at index: Int) {
    slots[index] = slot
    if slot.name < 0 { slots[index].code = CategorySlot.missing }
    used += 1
    if used * 2 > capacity { grow() }
  }

  private func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: capacity)
    capacity *= 2
    shift -= 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: .empty, count: capacity)
    for slot in old where slot.low != 0 || slot.high != 0 {
      var index = Int(CategorySlot.hash(slot.low, slot.high) &>> shift)
      while slots[index].low != 0 || slots[index].high != 0 { index = (index + 1) & (capacity - 1) }
      slots[index] = slot
    }
    old.deallocate()
  }

  private func longCode(_ text: Bytes) -> Int32 {
    let hash = text.hash
    for known in longNames[hash] ?? [] where known.bytes.count == text.count {
      let isSame = known.bytes.withUnsafeBufferPointer { $0.elementsEqual(text.buffer) }
      if isSame { return batchCode(name: known.name) }
    }
    let name = nameIndex(text)
    longNames[hash, default: []].append((Array(text.buffer), name))
    return batchCode(name: name)
  }

  /// The place of a text's name among all names, which is new or that of the same text with other blanks around it;
  /// -1 where the text stands for no value.
  private func nameIndex(_ text: Bytes) -> Int {
    let trimmed = text.trimmed
    if MissingText.matches(trimmed) || MissingText.isNaN(trimmed) { return -1 }
    let name = trimmed.text
    if let known = namesByText[name] { return known }
    names.append(name)
    codes.append(CategorySlot.unseen)
    namesByText[name] = names.count - 1
    return names.count - 1
  }

  private func batchCode(name: Int) -> Int32 {
    guard name >= 0 else { return CategorySlot.missing }
    if codes[name] == CategorySlot.unseen {
      codes[name] = Int32(truncatingIfNeeded: batchNames.count)
      batchNames.append(names[name])
      batchPlaces.append(name)
    }
    return codes[name]
  }
}
