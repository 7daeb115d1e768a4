public import ChartModel

/// The outputs of several charts; a chart alone has those of its narrator.
extension NarratedViews {
  /// `chartvoice.description/1`.
  public func descriptionJSON() -> JSONNode {
    if let single { return single.descriptionJSON() }
    let summary = [message, views.authorDescription?.authored.map { Sentence($0).sentence } ?? ""]
    return .object([
      ("schema", .string("chartvoice.description/1")), ("title", .string(title)), ("kind", kindJSON),
      ("overview", .array(overview().map { .string($0) })),
      ("summary", .array(summary.filter { !$0.isEmpty }.map { .string($0) })), ("groups", .array([])),
      ("facts", .null), ("views", eachJSON { $0.descriptionJSON() }),
    ])
  }

  /// `chartvoice.labels/1`: the labels of all charts, one after another.
  public func labelsJSON() -> JSONNode {
    if let single { return single.labelsJSON() }
    return profile.output(
      .object([
        ("schema", .string("chartvoice.labels/1")), ("title", .string(title)), ("voice", .string(voice.code)),
        ("verbosity", .string(profile.mark.verbosity.rawValue)),
        ("labels", .array(narrators.flatMap { $0.labels().map(\.json) })),
      ]))
  }

  /// `chartvoice.table/1`: a table for each chart in place of fields and rows.
  public func tableJSON() -> JSONNode {
    if let single { return single.tableJSON() }
    return profile.output(
      .object([
        ("schema", .string("chartvoice.table/1")), ("title", .string(title)), ("kind", kindJSON),
        ("views", eachJSON { $0.tableJSON() }), ("source", sourceJSON),
      ]))
  }

  /// `chartvoice.axchart/1`: a descriptor for each chart.
  public func axChartJSON() -> JSONNode {
    if let single { return single.axChartJSON() }
    let summary = ([message] + overview()).filter { !$0.isEmpty }.joined(separator: " ")
    return .object([
      ("schema", .string("chartvoice.axchart/1")), ("title", .string(title)), ("summary", .string(summary)),
      ("views", eachJSON { $0.axChartJSON() }),
    ])
  }

  /// `chartvoice.selection/1`.
  ///
  /// - Parameter selections: one for each chart.
  public func selectionJSON(_ selections: [ChartSelection]) -> JSONNode {
    if let single { return single.selectionJSON(selections.first ?? .none) }
    let each = zip(narrators, selections).enumerated().map { place, pair in
      pair.0.selectionJSON(pair.1).asView(titled: titles[place])
    }
    return .object([
      ("schema", .string("chartvoice.selection/1")), ("title", .string(title)), ("views", .array(each)),
    ])
  }

  // MARK: Parts

  /// The kind of all charts, or null where they differ.
  private var kindJSON: JSONNode {
    let kinds = Set(narrators.map(\.chart.kind))
    return kinds.count == 1 ? .optional(kinds.first?.rawValue) : .null
  }

  func eachJSON(_ output: (Narrator) -> JSONNode) -> JSONNode {
    .array(narrators.enumerated().map { output($0.element).asView(titled: titles[$0.offset]) })
  }

  /// The rows of all charts, and their bucketing where it is the same.
  private var sourceJSON: JSONNode {
    let bucketings = Set(narrators.map(\.chart.xAxis.bucketing.text))
    return .object([
      ("rowsRead", .integer(views.rowsRead)),
      ("rowsSetAside", .integer(views.rowsSetAside)),
      ("bucketing", bucketings.count == 1 ? .optional(bucketings.first) : .null),
    ])
  }
}

extension JSONNode {
  /// An output as a part of that of several charts: without the schema, which is that of all, and under its own title.
  fileprivate func asView(titled title: String) -> JSONNode {
    guard case .object(let members) = self else { return self }
    return .object(
      members.filter { $0.0 != "schema" }.map { $0.0 == "title" ? ("title", .string(title)) : $0 })
  }
}
