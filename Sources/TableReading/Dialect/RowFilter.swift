@_spi(Bytes) import SourceText

/// Takes rows that are no data out of blocks: names that come again, and rows that add up others.
///
/// Their bytes become blanks, so that lines keep their numbers and no parser has to know of them.
struct RowFilter: Sendable {
  /// A text that makes a row of totals of each row that has it in a column.
  struct Total: Hashable, Sendable {
    var column: Int
    var text: [UInt8]
  }

  var delimiter: UInt8
  /// The line of names without its line end; empty where there is none.
  var header: [UInt8]
  var totals: [Total]
  /// The column whose periods have several lengths, and the length of those that are told.
  var periods: PeriodSearch.Result?

  /// Blanks the rows of a block from an index on that are no data; how many they are.
  func blank(_ buffer: BlockBuffer, from start: Int) -> Int {
    var count = header.isEmpty ? 0 : blank(buffer, from: start, text: header) { row, _ in isHeader(row, buffer) }
    for total in totals {
      count += blank(buffer, from: start, text: total.text) { row, lexer in has(total, in: row, lexer, buffer) }
    }
    if let periods { count += blank(buffer, from: start, but: periods) }
    return count
  }

  /// Blanks the rows whose period is of another length than is told.
  private func blank(_ buffer: BlockBuffer, from start: Int, but periods: PeriodSearch.Result) -> Int {
    let lexer = CSVLexer(delimiter: delimiter)
    var (row, count) = (start, 0)
    while row < buffer.bytes.count {
      let end = lexer.rowAfter(row, in: buffer.bytes)
      if let field = field(periods.column, in: row..<end, lexer, buffer.bytes),
        let precision = DatePrecision(ofPeriod: buffer.bytes[field.text].unquoted), precision != periods.kept
      {
        buffer.blank(row..<end)
        count += 1
      }
      row = end
    }
    return count
  }

  /// Blanks the rows that hold a text and pass a test.
  private func blank(
    _ buffer: BlockBuffer, from start: Int, text: [UInt8], _ isMeant: (Range<Int>, CSVLexer) -> Bool
  ) -> Int {
    let lexer = CSVLexer(delimiter: delimiter)
    var (index, count) = (start, 0)
    while let found = buffer.bytes.firstIndex(of: text, from: index) {
      let bytes = buffer.bytes
      let lower = max(start, (bytes.lastIndex(of: .lineFeed, in: start..<found) ?? start - 1) + 1)
      let upper = bytes.firstIndex(of: .lineFeed, from: found) ?? bytes.count
      if isMeant(lower..<upper, lexer) {
        buffer.blank(lower..<upper)
        count += 1
      }
      index = max(found + 1, upper)
    }
    return count
  }

  private func isHeader(_ row: Range<Int>, _ buffer: BlockBuffer) -> Bool {
    buffer.bytes[row].trimmed.buffer.elementsEqual(header)
  }

  private func has(_ total: Total, in row: Range<Int>, _ lexer: CSVLexer, _ buffer: BlockBuffer) -> Bool {
    let bytes = buffer.bytes
    guard let field = field(total.column, in: row, lexer, bytes) else { return false }
    return bytes[field.text].trimmed.buffer.elementsEqual(total.text)
  }

  /// The field of a column in a row; `nil` where the row is shorter.
  private func field(_ column: Int, in row: Range<Int>, _ lexer: CSVLexer, _ bytes: Bytes) -> CSVField? {
    var field = lexer.field(in: bytes, at: row.lowerBound)
    for _ in 0..<column {
      guard !field.endsRow, field.next < row.upperBound else { return nil }
      field = lexer.field(in: bytes, at: field.next)
    }
    return field
  }
}

extension Bytes {
  /// Where a text comes first from an index on.
  fileprivate func firstIndex(of text: [UInt8], from index: Int) -> Int? {
    guard let first = text.first else { return nil }
    var index = index
    while let found = firstIndex(of: first, from: index) {
      if self[found..<found + text.count].buffer.elementsEqual(text) { return found }
      index = found + 1
    }
    return nil
  }
}

extension BlockBuffer {
  /// Puts blanks in place of all but line feeds.
  func blank(_ range: Range<Int>) {
    // In bounds: the range is clamped to the bytes that are there.
    for index in range.clamped(to: 0..<count) where start[index] != .lineFeed { start[index] = 0x20 }
  }
}
