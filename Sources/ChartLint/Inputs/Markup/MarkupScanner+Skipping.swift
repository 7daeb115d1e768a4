/// What holds no text of a chart: scripts, comments, declarations, instructions.
extension MarkupScanner {
  /// The inside of a script, up to the tag that closes it.
  mutating func skipRaw(_ name: String, from start: Int) throws {
    let closing = Array("</\(name)".utf8)
    while let found = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "<")) {
      index = found
      let here = bytes[found..<min(found + closing.count, bytes.count)]
      if here.elementsEqual(closing, by: { $0 == $1 || ($0.isUppercaseByte && $0 + 0x20 == $1) }) { return }
      index += 1
    }
    throw fault("This element does not end. Close it by \"</\(name)>\".", at: start)
  }

  mutating func declaration() throws -> MarkupPiece? {
    let start = index
    if bytes[start...].starts(with: "<!--".utf8) {
      // The two hyphens may belong to the end as well: "<!-->".
      index += 2
      guard skip(past: "-->") else { throw fault("This comment does not end. Close it by \"-->\".", at: start) }
      return nil
    }
    if bytes[start...].starts(with: "<![CDATA[".utf8) {
      index += 9
      let inside = index
      guard skip(past: "]]>") else { throw fault("This text does not end. Close it by \"]]>\".", at: start) }
      return .plainText(inside..<(index - 3))
    }
    try skipDoctype()
    return nil
  }

  /// A document type, whose own declarations stand in brackets and may hold quotes.
  private mutating func skipDoctype() throws {
    let start = index
    var depth = 0
    while index < bytes.count {
      switch byte(index) {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\"") where depth > 0, UInt8(ascii: "'") where depth > 0:
        index = bytes[(index + 1)...].firstIndex(of: byte(index)) ?? bytes.count
      case UInt8(ascii: ">") where depth <= 0:
        index += 1
        return
      default: break
      }
      index += 1
    }
    throw fault("This declaration does not end. Close it by \">\".", at: start)
  }

  /// Up to `?>`; where none follows up to `>`, as in HTML.
  mutating func skipInstruction() {
    let start = index
    if !hasNoInstructionEnd, skip(past: "?>") { return }
    hasNoInstructionEnd = true
    index = bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
  }

  private mutating func skip(past end: String) -> Bool {
    let end = Array(end.utf8)
    while index < bytes.count {
      if byte(index) == end.first, bytes[index...].starts(with: end) {
        index += end.count
        return true
      }
      index += 1
    }
    return false
  }
}
