import ChartModel
@_spi(Bytes) import SourceText

/// The steps from the first block of a CSV to its schema: where the table begins and ends, which rows are no data, its columns.
struct CSVOpening {
  let block: Block
  /// Where the text begins in the block.
  let start: Int
  let delimiter: UInt8
  /// Whether the block is the whole file.
  let isComplete: Bool
  let options: ReadingOptions
  let source: String
  /// The end of the file, where the block is not all of it and the end can be seen before the rest is read.
  let tail: BlockBuffer?

  func open() throws -> TableOpening.Result {
    let rows = try RowRemoval(self)
    let (sample, evidence) = (rows.sample, rows.columns)
    try checkDelimiter(evidence, sample.table)
    let columns = ColumnsOpening(sample.table, evidence, delimiter: delimiter, options: options, source: source)
    var schemas = columns.schemas
    for column in schemas.indices where sample.head.units.indices.contains(column) {
      schemas[column].rowUnit = sample.head.units[column].flatMap { $0.isEmpty ? nil : $0 }
    }
    let unit = isComplete ? UnitColumn(columns: schemas).found : nil
    if let unit { schemas[unit.column].rowUnit = unit.unit }
    var schema = TableSchema(
      source: source, columns: schemas, sampleRowCount: sample.table.rowCount, isComplete: isComplete,
      notes: sample.head.notes + HeaderNames.notes(of: sample.head.names, source: source) + rows.notes + columns.notes)
    schema.layout.delimiter = Character(Unicode.Scalar(delimiter))
    schema.layout.headerLine = sample.head.line
    schema.layout.firstLine = block.buffer.bytes[0..<sample.head.bodyStart].count(of: .lineFeed) + 1
    if options.readsWideTables { schema.wide = WideSearch(columns: schemas, sample: sample.table).table }
    if options.readsWideTables, schema.wide == nil {
      schema.date = CompositeDateSearch(columns: schemas, sample: sample.table).date
    }
    let mixed = UnitColumn(columns: schemas).mixed(source: source, wide: schema.wide?.valueName)
    schema.notes += [unit?.note(schemas, source: source), mixed, schema.date?.note(schemas, source: source)].compactMap
    { $0 }
    if let wide = schema.wide {
      let rest = wide.total.map { ", and \(Wording.quoted(schemas[$0].name)), which adds them up, is left out" } ?? ""
      schema.notes.append(
        ReadingNote(
          kind: .wide, place: .init(source: source),
          decided: "\(wide.periods.count) columns are read as one, \(wide.valueName) by \(wide.periodName)" + rest,
          remedy: "Use --y to show one of them."))
    }
    let dialect = CSVDialect(
      delimiter: delimiter, width: schemas.count, bodyStart: sample.head.bodyStart, filter: rows.filter)
    var first = block
    first.start = sample.head.bodyStart
    return TableOpening.Result(schema: schema, dialect: .csv(dialect), first: first)
  }

  /// A column alone whose texts are words and numbers beside each other is a table with another mark between its columns.
  private func checkDelimiter(_ columns: [ColumnEvidence], _ table: SampleTable) throws(ReadingError) {
    guard columns.count == 1, let column = columns.first, options.delimiter == nil, column.texts > 1,
      column.wordy * 10 >= column.texts * 8
    else { return }
    var parted = 0
    table.forEachText(in: column.index) { parted += UnreadForm.isParted($0) ? 1 : 0 }
    guard parted * 10 >= column.texts * 8 else { return }
    throw ReadingError(
      .malformed, at: .init(source: source), found: "no comma, semicolon, tab or bar stands between columns",
      remedy: "Name what does with --delimiter, or save the table as CSV.")
  }
}
