public import ChartModel
public import SourceText

/// Reads a table of untrusted bytes as typed row batches.
///
/// Opening reads the first block and infers the schema from it; reading streams the whole table, first block included, in
/// memory that does not depend on the number of rows.
///
/// ```swift
/// let reader = try TableReader.open(.file(path: "steps.csv"), options: ReadingOptions())
/// var total = 0.0
/// let summary = try reader.read(["steps"]) { batch in
///   guard case .numbers(let steps) = batch.columns[0] else { return }
///   total += steps.filter { !ColumnValues.isMissing($0) }.reduce(0, +)
/// }
/// print(summary.rowsRead, total)  // 30 192360.0
/// ```
public struct TableReader {
  /// What the first block says about the table.
  public let schema: TableSchema
  private let options: ReadingOptions
  private let dialect: TableDialect
  private let first: Block
  private let source: BlockSource
  private let use: Use

  /// Whether an input that can be read once has been read.
  private final class Use {
    var isSpent = false
  }

  /// Opens an input, reads its first block (about half a MiB) and infers the schema.
  ///
  /// - Throws: `ReadingError` where the input is missing, empty, no UTF-8 text, or malformed in its first block.
  public static func open(_ input: TableInput, options: ReadingOptions) throws -> TableReader {
    try open(DescriptorInput(input), name: input.name, suffix: input.suffix, options: options)
  }

  /// Reads the first block of an input that is open, and infers the schema.
  ///
  /// - Throws: `ReadingError`, as for a file.
  package static func open(_ input: OpenInput, options: ReadingOptions) throws -> TableReader {
    try open(input.bytes, name: input.input.name, suffix: input.input.suffix, options: options)
  }

  /// Opens a table in memory under a file's name.
  ///
  /// - Throws: `ReadingError`, as for a file.
  public static func open(bytes: [UInt8], name: String, options: ReadingOptions) throws -> TableReader {
    let input = TableInput.file(path: name)
    return try open(MemoryInput(bytes), name: input.name, suffix: input.suffix, options: options)
  }

  private static func open(
    _ input: any ByteInput, name: String, suffix: String, options: ReadingOptions
  ) throws -> TableReader {
    let unpacked = try Unpacking.open(input, name: name, suffix: suffix, options: options)
    let source = BlockSource(input: unpacked.input, blockSize: options.sampleSize)
    let opening = TableOpening(name: name, suffix: unpacked.suffix, options: options, source: source)
    var opened = try opening.open()
    opened.schema.notes = unpacked.notes + opened.schema.notes
    opened.schema.layout.isSheet = unpacked.isSheet
    opened.schema.layout.encoding = unpacked.encoding.rawValue.uppercased()
    return TableReader(opened, options: options, source: source)
  }

  private init(_ opened: TableOpening.Result, options: ReadingOptions, source: BlockSource) {
    schema = opened.schema
    dialect = opened.dialect
    first = opened.first
    self.options = options
    self.source = source
    use = Use()
  }

  /// Reads the requested columns of every row and hands them over batch by batch.
  ///
  /// Batches come in the order of the file, one at a time, each of about half a MiB of the file, with the columns as
  /// requested. They may come on different threads. Only requested columns are parsed and judged: a row with a value that
  /// does not fit is set aside and counted, or ends the reading where it is strict. A file can be read again; standard
  /// input cannot.
  ///
  /// - Parameters:
  ///   - columns: the columns in the wanted order; none to count rows.
  ///   - consume: gets each batch; an error that it throws ends the reading and is thrown on.
  /// - Throws: `ReadingError` for an unknown column, a malformed row or a failed read, whichever comes first in the file.
  public func read(
    _ columns: [ColumnRequest], consume: (RowBatch) throws -> Void
  ) throws -> ReadingSummary {
    let long = LongForm(columns, schema: schema, zone: options.zone)
    let plan = try plan(long?.physical ?? columns)
    guard !use.isSpent else {
      throw ReadingError(
        .unreadable, at: .init(source: schema.source), found: "this input can be read only once",
        remedy: "Save it in a file.")
    }
    use.isSpent = !source.isRepeatable
    let rest = BlockSource(continuing: source, blockSize: options.blockSize)
    let workers = rest.isExhausted ? 1 : options.workers ?? WorkerThread.usualCount
    var summary = try withoutActuallyEscaping(consume) { consume in
      let run = ReadingRun(plan: plan, first: first, source: rest) { try consume(long?.batch($0) ?? $0) }
      return try run.run(workers: workers)
    }
    if let long { summary.decimals = long.decimals(summary.decimals) }
    return summary
  }

  /// The rows of the first block as one batch, for looking at combinations of columns before the table is read.
  ///
  /// Rows with a value that does not fit are left out.
  ///
  /// - Throws: `ReadingError` for an unknown column.
  public func sampleBatch(_ columns: [ColumnRequest]) throws -> RowBatch {
    let long = LongForm(columns, schema: schema, zone: options.zone)
    let plan = try plan(long?.physical ?? columns)
    let parser = TableParser(dialect: plan.dialect, plans: plan.columns, clock: LocalClock(zone: plan.zone))
    let batch = ReadingRun.ordered(parser.parse(first).batch, plan.order)
    return long?.batch(batch) ?? batch
  }

  /// Where the rows begin below the names of a CSV; `nil` for JSON.
  var bodyStart: Int? { if case .csv(let csv) = dialect { csv.bodyStart } else { nil } }

  /// What reads columns from lines that come later, and for each column its place in what is read.
  func lineParser(_ requests: [ColumnRequest]) throws -> (parser: TableParser, order: [Int]) {
    let plan = try plan(requests)
    return (
      TableParser(dialect: plan.dialect, plans: plan.columns, clock: LocalClock(zone: plan.zone)), plan.order
    )
  }

  private func plan(_ requests: [ColumnRequest]) throws -> ReadingRun.Plan {
    let plans = try requests.map(columnPlan)
    let places = plans.indices.sorted { (plans[$0].index, $0) < (plans[$1].index, $1) }
    var order = Array(repeating: 0, count: plans.count)
    for (sorted, place) in places.enumerated() { order[place] = sorted }
    return ReadingRun.Plan(
      source: schema.source, dialect: dialect, columns: places.map { plans[$0] }, order: order, zone: options.zone,
      isStrict: options.strict, blockSize: options.blockSize, byteCount: source.byteCount, goesOn: options.goesOn)
  }

  private func columnPlan(_ request: ColumnRequest) throws -> ColumnPlan {
    guard let index = schema.columns.firstIndex(where: { $0.name == request.name }) else {
      throw UnknownColumn.error(request.name, in: schema)
    }
    let column = schema.columns[index]
    let type = request.type ?? column.type
    var dates = column.dateStyle
    if type == .instant, column.type != .instant, dates.number == nil { dates.number = .year }
    return ColumnPlan(
      index: index, name: column.name, type: type, numberStyle: column.numberStyle,
      fastMark: dialect.delimiter == column.numberStyle.decimalMark ? 0xFF : column.numberStyle.decimalMark,
      dateStyle: dates, missing: options.missing, isYear: column.isYear)
  }
}
