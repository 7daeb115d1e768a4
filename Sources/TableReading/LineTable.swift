public import ChartModel
@_spi(Bytes) import SourceText

/// A table whose rows come bit by bit, a line a row: CSV below its names, or JSON Lines.
///
/// What its first lines say about the columns stays; a line that does not fit is set aside and counted, and the next is read
/// as if nothing had been. A line of the same names again is no row; one that has them in another order changes the order.
///
/// ```swift
/// let table = try LineTable(opening: Array("time,steps\n10:00,8\n".utf8), name: "standard input", options: ReadingOptions())
/// try table.choose(["steps"])
/// let rows = table.rows(in: Array("10:01,9\n".utf8))
/// ```
public final class LineTable {
  /// What the first lines say about the table.
  public var schema: TableSchema { reader.schema }
  /// Whether rows are CSV, in which names may come again and a quote may not close.
  private let isCSV: Bool
  /// The first lines, names included: what it takes to open the same table again.
  public let opening: [UInt8]
  /// Where the rows begin in them.
  public let bodyStart: Int

  private let options: ReadingOptions
  private let name: String
  private var reader: TableReader
  private var columns: [ColumnRequest] = []
  private var parser: TableParser?
  private var order: [Int] = []
  /// The line of names in force, without its line end; empty for JSON Lines.
  private var header: [UInt8]
  /// A line of names that waits for a row below it.
  private var waitingHeader: [UInt8]?
  /// Other names that came later, with the first row below them.
  private var laterNames: [UInt8] = []
  private var linesRead = 0
  private var rowsRead = 0

  /// A table by its first lines, each whole: the names and at least one row.
  ///
  /// - Throws: `ReadingError`, as for a file.
  public init(opening: [UInt8], name: String, options: ReadingOptions) throws {
    var options = options
    options.readsWideTables = false
    // Lines are read as they come, by the bytes that they have.
    options.encoding = .utf8
    // A line is a row: one object alone is the first record.
    if opening.first(where: { !$0.isBlank && $0 != .lineFeed }) == UInt8(ascii: "{") { options.format = .jsonl }
    (self.opening, self.name, self.options) = (opening, name, options)
    reader = try TableReader.open(bytes: opening, name: name, options: options)
    bodyStart = reader.bodyStart ?? 0
    isCSV = reader.bodyStart != nil
    linesRead = opening[..<bodyStart].count(of: .lineFeed)
    header = Self.trimmed(opening[..<bodyStart])[...].split(separator: .lineFeed).last.map { Array($0) } ?? []
    header = Self.trimmed(header[...])
  }

  /// The chart that a request means, with whatever it leaves out inferred from the first lines.
  ///
  /// - Throws: `ReadingError` for a column that is not there, or an option that its column cannot follow.
  public func specification(for request: ChartRequest) throws -> ChartSpecification {
    try reader.specification(for: request)
  }

  /// Chooses the columns that are read from now on.
  ///
  /// - Throws: `ReadingError` for a column that is not there.
  public func choose(_ columns: [ColumnRequest]) throws {
    self.columns = columns
    (parser, order) = try reader.lineParser(columns)
  }

  /// Names that came behind the opening and are in force, with the row below them, and names that wait for a row; each empty
  /// where there are none.
  public var names: (inForce: [UInt8], waiting: [UInt8]) {
    get { (laterNames, waitingHeader ?? []) }
    set {
      if !newValue.inForce.isEmpty { reopen(newValue.inForce) }
      waitingHeader = newValue.waiting.isEmpty ? nil : newValue.waiting
    }
  }

  // MARK: Rows

  /// The rows of some whole lines, each with its line end; those of the opening are read like any other.
  public func rows(in lines: [UInt8]) -> LineRows {
    var rows = LineRows()
    var run = lines.startIndex
    var start = lines.startIndex
    while start < lines.endIndex {
      let end = (lines[start...].firstIndex(of: .lineFeed) ?? lines.endIndex - 1) + 1
      if isCSV, isOdd(lines[start..<end]) {
        parse(lines[run..<start], into: &rows)
        take(lines[start..<end], into: &rows)
        run = end
      }
      start = end
    }
    parse(lines[run...], into: &rows)
    rows.decimals = order.map { (parser?.decimals ?? []).at($0) }
    return rows
  }

  /// Whether a line is to be looked at alone: it may be a line of names, or hold a quote that does not close.
  private func isOdd(_ line: ArraySlice<UInt8>) -> Bool {
    if waitingHeader != nil { return true }
    guard let first = line.first(where: { !$0.isBlank }) else { return false }
    return first.mayBeginName && isHeader(line) || line.count(of: .quote) % 2 == 1
  }

