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
    var (notes, block) = ([Range<Int>](), [Range<Int>]())
    var (end, quotes) = (bytes.count, 0)
    while end > first + 1, notes.count + block.count < Self.mostLines {
      let upper = bytes[end - 1] == .lineFeed ? end - 1 : end
      let lower = (bytes.lastIndex(of: .lineFeed, in: first..<upper) ?? first) + 1
      let line = lower..<upper
      end = lower
      // Behind a quote that is open at its beginning a line is part of a cell.
      quotes += bytes[line].count(of: .quote)
      guard quotes % 2 == 0 else { break }
      guard bytes[line].trimmed.isEmpty else {
        block.append(line)
        continue
      }
      // A blank line parts the notes from the rows.
      let found = notesBelowBlank(block)
      notes += found
      guard found.count == block.count else { return notes }
      block = []
    }
    return notes + notesAtEnd(block)
  }

  private static let mostLines = 40

  /// Those of some lines below a blank one, the last first, that are notes: all where the
  /// heading of a legend begins them and none of them has a number, or where each has one field.
  private func notesBelowBlank(_ block: [Range<Int>]) -> ArraySlice<Range<Int>> {
    let hasHeading = block.last.map { isSingle($0) && isLegend(text($0).lowercased()) } ?? false
    return hasHeading && !block.contains(where: hasNumber) || block.allSatisfy(isSingle)
      ? block[...] : notesAtEnd(block)
  }

  /// Those at the end of some lines that say that they are notes, with what stands below them.
  private func notesAtEnd(_ block: [Range<Int>]) -> ArraySlice<Range<Int>> {
    let single = block.prefix(while: isSingle)
    return single.prefix((single.lastIndex(where: isNote) ?? -1) + 1)
  }

  private func isLegend(_ heading: String) -> Bool {
    heading.hasSuffix(":") && Self.legends.contains { heading.contains($0) } || Self.legends.contains(heading)
  }

  private static let legends = ["legend", "symbol", "key", "note", "abbreviation", "zeichen", "légende", "leyenda"]

  private func hasNumber(_ line: Range<Int>) -> Bool {
    var start = line.lowerBound
    while start < line.upperBound {
      let field = lexer.field(in: bytes, at: start)
      if CellKind(bytes[field.text].trimmed.text).isTyped { return true }
      guard !field.endsRow else { return false }
      start = field.next
    }
    return false
  }

  private func text(_ line: Range<Int>) -> String {
    var text = bytes[line].trimmed.text[...]
    while let last = text.last, "\",;\t ".contains(last) { text = text.dropLast() }
    return String(text)
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
