import ChartAnalysis
public import ChartModel

/// The marks of a chart as rows: what a person asks for who wants the numbers themselves.
public struct DataTable: Sendable {
  /// A column.
  public struct Field: Sendable, Equatable {
    /// The column of the data, or `count` where rows are counted.
    public var name: String
    /// What it is called aloud.
    public var title: String
    /// How its values compare.
    public var type: FieldType
    /// The unit, in the plural, or `nil`.
    public var unit: String?
    /// How the rows of a bucket became one value, or `nil`.
    public var aggregate: Aggregate?
  }

  /// A row: one mark.
  public struct Row: Sendable, Equatable {
    /// The id of the mark.
    public var id: String
    /// Where it stands.
    public var x: XValue
    /// The name of its series; `nil` in a chart of one.
    public var series: String?
    /// What it shows.
    public var value: MarkValue
    /// How many rows of the data it stands for.
    public var count: Int
    /// The values of the fields besides those, in the order of the chart's details; `nil` for one that is missing.
    public var details: [XValue?] = []
    /// Whether data fill its bucket in part.
    public var isPartial = false
    /// What the mark tells within its range or around its value.
    public var spread: Spread?
  }

  /// X, then the series if there are several, then other categories, then the value, or both ends of a range, then
  /// other numbers and times.
  public var fields: [Field]
  /// A row a mark that its author does not hide, in focus order: along X in every series, or all parts of each X where
  /// they are stacked.
  public var rows: [Row]
  /// Which values a row has.
  var values = ValueColumns.single
  /// The details that are categories, which stand before the value, and the others, which stand behind it.
  var details: (before: [Int], after: [Int]) = ([], [])
}

extension Narrator {
  /// The data table of the chart.
  public func table() -> DataTable { DataTableBuilder(narrator: self).table }
}
