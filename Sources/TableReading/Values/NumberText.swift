@_spi(Bytes) import SourceText

/// Reads decimal numbers of every accepted form, correctly rounded: the slow, complete way.
///
/// A sign (`+`, `-`, U+2212), groups of three digits (`,` or `.` as the style says, apostrophes, blanks), a decimal mark, an
/// exponent; `inf`, `Infinity` and `NaN` in any letter case. `NumberCell` has what may stand around a number.
struct NumberText {
  private let text: Bytes
  private let style: NumberStyle
  private var index = 0
  private var isNegative = false
  /// The first 19 significant digits, which 64 bits hold.
  private var mantissa: UInt64 = 0
  private var significant = 0
  private var digits = 0
  private var decimals = 0
  private var exponent = 0

  static func read(_ text: Bytes, style: NumberStyle) -> NumberReading {
    let text = text.trimmed
    if style.readsBareNumbers, let plain = plain(text, mark: style.decimalMark) { return plain }
    if MissingText.matches(text) || MissingText.isAmongNumbers(text) { return .missing }
    if MissingText.isNaN(text) { return .value(.nan, decimals: 0) }
    if style.readsBareNumbers {
      let reading = readBare(text, style)
      if reading.isNumber { return reading }
    }
    return readCell(text, style)
  }

  /// Whether a text is a number with nothing around it but a sign.
  static func reads(_ text: Bytes, _ style: NumberStyle) -> Bool {
    plain(text, mark: style.decimalMark) != nil || readBare(text, style).isNumber
  }

  /// A number with nothing around it but a sign.
  private static func readBare(_ text: Bytes, _ style: NumberStyle) -> NumberReading {
    var reader = NumberText(text: text, style: style)
    return reader.read()
  }

  /// A number with what its column shows around it: `5%`, `$1,500`, `(12.50)`.
  private static func readCell(_ text: Bytes, _ style: NumberStyle) -> NumberReading {
    guard let cell = NumberCell(text), style.allows(cell) else { return .bad }
    guard !cell.isBound else { return readBare(cell.digits, style).isNumber ? .bound : .bad }
    switch readBare(cell.digits, style) {
    case .value(let number, let decimals):
      return scaled(number, decimals, cell)
    case .tooLarge: return .tooLarge
    default: return .bad
    }
  }

  private static func scaled(_ number: Double, _ decimals: Int, _ cell: NumberCell) -> NumberReading {
    // The product of a short decimal and a power of ten is rounded to the decimal that it stands for.
    let product = number * PowersOfTen.value(cell.power)
    guard product.isFinite else { return .tooLarge }
    let left = max(0, decimals - cell.power)
    let value = cell.power > 0 && product < 9e15 && left == 0 ? product.rounded() : product
    return .value(cell.isNegative ? -value : value, decimals: left)
  }

  /// Up to 15 digits with at most one mark between them, which is what most numbers are; nil for any other text.
  private static func plain(_ text: Bytes, mark: UInt8) -> NumberReading? {
    guard text.count <= 16, text[0].isDigit, text[text.count - 1].isDigit else { return nil }
    var mantissa: Int64 = 0
    var place = -1
    for index in 0..<text.count {
      let byte = text[index]
      if byte.isDigit {
        mantissa = mantissa &* 10 &+ Int64(byte.digit)
      } else if byte == mark, place < 0 {
        place = index
      } else {
        return nil
      }
    }
    // Sixteen digits without a mark may pass 2^53.
    guard place >= 0 || text.count <= 15 else { return nil }
    let decimals = place < 0 ? 0 : text.count - place - 1
    return .value(Double(mantissa) / PowersOfTen.value(decimals), decimals: decimals)
  }

  private init(text: Bytes, style: NumberStyle) {
    self.text = text
    self.style = style
  }

  private mutating func read() -> NumberReading {
    readSign()
    if text[index].isLetter { return readWord() }
    guard readWhole() else { return .bad }
    if text[index] == style.decimalMark {
      index += 1
      readFraction()
    }
    guard digits > 0, readExponent(), index == text.count else { return .bad }
    let magnitude = magnitude
    guard magnitude.isFinite else { return .tooLarge }
    let sign = isNegative ? -1.0 : 1.0
    if significant > 15, !style.extras.contains(.exact), let (short, decimals) = withoutNoise(magnitude) {
      return .value(short * sign, decimals: decimals)
    }
    return .value(magnitude * sign, decimals: max(0, decimals - exponent))
  }

