/// Escapes and sets of characters.
extension PatternParser {
  mutating func parseEscape(totalGroups: Int) throws(Fault) -> PatternNode {
    index += 1
    guard !isAtEnd else { throw fault("ends with a \\") }
    let mark = unit()
    if let set = PatternSet.escaped(mark) {
      index += 1
      return .set(set)
    }
    switch mark {
    case 0x62, 0x42:
      index += 1
      return .wordBoundary(mark == 0x62)
    case 0x31...0x39:
      if let group = backreference(totalGroups: totalGroups) { return .backreference(group) }
      return .character(try parseCharacterEscape())
    case 0x6B where unit(1) == 0x3C:
      index += 2
      return .namedBackreference(try parseGroupName())
    case 0x70 where flags.isUnicode, 0x50 where flags.isUnicode: return .set(try parseProperty())
    default: return .character(try parseCharacterEscape())
    }
  }

  private mutating func backreference(totalGroups: Int) -> Int? {
    let digits = units[index...].prefix { (0x30...0x39).contains($0) }
    guard digits.count <= 4 else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    guard number <= totalGroups else { return nil }
    index += digits.count
    return number
  }

  /// A character after a backslash, which has been read.
  private mutating func parseCharacterEscape() throws(Fault) -> UInt32 {
    let mark = unit()
    index += 1
    switch mark {
    case 0x66: return 0x0C
    case 0x6E: return 0x0A
    case 0x72: return 0x0D
    case 0x74: return 0x09
    case 0x76: return 0x0B
    case 0x63 where (0x41...0x5A).contains(unit() & ~0x20):
      index += 1
      return unit(-1) & 0x1F
    case 0x78: return hex(digits: 2) ?? mark
    case 0x75: return try parseUnicodeEscape() ?? mark
    case 0x30...0x37: return octal(from: mark)
    default: return mark
    }
  }

  private mutating func octal(from first: UInt32) -> UInt32 {
    var value = first - 0x30
    while (0x30...0x37).contains(unit()), value * 8 + unit() - 0x30 <= 0xFF {
      value = value * 8 + unit() - 0x30
      index += 1
    }
    return value
  }

  private mutating func hex(digits count: Int) -> UInt32? {
    var value: UInt32 = 0
    for place in 0..<count {
      guard let byte = UInt8(exactly: unit(place)), let digit = JavaScriptNumber.digit(byte), digit < 16 else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    index += count
    return value
  }

  private mutating func parseUnicodeEscape() throws(Fault) -> UInt32? {
    if flags.isUnicode, skip("{") {
      let digits = units[index...].prefix { $0 != 0x7D }.prefix(8)
      let text = String(String.UnicodeScalarView(digits.compactMap(Unicode.Scalar.init)))
      index += digits.count
      guard let value = UInt32(text, radix: 16), value <= 0x10_FFFF, skip("}") else {
        throw fault("has a broken \\u{…}")
      }
      return value
    }
    guard let high = hex(digits: 4) else { return nil }
    guard flags.isUnicode, (0xD800...0xDBFF).contains(high), isAt("\\u") else { return high }
    let before = index
    index += 2
    if let low = hex(digits: 4), (0xDC00...0xDFFF).contains(low) {
      return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }
    index = before
    return high
  }

  /// `\p{L}` and `\P{L}`: general categories by their short names.
  private mutating func parseProperty() throws(Fault) -> PatternSet {
    let isNegated = unit() == 0x50
    index += 1
    let letters = skip("{") ? units[index...].prefix { $0 != 0x7D } : []
    let name = String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
    let short = name.split(separator: "=").last.map(String.init) ?? name
    index += letters.count
    guard let categories = PatternCategories.named[short], skip("}") else {
      throw fault("has the property \(name.shownInMessage), which is not known here")
    }
    var set = PatternSet()
    set.categories = [categories]
    set.isNegated = isNegated
    return set
  }

  // MARK: Sets

  mutating func parseSet() throws(Fault) -> PatternNode {
    index += 1
    var set = PatternSet()
    set.isNegated = skip("^")
    while !isAt("]") || isAtEnd {
      guard !isAtEnd else { throw fault("has a [ without its ]") }
      let first = try parseSetMember(&set)
      guard isAt("-"), unit(1) != 0x5D, index + 1 < units.count else {
        if let first { set.ranges.append(first...first) }
        continue
      }
      index += 1
      let last = try parseSetMember(&set)
      try addRange(first, last, to: &set)
    }
    index += 1
    return .set(set)
  }

  private func addRange(_ first: UInt32?, _ last: UInt32?, to set: inout PatternSet) throws(Fault) {
    if let first, let last {
      guard first <= last else { throw fault("has a range of characters out of order") }
      set.ranges.append(first...last)
      return
    }
    // With a set on one side, the hyphen is a character.
    for unit in [first, last, 0x2D].compactMap({ $0 }) { set.ranges.append(unit...unit) }
  }

  /// One character, or `nil` for a set that has been added.
  private mutating func parseSetMember(_ set: inout PatternSet) throws(Fault) -> UInt32? {
    let first = unit()
    guard first == 0x5C else {
      index += 1
      return first
    }
    index += 1
    guard !isAtEnd else { throw fault("ends with a \\") }
    if let subset = PatternSet.escaped(unit()) {
      index += 1
      set.subsets.append(subset)
      return nil
    }
    if flags.isUnicode, unit() == 0x70 || unit() == 0x50 {
      set.subsets.append(try parseProperty())
      return nil
    }
    if skip("b") { return 0x08 }
    if skip("-") { return 0x2D }
    return try parseCharacterEscape()
  }
}

/// The general categories of Unicode by their short names.
enum PatternCategories {
  static let named: [String: Set<Unicode.GeneralCategory>] = [
    "L": [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter],
    "Letter": [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter],
    "Lu": [.uppercaseLetter], "Ll": [.lowercaseLetter], "Lt": [.titlecaseLetter], "Lm": [.modifierLetter],
    "Lo": [.otherLetter], "M": [.nonspacingMark, .spacingMark, .enclosingMark],
    "N": [.decimalNumber, .letterNumber, .otherNumber], "Nd": [.decimalNumber],
    "P": [
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation,
    ],
    "S": [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol], "Sc": [.currencySymbol],
    "Sm": [.mathSymbol], "Z": [.spaceSeparator, .lineSeparator, .paragraphSeparator], "Zs": [.spaceSeparator],
  ]
}
