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
  /// The decimal mark less the digit zero, as the fast path compares it.
  var mark: UInt64
  /// The most decimals that any value showed.
  var decimals = 0

  /// The first ten bytes of the last ISO date, and its midnight: most rows share the day of the row before.
  var dateHead: UInt64 = 0
  var dateTail: UInt16 = 0
  var midnight: Int64 = 0
  /// Whether wall-clock times are UTC, so that the fast path may take those without an offset.
  var isUTC: Bool
  /// Whether a date alone may be taken by the fast path (in UTC again).
  var slots: UnsafeMutablePointer<CategorySlot>?
  var shift: UInt64 = 0
}
