/// One requested column while a block is read: where it stands in a row and where its values go.
///
/// Lives in unsafe memory of a `BatchBuilder`, so that the loop over rows touches neither reference counts nor arrays.
struct FieldStep {
  enum Kind: UInt8 {
    case number, instant, category
    /// A number that has a sign beside it, which only the slow path reads.
    case signedNumber
  }

  let kind: Kind
  /// How many fields of a row are passed over before this one.
  let skip: Int
  /// Whether this column is the one of the step before, asked for twice.
  let isRepeated: Bool

  /// Room for `BatchBuilder.capacity` values of eight bytes (numbers, instants) or four (codes).
  var values: UnsafeMutableRawPointer
  /// The decimal mark, as the fast path compares it.
  var mark: UInt64
  /// The most decimals that any value showed.
  var decimals = 0

  /// The date of the row before: most rows share it.
  var date = KnownDate()
  /// The last date met for each day of a year, for rows that are not sorted; `nil` unless the column has instants.
  var dates: UnsafeMutablePointer<KnownDate>?
  /// Whether wall-clock times are UTC, so that the fast path may take those without an offset.
  var isUTC: Bool
  /// The slots of the table of names; `nil` unless the column has categories.
  var slots: UnsafeMutablePointer<CategorySlot>?
  var shift: UInt64 = 0

  /// The code of a name in the batch at hand; `unseen` where it is new there.
  @inline(__always)
  func code(_ low: UInt64, _ high: UInt64) -> Int32 {
    guard let slots else { return CategorySlot.unseen }
    // In bounds: the table's shift leaves as many bits as its slots need.
    let slot = slots + Int(truncatingIfNeeded: CategorySlot.hash(low, high) &>> shift)
    return slot.pointee.low == low && slot.pointee.high == high ? slot.pointee.code : CategorySlot.unseen
  }

  /// Keeps the midnight of `yyyy-mm-dd`, given as its first eight and last two bytes; false if that is not a date.
  @inline(__always)
  mutating func remember(_ head: UInt64, _ tail: UInt16) -> Bool {
    guard let dates else { return false }
    // In bounds: `index` is below `KnownDate.count`, as many as there are.
    let known = dates + KnownDate.index(head, tail)
    if known.pointee.head != head || known.pointee.tail != tail {
      guard let date = KnownDate(head, tail) else { return false }
      known.pointee = date
    }
    date = known.pointee
    return true
  }
}
