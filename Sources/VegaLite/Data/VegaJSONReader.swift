import ChartModel
@_spi(Bytes) import SourceText

/// Reads JSON text into values of data; records become columns at once, so that no object is made for each.
struct VegaJSONReader {
  private var tokens: JSONTokens

  init(_ bytes: Bytes) {
    tokens = JSONTokens(bytes, from: bytes[0..<3].isByteOrderMark ? 3 : 0)
  }

  /// The value of a whole text.
  mutating func document() throws(JSONFault) -> VegaValue {
    let value = try value(depth: 0)
    try end()
    return value
  }

  /// Adds the records of a whole text: the elements of an array, or the one value that there is.
  mutating func records(to builder: inout VegaTableBuilder) throws(JSONFault) {
    tokens.skipBlanks()
    guard tokens.bytes[tokens.index] == UInt8(ascii: "[") else {
      builder.add(try document())
      return
    }
    tokens.index += 1
    if !tokens.take(UInt8(ascii: "]")) {
      repeat { try record(to: &builder) } while builder.excess == nil && tokens.take(UInt8(ascii: ","))
      if builder.excess != nil { return }
      guard tokens.take(UInt8(ascii: "]")) else { throw tokens.fault(expected: "a comma or ]") }
    }
    try end()
  }

  /// Adds the records of JSON Lines: values one after the other.
  mutating func lines(to builder: inout VegaTableBuilder) throws(JSONFault) {
    tokens.skipBlanks()
    while builder.excess == nil, tokens.index < tokens.bytes.count {
      try record(to: &builder)
      tokens.skipBlanks()
    }
  }

  private func end() throws(JSONFault) {
    var tokens = tokens
    tokens.skipBlanks()
    guard tokens.index >= tokens.bytes.count else { throw tokens.fault(expected: "nothing after the value") }
  }

  private mutating func record(to builder: inout VegaTableBuilder) throws(JSONFault) {
    tokens.skipBlanks()
    guard tokens.bytes[tokens.index] == UInt8(ascii: "{") else {
      builder.add(try value(depth: 1))
      return
    }
    tokens.index += 1
    if !tokens.take(UInt8(ascii: "}")) {
      repeat { builder.set(try name(), to: try value(depth: 2)) } while tokens.take(UInt8(ascii: ","))
      guard tokens.take(UInt8(ascii: "}")) else { throw tokens.fault(expected: "a comma or }") }
    }
    builder.endRow()
  }

  /// A name and its colon.
  private mutating func name() throws(JSONFault) -> String {
    tokens.skipBlanks()
    guard tokens.bytes[tokens.index] == .quote else { throw tokens.fault(expected: "a name in quotes") }
    let name = JSONStrings.text(of: try tokens.string(), in: tokens.bytes)
    guard tokens.take(UInt8(ascii: ":")) else { throw tokens.fault(expected: "a colon") }
    return name
  }

  private mutating func value(depth: Int) throws(JSONFault) -> VegaValue {
    tokens.skipBlanks()
    let limit = SourceLimits.jsonDepth
    guard depth < limit else { throw tokens.fault(expected: "at most \(limit) values inside each other") }
    switch tokens.bytes[tokens.index] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    default: return try scalar()
    }
  }

  private mutating func scalar() throws(JSONFault) -> VegaValue {
    let value = try tokens.value(depth: 0)
    switch value.kind {
    case .null: return .null
    case .word: return .bool(tokens.bytes[value.text.lowerBound] == UInt8(ascii: "t"))
    case .number: return .number(JSONNumbers.value(tokens.bytes[value.text]))
    case .string, .escapedString, .nested: return .string(JSONStrings.text(of: value, in: tokens.bytes))
    }
  }

  private mutating func array(depth: Int) throws(JSONFault) -> VegaValue {
    tokens.index += 1
    var elements: [VegaValue] = []
    if tokens.take(UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try value(depth: depth + 1)) } while tokens.take(UInt8(ascii: ","))
    guard tokens.take(UInt8(ascii: "]")) else { throw tokens.fault(expected: "a comma or ]") }
    return .array(elements)
  }

  private mutating func object(depth: Int) throws(JSONFault) -> VegaValue {
    tokens.index += 1
    var object = VegaObject()
    if tokens.take(UInt8(ascii: "}")) { return .object(object) }
    repeat { object[try name()] = try value(depth: depth + 1) } while tokens.take(UInt8(ascii: ","))
    guard tokens.take(UInt8(ascii: "}")) else { throw tokens.fault(expected: "a comma or }") }
    return .object(object)
  }
}
