import ChartModel
@_spi(Bytes) import SourceText

/// The steps from an input to a schema: the first block, its encoding, its format, its rows, its columns.
struct TableOpening {
  let name: String
  let suffix: String
  let options: ReadingOptions
  let source: BlockSource

  /// What is known when a table is open.
  struct Result {
    var schema: TableSchema
    var dialect: TableDialect
    var first: Block
  }

  func open() throws -> Result {
    let buffer = BlockBuffer(capacity: options.sampleSize)
    try source.fill(buffer)
    try EncodingCheck.check(buffer.bytes, source: name)
    let format = try format(of: buffer.bytes)
    return format == .csv ? try openCSV(buffer) : try openJSON(buffer, isLines: format == .jsonl)
  }

  private func format(of bytes: Bytes) throws -> TableFormat {
    var start = bytes[0..<3].isByteOrderMark ? 3 : 0
    while bytes[start].isBlank || bytes[start] == .lineFeed { start += 1 }
    let isObject = bytes[start] == UInt8(ascii: "{")
    switch options.format ?? named ?? sniffed(bytes[start]) {
    case .csv: return .csv
    case .jsonl: return bytes[start] == UInt8(ascii: "[") ? .json : .jsonl
    case .json:
      guard isObject else { return .json }
      guard JSONTopObject.isAlone(bytes) else { return .jsonl }
      throw ReadingError(
        .malformed, at: .init(source: name), found: "found an object at the top", expected: "an array of records",
        remedy: JSONTopObject.remedy(bytes))
    }
  }

  private var named: TableFormat? {
    switch suffix {
    case "csv", "tsv", "tab": .csv
    case "json": .json
    case "jsonl", "ndjson": .jsonl
    default: nil
    }
  }

  /// By the first byte that is no blank: an array, records by themselves, or rows.
  private func sniffed(_ byte: UInt8) -> TableFormat {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"): .json
    default: .csv
    }
  }

  private func openCSV(_ buffer: BlockBuffer) throws -> Result {
    if buffer.bytes.firstIndex(of: .lineFeed, from: 0) == nil,
      buffer.bytes.firstIndex(of: .carriageReturn, from: 0) != nil
    {
      source.endsRowsWithReturns = true
      buffer.replace(.carriageReturn, with: .lineFeed, from: 0)
    }
    var start = buffer.bytes[0..<3].isByteOrderMark ? 3 : 0
    let separator = SeparatorLine.read(buffer.bytes, from: start)
    start = separator?.next ?? start
    let delimiter = try separator?.delimiter ?? delimiter(for: buffer.bytes, from: start)
    source.boundary = .csv(CSVBoundary(delimiter: delimiter))
    let block = try firstBlock(buffer)
    return try CSVOpening(
      block: block, start: start, delimiter: delimiter, isComplete: source.isExhausted, options: options, source: name,
      tail: source.tail(of: TableTail.size)
    ).open()
  }

  private func openJSON(_ buffer: BlockBuffer, isLines: Bool) throws -> Result {
    source.boundary = .json(JSONBoundary(isLines: isLines))
    let block = try firstBlock(buffer)
    let objects = JSONObjects(try JSONSample.table(block, isLines: isLines, source: name))
    let table = objects.table
    guard table.rowCount > 0, !table.names.isEmpty else {
      throw ReadingError(.noRows, at: .init(source: name), found: "no rows")
    }
    let evidence = table.names.indices.map { ColumnEvidence(table, column: $0, missing: options.missing) }
    let columns = ColumnsOpening(table, evidence, delimiter: 0, options: options, source: name)
    let schema = TableSchema(
      source: name, columns: columns.schemas, sampleRowCount: table.rowCount, isComplete: source.isExhausted,
      notes: columns.notes)
    return Result(schema: schema, dialect: .json(isLines: isLines, opened: objects.opened), first: block)
  }

  private func firstBlock(_ buffer: BlockBuffer) throws -> Block {
    guard let block = source.cut(buffer) else {
      throw ReadingError(.noRows, at: .init(source: name), found: "the file is empty")
    }
    let failure = block.failure ?? TextCheck.fault(in: block.buffer.bytes).map(FaultPlaces.failure)
    if let failure {
      throw FaultPlaces.error(failure, in: block.buffer.bytes, source: name, rowsBefore: 0, linesBefore: 0)
    }
    return block
  }

  private func delimiter(for bytes: Bytes, from start: Int) throws -> UInt8 {
    guard let character = options.delimiter else {
      return ["tsv", "tab"].contains(suffix) ? 0x09 : DelimiterGuess.guess(bytes, from: start)
    }
    guard let byte = character.asciiValue, byte == 0x09 || byte >= 0x20, byte < 0x7F, byte != .quote else {
      throw ReadingError(
        .badOption, at: .init(source: name), found: "\(Wording.quoted(String(character))) cannot stand between fields",
        expected: "one ASCII character such as a comma, a semicolon or a tab")
    }
    return byte
  }
}
