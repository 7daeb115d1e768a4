internal import ChartReading

/// A chart as the context of a text describes it: every property is `nil` where nothing is known of it.
struct ChartSpec: Sendable {
  private let tree: JSONTree

  init(_ tree: JSONTree) { self.tree = tree }

  // MARK: What stands around it

  /// The kind of mark in small words: `["stacked", "bar"]`; none where it is not known.
  var mark: [String] {
    let value = tree.value(of: ["mark", "chartType", "markType"])
    return (value?.string ?? value?["type"]?.string).map { SpecWords.split($0) } ?? []
  }
  /// Whether it has a title, in itself or on the page around it.
  var hasTitle: Bool {
    tree.isGiven(["titleElsewhere", "hostTitle", "pageTitle"]) == true || tree.isGiven(["title"]) == true
  }
  /// Whether it has a summary.
  var hasSummary: Bool? {
    if tree.isGiven(["overview", "summaryElsewhere"]) == true { return true }
    return tree.isGiven(["summary", "description"], nullIsNone: true)
  }
  /// Whether its data can be read as a table.
  var hasTable: Bool? {
    tree.isGiven(["dataTable", "table", "dataLink", "tableLink", "dataURL"], nullIsNone: true)
  }
  /// Whether it is a small picture inside a button that opens the whole chart.
  var isPreview: Bool { tree.isGiven(["previewButton", "isPreviewButton", "preview", "isPreview"]) == true }
  /// Whether it is read from right to left.
  var isRightToLeft: Bool { tree.isGiven(["rightToLeft", "isRightToLeft", "rtl"]) == true }

  // MARK: Marks and labels

  /// How many marks it has.
  var marks: Int? { tree.count(["marks", "markCount", "numberOfMarks"]) }
  /// How many of them have a label.
  var labelled: Int? {
    if let count = tree.count(["labelled", "labeled", "labelledMarks", "labeledMarks", "labelledCount"]) {
      return count
    }
    return labels.map { $0.count { !SpecWords.isBlank($0) } } ?? tree.count(["labels"])
  }
  /// The labels of its marks.
  var labels: [String]? { tree.value(of: ["labels", "markLabels"])?.texts }
  /// How many groups its marks have.
  var groups: Int? { tree.count(["groups", "focusGroups", "groupLabels"]) }
  /// The labels of its groups.
  var groupLabels: [String] { tree.value(of: ["groups", "focusGroups", "groupLabels"])?.texts ?? [] }
  /// How many places the keyboard stops at one after the other.
  var focusStops: Int? { tree.count(["focusStops", "tabStops"]) }
  /// The places along X in the order in which focus meets them.
  var focusOrder: [LabelContext.Place] {
    tree.value(of: ["focusOrder", "tabOrder"])?.elements?.compactMap(LabelContext.Place.init) ?? []
  }
  /// Whether the order of focus tells a story of its own.
  var isNarrative: Bool { tree.isGiven(["narrativeOrder", "isNarrativeOrder", "narrative"]) == true }

  // MARK: Looks

  /// Whether series are told apart by colour.
  var hasColor: Bool? {
    let names = ["color", "colour"]
    guard let value = tree.value(of: names) else { return nil }
    if let text = value.string, text.hasPrefix("#") { return nil }
    if let type = value["type"]?.string, type == "quantitative" { return nil }
    return value["value"] == nil ? tree.isGiven(names) : nil
  }
  /// Whether something besides colour tells series apart; `nil` where nothing is said of it.
  var hasOtherEncoding: Bool? {
    let given = [
      ["shape", "shapes", "symbol"], ["dash", "strokeDash", "dashes"], ["pattern", "patterns", "texture"],
      ["directLabels", "directLabel", "directLabelling", "directLabeling"],
    ].compactMap { tree.isGiven($0) }
    return given.isEmpty ? nil : given.contains(true)
  }
  /// How many series it has.
  var series: Int? { tree.count(["series", "seriesCount"]) }
  /// Whether marks stand on each other.
  var isStacked: Bool { tree.isGiven(["stacked", "isStacked", "stack"]) == true }
  /// How far marks stand apart, in pixels.
  var gap: Double? { tree.pixels(["gap", "spacing", "markGap"]) }
  /// Whether areas have outlines.
  var hasOutline: Bool? { tree.isGiven(["outline", "outlines", "hasOutline", "stroke"]) }

  // MARK: Interaction

  /// When values are shown, in small words: `["hover"]`; none where it is not known.
  var valuesShown: [String] {
    let interaction = tree.value(of: ["interaction", "interactions"])
    let value = interaction?.members == nil ? interaction : interaction?.value(of: ["values", "value", "showValues"])
    return ((value?.string.map { [$0] }) ?? value?.texts ?? []).flatMap { SpecWords.split($0) }
  }
  /// Whether any place of the plot can be touched to reach the nearest mark.
  var hasScrubbing: Bool {
    tree.value(of: ["interaction"])?.isGiven(["scrubbing", "scrub"]) == true || tree.isGiven(["scrubbing"]) == true
  }
  /// How wide what one must hit is, in pixels; the smaller side.
  var hitTarget: Double? {
    let names = ["hitTarget", "hitTargetSize", "targetSize", "hitTargetPx", "hitArea"]
    return tree.pixels(names) ?? tree.value(of: ["interaction"])?.pixels(names)
  }
  /// Whether it changes while one listens.
  var isLive: Bool? { tree.isGiven(["live", "isLive"]) }
  /// Whether its changes are announced.
  var announces: Bool? { tree.isGiven(["announces", "announce", "announcement", "announcements", "ariaLive"]) }

  // MARK: Axes

  /// The X axis.
  var xAxis: AxisSpec? { axis(["xAxis", "x", "axisX"], in: "x") }
  /// The Y axis.
  var yAxis: AxisSpec? { axis(["yAxis", "y", "axisY"], in: "y") }

  private func axis(_ names: [String], in letter: String) -> AxisSpec? {
    let value = tree.value(of: names) ?? tree.value(of: ["axes"])?[letter]
    return value?.members == nil ? nil : value.map { AxisSpec($0) }
  }
}

extension LintedLabel {
  /// The chart that the context describes; `nil` for a text of another kind.
  var spec: ChartSpec? { kind == .chart ? context.spec.map { ChartSpec($0) } : nil }
}