  private func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    return !columns.isEmpty && columns.allSatisfy { text.contains($0.name) }
      && (Self.trimmed(line) == header || renames(line))
  }

  /// Whether a line has the name of every chosen column as a field.
  private func renames(_ line: ArraySlice<UInt8>) -> Bool {
    var options = options
    options.format = .csv
    let row = Array(line) + Array(line)
    guard let reader = try? TableReader.open(bytes: row, name: name, options: options) else { return false }
    let names = Set(reader.schema.columns.map(\.name))
    return columns.allSatisfy { names.contains($0.name) }
  }

  private func take(_ line: ArraySlice<UInt8>, into rows: inout LineRows) {
    if let waiting = waitingHeader {
      // A blank line is no row.
      guard line.contains(where: { !$0.isBlank && $0 != .lineFeed }) else { return parse(line, into: &rows) }
      waitingHeader = nil
      reopen(waiting + Array(line))
      linesRead += 1
      return parse(line, into: &rows)
    }
    guard line.first(where: { !$0.isBlank })?.mayBeginName == true, isHeader(line) else {
      setAside(line, "a quote opens a field here and never closes", into: &rows)
      return
    }
    linesRead += 1
    if Self.trimmed(line) != header { waitingHeader = Array(line) }
  }

  /// Reads rows below other names from now on, their types as before.
  private func reopen(_ opening: [UInt8]) {
    var options = options
    options.format = .csv
    for column in reader.schema.columns { options.types[column.name] = column.type }
    guard let other = try? TableReader.open(bytes: opening, name: name, options: options),
      let (parser, order) = try? other.lineParser(columns)
    else { return }
    (reader, self.parser, self.order, laterNames) = (other, parser, order, opening)
    header = Self.trimmed(opening[...].prefix { $0 != .lineFeed })
  }

  // MARK: Parsing

  private func parse(_ lines: ArraySlice<UInt8>, into rows: inout LineRows) {
    guard !lines.isEmpty, let parser else { return }
    let buffer = BlockBuffer(capacity: lines.count + 1)
    lines.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { buffer.append(Bytes($0, count: bytes.count)) }
    }
    if lines.last != .lineFeed { buffer.append(.lineFeed) }
    buffer.seal()
    let outcome = parser.parse(Block(buffer: buffer))
    guard let failure = outcome.failure else { return add(outcome, buffer.bytes, into: &rows) }
    guard lines.dropLast().contains(.lineFeed) else { return setAside(lines, failure.found, into: &rows) }
    // One bad line does not spoil the others.
    var start = lines.startIndex
    while start < lines.endIndex {
      let end = (lines[start...].firstIndex(of: .lineFeed) ?? lines.endIndex - 1) + 1
      parse(lines[start..<end], into: &rows)
      start = end
    }
  }

  private func add(_ outcome: BlockOutcome, _ bytes: Bytes, into rows: inout LineRows) {
    for problem in outcome.problems {
      rows.problems.append(
        FaultPlaces.problem(problem, in: bytes, source: name, rowsBefore: rowsRead, linesBefore: linesRead))
    }
    rowsRead += outcome.rowsRead
    linesRead += outcome.lines
    rows.rowsRead += outcome.rowsRead
    rows.rowsSetAside += outcome.setAside.count
    if outcome.batch.rowCount > 0 { rows.batches.append(ReadingRun.ordered(outcome.batch, order)) }
  }

  private func setAside(_ line: ArraySlice<UInt8>, _ found: String, into rows: inout LineRows) {
    linesRead += 1
    rowsRead += 1
    rows.rowsRead += 1
    rows.rowsSetAside += 1
    let text = Clipping.text(String(decoding: Self.trimmed(line).prefix(Clipping.limit * 4), as: UTF8.self))
    rows.problems.append(
      ReadingProblem(
        place: .init(source: name, row: rowsRead, line: linesRead), found: .value(text), expected: "a whole row"))
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var line = line
    if line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    while let last = line.last, last.isBlank || last == .lineFeed { line.removeLast() }
    return Array(line)
  }
}

/// What came of some lines.
public struct LineRows {
  /// The rows in their order, with the columns that were chosen.
  public var batches: [RowBatch] = []
  /// Rows, those set aside included.
  public var rowsRead = 0
  /// Rows that do not fit their columns, and lines that are no rows.
  public var rowsSetAside = 0
  /// What they were set aside for; of many at once the first few.
  public var problems: [ReadingProblem] = []
  /// The most decimals of each chosen column in all rows so far.
  public var decimals: [Int] = []
}

extension UInt8 {
  fileprivate var mayBeginName: Bool { (0x41...0x5A).contains(self & 0xDF) || self >= 0x80 || self == .quote }
}

extension ArraySlice<UInt8> {
  fileprivate func count(of byte: UInt8) -> Int { reduce(0) { $1 == byte ? $0 + 1 : $0 } }
}

extension [Int] {
  fileprivate func at(_ place: Int) -> Int { indices.contains(place) ? self[place] : 0 }
}

extension BlockFailure {
  fileprivate var found: String {
    switch self {
    case .inBlock(_, _, let found, _, _): found
    case .elsewhere(let error): error.found
    }
  }
}
