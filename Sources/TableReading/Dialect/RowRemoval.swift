import ChartModel
@_spi(Bytes) import SourceText

/// The step from the first block of a CSV to one that holds data alone: names that come again, notes below the rows, rows that
/// sum up others and periods of another length are blanked in it, and listed for the blocks behind it.
struct RowRemoval {
  private let opening: CSVOpening
  /// What is left.
  private(set) var sample: CSVSample
  /// What its columns say.
  private(set) var columns: [ColumnEvidence] = []
  /// What the other blocks are read through; `nil` where nothing is left out.
  private(set) var filter: RowFilter?
  private(set) var notes: [ReadingNote] = []

  init(_ opening: CSVOpening) throws {
    self.opening = opening
    if opening.isComplete, opening.delimiter == 0x09,
      let unpacked = PackedNames(bytes: opening.block.buffer.bytes, start: opening.start).unpacked
    {
      opening.block.buffer.replaceAll(with: unpacked)
      notes.append(PackedNames.note(source: opening.source))
    }
    sample = try Self.sample(opening)
    guard sample.head.bodyStart < opening.block.buffer.count || !opening.isComplete else {
      throw ReadingError(.noRows, at: .init(source: opening.source), found: "a row of names and no rows below it")
    }
    var filter = RowFilter(delimiter: opening.delimiter)
    let tail = opening.tail.map { TableTail($0, delimiter: opening.delimiter) }
    // What explains the table is no second one.
    blankFoot(&filter, tail)
    let rows = cutRows
    rows.map { blankSecondTable(below: $0) }
    blankNames(&filter)
    if !notes.isEmpty { sample = try Self.sample(opening) }
    if rows?.areParted == true { try moveHeadings() }
    try fillGroups()
    columns = evidence
    try findTotals(&filter, tail)
    if !filter.isEmpty { self.filter = filter }
    if !filter.totals.isEmpty || filter.periods != nil {
      _ = filter.blank(opening.block.buffer, from: sample.head.bodyStart)
      sample = try Self.sample(opening)
      columns = evidence
    }
    noteRepeatedRows()
  }

  private mutating func fillGroups() throws {
    guard opening.isComplete, let filled = GroupNames(table: sample.table).filled else { return }
    opening.block.buffer.replaceAll(with: filled)
    sample = try Self.sample(opening)
    notes.append(
      note(.groups, "each name stands in the first row of its group alone, and the rows below are read with it"))
    notes[notes.count - 1].place.column = sample.table.names[0]
    notes[notes.count - 1].remedy = "Fill the empty cells if they are of no group."
  }

  private mutating func noteRepeatedRows() {
    let count = opening.isComplete ? RepeatedRows(table: sample.table).count : 0
    guard count > 0 else { return }
    let rows = count == 1 ? "1 row is" : "\(count.withCommas) rows are"
    notes.append(note(.repeated, "\(rows) the same as one before, word for word, and counted again"))
    notes[notes.count - 1].remedy = "Take them out of the file if they are there by mistake."
  }

  private static func sample(_ opening: CSVOpening) throws -> CSVSample {
    try CSVSample(
      opening.block.buffer.bytes, from: opening.start, delimiter: opening.delimiter, options: opening.options,
      source: opening.source)
  }

  private var evidence: [ColumnEvidence] {
    sample.table.names.indices.map { ColumnEvidence(sample.table, column: $0, missing: opening.options.missing) }
  }

  private var head: Bytes { opening.block.buffer.bytes[0..<sample.head.bodyStart] }

  // MARK: Names and notes

  /// The rows of a table that is all here; `nil` of any other.
  private var cutRows: CutRows? {
    guard opening.isComplete, sample.table.names.count > 1 else { return nil }
    return CutRows(
      opening.block.buffer.bytes, from: sample.head.bodyStart, lexer: CSVLexer(delimiter: opening.delimiter))
  }

  private mutating func blankSecondTable(below rows: CutRows) {
    guard let found = SecondTable(rows: rows, names: sample.head.names).found(source: opening.source) else { return }
    notes.append(found.note)
    opening.block.buffer.blank(found.range)
  }

  private mutating func moveHeadings() throws {
    guard let rows = cutRows, sample.head.line != nil, sample.head.units.isEmpty else { return }
    let headings = GroupHeadings(
      rows: rows, names: sample.head.names, headEnd: head.withoutLineEnd.count, delimiter: opening.delimiter)
    let filled = headings.filled
    notes += [headings.note(source: opening.source)].compactMap { $0 }
    guard let filled else { return }
    opening.block.buffer.replaceAll(with: filled)
    sample = try Self.sample(opening)
  }

