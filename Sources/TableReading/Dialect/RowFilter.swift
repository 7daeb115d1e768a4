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
  /// Lines that are left out where they come, without blanks and line ends around them: names that come again, notes.
  var lines: [[UInt8]] = []
  var totals: [Total] = []
  /// The column whose periods have several lengths, and the length of those that are told.
  var periods: PeriodSearch.Result?

  /// Whether nothing is left out.
  var isEmpty: Bool { lines.isEmpty && totals.isEmpty && periods == nil }

  /// Blanks the rows of a block from an index on that are no data; how many they are.
  func blank(_ buffer: BlockBuffer, from start: Int) -> Int {
    let (lexer, totals) = (CSVLexer(delimiter: delimiter), Dictionary(grouping: totals, by: \.column))
    var (row, count) = (start, 0)
    while row < buffer.bytes.count {
      let end = lexer.rowAfter(row, in: buffer.bytes)
      if isListed(row..<end, buffer.bytes) || isLeftOut(row..<end, totals, lexer, buffer.bytes) {
        buffer.blank(row..<end)
        count += 1
      }
      row = end
    }
    return count
  }

  private func isListed(_ row: Range<Int>, _ bytes: Bytes) -> Bool {
    guard !lines.isEmpty else { return false }
    let line = bytes[row].withoutLineEnd.trimmed
    return lines.contains { $0.count == line.count && line.buffer.elementsEqual($0) }
  }

  private func isLeftOut(_ row: Range<Int>, _ totals: [Int: [Total]], _ lexer: CSVLexer, _ bytes: Bytes) -> Bool {
    guard let last = (totals.keys + [periods?.column].compactMap { $0 }).max() else { return false }
    var place = row.lowerBound
    for column in 0...last {
      let field = lexer.field(in: bytes, at: place)
      if says(field, totals[column], in: column, bytes) { return true }
      guard !field.endsRow, field.next < row.upperBound else { return false }
      place = field.next
    }
    return false
  }

  /// Whether a field says that its row is left out.
  private func says(_ field: CSVField, _ totals: [Total]?, in column: Int, _ bytes: Bytes) -> Bool {
    let period = periods.flatMap { $0.column == column ? $0.kept : nil }
    guard totals != nil || period != nil else { return false }
    let text = Self.text(of: field, bytes)
    return totals?.contains { $0.text == text } == true || period.map { isOtherPeriod(text, $0) } == true
  }

  private func isOtherPeriod(_ text: [UInt8], _ kept: DatePrecision) -> Bool {
    text.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { DatePrecision(ofPeriod: Bytes($0, count: buffer.count)) }.map { $0 != kept } ?? false
    }
  }

  /// A field as a sample has it: decoded, without blanks and quotes around it.
  private static func text(of field: CSVField, _ bytes: Bytes) -> [UInt8] {
    guard field.needsDecoding else { return Array(bytes[field.text].unquoted.buffer) }
    var decoded: [UInt8] = []
    CSVLexer.decode(bytes[field.text], into: &decoded)
    return decoded
  }
}

extension Bytes {
  /// The view without a line feed, and a carriage return before it, at its end.
  var withoutLineEnd: Bytes {
    var end = count
    if end > 0, self[end - 1] == .lineFeed { end -= 1 }
    if end > 0, self[end - 1] == .carriageReturn { end -= 1 }
    return self[0..<end]
  }
}

extension BlockBuffer {
  /// Puts blanks in place of all but line feeds.
  func blank(_ range: Range<Int>) {
    // In bounds: the range is clamped to the bytes that are there.
    for index in range.clamped(to: 0..<count) where start[index] != .lineFeed { start[index] = 0x20 }
  }
}
