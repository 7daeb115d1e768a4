/// The texts that stand for no value, in any letter case: nothing at all, `NA`, `N/A`, `null` and `-`.
enum MissingText {
  static func matches(_ text: Bytes) -> Bool {
    switch text.count {
    case 0: true
    case 1: text[0] == UInt8(ascii: "-")
    case 2: text.isWord("na")
    case 3: text.isWord("n/a")
    case 4: text.isWord("null")
    default: false
    }
  }

  /// Whether the text is `NaN`: not-a-number among numbers, no value among instants and categories.
  static func isNaN(_ text: Bytes) -> Bool {
    text.isWord("nan")
  }
}
