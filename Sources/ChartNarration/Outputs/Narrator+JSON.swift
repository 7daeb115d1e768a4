public import ChartModel

extension Narrator {
  /// `chartvoice.labels/1`.
  public func labelsJSON() -> JSONNode {
    .object([
      ("schema", .string("chartvoice.labels/1")), ("title", .string(title)), ("voice", .string(voice.code)),
      ("verbosity", .string(verbosity.rawValue)),
      (
        "labels",
        .array(
          labels().map { label in
            .object([
              ("id", .string(label.id)), ("series", .optional(label.series)), ("label", .string(label.text)),
              ("value", .value(label.value)),
            ])
          })
      ),
    ])
  }

  /// `chartvoice.focus/1`.
  public func focusJSON() -> JSONNode {
    .object([("schema", .string("chartvoice.focus/1")), ("root", focusTree().json())])
  }

  /// `chartvoice.table/1`.
  public func tableJSON() -> JSONNode {
    let table = table()
    return .object([
      ("schema", .string("chartvoice.table/1")), ("title", .string(title)), ("kind", .string(chart.kind.rawValue)),
      ("fields", .array(table.fields.map(Self.json))),
      ("rows", .array(table.rows.map { json($0, valueCount: table.valueCount) })), ("source", sourceJSON),
    ])
  }

  private static func json(_ field: DataTable.Field) -> JSONNode {
    .object([
      ("name", .string(field.name)), ("title", .string(field.title)), ("type", .string(field.type.rawValue)),
      ("unit", .optional(field.unit)), ("aggregate", .optional(field.aggregate?.rawValue)),
    ])
  }

  private func json(_ row: DataTable.Row, valueCount: Int) -> JSONNode {
    let x = JSONNode.place(row.x, zone: chart.calendar.zone)
    let values = [x] + (row.series.map { [.string($0)] } ?? []) + row.value.ends(count: valueCount).map { .value($0) }
    return .object([("id", .string(row.id)), ("values", .array(values)), ("count", .integer(row.count))])
  }

  private var sourceJSON: JSONNode {
    .object([
      ("rowsRead", .integer(chart.source.rowsRead)), ("rowsSetAside", .integer(chart.source.rowsSetAside)),
      ("bucketing", .string(chart.xAxis.bucketing.text)),
    ])
  }

  /// `chartvoice.description/1`.
  public func descriptionJSON() -> JSONNode {
    .object([
      ("schema", .string("chartvoice.description/1")), ("title", .string(title)),
      ("kind", .string(chart.kind.rawValue)), ("overview", .array(overview().map { .string($0) })),
      ("summary", .array(([message] + summary()).map { .string($0) })),
      (
        "groups",
        .array(groupLabels().map { .object([("id", .string($0.id)), ("label", .string($0.text))]) })
      ),
      ("facts", factsJSON),
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
