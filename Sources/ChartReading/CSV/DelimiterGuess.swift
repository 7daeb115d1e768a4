/// Finds what stands between the fields of a file, from its first rows.
enum DelimiterGuess {
  static let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")]
  private static let rowLimit = 50

  /// The candidate that cuts most rows into as many fields as the header, and then into most fields; comma for one column.
  static func guess(_ bytes: Bytes) -> UInt8 {
    var best: (delimiter: UInt8, share: Double, width: Int)?
    for delimiter in candidates {
      let widths = widths(bytes, CSVLexer(delimiter: delimiter))
      guard let header = widths.first, header > 1 else { continue }
      let share = Double(widths.count { $0 == header }) / Double(widths.count)
      if let best, (share, header) <= (best.share, best.width) { continue }
      best = (delimiter, share, header)
    }
    return best?.delimiter ?? UInt8(ascii: ",")
  }

  private static func widths(_ bytes: Bytes, _ lexer: CSVLexer) -> [Int] {
    var widths: [Int] = []
    var index = bytes[0..<3].isByteOrderMark ? 3 : 0
    while index < bytes.count, widths.count < rowLimit {
      if lexer.isBlankRow(in: bytes, at: index) {
        index = lexer.lineAfter(index, in: bytes)
        continue
      }
      var width = 1
      var field = lexer.field(in: bytes, at: index)
      while !field.endsRow {
        width += 1
        field = lexer.field(in: bytes, at: field.next)
      }
      widths.append(width)
      index = field.next
    }
    return widths
  }
}
