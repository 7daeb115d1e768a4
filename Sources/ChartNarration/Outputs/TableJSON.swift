import ChartAnalysis
import ChartModel

/// The table as `chartvoice.table/1`.
struct TableJSON: Narrating {
  let narrator: Narrator

  /// Fields, rows, and how many rows of the data were read.
  var json: JSONNode {
    let table = narrator.table()
    return profile.output(
      .object([
        ("schema", .string("chartvoice.table/1")), ("title", .string(narrator.title)),
        ("kind", .string(chart.kind.rawValue)),
        ("fields", .array(table.fields.map(Self.json))),
        ("rows", .array(table.rows.map { json($0, table) })), ("source", sourceJSON),
      ]))
  }

  private static func json(_ field: DataTable.Field) -> JSONNode {
    .object([
      ("name", .string(field.name)), ("title", .string(field.title)), ("type", .string(field.type.rawValue)),
      ("unit", .optional(field.unit)), ("aggregate", .optional(field.aggregate?.rawValue)),
    ])
  }

  private func json(_ row: DataTable.Row, _ table: DataTable) -> JSONNode {
    let zone = chart.calendar.zone
    let detail = { (field: Int) in row.detail(field).map { JSONNode.place($0, zone: zone) } ?? JSONNode.null }
    let names = [json(row.x)] + (row.series.map { [json(named: $0)] } ?? []) + table.details.before.map(detail)
    let values = names + table.values(of: row).map(json) + table.details.after.map(detail)
    return .object([("id", .string(row.id)), ("values", .array(values)), ("count", .integer(row.count))])
  }

  private func json(_ place: XValue) -> JSONNode {
    if case .category(let name) = place { json(named: name) } else { .place(place, zone: chart.calendar.zone) }
  }

  private func json(_ value: MarkValue) -> JSONNode {
    if case .category(let name) = value { json(named: name) } else { .value(value) }
  }

  /// A name as what it stands for; what has no name is missing.
  private func json(named name: String) -> JSONNode {
    if let place = chart.namedPlaces[name] { return .place(place, zone: chart.calendar.zone) }
    return name.isEmpty ? .null : .string(name)
  }

  private var sourceJSON: JSONNode {
    .object([
      ("rowsRead", .integer(chart.source.rowsRead)), ("rowsSetAside", .integer(chart.source.rowsSetAside)),
      ("bucketing", .string(chart.xAxis.bucketing.text)),
    ])
  }
}
