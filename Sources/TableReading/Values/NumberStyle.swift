@_spi(Bytes) import SourceText

/// How the numbers of a column are written.
struct NumberStyle: Hashable, Sendable {
  /// The byte between the whole part and the fraction: a point or a comma.
  var decimalMark: UInt8
  /// Whether one group of three after the other mark is a thousand, as in `1,234`; two groups always are.
  var allowsSingleGroup: Bool
  /// What stands at every number and names its unit.
  var unit: String?
  /// What else may stand around a number.
  var extras: Extras = []

  /// Forms that are read where the column shows them.
  struct Extras: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// A number without the unit of the others.
    static let bare = Extras(rawValue: 1)
    /// Letters that multiply.
    static let scales = Extras(rawValue: 2)
    /// Marks of footnotes and states.
    static let flags = Extras(rawValue: 4)
    /// `<1`, which is no number that can be drawn.
    static let bounds = Extras(rawValue: 8)
    /// Digits mean what they say, the seventeenth too.
    static let exact = Extras(rawValue: 16)
  }

  static let point = NumberStyle(decimalMark: UInt8(ascii: "."), allowsSingleGroup: false)
  static let groupedPoint = NumberStyle(decimalMark: UInt8(ascii: "."), allowsSingleGroup: true)
  /// The numbers of JSON as a program reads them.
  static let exactPoint = NumberStyle(decimalMark: UInt8(ascii: "."), allowsSingleGroup: false, extras: .exact)
  static let comma = NumberStyle(decimalMark: UInt8(ascii: ","), allowsSingleGroup: true)

  /// The mark that can only stand between groups of three digits.
  var groupMark: UInt8 { decimalMark == UInt8(ascii: ".") ? UInt8(ascii: ",") : UInt8(ascii: ".") }
  /// Whether a number may stand alone.
  var readsBareNumbers: Bool { unit == nil || extras.contains(.bare) }

  /// Whether a cell has nothing around its digits that this column does not show.
  func allows(_ cell: NumberCell) -> Bool {
    (cell.unit.isEmpty ? readsBareNumbers : unit.map(cell.unit.isText) ?? false)
      && (cell.power == 0 || extras.contains(.scales)) && (cell.flag.isEmpty || extras.contains(.flags))
      && (!cell.isBound || extras.contains(.bounds))
  }
}

/// What a text is, read as a number.
enum NumberReading: Equatable {
  /// A number (NaN and infinities included) and how many decimals it shows.
  case value(Double, decimals: Int)
  case missing
  /// A number that is only known to lie below or above another, such as `<1`.
  case bound
  /// Digits that stand for a number beyond every `Double`.
  case tooLarge
  case bad

  /// Whether it stands for a number, told or not.
  var isNumber: Bool {
    switch self {
    case .value, .tooLarge, .bound: true
    case .missing, .bad: false
    }
  }
}
