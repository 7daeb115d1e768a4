@_spi(Bytes) import SourceText

/// Finds a second table below the rows of a CSV: behind a blank line or a heading of its own the names of the rows begin again, and
/// adding both up would be wrong.
struct SecondTable {
  private let bytes: Bytes
  private let lexer: CSVLexer
  private let start: Int
  /// What the first column is called; empty where it has no name.
  private let header: [UInt8]

  /// - Parameters:
  ///   - head: What stands above the rows, the line of names last.
  ///   - hasNames: Whether it ends with such a line.
  init(_ bytes: Bytes, delimiter: UInt8, head: Bytes, hasNames: Bool) {
    (self.bytes, lexer, start) = (bytes, CSVLexer(delimiter: delimiter), head.count)
    let line = Array(head.trimmed.buffer).split(separator: .lineFeed).last.map { Array($0) } ?? []
    header =
      hasNames
      ? line.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { Self.name(at: 0, in: Bytes($0, count: buffer.count), CSVLexer(delimiter: delimiter)) }
          ?? []
      } : []
  }

  /// Where its heading or its names begin, and what is left out with them: the blank rows above, too. `nil` where there is none.
  var found: (heading: Int, range: Range<Int>)? {
    guard let rows = nextRow(from: start), case let first = name(at: rows), !first.isEmpty else { return nil }
    var (row, blank) = (lexer.rowAfter(rows, in: bytes), Int?.none)
    while row < bytes.count {
      let end = lexer.rowAfter(row, in: bytes)
      if isBlank(row..<end) {
        blank = blank ?? row
      } else {
        if begins(at: row, isBehindBlank: blank != nil, with: first) { return (row, (blank ?? row)..<bytes.count) }
        blank = nil
      }
      row = end
    }
    return nil
  }

  /// Whether a row is the heading of a second table, or its names behind a blank line, and the row below has the name of the first row of all.
  private func begins(at row: Int, isBehindBlank: Bool, with first: [UInt8]) -> Bool {
    let isHeading = isAlone(row)
    guard isHeading || isBehindBlank, var below = isHeading ? nextRow(from: lexer.rowAfter(row, in: bytes)) : row
    else { return false }
    let hasNames = !header.isEmpty && name(at: below) == header
    guard hasNames || isHeading && isBehindBlank else { return false }
    if hasNames {
      guard let next = nextRow(from: lexer.rowAfter(below, in: bytes)) else { return false }
      below = next
    }
    return name(at: below) == first
  }

  /// The first row from a place on that says something.
  private func nextRow(from place: Int) -> Int? {
    var row = place
    while row < bytes.count {
      let end = lexer.rowAfter(row, in: bytes)
      if !isBlank(row..<end) { return row }
      row = end
    }
    return nil
  }

  private func isBlank(_ row: Range<Int>) -> Bool {
    bytes[row].buffer.allSatisfy { $0 == lexer.delimiter || $0 == 0x20 || $0 == 0x0D || $0 == .lineFeed }
  }

  /// Whether the first field of a row says something and no other does.
  private func isAlone(_ row: Int) -> Bool {
    var field = lexer.field(in: bytes, at: row)
    guard !bytes[field.text].trimmed.isEmpty else { return false }
    while !field.endsRow, field.next < bytes.count {
      field = lexer.field(in: bytes, at: field.next)
      guard bytes[field.text].trimmed.isEmpty else { return false }
    }
    return true
  }

  private func name(at row: Int) -> [UInt8] { Self.name(at: row, in: bytes, lexer) }

  private static func name(at row: Int, in bytes: Bytes, _ lexer: CSVLexer) -> [UInt8] {
    guard row < bytes.count else { return [] }
    return Array(bytes[lexer.field(in: bytes, at: row).text].trimmed.buffer)
  }
}
