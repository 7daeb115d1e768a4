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
  }

  /// X, then the series if there are several, then the value.
  public var fields: [Field]
  /// A row a mark, in focus order: along X in every series, or all parts of each X where they are stacked.
  public var rows: [Row]
}

extension Narrator {
  /// The data table of the chart.
  public func table() -> DataTable {
    let y = chart.yAxis
    let unit = names.unit.map { voice.unit($0) }
    var fields = [
      DataTable.Field(name: chart.xAxis.field ?? "", title: names.x, type: chart.xAxis.type)
    ]
    if let field = chart.seriesField {
      fields.append(DataTable.Field(name: field, title: field.spokenField, type: .nominal))
    }
    fields.append(
      DataTable.Field(
        name: y.field ?? Aggregate.count.rawValue, title: names.y, type: .quantitative, unit: unit,
        aggregate: chart.aggregate))
    return DataTable(fields: fields, rows: rows)
  }

  private var rows: [DataTable.Row] {
    guard chart.isStacked else { return chart.series.flatMap { series in series.marks.map { row($0, in: series) } } }
    return (chart.totals?.marks ?? []).flatMap { total in
      parts(at: total.x).map { row($0.mark, in: $0.series) }
    }
  }

  private func row(_ mark: Mark, in series: Series) -> DataTable.Row {
    DataTable.Row(id: mark.id, x: mark.x, series: series.name, value: mark.value, count: mark.rowCount)
  }
}