  private mutating func readSign() {
    if text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") {
      isNegative = text[0] == UInt8(ascii: "-")
      index = 1
    } else if text[0] == 0xE2, text[1] == 0x88, text[2] == 0x92 {
      isNegative = true
      index = 3
    }
  }

  private func readWord() -> NumberReading {
    let word = text.from(index)
    if word.isWord("inf") || word.isWord("infinity") {
      return .value(isNegative ? -.infinity : .infinity, decimals: 0)
    }
    return word.isWord("nan") ? .value(.nan, decimals: 0) : .bad
  }

  /// The digits before the decimal mark; false where they are grouped, but not by three.
  private mutating func readWhole() -> Bool {
    let startsWithZero = text[index] == UInt8(ascii: "0")
    var length = readDigits()
    var groups = 0
    var hasPairs = false
    var separator: (UInt8, Int)?
    while let (byte, width) = separatorHere, separator == nil || separator?.0 == byte, text[index + width].isDigit {
      guard groups > 0 || ((1...3).contains(length) && !startsWithZero) else { return false }
      guard groups == 0 || length == 3 && !hasPairs || length == 2 else { return false }
      hasPairs = hasPairs || groups > 0 && length == 2
      separator = (byte, width)
      index += width
      length = readDigits()
      guard length == 3 || length == 2 else { return false }
      groups += 1
    }
    // In India groups before the last one have two digits: 1,23,456.
    guard groups == 0 || length == 3 else { return false }
    guard groups == 1, separator?.0 == style.groupMark else { return true }
    return style.allowsSingleGroup || text[index] == style.decimalMark
  }

  /// What separates groups here, by its last byte, and how many bytes it has.
  private var separatorHere: (UInt8, Int)? {
    let byte = text[index]
    if byte == style.groupMark || byte == UInt8(ascii: "'") || byte == 0x20 { return (byte, 1) }
    if byte == 0xC2, text[index + 1] == 0xA0 { return (0xA0, 2) }
    guard byte == 0xE2, text[index + 1] == 0x80 else { return nil }
    // U+202F narrow no-break space, U+2009 thin space, U+2019 apostrophe.
    let last = text[index + 2]
    return last == 0xAF || last == 0x89 || last == 0x99 ? (last, 3) : nil
  }

  private mutating func readDigits() -> Int {
    let start = index
    while text[index].isDigit {
      add(text[index].digit)
      index += 1
    }
    return index - start
  }

  private mutating func readFraction() {
    decimals = readDigits()
  }

  private mutating func add(_ digit: Int) {
    digits += 1
    if mantissa == 0, digit == 0 { return }
    significant += 1
    if significant <= 19 {
      mantissa = mantissa &* 10 &+ UInt64(truncatingIfNeeded: digit)
    }
  }

  /// The exponent after `e`; false where `e` has none. `exponent` becomes the shown one alone, for counting decimals.
  private mutating func readExponent() -> Bool {
    exponent = 0
    guard text[index] | 0x20 == UInt8(ascii: "e") else { return true }
    index += 1
    let isNegative = text[index] == UInt8(ascii: "-")
    if isNegative || text[index] == UInt8(ascii: "+") { index += 1 }
    guard text[index].isDigit else { return false }
    while text[index].isDigit {
      // 99,999 is far past every Double, so more digits change nothing.
      if exponent < 99_999 { exponent = exponent * 10 + text[index].digit }
      index += 1
    }
    if isNegative { exponent = -exponent }
    return true
  }

  private var magnitude: Double {
    let power = exponent - decimals
    if significant <= 19, mantissa < 1 << 53, abs(power) <= 22 {
      // Both are exact, so the one rounding of the division or product is the correct one (Clinger 1990).
      let scale = PowersOfTen.value(abs(power))
      return power < 0 ? Double(mantissa) / scale : Double(mantissa) * scale
    }
    return mantissa == 0 ? 0 : slowMagnitude
  }

  /// The number of at most 15 digits that lies within two steps of a `Double`, and its decimals: what arithmetic in binary made of
  /// it, such as `0.30000000000000004`, was 0.3.
  private func withoutNoise(_ magnitude: Double) -> (Double, decimals: Int)? {
    guard decimals > 0, significant <= 19 else { return nil }
    var (digits, places) = (mantissa, decimals - exponent)
    let excess = PowersOfTen.whole(significant - 15)
    digits = (digits + excess / 2) / excess
    places -= significant - 15
    while digits > 0, digits.isMultiple(of: 10), places > 0 { (digits, places) = (digits / 10, places - 1) }
    guard (0...22).contains(places) else { return nil }
    let short = Double(digits) / PowersOfTen.value(places)
    return abs(short - magnitude) <= 2 * magnitude.ulp ? (short, places) : nil
  }

  /// The standard library's own reading of the digits, without sign and groups.
  private var slowMagnitude: Double {
    var plain = ""
    var place = 0
    while place < index, text[place] | 0x20 != UInt8(ascii: "e") {
      let byte = text[place]
      if byte.isDigit { plain.unicodeScalars.append(Unicode.Scalar(byte)) }
      if byte == style.decimalMark { plain += "." }
      place += 1
    }
    if plain.hasSuffix(".") { plain.removeLast() }
    if plain.hasPrefix(".") { plain = "0" + plain }
    return Double(plain + "e" + String(exponent)) ?? .infinity
  }
}

/// The powers of ten that a `Double` holds exactly.
enum PowersOfTen {
  @inline(__always)
  static func value(_ exponent: Int) -> Double {
    exponent >= 0 && exponent < table.count ? table[exponent] : .infinity
  }

  /// The powers of ten from 1 to 10,000.
  static func whole(_ exponent: Int) -> UInt64 {
    let powers: [UInt64] = [1, 10, 100, 1_000, 10_000]
    return powers.indices.contains(exponent) ? powers[exponent] : 10_000
  }

  private static let table: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
