import ChartModel
@_spi(Bytes) import SourceText

/// Finds what stands below the rows of a CSV and is no data: sources and notes.
struct TableFoot {
  private let bytes: Bytes
  private let lexer: CSVLexer
  private let width: Int

  init(_ bytes: Bytes, delimiter: UInt8, width: Int) {
    (self.bytes, lexer, self.width) = (bytes, CSVLexer(delimiter: delimiter), width)
  }

  /// The lines from the end up that are no rows, the last one first.
  ///
  /// - Parameter start: Where the rows begin; the first row stays.
  func lines(from start: Int) -> [Range<Int>] {
    guard width > 1, let first = bytes.firstIndex(of: .lineFeed, from: start) else { return [] }
    var (notes, pending) = ([Range<Int>](), [Range<Int>]())
    var (end, quotes) = (bytes.count, 0)
    while end > first + 1, notes.count + pending.count < 40 {
      let upper = bytes[end - 1] == .lineFeed ? end - 1 : end
      let lower = (bytes.lastIndex(of: .lineFeed, in: first..<upper) ?? first) + 1
      let line = lower..<upper
      end = lower
      // Behind a quote that is open at its beginning a line is part of a cell.
      quotes += bytes[line].count(of: .quote)
      guard quotes % 2 == 0 else { break }
      if bytes[line].trimmed.isEmpty {
        // A blank line parts the notes from the rows.
        notes += pending
        pending = []
      } else if isSingle(line) {
        if isNote(line) { notes += pending + [line]; pending = [] } else { pending.append(line) }
      } else {
        break
      }
    }
    return notes
  }

  /// Whether a line has one field that says something, where rows have more.
  private func isSingle(_ line: Range<Int>) -> Bool {
    var field = lexer.field(in: bytes, at: line.lowerBound)
    guard field.next <= line.upperBound + 1, CellKind(bytes[field.text].trimmed.text) == .text else { return false }
    var count = 1
    while !field.endsRow, field.next < line.upperBound {
      field = lexer.field(in: bytes, at: field.next)
      count += 1
      guard bytes[field.text].trimmed.isEmpty else { return false }
    }
    return count <= width
  }

  private func isNote(_ line: Range<Int>) -> Bool {
    let text = bytes[line].trimmed.text.lowercased().drop { "\"'“ ".contains($0) }
    // A line that parts the notes from the rows.
    if text.count > 2, text.allSatisfy({ "_-=*".contains($0) }) { return true }
    return Self.beginnings.contains { text.hasPrefix($0) } || text.split(separator: " ").count > 5
  }

  private static let beginnings = [
    "source", "note", "quelle", "fuente", "fonte", "bron", "remarque", "legend", "last updated", "updated", "data from",
    "data last",
    "downloaded", "exported", "generated", "©", "(c)", "copyright", "*", "†", "http", "1)", "[1]", "¹", "#",
  ]
}
