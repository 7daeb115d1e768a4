/// Finds the columns of the texts of JSON, whose trees know the lines alone.
struct LinesOfTexts {
  /// The longest line that is searched, in bytes: in files without line ends every text would search all of it.
  private static let longestLine = 10_000

  private let bytes: [UInt8]
  /// Where each line begins, and the end.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.lazy.filter { bytes[$0] == 0x0A }.map { $0 + 1 } + [bytes.count]
  }

  /// How many lines there are.
  var count: Int { starts.count - 1 }

  /// The column of a text in quotes on a line, in characters from 1; 1 where it is written otherwise.
  func column(of text: String, line: Int) -> Int {
    guard starts.indices.contains(line), line > 0 else { return 1 }
    let range = starts[line - 1]..<starts[line]
    guard range.count <= Self.longestLine else { return 1 }
    let whole = String(decoding: bytes[range], as: UTF8.self)
    let quoted = "\"\(text)\""
    // With escapes in it, it is found by its beginning.
    let beginning = "\"\(text.prefix { $0 != "\"" && $0 != "\\" && !$0.isNewline })"
    for part in [quoted, beginning] where part.utf8.count > 1 {
      if let place = whole.firstRange(of: part) { return whole[..<place.lowerBound].count + 2 }
    }
    return 1
  }
}
