import ChartAnalysis
import ChartModel

extension Narrator {
  /// The table as lines that make sense one by one: a heading, then a line a mark.
  ///
  /// ```
  /// Date, steps
  /// June 1: 7,204 steps
  /// Total: 192,360 steps
  /// ```
  ///
  /// The total is there where values add up to one.
  public func tableLines() -> [String] { TableLines(narrator: self).lines }
}

/// The data table as lines that make sense one by one.
struct TableLines: Narrating {
  let narrator: Narrator
  private let spokenTableBuilder: SpokenTableBuilder
  private let spreadLabels: SpreadLabels

  init(narrator: Narrator) {
    self.narrator = narrator
    spokenTableBuilder = SpokenTableBuilder(narrator: narrator)
    spreadLabels = SpreadLabels(narrator: narrator)
  }

  /// A heading, a line a mark, then the totals.
  var lines: [String] {
    let table = narrator.table()
    let heading = table.fields.reduce(into: Sentence()) { $0.append($1.title) }.line
    return [heading] + table.rows.map { line($0, table) } + spokenTableBuilder.totalLines
  }

  private func line(_ row: DataTable.Row, _ table: DataTable) -> String {
    let series = row.series.map(voice.name) ?? ""
    let place = Sentence(places.text(row.x)).adding(places.length(of: row.x)).adding(series)
    let named = table.details.before.reduce(place) { $0.adding(detail($1, of: row)) }
      .adding(spreadLabels.told(row.value, row.spread), .context).adding(spokenTableBuilder.partialText(of: row))
    return table.details.after.reduce(named) { $0.adding(detail($1, of: row)) }.line
  }

  /// A detail of a row; nothing where its mark has none.
  private func detail(_ field: Int, of row: DataTable.Row) -> String {
    row.detail(field).map { narrator.vocabulary.details.clause($0, of: field) } ?? ""
  }
}
