import SourceText

/// Reads the blocks of one worker, in either format.
struct TableParser {
  private enum Form {
    case csv(CSVBlockParser)
    case json(JSONBlockParser)
  }

  private let form: Form
  private let builder: BatchBuilder
  /// What takes rows out that are no data; `nil` where there are none.
  private let filter: RowFilter?

  init(dialect: TableDialect, plans: [ColumnPlan], clock: LocalClock) {
    builder = BatchBuilder(plans: plans, clock: clock)
    switch dialect {
    case .csv(let csv):
      filter = csv.filter
      let isFast = plans.allSatisfy(\.missing.isEmpty)
      form = .csv(CSVBlockParser(builder: builder, delimiter: csv.delimiter, width: csv.width, isFast: isFast))
    case .json(let isLines, let opened):
      filter = nil
      form = .json(JSONBlockParser(builder: builder, isLines: isLines, opened: opened))
    }
  }

  /// The most decimals of each planned column in all blocks so far.
  var decimals: [Int] { builder.decimals }

  /// Text in another encoding is found at the beginning of a file, where its first byte that shows it stands there.
  private static func failure(_ fault: TextCheck.Fault) -> BlockFailure {
    guard case .inBlock(let offset, let row, let found, let expected, _) = FaultPlaces.failure(fault),
      case .notUTF8 = fault
    else { return FaultPlaces.failure(fault) }
    return .inBlock(
      offset: offset, row: row, found: found, expected: expected,
      remedy: "Save the file as UTF-8, or name its encoding with --text-encoding, such as windows-1252.")
  }

  /// What a block holds; a block that is no text holds a failure.
  func parse(_ block: Block) -> BlockOutcome {
    var outcome = BlockOutcome()
    outcome.failure = block.failure ?? TextCheck.fault(in: block.buffer.bytes).map(Self.failure)
    guard outcome.failure == nil else { return outcome }
    switch form {
    case .csv(let parser):
      _ = filter?.blank(block.buffer, from: block.start)
      return parser.parse(block.buffer, from: block.start)
    case .json(let parser): return parser.parse(block)
    }
  }
}

/// How a table is written, once that is known.
enum TableDialect: Sendable {
  case csv(CSVDialect)
  /// Records as lines or in an array, and the names of the objects inside them whose members are columns.
  case json(isLines: Bool, opened: Set<String>)

  /// What ends a field, where something does.
  var delimiter: UInt8? {
    if case .csv(let csv) = self { csv.delimiter } else { nil }
  }
}

/// How a CSV is written.
struct CSVDialect: Sendable {
  var delimiter: UInt8
  /// How many columns there are.
  var width: Int
  /// Where the rows begin.
  var bodyStart: Int
  /// What takes rows out that are no data; `nil` where there are none.
  var filter: RowFilter?
}
