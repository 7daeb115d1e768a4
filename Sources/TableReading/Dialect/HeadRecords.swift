import ChartModel
@_spi(Bytes) import SourceText

/// One of the first rows of a CSV, before it is known which of them names the columns.
struct HeadRecord {
  /// Where it begins, and where the next row does.
  var start: Int
  var next: Int
  var fields: [SampleField]
  /// Its line in the file, counted from 1.
  var line: Int
  /// Its texts, trimmed.
  var texts: [String]

  /// How many fields say something.
  var filled: Int { texts.count { !$0.isEmpty } }
  /// How many fields there are up to the last one that says something.
  var extent: Int { texts.count - texts.reversed().prefix(while: \.isEmpty).count }
  /// Whether it has words and nothing else, two at least, up to the last field that says something.
  var holdsNames: Bool { extent > 1 && texts.prefix(extent).allSatisfy { CellKind($0) == .text } }
  /// Whether it names the second of two columns alone, as reports do that list names.
  var namesNumbersAlone: Bool {
    texts.count == 2 && texts.first?.isEmpty == true && CellKind(texts[1]) == .text
  }
  /// What stands in the corner of a plate of wells.
  static let plateCorner = "<>"
  /// What stands behind the corner.
  var wells: ArraySlice<String> { texts.prefix(extent).dropFirst() }
  var isComment: Bool { texts.first?.hasPrefix("#") == true }
}

/// Reads the first rows of a CSV, blank ones left out.
enum HeadRecords {
  /// More rows tell nothing new of where a table begins.
  private static let most = 40
  private static let mostFields = 4_000

  static func read(_ bytes: Bytes, from start: Int, lexer: CSVLexer, atMost most: Int = most) -> [HeadRecord] {
    var records: [HeadRecord] = []
    var (index, line, counted, fields) = (start, 1, 0, 0)
    while index < bytes.count, records.count < most, records.count < 4 || fields < mostFields {
      if lexer.isBlankRow(in: bytes, at: index) {
        index = lexer.lineAfter(index, in: bytes)
        continue
      }
      line += bytes[counted..<index].count(of: .lineFeed)
      counted = index
      var record = HeadRecord(start: index, next: index, fields: [], line: line, texts: [])
      CSVSample.readRow(lexer, bytes, &index, into: &record.fields)
      guard record.fields.count <= ChartLimits.columns else { return records + [record] }
      record.next = index
      fields += record.fields.count
      record.texts = record.fields.map { HeaderNames.trim(CSVSample.text($0, bytes)) }
      records.append(record)
    }
    return records
  }
}

/// What kind of value a text is, as far as it tells by itself.
enum CellKind: Equatable {
  case empty, number, date, text

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { buffer in
      buffer.baseAddress.map { Self.kind(Bytes($0, count: buffer.count)) } ?? .empty
    }
  }

  private static func kind(_ text: Bytes) -> CellKind {
    if MissingText.matches(text) || MissingText.isAmongNumbers(text) || MissingText.isNaN(text) { return .empty }
    var numbers = CellEvidence()
    if numbers.add(text) { return .number }
    var dates = DateEvidence()
    return dates.add(text) ? .date : .text
  }

  var isTyped: Bool { self == .number || self == .date }
}
