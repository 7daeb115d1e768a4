/// Cuts what is written between two interpolations, or on a line, into what stands letter for letter and escapes.
struct SegmentPieces {
  private(set) var pieces: [SourceText.Piece] = []
  private let bytes: [UInt8]
  private let start: Int
  private let pounds: Int
  /// Where what stands letter for letter begins.
  private var written = 0

  /// Cuts a segment.
  ///
  /// - Parameters:
  ///   - start: Where it begins in the source, in bytes.
  ///   - pounds: How many `#` an escape has behind its backslash.
  init(_ text: String, at start: Int, pounds: Int) {
    (bytes, self.start, self.pounds) = (Array(text.utf8), start, pounds)
    var index = 0
    while index < bytes.count {
      if let (end, text) = bytes[index] == UInt8(ascii: "\\") ? escape(at: index) : lineEnd(at: index) {
        endWritten(at: index)
        pieces.append(SourceText.Piece(text, .escaped, at: (start + index)..<(start + end)))
        (index, written) = (end, end)
      } else {
        index += 1
      }
    }
    endWritten(at: bytes.count)
  }

  private mutating func endWritten(at end: Int) {
    guard end > written else { return }
    let text = String(decoding: bytes[written..<end], as: UTF8.self)
    pieces.append(SourceText.Piece(text, .written, at: (start + written)..<(start + end)))
  }

  private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// A carriage return in a source is the end of a line in the text.
  private func lineEnd(at index: Int) -> (end: Int, text: String)? {
    guard byte(index) == 0x0D else { return nil }
    return (byte(index + 1) == 0x0A ? index + 2 : index + 1, "\n")
  }

  /// What an escape stands for and where it ends; `nil` where there is none, as in a literal with `#` around it.
  private func escape(at slash: Int) -> (end: Int, text: String)? {
    let letter = slash + 1 + pounds
    guard letter < bytes.count, bytes[(slash + 1)..<letter].allSatisfy({ $0 == UInt8(ascii: "#") }) else { return nil }
    if byte(letter) == UInt8(ascii: "u") { return scalar(at: letter + 1) }
    return Self.signs[byte(letter)].map { (letter + 1, $0) }
  }

  private static let signs: [UInt8: String] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "\\"): "\\", UInt8(ascii: "t"): "\t", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "\""): "\"", UInt8(ascii: "'"): "'",
  ]

  /// The character of up to eight hexadecimal digits in braces.
  private func scalar(at brace: Int) -> (end: Int, text: String)? {
    guard byte(brace) == UInt8(ascii: "{"), let close = bytes[brace...].prefix(10).firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: bytes[(brace + 1)..<close], as: UTF8.self), radix: 16)
    else { return nil }
    return (close + 1, Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}")
  }
}
