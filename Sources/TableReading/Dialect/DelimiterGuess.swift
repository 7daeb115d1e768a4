@_spi(Bytes) import SourceText

/// Finds what stands between the fields of a file, from its first rows.
enum DelimiterGuess {
  static let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")]
  private static let rowLimit = 50

  /// The candidate that cuts most rows into equally many fields, and then into most fields; comma for one column.
  ///
  /// Titles above the table and notes below it have fewer fields, so the commonest count decides, not that of the first row.
  static func guess(_ bytes: Bytes, from start: Int) -> UInt8 {
    var best: (delimiter: UInt8, share: Double, width: Int)?
    for delimiter in candidates {
      guard let (share, width) = usualWidth(widths(bytes, from: start, CSVLexer(delimiter: delimiter))) else {
        continue
      }
      if let best, (share, width) <= (best.share, best.width) { continue }
      best = (delimiter, share, width)
    }
    return best?.delimiter ?? UInt8(ascii: ",")
  }

  /// The commonest width above one, and the share of rows that have it, or that of the first row where it has more.
  private static func usualWidth(_ widths: [Int]) -> (share: Double, width: Int)? {
    var counts: [Int: Int] = [:]
    for width in widths where width > 1 { counts[width, default: 0] += 1 }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
    return (Double(most.value) / Double(widths.count), most.key)
  }

  private static func widths(_ bytes: Bytes, from start: Int, _ lexer: CSVLexer) -> [Int] {
    var widths: [Int] = []
    var index = start
    while index < bytes.count, widths.count < rowLimit {
      if lexer.isBlankRow(in: bytes, at: index) || bytes[index] == UInt8(ascii: "#") {
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

/// The line by which a file tells spreadsheets what stands between its fields: `sep=;`.
enum SeparatorLine {
  /// The delimiter and where the next line begins; `nil` where the text does not begin with such a line.
  static func read(_ bytes: Bytes, from start: Int) -> (delimiter: UInt8, next: Int)? {
    let end = bytes.firstIndex(of: .lineFeed, from: start) ?? bytes.count
    let line = bytes[start..<end].withoutOuterQuotes
    guard line.starts(with: "sep=") || line.starts(with: "SEP=") || line.starts(with: "Sep=") else { return nil }
    let rest = line.from(4)
    guard rest.count == 1, rest[0] == 0x09 || rest[0] > 0x20, rest[0] < 0x7F, rest[0] != .quote else { return nil }
    return (rest[0], min(end + 1, bytes.count))
  }
}

extension Bytes {
  /// The view without a carriage return at its end, and without quotes around it.
  fileprivate var withoutOuterQuotes: Bytes {
    let line = self[count - 1] == .carriageReturn ? self[0..<count - 1] : self
    return line.count > 1 && line[0] == .quote && line[line.count - 1] == .quote ? line[1..<line.count - 1] : line
  }
}
