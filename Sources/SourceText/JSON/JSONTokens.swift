/// A fault of JSON text at an offset of the bytes.
package struct JSONFault: Error, Equatable {
  package var offset: Int
  package var found: String
  package var expected: String
}

/// A value of JSON text, by the bytes that hold it.
@_spi(Bytes) public struct JSONValue: Equatable {
  /// What it is.
  public enum Kind: Equatable { case string, escapedString, number, word, null, nested }

  /// What it is.
  public var kind: Kind
  /// The inside of a string; the whole text of any other value.
  public var text: Range<Int>
}

/// Reads JSON text by RFC 8259 token by token, keeping its place.
@_spi(Bytes) public struct JSONTokens {
  /// The text.
  public let bytes: Bytes
  /// Where the next token begins, or the blanks before it.
  public var index: Int

  package init(_ bytes: Bytes, from index: Int = 0) {
    self.bytes = bytes
    self.index = index
  }

  /// Passes blanks and line ends.
  @inlinable public mutating func skipBlanks() {
    while bytes[index].isBlank || bytes[index] == .lineFeed { index += 1 }
  }

  /// Whether a byte comes next; if so, it is passed.
  @inlinable public mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  package func fault(expected: String) -> JSONFault {
    guard index < bytes.count else { return JSONFault(offset: index, found: "the end", expected: expected) }
    return JSONFault(offset: index, found: foundHere, expected: expected)
  }

  /// What stands here, as a message shows it: a whole word, or one character.
  private var foundHere: String {
    var end = index
    while end - index < 40, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
    if end > index { return Wording.quoted(bytes[index..<end].text) }
    let character = bytes[index..<index + 4].text.unicodeScalars.first.map(String.init) ?? ""
    if character == "\"" { return "a quote" }
    return character == "\n" ? "the end of the line" : Wording.quoted(character)
  }

  package mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    skipBlanks()
    let start = index
    switch bytes[index] {
    case .quote: return try string()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try passNested(depth: depth)
      return JSONValue(kind: .nested, text: start..<index)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try passNumber()
      return JSONValue(kind: .number, text: start..<index)
    default: return try word()
    }
  }

  private mutating func word() throws(JSONFault) -> JSONValue {
    let start = index
    var end = index
    while bytes[end].isLetter { end += 1 }
    let word = bytes[start..<end]
    let isExact = word.isExactly("true") || word.isExactly("false") || word.isExactly("null")
    guard isExact else { throw fault(expected: "a value") }
    index = end
    return JSONValue(kind: word.isExactly("null") ? .null : .word, text: start..<end)
  }

  /// The string that begins at this quote.
  package mutating func string() throws(JSONFault) -> JSONValue {
    let start = index + 1
    var hasEscapes = false
    index = start
    while bytes[index] != .quote {
      if bytes[index] == UInt8(ascii: "\\") {
        hasEscapes = true
        try passEscape()
      } else if bytes[index] < 0x20 {
        throw fault(expected: "a quote that closes the text")
      } else {
        index += 1
      }
    }
    index += 1
    return JSONValue(kind: hasEscapes ? .escapedString : .string, text: start..<index - 1)
  }

  private mutating func passEscape() throws(JSONFault) {
    switch bytes[index + 1] {
    case .quote, UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 2
    case UInt8(ascii: "u") where JSONStrings.unit(bytes, at: index + 2) != nil: index += 6
    default:
      index += 1
      throw fault(expected: "an escape such as \\n or \\u00e9")
    }
  }

  private mutating func passNumber() throws(JSONFault) {
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if bytes[index] == UInt8(ascii: "0") {
      index += 1
      if bytes[index].isDigit { throw fault(expected: "a number without leading zeros") }
    } else {
      try passDigits()
    }
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      try passDigits()
    }
    guard bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    index += 1
    if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
    try passDigits()
  }

  private mutating func passDigits() throws(JSONFault) {
    guard bytes[index].isDigit else { throw fault(expected: "a digit") }
    while bytes[index].isDigit { index += 1 }
  }

  private mutating func passNested(depth: Int) throws(JSONFault) {
    guard depth < SourceLimits.recordDepth else {
      throw fault(expected: "at most \(SourceLimits.recordDepth) values inside each other")
    }
    if bytes[index] == UInt8(ascii: "[") {
      try passArray(depth: depth)
    } else {
      try members(depth: depth) { _, _ in }
    }
  }

  private mutating func passArray(depth: Int) throws(JSONFault) {
    index += 1
    if take(UInt8(ascii: "]")) { return }
    repeat { _ = try value(depth: depth + 1) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw fault(expected: "a comma or ]") }
  }

  /// Passes the object that begins here, and hands over each member in turn.
  package mutating func members(depth: Int, _ member: (JSONValue, JSONValue) -> Void) throws(JSONFault) {
    index += 1
    if take(UInt8(ascii: "}")) { return }
    repeat {
      skipBlanks()
      guard bytes[index] == .quote else { throw fault(expected: "a name in quotes") }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw fault(expected: "a colon") }
      member(name, try value(depth: depth + 1))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw fault(expected: "a comma or }") }
  }
}

extension Bytes {
  /// Whether the view is exactly an ASCII word.
  package func isExactly(_ word: StaticString) -> Bool {
    // A StaticString of ASCII letters points at as many bytes as its count says.
    count == word.utf8CodeUnitCount && (0..<count).allSatisfy { self[$0] == word.utf8Start[$0] }
  }
}
