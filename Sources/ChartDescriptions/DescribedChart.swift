public import ChartAnalysis
public import ChartModel
public import SourceText
public import TableReading
public import VegaLite

/// A chart made of a table, with its facts: the phases of reading in the order in which they run.
///
/// 1. open the table and infer its schema (`TableReader`);
/// 2. decide which column goes where (`ChartRequest`);
/// 3. stream the rows into buckets (`Bucketer`);
/// 4. find the facts (`ChartFacts`).
///
/// ```swift
/// let described = try DescribedChart(.file(path: "steps.csv"), request: ChartRequest())
/// let narrator = Narrator(described.chart, facts: described.facts, voice: .english)
/// print(narrator.message)  // About 192,000 steps in total, about 6,870 a day.
/// ```
public struct DescribedChart: Sendable {
  /// The chart.
  public let chart: BucketedChart
  /// What its data says.
  public let facts: ChartFacts
  /// What the reading came to, with the first rows that were set aside.
  public let reading: ReadingSummary
  /// The first cells that make text of columns that are otherwise numbers or dates, where they change what the chart shows.
  public let misfits: [ReadingError]
  /// What was decided about the file that could be otherwise.
  public let notes: [ReadingNote]

  /// Reads a table and makes the chart that was asked for.
  ///
  /// - Throws: `ReadingError` with place and remedy.
  public init(_ input: TableInput, request: ChartRequest, options: ReadingOptions = ReadingOptions()) throws {
    let reader = try TableReader.open(input, options: request.applied(to: options))
    try self.init(reader, of: input, request: request, options: options)
  }

  /// Reads a table that is open and makes the chart that was asked for.
  ///
  /// - Throws: `ReadingError` with place and remedy.
  public init(_ input: ChartInput, request: ChartRequest, options: ReadingOptions = ReadingOptions()) throws {
    let reader = try TableReader.open(input, options: request.applied(to: options))
    try self.init(reader, of: input.input, request: request, options: options)
  }

  private init(
    _ reader: TableReader, of input: TableInput, request: ChartRequest, options: ReadingOptions
  ) throws {
    let specification = try reader.specification(for: request)
    misfits = reader.misfits(of: request, specification)
    notes = reader.notes(of: specification)
    var maker = ChartMaker(specification)
    let place = ReadingError.Place(source: input.name, column: specification.x.field)
    var reading = try reader.read(specification.columns) { batch in
      maker.add(batch)
      try Self.checkSize(maker, at: place)
    }
    try Self.check(maker, at: place)
    if reading.rowsSetAside == reading.rowsRead, let first = reading.problems.first { throw first.error }
    let source = ChartSource(
      name: input == .standardInput ? nil : input.name, rowsRead: reading.rowsRead,
      rowsSetAside: reading.rowsSetAside)
    let decimals = zip(specification.columnOrder, reading.decimals)
    chart = maker.chart(
      source: source, xDecimals: decimals.filter { $0.0 == .x || $0.0 == .xEnd }.map(\.1).max() ?? 0,
      decimals: decimals.filter { $0.0 == .y || $0.0 == .yEnd }.map(\.1).max() ?? 0)
    try Self.checkGaps(chart, maker, at: place)
    facts = ChartFacts(chart)
    try Self.checkBuckets(chart, specification, at: place)
    let ends = ReadingError.Place(source: input.name, column: specification.x.end)
    let problems = (maker.rows?.firstRowsWithoutEnd ?? []).map { Self.problem($0, at: ends) }
    if options.strict, let first = problems.first { throw first.error }
    reading.add(problems, count: chart.source.rowsSetAside - reading.rowsSetAside)
    self.reading = reading
  }

  private static func problem(_ row: RowTable.RowWithoutEnd, at place: ReadingError.Place) -> ReadingProblem {
    var place = place
    place.row = row.row
    return ReadingProblem(
      place: place, found: row.hasEnd ? .endBeforeStart : .noEnd, expected: "an end after the start")
  }

  /// Ranges are not put together, so that a bucket may hold one alone.
  private static func checkBuckets(
    _ chart: BucketedChart, _ specification: ChartSpecification, at place: ReadingError.Place
  ) throws(ReadingError) {
    guard specification.y.end != nil, chart.xAxis.bucketing != .none else { return }
    let shares = chart.series.contains { series in
      zip(series.marks, series.marks.dropFirst()).contains { $0.x == $1.x }
    }
    guard shares else { return }
    throw ReadingError(
      .badOption, at: place, found: "several ranges fall into one bucket, and ranges are not put together",
      remedy: "Choose finer buckets, or leave out --bucket.")
  }

  /// What cannot be told ends the reading as soon as that is known, not after gigabytes.
  private static func checkSize(_ maker: ChartMaker, at place: ReadingError.Place) throws(ReadingError) {
    guard let buckets = maker.buckets, buckets.isTooLarge else { return }
    throw tooManyMarks(maker, buckets.extent, at: place)
  }

  /// No gap is passed over in silence.
  private static func checkGaps(
    _ chart: BucketedChart, _ maker: ChartMaker, at place: ReadingError.Place
  ) throws(ReadingError) {
    guard chart.source.leavesGapsOut, let buckets = maker.buckets else { return }
    throw tooManyMarks(maker, buckets.extent, at: place)
  }

  private static func tooManyMarks(
    _ maker: ChartMaker, _ extent: (series: Int, places: Int), at place: ReadingError.Place
  ) -> ReadingError {
    ReadingError(
      .tooLarge, at: place, found: "more than \(maker.mostMarks.withCommas) marks",
      remedy: (extent.series > extent.places
        ? "Choose another column with --series, or leave it out."
        : "Choose wider buckets with --bucket, a part with --from and --to, or another column with --x.")
        + (maker.mostMarks < ChartLimits.mostMarks ? " More are allowed with --most-marks." : ""))
  }

  private static func check(_ maker: ChartMaker, at place: ReadingError.Place) throws(ReadingError) {
    if maker.buckets?.hasTooNarrowBins == true {
      throw ReadingError(
        .badOption, at: place, found: "the bins are too narrow for numbers of this size",
        remedy: "Choose wider bins with --bucket.")
    }
    if maker.buckets?.leavesTooManyEmpty == true {
      throw ReadingError(
        .tooLarge, at: place, found: "more than \(ChartLimits.emptyBuckets.withCommas) buckets without a row",
        remedy: "Choose wider buckets with --bucket, or a part with --from and --to.")
    }
    if maker.buckets == nil, let rows = maker.rows, rows.rowsBeyondLimit > 0 {
      throw ReadingError(
        .tooLarge, at: place, found: "more than \(maker.mostMarks.withCommas) rows, each a mark of its own",
        remedy: "Choose a part of them with --from and --to.")
    }
  }
}
