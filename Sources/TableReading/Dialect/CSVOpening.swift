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

  func open() throws -> TableOpening.Result {
    var notes: [ReadingNote] = []
    var sample = try sample()
    guard sample.head.bodyStart < block.buffer.count || !isComplete else {
      throw ReadingError(.noRows, at: .init(source: source), found: "a row of names and no rows below it")
    }
    let (filter, evidence) = try blankRows(&sample, &notes)
    try checkDelimiter(evidence, sample.table)
    let columns = ColumnsOpening(sample.table, evidence, delimiter: delimiter, options: options, source: source)
    var schemas = columns.schemas
    for column in schemas.indices where sample.head.units.indices.contains(column) {
      schemas[column].rowUnit = sample.head.units[column].flatMap { $0.isEmpty ? nil : $0 }
    }
    var schema = TableSchema(
      source: source, columns: schemas, sampleRowCount: sample.table.rowCount, isComplete: isComplete,
      notes: sample.head.notes + notes + columns.notes)
    schema.layout.delimiter = Character(Unicode.Scalar(delimiter))
    schema.layout.headerLine = sample.head.line
    schema.layout.firstLine = block.buffer.bytes[0..<sample.head.bodyStart].count(of: .lineFeed) + 1
    if options.readsWideTables { schema.wide = WideSearch(columns: schemas, sample: sample.table).table }
    if options.readsWideTables, schema.wide == nil { schema.date = CompositeDateSearch(columns: schemas).date }
    if let hours = schema.date?.hoursFromOne {
      schema.notes.append(
        ReadingNote(
          kind: .clock, place: .init(source: source, column: schemas[hours].name),
          decided: "hours from 1 to 24 are told by when they begin, 1 at midnight", remedy: nil))
    }
    if let wide = schema.wide {
      let rest = wide.total.map { ", and \(Wording.quoted(schemas[$0].name)), which adds them up, is left out" } ?? ""
      schema.notes.append(
        ReadingNote(
          kind: .wide, place: .init(source: source),
          decided: "\(wide.periods.count) columns are read as one, \(wide.valueName) by \(wide.periodName)" + rest,
          remedy: "Use --y to show one of them."))
    }
    let dialect = CSVDialect(
      delimiter: delimiter, width: schemas.count, bodyStart: sample.head.bodyStart, filter: filter)
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

  private func sample() throws -> CSVSample {
    try CSVSample(block.buffer.bytes, from: start, delimiter: delimiter, options: options, source: source)
  }

  private func evidence(_ table: SampleTable) -> [ColumnEvidence] {
    table.names.indices.map { ColumnEvidence(table, column: $0, missing: options.missing) }
  }

  // MARK: Rows that are no data

  /// Blanks what is no data in the block; what has to be blanked in the blocks behind it.
  private func blankRows(
    _ sample: inout CSVSample, _ notes: inout [ReadingNote]
  ) throws -> (RowFilter?, [ColumnEvidence]) {
    var filter = RowFilter(delimiter: delimiter, header: header(sample.head), totals: [])
    let repeated = filter.blank(block.buffer, from: sample.head.bodyStart)
    if repeated == 0 { filter.header = [] }
    if repeated > 0 { notes.append(note(.secondHeader, "the names come again below, where they are left out")) }
    let feet = blankFoot(sample, &notes)
    if repeated + feet > 0 { sample = try self.sample() }
    let columns = evidence(sample.table)
    let file = FileEvidence(columns, delimiter: delimiter, options: options, source: source)
    let totals = options.keepsTotals ? [] : TotalSearch(table: sample.table, columns: columns, file: file).totals
    filter.totals = totals.map { RowFilter.Total(column: $0.column, text: Array($0.text.utf8)) }
    filter.periods = options.keepsTotals ? nil : PeriodSearch(columns: columns, options: options).result
    guard !totals.isEmpty || filter.periods != nil else { return (repeated > 0 ? filter : nil, columns) }
    notes += self.notes(of: totals, sample.table.names)
    if let periods = filter.periods { notes.append(note(of: periods, sample.table)) }
    _ = filter.blank(block.buffer, from: sample.head.bodyStart)
    sample = try self.sample()
    return (filter, evidence(sample.table))
  }

  private func header(_ head: TableHead) -> [UInt8] {
    guard head.line != nil else { return [] }
    let above = block.buffer.bytes[0..<head.bodyStart].trimmed
    let lines = Array(above.buffer).split(separator: .lineFeed).map { $0.filter { $0 != .carriageReturn } }
    return lines.last.map(Array.init) ?? []
  }

  private func blankFoot(_ sample: CSVSample, _ notes: inout [ReadingNote]) -> Int {
    guard isComplete else { return 0 }
    let bytes = block.buffer.bytes
    let lines = TableFoot(bytes, delimiter: delimiter, width: sample.table.names.count).lines(
      from: sample.head.bodyStart)
    guard let last = lines.last else { return 0 }
    let text = Clipping.text(bytes[last].trimmed).filter { $0 != "\"" }
    notes.append(note(.footer, "what begins with \"\(text)\" below the rows is no data and is left out"))
    for line in lines { block.buffer.blank(line) }
    return lines.count
  }

  private func note(_ kind: ReadingNote.Kind, _ decided: String) -> ReadingNote {
    ReadingNote(kind: kind, place: .init(source: source), decided: decided, remedy: nil)
  }

  private func note(of periods: PeriodSearch.Result, _ table: SampleTable) -> ReadingNote {
    var example = ""
    table.forEachText(in: periods.column) { text in
      let isOther = DatePrecision(ofPeriod: text).map { $0 != periods.kept } ?? false
      if example.isEmpty, isOther { example = Clipping.text(text) }
    }
    let others = periods.others.map(\.plural).joined(separator: " and ")
    let options = periods.others.compactMap(\.unit).map { "--bucket \($0.rawValue)" }.joined(separator: " or ")
    return ReadingNote(
      kind: .periods, place: .init(source: source, column: table.names[periods.column]),
      decided: "\(others), such as \(Wording.quoted(example)), stand beside \(periods.kept.plural) and are left out",
      remedy: "Use \(options) to tell them in their place, or --keep-totals for all of them.")
  }

  /// One note of those that their numbers prove, and one of those that nothing but their name does.
  private func notes(of totals: [TotalSearch.Found], _ names: [String]) -> [ReadingNote] {
    [(true, "sum up others"), (false, "are called a total, which their numbers are not,")].compactMap { agrees, what in
      let found = totals.filter { $0.agrees == agrees }
      guard let first = found.first else { return nil }
      let texts = found.prefix(3).map { Wording.quoted(Clipping.text($0.text)) }
      let more = found.count > 3 ? ["\(found.count - 3) more"] : []
      return ReadingNote(
        kind: .totals,
        place: .init(source: source, column: names.indices.contains(first.column) ? names[first.column] : nil),
        decided: "rows of \(Wording.list(texts + more)) \(what) and are left out",
        remedy: "Use --keep-totals if they are no totals.")
    }
  }
}

