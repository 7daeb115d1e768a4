@_spi(Bytes) import SourceText

/// The texts that stand for no value, in any letter case.
enum MissingText {
  /// What stands for no value in a column of any type: nothing at all, `NA`, `N/A`, `null` and `-`.
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

  /// What stands for no value among numbers and dates, and may be a text of its own elsewhere: `.`, `..`, `:`, `--`, `***`, `None`, `#N/A`.
  static func isAmongNumbers(_ text: Bytes) -> Bool {
    guard mayBegin(text[0]), text.count <= 16 else { return false }
    if text[0] == UInt8(ascii: ":"), isMarked(text) { return true }
    if text[0] == UInt8(ascii: "*") { return (0..<text.count).allSatisfy { text[$0] == UInt8(ascii: "*") } }
    return marks.contains { text.count == $0.utf8CodeUnitCount && text.isWord($0) }
  }

  /// Whether a letter behind a colon says why there is no value, as Eurostat has it: `: c`.
  private static func isMarked(_ text: Bytes) -> Bool {
    let mark = text.from(1).trimmed
    return (1...2).contains(mark.count) && (0..<mark.count).allSatisfy { mark[$0].isLetter }
  }

  /// A quick look that spares most texts the list.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte.lowercased {
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: "("),
      UInt8(ascii: "<"),
      UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "m"), UInt8(ascii: "u"),
      0xE2:
      true
    default: false
    }
  }

  private static let marks: [StaticString] = [
    ".", "..", "...", ":", "--", "---", "–", "—", "?", "\\n", "none", "nil", "n.a.", "n.a", "n/d", "n.d.", "nd",
    "(null)",
    "(na)", "<na>", "missing", "unknown", "not available", "no data", "#n/a", "#n/a n/a", "#na", "#div/0!", "#value!",
    "#ref!",
    "#name?", "#num!", "#null!", "#spill!", "nan%",
  ]

  /// Whether the text is `NaN`: not-a-number among numbers, no value among instants and categories.
  static func isNaN(_ text: Bytes) -> Bool {
    text.isWord("nan")
  }
}
