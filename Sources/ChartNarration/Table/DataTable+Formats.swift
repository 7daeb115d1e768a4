import ChartModel
import SourceText

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
  public func tableLines() -> [String] {
    let table = table()
    let heading = table.fields.reduce(into: Sentence()) { $0.append($1.title) }.line
    return [heading] + table.rows.map { line($0, table) } + totalLines
  }

  private func line(_ row: DataTable.Row, _ table: DataTable) -> String {
    let series = row.series.map(voice.name) ?? ""
    let place = Sentence(places.text(row.x)).adding(places.length(of: row.x)).adding(series)
    let named = table.details.before.reduce(place) { $0.adding(detail($1, of: row)) }
      .adding(told(row.value, row.spread), .context).adding(partialText(of: row))
    return table.details.after.reduce(named) { $0.adding(detail($1, of: row)) }.line
  }

  /// That data fill the bucket of a row in part; empty where they fill all of it.
  func partialText(of row: DataTable.Row) -> String { row.isPartial ? voice.say(.labelPartial) : "" }

  /// A detail of a row; nothing where its mark has none.
  private func detail(_ field: Int, of row: DataTable.Row) -> String {
    row.detail(field).map { details.clause($0, of: field) } ?? ""
  }

  /// The table as CSV (RFC 4180, lines end in a line feed): ISO 8601 for time, both ends of a bucket, plain numbers.
  ///
  /// A cell that a spreadsheet might run as a formula begins with an apostrophe, and control characters but the line
  /// feed are shown escaped.
  public func tableCSV() -> String {
    Self.csv([csvHeading] + csvRows)
  }

  /// Fields in lines, each quoted where it needs it.
  static func csv(_ lines: [[String]]) -> String {
    lines.map { $0.map(\.csvField).joined(separator: ",") + "\n" }.joined()
  }

  /// The names of the columns.
  var csvHeading: [String] {
    let table = table()
    return Self.csvHeading(table, isInterval: table.rows.contains { $0.x.isInterval })
  }

  /// The rows, field by field.
  var csvRows: [[String]] {
    let table = table()
    let isInterval = table.rows.contains { $0.x.isInterval }
    let rows = table.rows.map { csvLine($0, table, isInterval: isInterval) }
    return profile.hidesNumbers ? rows.map { $0.map(Mask.cell) } : rows
  }

  private static func csvHeading(_ table: DataTable, isInterval: Bool) -> [String] {
    let x = table.fields.first?.name ?? ""
    return (isInterval ? [x + " from", x + " to"] : [x]) + table.fields.dropFirst().map(\.name) + ["rows"]
  }

  private func csvLine(_ row: DataTable.Row, _ table: DataTable, isInterval: Bool) -> [String] {
    let values = table.values(of: row).map(Self.csvValue)
    let before = table.details.before.map { csvDetail(row.detail($0)) }
    let after = table.details.after.map { csvDetail(row.detail($0)) }
    return csvPlace(row.x, isInterval: isInterval) + (row.series.map { [$0] } ?? []) + before + values + after
      + [String(row.count)]
  }

  /// Both ends of an interval stand in one cell, as those of a value do.
  private func csvDetail(_ value: XValue?) -> String {
    value.map { csvPlace($0, isInterval: false).joined(separator: "..") } ?? ""
  }

  /// Where a row stands; beside stretches a point in time is a stretch without length.
  private func csvPlace(_ x: XValue, isInterval: Bool) -> [String] {
    let ends: [String] =
      switch x {
      case .category(let name): [name]
      case .number(let number): [JSONNode.number(number).text]
      case .bin(let from, let to): [JSONNode.number(from).text, JSONNode.number(to).text]
      case .instant(let instant): [instant.iso8601(in: chart.calendar.zone)]
      case .interval(let from, let to): [from.iso8601(in: chart.calendar.zone), to.iso8601(in: chart.calendar.zone)]
      }
    return isInterval && ends.count == 1 ? ends + ends : ends
  }

  private static func csvValue(_ value: MarkValue) -> String {
    switch value {
    case .number(let number): JSONNode.number(number).text
    case .range(let from, let to): JSONNode.number(from).text + ".." + JSONNode.number(to).text
    case .category(let name): name
    case .missing, .empty: ""
    case .notANumber: "NaN"
    case .infinite(let negative): negative ? "-Infinity" : "Infinity"
    }
  }
}

extension DataTable.Row {
  /// The value of a detail field; `nil` where it is missing.
  func detail(_ field: Int) -> XValue? { details.indices.contains(field) ? details[field] : nil }
}

extension XValue {
  var isInterval: Bool {
    switch self {
    case .interval, .bin: true
    default: false
    }
  }
}
