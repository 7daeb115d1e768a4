@_spi(Bytes) import SourceText

/// A number as people write it in a cell: its digits, and what stands around them.
///
/// `($30.00)`, `-1.234,50 €`, `CHF 1'250.50`, `12.5 kg`, `1.2M`, `<1`, `5.5 e`, `90-`.
struct NumberCell {
  /// The digits with their marks, without a sign.
  private(set) var digits: Bytes
  /// Whether a minus stands before or behind them, or parentheses around them.
  private(set) var isNegative = false
  /// Whether the minus is written as parentheses.
  private(set) var isInParentheses = false
  /// Whether the minus stands behind the digits.
  private(set) var hasMinusBehind = false
  /// What names the unit, before or behind them; empty where nothing does.
  private(set) var unit: Bytes
  /// The power of ten that a word or a letter such as `k` stands for.
  private(set) var power = 0
  /// Whether the number is only known to lie below or above what is written.
  var isBound: Bool { bound != nil }
  /// On which side of the digits the number lies, where it is only bounded.
  private(set) var bound: Side?

  enum Side { case below, above }

  /// Whether it is said to be about so much, as in `~50` and `ca. 50`.
  private(set) var isAbout = false
  /// The mark of a footnote or of a state, such as `e` for estimated; empty where there is none.
  private(set) var flag: Bytes

  /// Whether that is a letter without a blank before it.
  private(set) var hasGluedFlag = false

  /// The parts of a text; `nil` where it is not a number in any of these forms.
  init?(_ text: Bytes) {
    digits = text.withoutOuterSpaces
    unit = text[0..<0]
    flag = text[0..<0]
    takeBound()
    takeAbout()
    takeParentheses()
    let isSigned = takeMinus()
    takeUnitBefore()
    if !isSigned, !unit.isEmpty {
      takeParentheses()
      if !isInParentheses { _ = takeMinus() }
    }
    guard digits.startsNumber, takeEnd() else { return nil }
  }

  private mutating func takeBound() {
    let lengths = [("<=", 2), (">=", 2), ("≤", 3), ("≥", 3), ("<", 1), (">", 1)] as [(StaticString, Int)]
    guard let (_, length) = lengths.first(where: { digits.starts(with: $0.0) }) else { return }
    bound = (length == 3 ? digits[2] == 0xA5 : digits[0] == UInt8(ascii: ">")) ? .above : .below
    digits = digits.from(length).withoutOuterSpaces
  }

  private mutating func takeAbout() {
    let words: [StaticString] = ["~", "≈", "ca. ", "ca.", "ca ", "c. ", "circa "]
    guard let word = words.first(where: { digits.starts(with: $0) }) else { return }
    let rest = digits.from(word.utf8CodeUnitCount).withoutOuterSpaces
    guard rest[0].isDigit else { return }
    (isAbout, digits) = (true, rest)
  }

  private mutating func takeParentheses() {
    takePercentBehind()
    guard digits[0] == UInt8(ascii: "("), digits[digits.count - 1] == UInt8(ascii: ")") else { return }
    (isNegative, isInParentheses) = (true, true)
    digits = digits[1..<digits.count - 1].withoutOuterSpaces
  }

  /// `(12.5)%`
  private mutating func takePercentBehind() {
    guard digits[0] == UInt8(ascii: "("), digits[digits.count - 1] == UInt8(ascii: "%"),
      digits[digits.count - 2] == UInt8(ascii: ")")
    else { return }
    unit = digits.from(digits.count - 1)
    digits = digits[0..<digits.count - 1]
  }

  /// Takes one minus or plus away; one of them is enough, and parentheses are one.
  private mutating func takeMinus() -> Bool {
    let length = digits[0] == UInt8(ascii: "+") ? 1 : digits.minusLength
    guard length > 0, !isNegative else { return false }
    isNegative = digits[0] != UInt8(ascii: "+")
    digits = digits.from(length).withoutOuterSpaces
    return true
  }

  private mutating func takeUnitBefore() {
    let length = Currencies.length(before: digits)
    guard length > 0 else { return }
    unit = digits[0..<length]
    digits = digits.from(length).withoutOuterSpaces
  }

