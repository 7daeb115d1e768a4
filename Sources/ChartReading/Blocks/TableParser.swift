/// Reads the blocks of one worker, in either format.
struct TableParser {
  private enum Form {
    case csv(CSVBlockParser)
    case json(JSONBlockParser)
  }

  private let form: Form
  private let builder: BatchBuilder

  init(dialect: TableDialect, plans: [ColumnPlan], clock: LocalClock) {
    builder = BatchBuilder(plans: plans, clock: clock)
    switch dialect {
    case .csv(let delimiter, let width, _):
      form = .csv(CSVBlockParser(builder: builder, delimiter: delimiter, width: width))
    case .json(let isLines):
      form = .json(JSONBlockParser(builder: builder, isLines: isLines))
    }
  }

  /// The most decimals of each planned column in all blocks so far.
  var decimals: [Int] { builder.decimals }

  /// What a block holds; a block that is no text holds a failure.
  func parse(_ block: Block) -> BlockOutcome {
    var outcome = BlockOutcome()
    outcome.failure = block.failure ?? TextCheck.fault(in: block.buffer.bytes).map(FaultPlaces.failure)
    guard outcome.failure == nil else { return outcome }
    switch form {
    case .csv(let parser): return parser.parse(block.buffer, from: block.start)
    case .json(let parser): return parser.parse(block)
    }
  }
}

/// How a table is written, once that is known.
enum TableDialect: Sendable {
  case csv(delimiter: UInt8, width: Int, bodyStart: Int)
  case json(isLines: Bool)

  /// What ends a field, where something does.
  var delimiter: UInt8? {
    if case .csv(let delimiter, _, _) = self { delimiter } else { nil }
  }
}
