import ChartModel
@_spi(Bytes) import SourceText

/// Reads the header and the rows of the first block of a CSV.
struct CSVSample {
  private(set) var table: SampleTable
  /// What stands above the rows.
  let head: TableHead

  /// - Parameter start: Where the text begins, behind a mark of its encoding or an instruction for a spreadsheet.
  init(_ bytes: Bytes, from start: Int, delimiter: UInt8, options: ReadingOptions, source: String) throws {
    let lexer = CSVLexer(delimiter: delimiter)
    let records = HeadRecords.read(bytes, from: start, lexer: lexer)
    guard !records.isEmpty else {
      throw ReadingError(
        .noRows, at: .init(source: source), found: "nothing but blank lines", expected: "a row of names")
    }
    if let wide = records.first(where: { $0.fields.count > ChartLimits.columns }) {
      throw ReadingError(
        .tooLarge, at: .init(source: source, line: wide.line), found: "\(wide.fields.count.withCommas) columns",
        expected: "at most \(ChartLimits.columns.withCommas)")
    }
    head = try TableHead(records, options: options, source: source)
    table = Self.rows(lexer, bytes, from: head.bodyStart, names: HeaderNames.clean(head.names))
    table.dropGhostColumns(named: head.names)
  }

  private static func rows(_ lexer: CSVLexer, _ bytes: Bytes, from start: Int, names: [String]) -> SampleTable {
    var columns = Array(repeating: [SampleField](), count: names.count)
    var index = start
    var rowCount = 0
    var fields: [SampleField] = []
    var gaps: [Int] = []
    // Very many columns say enough in few rows.
    while index < bytes.count, rowCount == 0 || rowCount * names.count < ChartLimits.sampledFields {
      if lexer.isBlankRow(in: bytes, at: index) {
        index = lexer.lineAfter(index, in: bytes)
        continue
      }
      readRow(lexer, bytes, &index, into: &fields)
      // Longer rows are set aside when the table is read, so they say nothing here.
      guard !fields.dropFirst(names.count).contains(where: { !bytes[$0.range].trimmed.isEmpty }) else {
        gaps.append(rowCount)
        continue
      }
      for place in names.indices { columns[place].append(place < fields.count ? fields[place] : .absent) }
      rowCount += 1
    }
    return SampleTable(names: names, columns: columns, rowCount: rowCount, bytes: bytes, gaps: gaps)
  }

  static func readRow(_ lexer: CSVLexer, _ bytes: Bytes, _ index: inout Int, into fields: inout [SampleField]) {
    fields.removeAll(keepingCapacity: true)
    while true {
      let field = lexer.field(in: bytes, at: index)
      fields.append(SampleField(field.text, field.needsDecoding ? .quoted : .plain))
      index = field.next
      if field.endsRow { return }
    }
  }

  static func text(_ field: SampleField, _ bytes: Bytes) -> String {
    guard field.form == .quoted else { return bytes[field.range].unquoted.text }
    var scratch: [UInt8] = []
    CSVLexer.decode(bytes[field.range], into: &scratch)
    return String(decoding: scratch, as: UTF8.self)
  }
}

/// Makes the names of columns fit for asking: trimmed, never empty, each once.
enum HeaderNames {
  static func clean(_ texts: [String]) -> [String] {
    var used: Set<String> = []
    var repeats: [String: Int] = [:]
    return texts.enumerated().map { place, text in
      let trimmed = trim(text)
      let base = trimmed.isEmpty ? unnamed(place) : trimmed
      var name = base
      while !used.insert(name).inserted {
        let number = repeats[base, default: 1] + 1
        repeats[base] = number
        name = "\(base) \(number)"
      }
      return name
    }
  }

  /// What a column without a name is called.
  static func unnamed(_ place: Int) -> String { "column \(place + 1)" }

  /// What is said of names that come again, at the column that keeps each.
  static func notes(of texts: [String], source: String) -> [ReadingNote] {
    let names = clean(texts)
    let again = Dictionary(grouping: zip(texts.map(trim), names).filter { !$0.0.isEmpty && $0.0 != $0.1 }, by: \.0)
    return names.compactMap { name in again[name].map { note(name, others: $0.map(\.1), source) } }
  }

  private static func note(_ name: String, others: [String], _ source: String) -> ReadingNote {
    let texts = others.prefix(mostTold).map { Wording.quoted($0) }
    let more = others.count > mostTold ? ["\(others.count - mostTold) more"] : []
    return ReadingNote(
      kind: .sameNames, place: .init(source: source, column: name),
      decided: "\(others.count + 1) columns have this name; this is the first, and there "
        + "\(others.count == 1 ? "is" : "are") also \(Wording.list(texts + more))",
      remedy: "Use --y to show another.")
  }

  private static let mostTold = 3

  static func trim(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
