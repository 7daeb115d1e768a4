import ChartModel
@_spi(Bytes) import SourceText

/// One reading of a table from its first block to its last.
///
/// Blocks are parsed side by side. Their batches are consumed in the order of the file, one at a time, so that what is told
/// about a block knows all that came before it.
final class ReadingRun {
  private let plan: Plan
  private let source: BlockSource
  private var first: Block?
  private let consume: (RowBatch) throws -> Void
  private var summary: ReadingSummary
  private var linesRead = 0
  private var bytesRead = 0

  /// What all workers share.
  struct Plan: Sendable {
    var source: String
    var dialect: TableDialect
    /// By their place in the file, as parsers need them.
    var columns: [ColumnPlan]
    /// For each requested column its place in `columns`.
    var order: [Int]
    var zone: TimeZoneRules
    var isStrict: Bool
    var blockSize: Int
    /// The length of the input, where it is known.
    var byteCount: Int?
    var goesOn: (@Sendable (ReadingProgress) -> Bool)?
  }

  /// Ends a reading that somebody does not want to go on.
  private struct CutShort: Error { let progress: ReadingProgress }

  init(plan: Plan, first: Block, source: BlockSource, consume: @escaping (RowBatch) throws -> Void) {
    self.plan = plan
    self.first = first
    self.source = source
    self.consume = consume
    summary = ReadingSummary(decimals: plan.order.map { _ in 0 })
  }

  /// Reads on so many threads, one of them that of the caller.
  func run(workers: Int) throws -> ReadingSummary {
    let makers = (0..<max(1, workers)).map { _ in BlockMaker(plan) }
    do {
      try makers.makeParts { maker, _ in
        takeBlock(maker.buffer)
      } deliver: { outcome, block in
        try checkWish()
        try deliver(outcome, of: block)
      }
    } catch let cut as CutShort {
      summary.cutShort = cut.progress
    }
    for maker in makers { noteDecimals(maker.parser.decimals) }
    return summary
  }

  /// Parses blocks into a buffer of its own.
  private struct BlockMaker: PartMaker {
    let parser: TableParser
    let buffer: BlockBuffer

    init(_ plan: Plan) {
      parser = TableParser(dialect: plan.dialect, plans: plan.columns, clock: LocalClock(zone: plan.zone))
      buffer = BlockBuffer(capacity: plan.blockSize)
    }

    func part(of block: Block) -> (BlockOutcome, Block) { (parser.parse(block), block) }
  }

  private func takeBlock(_ buffer: BlockBuffer) -> Block? {
    defer { first = nil }
    return first ?? source.next(into: buffer)
  }

  private func checkWish() throws {
    let progress = ReadingProgress(rows: summary.rowsRead, bytes: bytesRead, of: plan.byteCount)
    // Of no row nothing could be told.
    if plan.goesOn?(progress) == false, summary.rowsRead > 0 { throw CutShort(progress: progress) }
  }

  private func deliver(_ outcome: BlockOutcome, of block: Block) throws {
    let bytes = block.buffer.bytes
    for problem in outcome.problems where summary.problems.count < ReadingSummary.problemLimit {
      let problem = FaultPlaces.problem(
        problem, in: bytes, source: plan.source, rowsBefore: summary.rowsRead, linesBefore: linesRead)
      if plan.isStrict { throw problem.error }
      summary.problems.append(problem)
    }
    if let failure = outcome.failure {
      throw FaultPlaces.error(
        failure, in: bytes, source: plan.source, rowsBefore: summary.rowsRead, linesBefore: linesRead)
    }
    let rowsBefore = summary.rowsRead
    summary.rowsRead += outcome.rowsRead
    summary.rowsSetAside += outcome.setAside.count
    linesRead += outcome.lines
    bytesRead += bytes.count
    guard outcome.batch.rowCount > 0 else { return }
    var batch = Self.ordered(outcome.batch, plan.order)
    (batch.rowsBefore, batch.rowsLeftOut) = (rowsBefore, outcome.setAside)
    try consume(batch)
  }

  static func ordered(_ batch: RowBatch, _ order: [Int]) -> RowBatch {
    RowBatch(rowCount: batch.rowCount, columns: order.map { batch.columns[$0] })
  }

  private func noteDecimals(_ decimals: [Int]) {
    for (place, column) in plan.order.enumerated() {
      summary.decimals[place] = max(summary.decimals[place], decimals[column])
    }
  }
}
