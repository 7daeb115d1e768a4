/// Says what is wrong with JSON text, and what to do about what people often write.
package enum JSONFaultText {
  package static func error(_ fault: JSONFault, in bytes: Bytes, source: String) -> ReadingError {
    FaultPlaces.error(
      .inBlock(
        offset: fault.offset, row: nil, found: "found \(fault.found)", expected: fault.expected,
        remedy: remedy(fault, in: bytes)),
      in: bytes, source: source, rowsBefore: 0, linesBefore: 0)
  }

  package static func error(_ fault: TextCheck.Fault, in bytes: Bytes, source: String) -> ReadingError {
    let failure: BlockFailure =
      switch fault {
      case .zeroByte(let offset):
        .inBlock(
          offset: offset, row: nil, found: "a zero byte", expected: "text", remedy: "Check that this is a text file.")
      case .notUTF8: FaultPlaces.failure(fault)
      }
    return FaultPlaces.error(failure, in: bytes, source: source, rowsBefore: 0, linesBefore: 0)
  }

  private static func remedy(_ fault: JSONFault, in bytes: Bytes) -> String? {
    guard fault.offset < bytes.count else { return "Check that the whole text is there." }
    switch bytes[fault.offset] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments: take this one out."
    case UInt8(ascii: "'"): return "JSON has names and texts in double quotes."
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return byteBefore(fault.offset, in: bytes) == UInt8(ascii: ",") ? "Take out the comma before it." : nil
    default: return wordRemedy(fault, in: bytes)
    }
  }

  /// Names without quotes, and the words of JavaScript and Python.
  private static func wordRemedy(_ fault: JSONFault, in bytes: Bytes) -> String? {
    var end = fault.offset
    while bytes[end].isLetter { end += 1 }
    let word = bytes[fault.offset..<end]
    if fault.expected == "a name in quotes", !word.isEmpty { return "Put the name in double quotes." }
    if ["NaN", "Infinity", "undefined", "None"].contains(where: { word.isExactly($0) }) {
      return "JSON has no such value: write null."
    }
    if word.isWord("true") || word.isWord("false") { return "JSON writes true and false in small letters." }
    return nil
  }

  private static func byteBefore(_ offset: Int, in bytes: Bytes) -> UInt8 {
    var index = offset - 1
    while bytes[index].isBlank || bytes[index] == .lineFeed { index -= 1 }
    return bytes[index]
  }
}
