/// How the numbers of a column are written.
struct NumberStyle: Hashable, Sendable {
  /// The byte between the whole part and the fraction: a point or a comma.
  var decimalMark: UInt8
  /// Whether one group of three after the other mark is a thousand, as in `1,234`; two groups always are.
  var allowsSingleGroup: Bool
  /// The sign that stands at every number.
  var sign: UnitSign?

  static let point = NumberStyle(decimalMark: UInt8(ascii: "."), allowsSingleGroup: false)
  static let groupedPoint = NumberStyle(decimalMark: UInt8(ascii: "."), allowsSingleGroup: true)
  static let comma = NumberStyle(decimalMark: UInt8(ascii: ","), allowsSingleGroup: true)

  /// The mark that can only stand between groups of three digits.
  var groupMark: UInt8 { decimalMark == UInt8(ascii: ".") ? UInt8(ascii: ",") : UInt8(ascii: ".") }
}

/// What a text is, read as a number.
enum NumberReading: Equatable {
  /// A number (NaN and infinities included) and how many decimals it shows.
  case value(Double, decimals: Int)
  case missing
  /// Digits that stand for a number beyond every `Double`.
  case tooLarge
  case bad

  /// Whether it stands for a number, told or not.
  var isNumber: Bool {
    switch self {
    case .value, .tooLarge: true
    case .missing, .bad: false
    }
  }
}