  private mutating func blankNames(_ filter: inout RowFilter) {
    guard sample.head.line != nil else { return }
    let lines = Array(head.trimmed.buffer).split(separator: .lineFeed).map { $0.filter { $0 != .carriageReturn } }
    var names = RowFilter(delimiter: opening.delimiter)
    names.lines = lines.last.map { [Array($0)] } ?? []
    guard names.blank(opening.block.buffer, from: sample.head.bodyStart) > 0 else { return }
    notes.append(note(.secondHeader, "the names come again below, where they are left out"))
    filter.lines += names.lines
  }

  private mutating func blankFoot(_ filter: inout RowFilter, _ tail: TableTail?) {
    let (bytes, width) = (opening.block.buffer.bytes, sample.table.names.count)
    let foot = TableFoot(bytes, delimiter: opening.delimiter, width: width)
    let lines = opening.isComplete ? foot.lines(from: sample.head.bodyStart) : []
    let far = tail?.notes(width: width) ?? []
    guard let last = lines.last.map({ bytes[$0].trimmed.text }) ?? far.last.map({ String(decoding: $0, as: UTF8.self) })
    else { return }
    let text = Clipping.text(last).filter { $0 != "\"" }
    notes.append(note(.footer, "what begins with \"\(text)\" below the rows is no data and is left out"))
    for line in lines { opening.block.buffer.blank(line) }
    filter.lines += far
  }

  // MARK: Totals and periods

  private mutating func findTotals(_ filter: inout RowFilter, _ tail: TableTail?) throws {
    guard !opening.options.keepsTotals else { return }
    let file = FileEvidence(
      columns, delimiter: opening.delimiter, options: opening.options, source: opening.source)
    let search = TotalSearch(table: sample.table, columns: columns, file: file)
    let named = search.totals
    let totals = named.isEmpty && opening.isComplete ? search.unnamed : named
    let far = try tail?.totals(under: head, options: opening.options, source: opening.source) ?? []
    let below = far.filter { total in !totals.contains { $0.text == total.text } && !isThere(total) }
    filter.totals = (totals + below).map { RowFilter.Total(column: $0.column, text: Array($0.text.utf8)) }
    filter.periods = PeriodSearch(columns: columns, options: opening.options).result
    notes += notes(of: totals.filter { $0.reason == .sum }, "sum up others")
    notes += notes(of: totals.filter { $0.reason == .below }, "stand below the sum of the others")
    notes += notes(of: totals.filter { $0.reason == .voters }, "tell of all voters")
    notes += notes(of: totals.filter { $0.reason == .name }, "are called a total, which their numbers are not,")
    notes += notes(of: below, "at the end of the file sum up others by their name")
    if let periods = filter.periods { notes.append(note(of: periods, sample.table)) }
  }

  /// Whether the first block has a text that only its end calls a total: it is a name of something then.
  private func isThere(_ total: TotalSearch.Found) -> Bool {
    var isThere = false
    sample.table.forEachText(in: total.column) { isThere = isThere || $0.text == total.text }
    return isThere
  }

  // MARK: Notes

  private func note(_ kind: ReadingNote.Kind, _ decided: String) -> ReadingNote {
    ReadingNote(kind: kind, place: .init(source: opening.source), decided: decided, remedy: nil)
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
      kind: .periods, place: .init(source: opening.source, column: table.names[periods.column]),
      decided: "\(others), such as \(Wording.quoted(example)), stand beside \(periods.kept.plural) and are left out",
      remedy: "Use \(options) to tell them in their place, or --keep-totals for all of them.")
  }

  private func notes(of totals: [TotalSearch.Found], _ what: String) -> [ReadingNote] {
    guard let first = totals.first else { return [] }
    let texts = totals.prefix(3).map { Wording.quoted(Clipping.text($0.text)) }
    let more = totals.count > 3 ? ["\(totals.count - 3) more"] : []
    let names = sample.table.names
    return [
      ReadingNote(
        kind: .totals,
        place: .init(source: opening.source, column: names.indices.contains(first.column) ? names[first.column] : nil),
        decided: "rows of \(Wording.list(texts + more)) \(what) and are left out",
        remedy: "Use --keep-totals if they are no totals.")
    ]
  }
}