  /// Takes what stands behind the last digit away; false where it is nothing that belongs to a number.
  private mutating func takeEnd() -> Bool {
    var end = digits.count
    while end > 0, !digits[end - 1].isDigit { end -= 1 }
    let rest = digits.from(end)
    digits = digits[0..<end]
    guard !rest.isEmpty else { return true }
    // A number may end in its mark: "5." is 5.
    if rest.count == 1, rest[0] == UInt8(ascii: ".") { return false }
    return isRoundAmount(rest) || takeMinusBehind(rest) || takeScale(rest) || takeFlag(rest)
      || takeUnitBehind(rest.withoutOuterSpaces)
  }

  /// `1'500.-` and `49,-` have no cents.
  private func isRoundAmount(_ rest: Bytes) -> Bool {
    guard rest[0] == UInt8(ascii: ".") || rest[0] == UInt8(ascii: ","), rest.count > 1 else { return false }
    let dashes = rest.from(1)
    return dashes.isText("-") || dashes.isText("--") || dashes.isText("–") || dashes.isText("—")
  }

  private mutating func takeMinusBehind(_ rest: Bytes) -> Bool {
    guard rest.minusLength == rest.count, !isNegative, unit.isEmpty || Currencies.length(before: unit) == unit.count
    else {
      return false
    }
    // `3-` is a grade.
    guard digits.count > 1 else { return false }
    (isNegative, hasMinusBehind) = (true, true)
    return true
  }

  private mutating func takeFlag(_ rest: Bytes) -> Bool {
    guard NumberFlags.matches(rest) else { return false }
    flag = rest.withoutOuterSpaces
    hasGluedFlag = flag.count == rest.count && flag[0].isLetter
    // A debit of an account is what it loses.
    if flag.isWord("dr") { isNegative = true }
    return true
  }

  /// A letter or a word that multiplies, alone or with a unit behind it: `5k`, `1.2 million`, `3 Mio. €`.
  private mutating func takeScale(_ rest: Bytes) -> Bool {
    let isGlued = rest[0].isLetter
    let word = rest.withoutOuterSpaces
    var length = 0
    while word[length].isLetter { length += 1 }
    let isAmount = Currencies.length(before: unit) > 0
    guard let power = NumberScales.power(word[0..<length], isGlued: isGlued, isAmount: isAmount) else { return false }
    if length > 1, word[length] == UInt8(ascii: ".") { length += 1 }
    let behind = word.from(length).withoutOuterSpaces
    guard behind.isEmpty || takeUnitBehind(behind) else { return false }
    self.power = power
    return true
  }

  private mutating func takeUnitBehind(_ rest: Bytes) -> Bool {
    guard unit.isEmpty, Currencies.length(before: rest) == rest.count || UnitWords.matches(rest) else { return false }
    unit = rest
    return true
  }
}

extension Bytes {
  /// Whether a digit stands first, or a mark with a digit behind it.
  fileprivate var startsNumber: Bool {
    self[0].isDigit || (self[0] == UInt8(ascii: ".") || self[0] == UInt8(ascii: ",")) && self[1].isDigit
  }

  /// How many bytes a minus at the beginning has: a hyphen, U+2212 or U+2013; 0 where none stands there.
  var minusLength: Int {
    if self[0] == UInt8(ascii: "-") { return 1 }
    return self[0] == 0xE2 && (self[1] == 0x88 && self[2] == 0x92 || self[1] == 0x80 && self[2] == 0x93) ? 3 : 0
  }

  func starts(with text: StaticString) -> Bool {
    // A StaticString points at as many bytes as its count says.
    count >= text.utf8CodeUnitCount && (0..<text.utf8CodeUnitCount).allSatisfy { self[$0] == text.utf8Start[$0] }
  }

  /// The view without blanks and no-break spaces (U+00A0, U+202F, U+2009) at its ends.
  var withoutOuterSpaces: Bytes {
    var view = trimmed
    while view.spaceLength > 0 { view = view.from(view.spaceLength).trimmed }
    while true {
      if view.count >= 2, view.from(view.count - 2).spaceLength == 2 {
        view = view[0..<view.count - 2].trimmed
      } else if view.count >= 3, view.from(view.count - 3).spaceLength == 3 {
        view = view[0..<view.count - 3].trimmed
      } else {
        return view
      }
    }
  }

  /// How many bytes a no-break or thin space at the beginning has; 0 where none stands there.
  private var spaceLength: Int {
    if self[0] == 0xC2, self[1] == 0xA0 { return 2 }
    return self[0] == 0xE2 && self[1] == 0x80 && (self[2] == 0xAF || self[2] == 0x89) ? 3 : 0
  }
}
