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
  public func table() -> DataTable {
    let y = chart.yAxis
    // The numbers of a table are those of the data, whatever the axis makes of them.
    let unit = (y.numberLook == .percent ? y.unit : names.unit).map { voice.unit($0) }
    var fields = [
      DataTable.Field(name: chart.xAxis.field ?? "", title: names.x, type: chart.xAxis.type)
    ]
    if let field = tableSeriesField {
      fields.append(DataTable.Field(name: field, title: field.spokenField, type: .nominal))
    }
    let name = y.field ?? Aggregate.count.rawValue
    let value = DataTable.Field(name: name, title: names.y, type: valueType, unit: unit, aggregate: chart.aggregate)
    let details = tableDetails
    fields += details.before.map(detailField)
    let columns = ValueColumns(chart, hasRanges: hasRangeValues)
    fields += columns == .ends ? ends(of: value) : spreadFields(of: value, columns)
    fields += details.after.map(detailField)
    return DataTable(fields: fields, rows: rows, values: columns, details: details)
  }

  private var tableDetails: (before: [Int], after: [Int]) {
    let areNames = chart.details.map { $0.type == .nominal || $0.type == .ordinal }
    return (areNames.indices.filter { areNames[$0] }, areNames.indices.filter { !areNames[$0] })
  }

  private func detailField(_ place: Int) -> DataTable.Field {
    let field = chart.details[place]
    return DataTable.Field(
      name: field.name, title: details.title(of: place), type: field.type, unit: field.unit.map { voice.unit($0) },
      aggregate: field.aggregate)
  }

  /// Both ends of a range: by their own columns, or by the one column as its lower and its upper end.
  private func ends(of value: DataTable.Field) -> [DataTable.Field] {
    guard let field = chart.yAxis.field, let endField = chart.yAxis.endField else {
      return [end(of: value, .nameLowerEnd, "from"), end(of: value, .nameUpperEnd, "to")]
    }
    return [field, endField].map { column in
      var end = value
      (end.name, end.title) = (column, column.spokenField)
      return end
    }
  }

  /// The column of the series' names; layers with names of their own have one too.
  private var tableSeriesField: String? {
    chart.seriesField ?? (chart.series.contains { $0.name != nil } ? FocusNode.Role.series.rawValue : nil)
  }

  private var valueType: FieldType {
    guard chart.hasLevels else { return .quantitative }
    return chart.yAxis.type == .ordinal ? .ordinal : .nominal
  }

  /// Whether a mark of any series is a range, so that every row has two values.
  private var hasRangeValues: Bool { facts.series.contains { $0.ranges != nil } }

  func end(of value: DataTable.Field, _ title: PhraseKey, _ suffix: String) -> DataTable.Field {
    var field = value
    field.name = value.name + " " + suffix
    field.title = voice.say(title, ["title": value.title])
    return field
  }

  private var rows: [DataTable.Row] {
    guard chart.isStacked else { return chart.series.flatMap(rows) }
    let ofStack = (chart.totals?.marks ?? []).flatMap { total in
      parts(at: total.x).filter { !$0.mark.isHidden }.map { row($0.mark, in: $0.series) }
    }
    return ofStack + chart.series.filter { !chart.isPart($0) }.flatMap(rows)
  }

  private func rows(of series: Series) -> [DataTable.Row] {
    series.visiblePlaces.map { row(series.marks[$0], in: series) }
  }

  private func row(_ mark: Mark, in series: Series) -> DataTable.Row {
    DataTable.Row(
      id: mark.id, x: mark.x, series: tableName(of: series), value: mark.value,
      count: mark.rowCount, details: mark.details, isPartial: mark.isPartial, spread: mark.spread)
  }

  /// What a series is called in its column; boxes and their outliers, which are two layers of one field, by what they are.
  private func tableName(of series: Series) -> String? {
    guard tableSeriesField != nil else { return nil }
    if series.showsOutliers { return outlierName(series) }
    return chart.seriesField == nil && isOnlyBox(series) ? voice.say(.kindBox) : series.name ?? ""
  }
}
