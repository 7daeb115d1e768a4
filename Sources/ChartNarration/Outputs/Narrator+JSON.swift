public import ChartModel

extension Narrator {
  /// `chartvoice.labels/1`.
  public func labelsJSON() -> JSONNode {
    output(
      .object([
        ("schema", .string("chartvoice.labels/1")), ("title", .string(title)), ("voice", .string(voice.code)),
        ("verbosity", .string(profile.mark.verbosity.rawValue)),
        ("labels", .array(labels().map(\.json))),
      ]))
  }

  /// `chartvoice.focus/1`.
  public func focusJSON() -> JSONNode {
    output(
      .object([("schema", .string("chartvoice.focus/1")), ("root", focusTree().json())]), keeping: FocusNode.placeKeys)
  }

  /// `chartvoice.table/1`.
  public func tableJSON() -> JSONNode {
    let table = table()
    return output(
      .object([
        ("schema", .string("chartvoice.table/1")), ("title", .string(title)), ("kind", .string(chart.kind.rawValue)),
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

  /// `chartvoice.description/1`.
  public func descriptionJSON() -> JSONNode {
    output(
      .object([
        ("schema", .string("chartvoice.description/1")), ("title", .string(title)),
        ("kind", .string(chart.kind.rawValue)), ("overview", .array(overview().map { .string($0) })),
        ("summary", .array(([message] + summary()).map { .string($0) })),
        (
          "groups",
          .array(groupLabels().map { .object([("id", .string($0.id)), ("label", .string($0.text))]) })
        ),
        ("facts", factsJSON),
      ]))
  }
}

extension MarkLabel {
  var json: JSONNode {
    .object([
      ("id", .string(id)), ("series", .optional(series)), ("label", .string(text)), ("value", .value(value)),
    ])
  }
}

extension Bucketing {
  /// The bucketing as `--bucket` takes it.
  var text: String {
    switch self {
    case .asGiven, .none: "none"
    case .auto: "auto"
    case .calendar(let unit): unit.rawValue
    case .width(let width): JSONNode.number(width).text
    case .bins(let count): "bins:\(count)"
    }
  }
}
