import ChartModel
import TableReading

/// A value of a row, as the reader of tables gives it.
enum SuiteCell: Equatable {
  case number(Double)
  case text(String)
  case missing
}

/// The reader of tables, run on the suites.
enum SuiteRows {
  /// All rows, none of which is set aside.
  static func read(_ reader: TableReader, _ columns: [ColumnRequest]) throws -> [[SuiteCell]] {
    var rows: [[SuiteCell]] = []
    let summary = try reader.read(columns) { batch in
      rows += (0..<batch.rowCount).map { row in batch.columns.map { cell($0, row) } }
    }
    return summary.rowsRead == rows.count ? rows : []
  }

  private static func cell(_ column: ColumnValues, _ row: Int) -> SuiteCell {
    switch column {
    case .numbers(let numbers): ColumnValues.isMissing(numbers[row]) ? .missing : .number(numbers[row])
    case .categories(let codes, let names): codes[row] < 0 ? .missing : .text(names[Int(codes[row])])
    case .instants: .missing
    }
  }

  /// The sentence of the error that a body throws; empty where it throws none.
  static func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return "\(error)"
    }
  }
}
