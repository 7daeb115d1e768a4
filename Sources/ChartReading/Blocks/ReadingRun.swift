import ChartModel

/// One reading of a table from its first block to its last by one or two workers.
///
/// A worker takes the next block under a lock, parses it on its own, waits until every block before it is consumed, and
/// then has its batch consumed. So batches come in the order of the file, one at a time, and what is told about a block
/// knows all that came before it.
///
/// Unchecked: `source` and `first` are used in `sources.locked` alone; what `turns` guards is changed by the worker whose
/// turn it is, and read under its lock; `decimals` and `failure` likewise.
final class ReadingRun: @unchecked Sendable {
  private let plan: Plan
  private let source: BlockSource
  private var first: Block?
  private let consume: (RowBatch) throws -> Void

  private let sources = Monitor()
  private let turns = Monitor()
  private var turn = 0
  private var isStopped = false
  private var failure: (any Error)?
  private var summary: ReadingSummary
  private var linesRead = 0

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
  }

  init(plan: Plan, first: Block, source: BlockSource, consume: @escaping (RowBatch) throws -> Void) {
    self.plan = plan
    self.first = first
    self.source = source
    self.consume = consume
    summary = ReadingSummary(decimals: plan.order.map { _ in 0 })
  }

  /// Reads with so many workers, the calling thread being one of them.
  func run(workers: Int) throws -> ReadingSummary {
    let others = (1..<max(1, workers)).compactMap { _ in WorkerThread { self.work() } }
    work()
    for other in others { other.join() }
    if let failure { throw failure }
    return summary
  }

  private func work() {
    let parser = TableParser(dialect: plan.dialect, plans: plan.columns, clock: LocalClock(zone: plan.zone))
    let buffer = BlockBuffer(capacity: plan.blockSize)
    while let block = takeBlock(buffer) {
      let outcome = parser.parse(block)
      guard awaitTurn(of: block) else { break }
      do {
        try deliver(outcome, of: block)
        endTurn()
      } catch {
        stop(error)
      }
    }
    turns.locked { noteDecimals(parser.decimals) }
  }

  private func takeBlock(_ buffer: BlockBuffer) -> Block? {
    sources.locked {
      if let block = first {
        first = nil
        return block
      }
      return turns.locked { isStopped } ? nil : source.next(into: buffer)
    }
  }

  /// False where the reading has stopped before the block's turn.
  private func awaitTurn(of block: Block) -> Bool {
    turns.locked {
      while turn != block.index, !isStopped { turns.wait() }
      return !isStopped
    }
  }

  private func endTurn() {
    turns.locked {
      turn += 1
      turns.wake()
    }
  }

  private func stop(_ error: any Error) {
    turns.locked {
      failure = error
      isStopped = true
      turns.wake()
    }
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
