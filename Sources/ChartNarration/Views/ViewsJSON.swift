import ChartModel

/// Parts of the JSON of several charts.
struct ViewsJSON {
  let narrated: NarratedViews
  private var narrators: [Narrator] { narrated.narrators }

  /// The kind of all charts, or null where they differ.
  var kind: JSONNode {
    let kinds = Set(narrators.map(\.chart.kind))
    return kinds.count == 1 ? .optional(kinds.first?.rawValue) : .null
  }

  /// An output of each chart under its own title.
  func each(_ output: (Narrator) -> JSONNode) -> JSONNode {
    .array(narrators.enumerated().map { output($0.element).asView(titled: narrated.titles[$0.offset]) })
  }

  /// The rows of all charts, and their bucketing where it is the same.
  var source: JSONNode {
    let bucketings = Set(narrators.map(\.chart.xAxis.bucketing.text))
    return .object([
      ("rowsRead", .integer(narrated.views.rowsRead)),
      ("rowsSetAside", .integer(narrated.views.rowsSetAside)),
      ("bucketing", bucketings.count == 1 ? .optional(bucketings.first) : .null),
    ])
  }

  /// `chartvoice.labels/1` without its labels.
  var labels: JSONNode {
    .object([
      ("schema", .string("chartvoice.labels/1")), ("title", .string(narrated.title)),
      ("voice", .string(narrated.voice.code)),
      ("verbosity", .string(narrated.profile.mark.verbosity.rawValue)), ("labels", .array([])),
    ])
  }
}

extension JSONNode {
  /// An output as a part of that of several charts: without the schema, which is that of all, and under its own title.
  func asView(titled title: String) -> JSONNode {
    guard case .object(let members) = self else { return self }
    return .object(
      members.filter { $0.0 != "schema" }.map { $0.0 == "title" ? ("title", .string(title)) : $0 })
  }
}
