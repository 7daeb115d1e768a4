import ChartModel
import SourceText

/// What came of one block, with places counted from the block's beginning: what came before it is known only when it is
/// its turn.
struct BlockOutcome {
  var batch = RowBatch(rowCount: 0, columns: [])
  /// Rows of the block, those set aside included.
  var rowsRead = 0
  /// How many line feeds the block has.
  var lines = 0
  /// The rows that were set aside, counted from 1.
  var setAside: [Int] = []
  /// What the first few of them were set aside for.
  var problems: [BlockProblem] = []
  /// Why the block could not be read to its end.
  var failure: BlockFailure?
}

/// A row that was set aside.
struct BlockProblem {
  /// The row, counted from 1 at the block's beginning.
  var row: Int
  /// Where the row begins in the block.
  var offset: Int
  var column: String?
  var found: ReadingProblem.Found
  var expected: String
}
