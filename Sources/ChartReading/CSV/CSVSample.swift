import ChartModel

/// Reads the header and the rows of the first block of a CSV.
struct CSVSample {
  let table: SampleTable
  /// Where the rows below the header begin.
  let bodyStart: Int

  init(_ bytes: Bytes, delimiter: UInt8, source: String) throws {
    let lexer = CSVLexer(delimiter: delimiter)
    var index = bytes[0..<3].isByteOrderMark ? 3 : 0
    while index < bytes.count, lexer.isBlankRow(in: bytes, at: index) { index = lexer.lineAfter(index, in: bytes) }
    guard index < bytes.count else {
      throw ReadingError(
        .noRows, at: .init(source: source), found: "nothing but blank lines", expected: "a row of names")
    }
    var header: [SampleField] = []
    Self.readRow(lexer, bytes, &index, into: &header)
    guard header.count <= ChartLimits.columns else {
      let place = ReadingError.Place(source: source, line: 1)
      throw ReadingError(
        .tooLarge, at: place, found: "\(header.count.withCommas) columns",
        expected: "at most \(ChartLimits.columns.withCommas)")
    }
    let names = HeaderNames.clean(header.map { Self.text($0, bytes) })
    bodyStart = index
    table = Self.rows(lexer, bytes, from: index, names: names)
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

  private static func readRow(_ lexer: CSVLexer, _ bytes: Bytes, _ index: inout Int, into fields: inout [SampleField]) {
    fields.removeAll(keepingCapacity: true)
    while true {
      let field = lexer.field(in: bytes, at: index)
      fields.append(SampleField(field.text, field.needsDecoding ? .quoted : .plain))
      index = field.next
      if field.endsRow { return }
    }
  }

  private static func text(_ field: SampleField, _ bytes: Bytes) -> String {
    guard field.form == .quoted else { return bytes[field.range].text }
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
      let base = trimmed.isEmpty ? "column \(place + 1)" : trimmed
      var name = base
      while !used.insert(name).inserted {
        let number = repeats[base, default: 1] + 1
        repeats[base] = number
        name = "\(base) \(number)"
      }
      return name
    }
  }

  private static func trim(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
