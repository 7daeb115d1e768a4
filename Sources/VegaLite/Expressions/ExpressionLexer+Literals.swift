/// Texts and regular expressions.
extension ExpressionLexer {
  mutating func readString() throws(VegaExpressionFault) -> ExpressionToken {
    let start = index
    let quote = scalar()
    index += 1
    var units: [UInt16] = []
    while index < scalars.count, scalar() != quote {
      let next = scalar()
      if next == "\n" || next == "\r" { break }
      index += 1
      if next == "\\" { try readEscape(into: &units) } else { units.append(contentsOf: UTF16.units(of: next)) }
    }
    guard index < scalars.count, scalar() == quote else {
      throw fault("the text that begins here has no end", at: start, expected: String(quote))
    }
    index += 1
    return token(.string(String(decoding: units, as: UTF16.self)), from: start)
  }

  private mutating func readEscape(into units: inout [UInt16]) throws(VegaExpressionFault) {
    let start = index - 1
    let mark = scalar()
    index += 1
    switch mark {
    case "n": units.append(10)
    case "r": units.append(13)
    case "t": units.append(9)
    case "b": units.append(8)
    case "f": units.append(12)
    case "v": units.append(11)
    case "\r":
      if scalar() == "\n" { index += 1 }
    case "\n", "\u{2028}", "\u{2029}": break
    case "x": units.append(contentsOf: try readHex(digits: 2, from: start))
    case "u": units.append(contentsOf: try readUnicodeEscape(from: start))
    case "0" where !("0"..."9").contains(scalar()): units.append(0)
    case "0"..."7": throw fault("an escape with octal digits", at: start, expected: "\\x and two hexadecimal digits")
    default: units.append(contentsOf: UTF16.units(of: mark))
    }
  }

  private mutating func readUnicodeEscape(from start: Int) throws(VegaExpressionFault) -> [UInt16] {
    guard scalar() == "{" else { return try readHex(digits: 4, from: start) }
    index += 1
    let digits = scalars[index...].prefix { $0 != "}" && $0.properties.isASCIIHexDigit }.prefix(8).map(Character.init)
    index += digits.count
    guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value), self.scalar() == "}" else {
      throw fault("a broken escape", at: start, expected: "\\u{ and a code point of Unicode and }")
    }
    index += 1
    return UTF16.units(of: scalar)
  }

  private mutating func readHex(digits: Int, from start: Int) throws(VegaExpressionFault) -> [UInt16] {
    let text = String(scalars[min(index, scalars.count)...].prefix(digits).map(Character.init))
    guard text.unicodeScalars.count == digits, text.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit),
      let value = UInt16(text, radix: 16)
    else { throw fault("a broken escape", at: start, expected: "\(digits) hexadecimal digits") }
    index += digits
    return [value]
  }

  /// Reads a regular expression whose first `/` is at a place, and goes on after it.
  mutating func readPattern(at start: Int) throws(VegaExpressionFault) -> (source: String, flags: String) {
    index = start + 1
    var isInSet = false
    while index < scalars.count, scalar() != "/" || isInSet {
      let next = scalar()
      if next == "\n" || next == "\r" { break }
      if next == "\\" { index += 1 }
      if next == "[" { isInSet = true }
      if next == "]" { isInSet = false }
      index += 1
    }
    guard index < scalars.count, scalar() == "/" else {
      throw fault("the regular expression that begins here has no end", at: start, expected: "/")
    }
    let body = text(from: start + 1, to: index)
    index += 1
    let flagsStart = index
    while index < scalars.count, Self.continuesName(scalar()) { index += 1 }
    return (body, text(from: flagsStart, to: index))
  }
}

extension UTF16 {
  /// The one or two code units of a character.
  static func units(of scalar: Unicode.Scalar) -> [UInt16] { Array(String(scalar).utf16) }
}
