import ChartModel
import SourceText

extension Narrator {
  /// The table as CSV (RFC 4180, lines end in a line feed): ISO 8601 for time, both ends of a bucket, plain numbers.
  ///
  /// A cell that a spreadsheet might run as a formula begins with an apostrophe, and control characters but the line
  /// feed are shown escaped.
  public func tableCSV() -> String {
    let table = TableCSV(narrator: self)
    return TableCSV.text([table.heading] + table.rows)
  }
}

/// The data table as CSV.
struct TableCSV: Narrating {
  let narrator: Narrator

  /// Fields in lines, each quoted where it needs it.
  static func text(_ lines: [[String]]) -> String {
    lines.map { $0.map(\.csvField).joined(separator: ",") + "\n" }.joined()
  }

  /// The names of the columns.
  var heading: [String] {
    let table = narrator.table()
    return Self.heading(table, isInterval: table.rows.contains { $0.x.isInterval })
  }

  /// The rows, field by field.
  var rows: [[String]] {
    let table = narrator.table()
    let isInterval = table.rows.contains { $0.x.isInterval }
    let rows = table.rows.map { line($0, table, isInterval: isInterval) }
    return profile.hidesNumbers ? rows.map { $0.map(Mask.cell) } : rows
  }

  private static func heading(_ table: DataTable, isInterval: Bool) -> [String] {
    let x = table.fields.first?.name ?? ""
    return (isInterval ? [x + " from", x + " to"] : [x]) + table.fields.dropFirst().map(\.name) + ["rows"]
  }

  private func line(_ row: DataTable.Row, _ table: DataTable, isInterval: Bool) -> [String] {
    let values = table.values(of: row).map(Self.value)
    let before = table.details.before.map { detail(row.detail($0)) }
    let after = table.details.after.map { detail(row.detail($0)) }
    return place(row.x, isInterval: isInterval) + (row.series.map { [$0] } ?? []) + before + values + after
      + [String(row.count)]
  }

  /// Both ends of an interval stand in one cell, as those of a value do.
  private func detail(_ value: XValue?) -> String {
    value.map { place($0, isInterval: false).joined(separator: "..") } ?? ""
  }

  /// Where a row stands; beside stretches a point in time is a stretch without length.
  private func place(_ x: XValue, isInterval: Bool) -> [String] {
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

  private static func value(_ value: MarkValue) -> String {
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
