@_spi(Bytes) import SourceText

/// Letters and words behind a number that multiply it: `5k`, `1.2M`, `3 bn`, `2 Mio.`.
enum NumberScales {
  private static let words: [(StaticString, Int)] = [
    ("thousand", 3), ("tsd", 3), ("mn", 6), ("mm", 6), ("mio", 6), ("million", 6), ("millions", 6), ("mrd", 9),
    ("bn", 9), ("bln", 9), ("billion", 9), ("billions", 9), ("tn", 12), ("trillion", 12), ("trillions", 12),
  ]

  /// The power of ten of a letter or a word.
  ///
  /// - Parameters:
  ///   - isGlued: Whether it stands right behind its number. A letter with a blank before it is a unit: `5 K` are kelvins.
  ///   - isAmount: Whether a currency stands before the number: nobody has meters of dollars.
  static func power(_ word: Bytes, isGlued: Bool, isAmount: Bool = false) -> Int? {
    guard word.count > 1 else { return isGlued ? power(of: word[0], isAmount) : nil }
    // Two letters `mm` are millimeters as well.
    return words.first { word.isWord($0.0) && !word.isWord("mm") }?.1
  }

  /// A small `m` is a meter or a minute, and `b` and `t` are bytes and tons.
  private static func power(of letter: UInt8, _ isAmount: Bool) -> Int? {
    if isAmount, letter.lowercased == UInt8(ascii: "t") { return 12 }
    return switch isAmount ? letter.capital : letter {
    case UInt8(ascii: "k"), UInt8(ascii: "K"): 3
    case UInt8(ascii: "M"): 6
    case UInt8(ascii: "B"): 9
    default: nil
    }
  }
}

extension UInt8 {
  /// The capital of a small letter; any other byte as it is.
  fileprivate var capital: UInt8 { self &- 0x61 < 26 ? self & 0xDF : self }
}

/// Marks behind a number that say something of it and do not change it.
enum NumberFlags {
  /// The letters by which statistics offices flag a value, behind a blank: estimated, provisional, revised and so on.
  private static let letters = Array("bcdefinprsuz".utf8)

  /// Those that stand at a number without a blank too: estimated, provisional, revised.
  private static let glued = Array("epr".utf8)

  /// Whether what stands behind a number is a flag: ` e`, ` bp`, `p`, `*`, `**`, `†`, ` (p)`.
  static func matches(_ rest: Bytes) -> Bool {
    let text = rest.trimmed
    if !text.isEmpty, text.count <= 3, (0..<text.count).allSatisfy({ text[$0] == UInt8(ascii: "*") }) { return true }
    if text.starts(with: "†") || text.starts(with: "‡") { return text.count == 3 }
    if text[0] == UInt8(ascii: "("), text[text.count - 1] == UInt8(ascii: ")") {
      return areLetters(text[1..<text.count - 1])
    }
    return rest[0] == 0x20 ? areLetters(text) : text.count == 1 && glued.contains(text[0])
  }

  private static func areLetters(_ text: Bytes) -> Bool {
    (1...2).contains(text.count) && (0..<text.count).allSatisfy { letters.contains(text[$0].lowercased) }
  }
}

/// Words and signs of units, as they stand behind a number.
enum UnitWords {
  private static let longest = 16
  /// Single letters and signs that are units; others name a version or a class, as in `3a`.
  private static let letters = Array("%gmshdlLWVAKCFJN".utf8)
  private static let others: [StaticString] = ["st", "nd", "rd", "th", "am", "pm"]

  /// Whether a text may name a unit: letters and the signs that stand among them, without a blank.
  ///
  /// What it names is not known here; all numbers of a column have to share it.
  static func matches(_ text: Bytes) -> Bool {
    guard (1...longest).contains(text.count), !text[0].isDigit else { return false }
    guard text.count > 1 || text[0] >= 0x80 else { return letters.contains(text[0]) }
    return text[0] != UInt8(ascii: "/") && (0..<text.count).allSatisfy { isPart(text[$0]) } && !isOther(text)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "^")
  }

  /// Ordinals, times of day and months have their own meaning behind a number.
  private static func isOther(_ text: Bytes) -> Bool {
    others.contains { text.isWord($0) } || MonthNames.month(text) != nil
  }
}
