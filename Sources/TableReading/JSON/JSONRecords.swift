@_spi(Bytes) import SourceText

/// Walks over the records of a block, in an array or by themselves.
struct JSONRecords {
  private var tokens: JSONTokens
  private let isLines: Bool
  private let isLast: Bool
  private var opening: JSONBoundary.Opening
  /// Where the record that was last read begins.
  private(set) var recordStart = 0

  init(_ bytes: Bytes, isLines: Bool, opening: JSONBoundary.Opening, isLast: Bool) {
    tokens = JSONTokens(bytes)
    if opening == .start, bytes[0..<3].isByteOrderMark { tokens.index = 3 }
    self.isLines = isLines
    self.isLast = isLast
    self.opening = opening
  }

  /// Reads the next record and hands over its members; false at the end of the block.
  mutating func next(_ member: (JSONValue, JSONValue) -> Void) throws(JSONFault) -> Bool {
    guard try findRecord() else { return false }
    tokens.skipBlanks()
    recordStart = tokens.index
    guard tokens.bytes[tokens.index] == UInt8(ascii: "{") else {
      throw tokens.fault(expected: "a record, which begins with {")
    }
    try tokens.members(depth: 1, member)
    opening = .afterValue
    return true
  }

  /// Comes to the next record; false where there is none.
  private mutating func findRecord() throws(JSONFault) -> Bool {
    tokens.skipBlanks()
    let isAtEnd = tokens.index >= tokens.bytes.count
    if isLines { return !isAtEnd }
    switch opening {
    case .start:
      guard tokens.take(UInt8(ascii: "[")) else { throw tokens.fault(expected: "[ and records") }
      return try !ends()
    case .afterValue:
      if isAtEnd, !isLast { return false }
      if tokens.take(UInt8(ascii: ",")) { return true }
      guard try ends() else { throw tokens.fault(expected: "a comma or ]") }
      return false
    case .afterEnd:
      guard isAtEnd else { throw tokens.fault(expected: "nothing after the array") }
      return false
    }
  }

  /// Whether the array ends here; nothing but blanks may follow.
  private mutating func ends() throws(JSONFault) -> Bool {
    guard tokens.take(UInt8(ascii: "]")) else { return false }
    opening = .afterEnd
    tokens.skipBlanks()
    guard tokens.index >= tokens.bytes.count else { throw tokens.fault(expected: "nothing after the array") }
    return true
  }
}
