@_spi(Bytes) import SourceText

/// The rows of a short CSV below its names, cut into fields; blank ones are left out.
struct CutRows {
  struct Row {
    /// Its bytes, with what ends it.
    var range: Range<Int>
    /// Its fields as they stand, without quotes around them.
    var fields: [Range<Int>]
    /// Whether a row without any text stands right above it.
    var isBehindBlank: Bool
  }

  let bytes: Bytes
  private(set) var rows: [Row] = []
  /// Whether blank rows or texts alone part the rows: most tables have none, and nothing more is looked for.
  private(set) var areParted = false

  /// More rows are a table of one kind.
  private static let most = 5_000

  /// - Parameter start: Where the first row begins.
  init(_ bytes: Bytes, from start: Int, lexer: CSVLexer) {
    self.bytes = bytes
    var (place, isBehindBlank) = (start, false)
    while place < bytes.count, rows.count < Self.most {
      var row = Row(range: place..<place, fields: [], isBehindBlank: isBehindBlank)
      var field = lexer.field(in: bytes, at: place)
      row.fields.append(field.text)
      while !field.endsRow, field.next < bytes.count {
        field = lexer.field(in: bytes, at: field.next)
        row.fields.append(field.text)
      }
      place = max(place + 1, field.next)
      row.range = row.range.lowerBound..<place
      isBehindBlank = row.fields.allSatisfy { bytes[$0].trimmed.isEmpty }
      if !isBehindBlank { rows.append(row) }
    }
    if place < bytes.count { rows = [] }
    areParted = rows.contains(where: \.isBehindBlank) || rows.indices.contains(where: isAlone)
  }

  func text(_ row: Int, _ field: Int = 0) -> String {
    guard rows.indices.contains(row), rows[row].fields.indices.contains(field) else { return "" }
    return bytes[rows[row].fields[field]].trimmed.text
  }

  func texts(_ row: Int) -> [String] {
    rows.indices.contains(row) ? rows[row].fields.indices.map { text(row, $0) } : []
  }

  /// Whether a row says something in its first field and nothing in any other.
  func isAlone(_ row: Int) -> Bool {
    guard rows.indices.contains(row), let name = rows[row].fields.first, !bytes[name].trimmed.isEmpty else {
      return false
    }
    return rows[row].fields.dropFirst().allSatisfy { field in
      let text = bytes[field].trimmed
      return text.isEmpty || !text[0].isDigit && CellKind(text.text) == .empty
    }
  }

  /// The fields of a row behind the first, by what kind of value they are.
  func kindsBehindName(_ row: Int) -> [CellKind] { texts(row).dropFirst().map { CellKind($0) } }
}
