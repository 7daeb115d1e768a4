import ChartAnalysis
import ChartModel

/// A data table in words, cell by cell: what Markdown, HTML and embossed tables are made of.
struct SpokenTable {
  /// A column.
  struct Column {
    var heading: String
    /// Whether its cells are numbers, which stand at the right.
    var isNumeric: Bool
  }

  /// A last row: what is added up, and the total for its column of values.
  struct Total {
    var label: String
    var value: String
  }

  /// What the rows under one header have in common.
  enum Grouping {
    case none
    /// All parts at one X.
    case x
    /// All marks of one series.
    case series
  }

  var columns: [Column]
  /// A row a mark, in the order of the data table.
  var rows: [[String]]
  var totals: [Total]
  /// The column of the values, in which totals stand.
  var valueColumn: Int
  var grouping: Grouping
}

extension DataTable {
  /// Whether a column names the series.
  var hasSeries: Bool { rows.contains { $0.series != nil } }
}
