import ChartAnalysis
import ChartModel

/// Makes the fields and the rows of a data table.
struct DataTableBuilder: Narrating {
  let narrator: Narrator
  private var stackLabels: StackLabels { StackLabels(narrator: narrator) }

  /// The table.
  var table: DataTable {
    let y = chart.yAxis
    // The numbers of a table are those of the data, whatever the axis makes of them.
    let unit = (y.numberLook == .percent ? y.unit : names.unit).map { voice.unit($0) }
    var fields = [
      DataTable.Field(name: chart.xAxis.field ?? "", title: names.x, type: chart.xAxis.type)
    ]
    if let field = seriesField {
      fields.append(DataTable.Field(name: field, title: field.spokenField, type: .nominal))
    }
    let name = y.field ?? Aggregate.count.rawValue
    let value = DataTable.Field(name: name, title: names.y, type: valueType, unit: unit, aggregate: chart.aggregate)
    let details = self.details
    fields += details.before.map(detailField)
    let columns = ValueColumns(chart, hasRanges: hasRangeValues)
    fields += columns == .ends ? ends(of: value) : spreadFields(of: value, columns)
    fields += details.after.map(detailField)
    return DataTable(fields: fields, rows: rows, values: columns, details: details)
  }

  private var details: (before: [Int], after: [Int]) {
    let areNames = chart.details.map { $0.type == .nominal || $0.type == .ordinal }
    return (areNames.indices.filter { areNames[$0] }, areNames.indices.filter { !areNames[$0] })
  }

  private func detailField(_ place: Int) -> DataTable.Field {
    let field = chart.details[place]
    return DataTable.Field(
      name: field.name, title: narrator.vocabulary.details.title(of: place), type: field.type,
      unit: field.unit.map { voice.unit($0) },
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
  private var seriesField: String? {
    chart.seriesField ?? (chart.series.contains { $0.name != nil } ? FocusNode.Role.series.rawValue : nil)
  }

  private var valueType: FieldType {
    guard chart.hasLevels else { return .quantitative }
    return chart.yAxis.type == .ordinal ? .ordinal : .nominal
  }

  /// Whether a mark of any series is a range, so that every row has two values.
  private var hasRangeValues: Bool { facts.series.contains { $0.ranges != nil } }

  private func end(of value: DataTable.Field, _ title: PhraseKey, _ suffix: String) -> DataTable.Field {
    var field = value
    field.name = value.name + " " + suffix
    field.title = voice.say(title, ["title": value.title])
    return field
  }

  private var rows: [DataTable.Row] {
    guard chart.isStacked else { return chart.series.flatMap(rows) }
    let stackLabels = stackLabels
    let ofStack = (chart.totals?.marks ?? []).flatMap { total in
      stackLabels.parts(at: total.x).filter { !$0.mark.isHidden }.map { row($0.mark, in: $0.series) }
    }
    return ofStack + chart.series.filter { !chart.isPart($0) }.flatMap(rows)
  }

  private func rows(of series: Series) -> [DataTable.Row] {
    series.visiblePlaces.map { row(series.marks[$0], in: series) }
  }

  private func row(_ mark: Mark, in series: Series) -> DataTable.Row {
    DataTable.Row(
      id: mark.id, x: mark.x, series: name(of: series), value: mark.value,
      count: mark.rowCount, details: mark.details, isPartial: mark.isPartial, spread: mark.spread)
  }

  /// What a series is called in its column; boxes and their outliers, which are two layers of one field, by what they are.
  private func name(of series: Series) -> String? {
    guard seriesField != nil else { return nil }
    if series.showsOutliers { return outlierName(series) }
    return chart.seriesField == nil && isOnlyBox(series) ? voice.say(.kindBox) : series.name ?? ""
  }

  /// A field for each value of a row, by the word for it.
  private func spreadFields(of value: DataTable.Field, _ columns: ValueColumns) -> [DataTable.Field] {
    if columns == .interval {
      return [value, end(of: value, .nameLowerEnd, "from"), end(of: value, .nameUpperEnd, "to")]
    }
    guard !columns.titles.isEmpty else { return [value] }
    return columns.titles.map { key in
      var field = value
      (field.name, field.title) = (key.column, voice.say(key))
      return field
    }
  }
}

extension ValueColumns {
  fileprivate var titles: [PhraseKey] {
    switch self {
    case .single, .ends, .interval: []
    case .candlestick: [.spreadColumnOpen, .spreadColumnHigh, .spreadColumnLow, .spreadColumnClose]
    case .box:
      [
        .spreadColumnLowerWhisker, .spreadColumnLowerQuartile, .spreadColumnMedian, .spreadColumnUpperQuartile,
        .spreadColumnUpperWhisker,
      ]
    }
  }
}

extension PhraseKey {
  /// The name of the column that a phrase is the title of, the same in every language.
  fileprivate var column: String {
    rawValue.replacing("spreads.column-", with: "").replacing("-", with: " ")
  }
}