/// The step from the texts of a sample to its columns.
struct ColumnsOpening {
  let schemas: [ColumnSchema]
  let notes: [ReadingNote]

  init(_ table: SampleTable, _ evidence: [ColumnEvidence], delimiter: UInt8, options: ReadingOptions, source: String) {
    let file = FileEvidence(evidence, delimiter: delimiter, options: options, source: source)
    var (schemas, notes) = ([ColumnSchema](), [ReadingNote]())
    for column in evidence {
      var inference = ColumnInference(column, in: table, options: options, file: file)
      let decided = inference.decide()
      schemas.append(decided.schema)
      notes += decided.notes
    }
    for index in schemas.indices {
      (schemas[index].role, schemas[index].roleEvidence) = RoleSearch(column: schemas[index], index: index).role
    }
    let search = RunningTotalSearch(table: table, columns: schemas)
    for index in schemas.indices where search.isRunningTotal(index) {
      (schemas[index].role, schemas[index].roleEvidence) = (
        .runningTotal, "its values never fall, as those of a running total"
      )
      notes.append(
        ReadingNote(
          kind: .runningTotal, place: .init(source: source, column: schemas[index].name),
          decided: "its values only grow, so they are running totals, which are not added up over time",
          remedy: "Use --aggregate sum if they add up."))
    }
    self.schemas = schemas
    self.notes = notes
  }
}
