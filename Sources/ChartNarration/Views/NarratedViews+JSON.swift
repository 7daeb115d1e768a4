public import ChartModel

/// The outputs of several charts; a chart alone has those of its narrator.
extension NarratedViews {
  /// `chartvoice.description/1`.
  public func descriptionJSON() -> JSONNode {
    if let single { return single.descriptionJSON() }
    let summary = [message, views.authorDescription?.authored.map { Sentence($0).sentence } ?? ""]
    return .object([
      ("schema", .string("chartvoice.description/1")), ("title", .string(title)),
      ("kind", ViewsJSON(narrated: self).kind),
      ("overview", .array(overview().map { .string($0) })),
      ("summary", .array(summary.filter { !$0.isEmpty }.map { .string($0) })), ("groups", .array([])),
      ("facts", .null), ("views", ViewsJSON(narrated: self).each { $0.descriptionJSON() }),
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
        ("schema", .string("chartvoice.table/1")), ("title", .string(title)), ("kind", ViewsJSON(narrated: self).kind),
        ("views", ViewsJSON(narrated: self).each { $0.tableJSON() }), ("source", ViewsJSON(narrated: self).source),
      ]))
  }

  /// `chartvoice.axchart/1`: a descriptor for each chart.
  public func axChartJSON() -> JSONNode {
    if let single { return single.axChartJSON() }
    let summary = ([message] + overview()).filter { !$0.isEmpty }.joined(separator: " ")
    return .object([
      ("schema", .string("chartvoice.axchart/1")), ("title", .string(title)), ("summary", .string(summary)),
      ("views", ViewsJSON(narrated: self).each { $0.axChartJSON() }),
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
}
