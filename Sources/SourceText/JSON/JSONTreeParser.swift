/// Reads JSON text by RFC 8259 into a tree whose values know their lines.
///
/// ```swift
/// try JSONTreeParser.parse(Array("{\"mark\": \"bar\"}".utf8), source: "chart.vl.json")["mark"]?.string  // bar
/// ```
package struct JSONTreeParser {
  private var tokens: JSONTokens
  private var line = 1
  private var valueCount = 0

  private let valueLimit: Int

  private init(_ bytes: Bytes, valueLimit: Int) {
    self.valueLimit = valueLimit
    tokens = JSONTokens(bytes, from: bytes[0..<3].isByteOrderMark ? 3 : 0)
  }

  /// The tree of a whole text; `source` is what messages call it.
  package static func parse(
    _ bytes: [UInt8], source: String, valueLimit: Int = SourceLimits.jsonValues
  ) throws(ReadingError) -> JSONTree {
    let place = ReadingError.Place(source: source)
    guard bytes.count <= SourceLimits.jsonBytes else {
      throw ReadingError(
        .tooLarge, at: place, found: "more than 100 MB of JSON",
        remedy: "Keep the data in a file of its own, and name it as data.url.")
    }
    return try bytes.withUnsafeBufferPointer { buffer throws(ReadingError) in
      guard let first = buffer.baseAddress, !buffer.isEmpty else {
        throw ReadingError(.malformed, at: place, found: "the file is empty", expected: "JSON text")
      }
      return try parse(Bytes(first, count: buffer.count), source: source, valueLimit: valueLimit)
    }
  }

  private static func parse(
    _ bytes: Bytes, source: String, valueLimit: Int
  ) throws(ReadingError) -> JSONTree {
    if let fault = TextCheck.fault(in: bytes) { throw JSONFaultText.error(fault, in: bytes, source: source) }
    var parser = JSONTreeParser(bytes, valueLimit: valueLimit)
    do throws(JSONFault) {
      return try parser.document()
    } catch {
      throw JSONFaultText.error(error, in: bytes, source: source)
    }
  }

  private mutating func document() throws(JSONFault) -> JSONTree {
    let tree = try value(depth: 0)
    skipBlanks()
    guard tokens.index >= tokens.bytes.count else { throw tokens.fault(expected: "nothing after the value") }
    return tree
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONTree {
    skipBlanks()
    let start = line
    valueCount += 1
    guard depth < SourceLimits.jsonDepth else {
      throw tokens.fault(expected: "at most \(SourceLimits.jsonDepth) values inside each other")
    }
    guard valueCount <= valueLimit else { throw tokens.fault(expected: "at most \(valueLimit.withCommas) values") }
    switch tokens.bytes[tokens.index] {
    case UInt8(ascii: "{"): return JSONTree(.object(try members(depth: depth)), line: start)
    case UInt8(ascii: "["): return JSONTree(.array(try elements(depth: depth)), line: start)
    default: return JSONTree(try scalar(), line: start)
    }
  }

  private mutating func scalar() throws(JSONFault) -> JSONTree.Kind {
    let value = try tokens.value(depth: 0)
    switch value.kind {
    case .null: return .null
    case .word: return .bool(tokens.bytes[value.text.lowerBound] == UInt8(ascii: "t"))
    case .number: return .number(JSONNumbers.value(tokens.bytes[value.text]))
    case .string, .escapedString, .nested: return .string(JSONStrings.text(of: value, in: tokens.bytes))
    }
  }

  private mutating func elements(depth: Int) throws(JSONFault) -> [JSONTree] {
    tokens.index += 1
    var elements: [JSONTree] = []
    if take(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw tokens.fault(expected: "a comma or ]") }
    return elements
  }

  private mutating func members(depth: Int) throws(JSONFault) -> [JSONTree.Member] {
    tokens.index += 1
    var members: [JSONTree.Member] = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipBlanks()
      guard tokens.bytes[tokens.index] == .quote else { throw tokens.fault(expected: "a name in quotes") }
      let name = JSONStrings.text(of: try tokens.string(), in: tokens.bytes)
      guard take(UInt8(ascii: ":")) else { throw tokens.fault(expected: "a colon") }
      members.append(JSONTree.Member(name: name, value: try value(depth: depth + 1)))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw tokens.fault(expected: "a comma or }") }
    return members
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard tokens.bytes[tokens.index] == byte else { return false }
    tokens.index += 1
    return true
  }

  /// Passes blanks and counts the lines that end in them: no other part of JSON text holds the end of a line.
  private mutating func skipBlanks() {
    while tokens.bytes[tokens.index].isBlank || tokens.bytes[tokens.index] == .lineFeed {
      if tokens.bytes[tokens.index] == .lineFeed { line += 1 }
      tokens.index += 1
    }
  }
}
