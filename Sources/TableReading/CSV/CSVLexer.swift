@_spi(Bytes) import SourceText

/// Where a field of a row stands, as the slow, complete path sees it.
struct CSVField {
  /// The text: inside the quotes, or the bare field.
  var text: Range<Int>
  /// Where the next field or row begins.
  var next: Int
  /// Whether this was the last field of its row.
  var endsRow: Bool
  /// Whether the text holds doubled quotes, or goes on behind its closing quote, and has to be decoded.
  var needsDecoding = false
}

/// Cuts rows into fields by RFC 4180, and bears what people write beyond it.
///
/// A quote opens a quoted field at the beginning of a field only; elsewhere it is text (`5" pipe`). Text behind a closing
/// quote belongs to the field. Rows end with LF or CRLF; a CR alone is text.
struct CSVLexer {
  let delimiter: UInt8

  func field(in bytes: Bytes, at start: Int) -> CSVField {
    bytes[start] == .quote ? quotedField(in: bytes, at: start) : bareField(in: bytes, at: start)
  }

  private func bareField(in bytes: Bytes, at start: Int) -> CSVField {
    let index = bytes.firstIndex(of: delimiter, or: .lineFeed, from: start)
    return ended(CSVField(text: start..<index, next: index, endsRow: true), in: bytes, at: index)
  }

  private func quotedField(in bytes: Bytes, at start: Int) -> CSVField {
    var needsDecoding = false
    var close = bytes.count
    var index = start + 1
    while let quote = bytes.firstIndex(of: .quote, from: index) {
      guard bytes[quote + 1] == .quote else {
        close = quote
        break
      }
      needsDecoding = true
      index = quote + 2
    }
    let end = bytes.firstIndex(of: delimiter, or: .lineFeed, from: min(close + 1, bytes.count))
    let field = ended(CSVField(text: start + 1..<end, next: end, endsRow: true), in: bytes, at: end)
    if field.text.upperBound <= close + 1 {
      return CSVField(
        text: start + 1..<max(start + 1, close), next: field.next, endsRow: field.endsRow, needsDecoding: needsDecoding)
    }
    return CSVField(text: field.text, next: field.next, endsRow: field.endsRow, needsDecoding: true)
  }

  /// The field with what ends it at `index` taken into account: a delimiter, LF, CRLF or the end of the bytes.
  private func ended(_ field: CSVField, in bytes: Bytes, at index: Int) -> CSVField {
    var field = field
    field.next = min(index + 1, bytes.count)
    guard index >= bytes.count || bytes[index] == .lineFeed else {
      field.endsRow = false
      return field
    }
    if index > field.text.lowerBound, bytes[index - 1] == .carriageReturn {
      field.text = field.text.lowerBound..<index - 1
    }
    return field
  }

  /// Whether a row begins at `index` that holds nothing but blanks.
  func isBlankRow(in bytes: Bytes, at index: Int) -> Bool {
    var index = index
    while bytes[index].isBlank, bytes[index] != delimiter { index += 1 }
    return index >= bytes.count || bytes[index] == .lineFeed
  }

  /// Where the row after that at an index begins, whatever lines its quoted fields hold.
  func rowAfter(_ index: Int, in bytes: Bytes) -> Int {
    var field = field(in: bytes, at: index)
    while !field.endsRow, field.next < bytes.count { field = self.field(in: bytes, at: field.next) }
    return max(index + 1, field.next)
  }

  /// Where the line after `index` begins.
  func lineAfter(_ index: Int, in bytes: Bytes) -> Int {
    bytes.firstIndex(of: .lineFeed, from: index).map { $0 + 1 } ?? bytes.count
  }

  /// Writes a quoted field's text without its closing quote and with each doubled quote once.
  static func decode(_ text: Bytes, into scratch: inout [UInt8]) {
    scratch.removeAll(keepingCapacity: true)
    var index = 0
    while let quote = text.firstIndex(of: .quote, from: index) {
      scratch.append(contentsOf: text[index..<quote].buffer)
      index = quote + 1
      guard text[index] == .quote else { break }
      scratch.append(.quote)
      index += 1
    }
    scratch.append(contentsOf: text.from(index).buffer)
  }
}
