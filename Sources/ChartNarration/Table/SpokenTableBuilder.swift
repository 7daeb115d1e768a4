import ChartAnalysis
import ChartModel

/// Puts a data table into words, cell by cell.
struct SpokenTableBuilder: Narrating {
  let narrator: Narrator

  /// That data fill the bucket of a row in part; empty where they fill all of it.
  func partialText(of row: DataTable.Row) -> String { row.isPartial ? voice.say(.labelPartial) : "" }

  /// The table in words; numbers are exact and without their unit, which stands in the heading.
  func table() -> SpokenTable {
    let table = narrator.table()
    let hasSeries = table.hasSeries
    let before = 1 + (hasSeries ? 1 : 0) + table.details.before.count
    return SpokenTable(
      columns: table.fields.enumerated().map { column($1, isValue: $0 >= before) },
      rows: table.rows.map { cells(of: $0, table) }, totals: totals, valueColumn: before,
      grouping: !hasSeries ? .none : chart.isStacked ? .x : .series)
  }

  /// The title of a table that stands by itself: with the stretch of time where neither title nor rows tell the year.
  var title: String {
    let marks = chart.walkedSeries.flatMap { $0.marks }
    guard chart.xAxis.type == .temporal, !places.variesYear, let first = marks.first?.x, let last = marks.last?.x,
      let year = first.beginning.map({ places.date($0).year }), !narrator.title.contains(year)
    else { return narrator.title }
    return Sentence(narrator.title).adding(places.range(from: first, to: last, withYear: true)).line
  }

  private func column(_ field: DataTable.Field, isValue: Bool) -> SpokenTable.Column {
    let isNumeric = isValue && field.type == .quantitative
    let title = Sentence(field.title).line
    // The cells show what the axis shows, whose numbers may be others than those of the data.
    let shown = isValue && chart.yAxis.numberLook == .percent ? names.unit.map { voice.unit($0) } : nil
    let unit = shown ?? field.unit
    let isNamed = unit.map { title.lowercased().contains($0.lowercased()) } ?? true
    let heading = isNamed ? title : voice.say(.overviewWithUnit, ["title": title, "unit": unit ?? ""])
    return SpokenTable.Column(heading: heading, isNumeric: isNumeric)
  }

  private func cells(of row: DataTable.Row, _ table: DataTable) -> [String] {
    // Beside the number there is room for no word.
    let place = Sentence(places.uncounted.text(row.x)).adding(places.length(of: row.x)).adding(partialText(of: row))
      .line
    let detail = { (field: Int) in
      // An empty name is a missing one, as in labels.
      row.detail(field).flatMap { $0 == .category("") ? nil : narrator.vocabulary.details.text($0, of: field) }
        ?? voice.say(.stateMissing)
    }
    let series = row.series.map { [voice.name($0)] } ?? []
    let values = table.values(of: row).map(cell)
    return [place] + series + table.details.before.map(detail) + values + table.details.after.map(detail)
  }

  /// A value without its unit; every state in its own words.
  private func cell(_ value: MarkValue) -> String {
    guard let number = value.number else { return state(value) }
    return Sentence(exact(number)).adding(outOfDomain(number)).text
  }

  /// A number with all digits that it has, to the decimals of the data.
  func exact(_ number: Double) -> String {
    yNumbers.exact(number, decimals: chart.yAxis.decimals, digits: 17).text
  }

  /// A row for each series that has a total, then one for all.
  private var totals: [SpokenTable.Total] {
    guard let totals = TotalFacts(chart) else { return [] }
    let each =
      chart.series.count < 2
      ? []
      : zip(chart.series, totals.series).compactMap { series, total in
        total.map { SpokenTable.Total(label: totalLabel(voice.name(series.name ?? "")), value: exact($0)) }
      }
    return each + (totals.all.map { [SpokenTable.Total(label: totalLabel(""), value: exact($0))] } ?? [])
  }

  private func totalLabel(_ name: String) -> String { Sentence(voice.say(.nameTotal)).adding(name).line }

  /// The totals as lines of the text table: `Total: 192,360 steps`.
  var totalLines: [String] {
    guard let totals = TotalFacts(chart) else { return [] }
    let each =
      chart.series.count < 2
      ? []
      : zip(chart.series, totals.series).compactMap { series, total in
        total.map { Sentence(totalLabel(voice.name(series.name ?? ""))).adding(value($0), .context).line }
      }
    return each + (totals.all.map { [Sentence(totalLabel("")).adding(value($0), .context).line] } ?? [])
  }
}
