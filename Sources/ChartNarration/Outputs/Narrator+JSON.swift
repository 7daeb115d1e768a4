public import ChartModel

extension Narrator {
  /// `chartvoice.labels/1`.
  public func labelsJSON() -> JSONNode {
    profile.output(
      .object([
        ("schema", .string("chartvoice.labels/1")), ("title", .string(title)), ("voice", .string(voice.code)),
        ("verbosity", .string(profile.mark.verbosity.rawValue)),
        ("labels", .array(labels().map(\.json))),
      ]))
  }

  /// `chartvoice.focus/1`.
  public func focusJSON() -> JSONNode {
    profile.output(
      .object([("schema", .string("chartvoice.focus/1")), ("root", focusTree().json())]), keeping: FocusNode.placeKeys)
  }

  /// `chartvoice.table/1`.
  public func tableJSON() -> JSONNode { TableJSON(narrator: self).json }

  /// `chartvoice.description/1`.
  public func descriptionJSON() -> JSONNode {
    profile.output(
      .object([
        ("schema", .string("chartvoice.description/1")), ("title", .string(title)),
        ("kind", .string(chart.kind.rawValue)), ("overview", .array(overview().map { .string($0) })),
        ("summary", .array(([message] + summary()).map { .string($0) })),
        (
          "groups",
          .array(groupLabels().map { .object([("id", .string($0.id)), ("label", .string($0.text))]) })
        ),
        ("facts", FactsJSON(narrator: self).json),
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
