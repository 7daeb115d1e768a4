import SourceText

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
    tree.isGiven(["titleElsewhere", "hostTitle", "pageTitle", "titleOnPage", "externalTitle"]) == true
      || tree.isGiven(["title"]) == true
  }
  /// Whether it has a summary.
  var hasSummary: Bool? {
    if tree.isGiven(["overview", "summaryElsewhere", "hasSummary", "hasOverview"]) == true { return true }
    return tree.isGiven(["summary", "description", "longDescription", "hasSummary", "hasOverview"], nullIsNone: true)
  }
  /// Whether it is made to stand in a page, which may say what it leaves out.
  var isEmbedded: Bool { tree.isGiven(["embedded", "isEmbedded"]) == true }
  /// Whether its data can be read as a table.
  var hasTable: Bool? {
    tree.isGiven(
      [
        "dataTable", "table", "dataLink", "tableLink", "dataURL", "hasTable", "hasDataTable", "tableView",
        "dataDownload",
        "downloadLink",
      ], nullIsNone: true)
  }
  /// Whether it is a small picture inside a button that opens the whole chart.
  var isPreview: Bool {
    tree.isGiven(["previewButton", "isPreviewButton", "preview", "isPreview", "thumbnail"]) == true
  }
  /// Whether it is read from right to left.
  var isRightToLeft: Bool {
    if tree.isGiven(["rightToLeft", "isRightToLeft", "rtl"]) == true { return true }
    let direction = tree.value(of: ["direction", "dir", "textDirection", "layoutDirection"])?.string ?? ""
    return SpecWords.rightToLeft.contains(SpecWords.plain(direction))
  }

  // MARK: Marks and labels

  /// How many marks it has.
  var marks: Int? { tree.count(["marks", "markCount", "numberOfMarks", "totalMarks", "pointCount", "dataPoints"]) }
  /// How many of them have a label.
  var labelled: Int? {
    if let count = tree.count(Self.labelledNames) {
      return count
    }
    return labels.map { $0.count { !SpecWords.isBlank($0) } } ?? tree.count(["labels"])
  }
  private static let labelledNames = [
    "labelled", "labeled", "labelledMarks", "labeledMarks", "labelledCount", "labeledCount", "labelledMarkCount",
    "labeledMarkCount", "marksWithLabels", "marksLabelled", "marksLabeled", "labelCount",
  ]
  /// The labels of its marks.
  var labels: [String]? { tree.value(of: ["labels", "markLabels"])?.texts }
  /// How many groups its marks have; `true` is one at least.
  var groups: Int? {
    let names = ["groups", "focusGroups", "groupLabels", "groupCount", "focusGroupCount", "numberOfGroups"]
    return tree.count(names) ?? tree.isGiven(["groups", "grouped", "isGrouped", "hasGroups"]).map { $0 ? 1 : 0 }
  }
  /// The labels of its groups.
  var groupLabels: [String] { tree.value(of: ["groups", "focusGroups", "groupLabels"])?.texts ?? [] }
  /// How many places the keyboard stops at one after the other.
  var focusStops: Int? { tree.count(["focusStops", "tabStops", "focusStopCount", "keyboardStops", "focusableMarks"]) }
  /// The places along X in the order in which focus meets them.
  var focusOrder: [LabelContext.Place] {
    tree.value(of: ["focusOrder", "tabOrder", "keyboardOrder", "readingOrder"])?.elements?.compactMap(
      LabelContext.Place.init) ?? []
  }
  /// Whether the order of focus tells a story of its own.
  var isNarrative: Bool {
    tree.isGiven(["narrativeOrder", "isNarrativeOrder", "narrative", "declaredOrder", "isDeclaredOrder"]) == true
  }

  // MARK: Looks

  /// Whether series are told apart by colour.
  var hasColor: Bool? {
    if tree.isGiven(["colorOnly", "colourOnly"]) == true { return true }
    if let channels { return channels.contains(where: SpecWords.colors.contains) }
    let names = ["color", "colour"]
    guard let value = tree.value(of: names) else { return nil }
    if let text = value.string, text.hasPrefix("#") { return nil }
    if let type = value["type"]?.string, type == "quantitative" { return nil }
    return value["value"] == nil ? tree.isGiven(names) : nil
  }
  /// Whether something besides colour tells series apart; `nil` where nothing is said of it.
  var hasOtherEncoding: Bool? {
    if tree.isGiven(["colorOnly", "colourOnly"]) == true { return false }
    if let channels { return channels.contains { !SpecWords.colors.contains($0) } }
    let given = [
      ["shape", "shapes", "symbol"], ["dash", "strokeDash", "dashes"], ["pattern", "patterns", "texture"],
      ["directLabels", "directLabel", "directLabelling", "directLabeling"],
    ].compactMap { tree.isGiven($0) }
    return given.isEmpty ? nil : given.contains(true)
  }
  /// What tells series apart, in small words: `["color", "shape"]`; `nil` where no list says so.
  private var channels: [String]? {
    let value = tree.value(of: [
      "seriesChannels", "seriesChannel", "seriesEncoding", "seriesEncodings", "distinguishedBy", "differentiatedBy",
      "encodedBy",
      "seriesBy",
    ])
    return value?.string.map { SpecWords.split($0) } ?? value?.texts?.flatMap { SpecWords.split($0) }
  }
  /// How many series it has.
  var series: Int? { tree.count(["series", "seriesCount"]) }
  /// Whether marks stand on each other.
  var isStacked: Bool { tree.isGiven(["stacked", "isStacked", "stack"]) == true }
  /// How far marks stand apart, in pixels.
  var gap: Double? { tree.pixels(["gap", "spacing", "markGap", "segmentGap", "sliceGap", "gapPixels", "separation"]) }
  /// Whether areas have outlines.
  var hasOutline: Bool? {
    tree.isGiven(["outline", "outlines", "hasOutline", "hasOutlines", "stroke", "border", "borders"])
  }

  // MARK: Interaction

  /// When values are shown, in small words: `["hover"]`; none where it is not known.
  var valuesShown: [String] {
    if tree.isGiven(["interactionOnly", "hoverOnly", "tooltipOnly", "valuesOnlyOnHover", "valuesOnHoverOnly"]) == true {
      return ["hover"]
    }
    let interaction = tree.value(of: ["interaction", "interactions"])
    let value = interaction?.members == nil ? interaction : interaction?.value(of: ["values", "value", "showValues"])
    let named = tree.value(of: ["valueAccess", "valuesShown", "valuesOn", "valuesVia", "valueDisplay", "showValues"])
    return named.map { ($0.string.map { [$0] } ?? $0.texts ?? []).flatMap { SpecWords.split($0) } }
      ?? ((value?.string.map { [$0] }) ?? value?.texts ?? []).flatMap { SpecWords.split($0) }
  }
  /// Whether any place of the plot can be touched to reach the nearest mark.
  var hasScrubbing: Bool {
    let names = ["scrubbing", "scrub", "plotAreaScrubbing", "plotAreaTarget", "nearestMark", "wholePlotArea"]
    return tree.isGiven(names) == true || tree.value(of: ["interaction"])?.isGiven(names) == true
  }
  /// How wide what one must hit is, in pixels; the smaller side.
  var hitTarget: Double? {
    let names = [
      "hitTarget", "hitTargetSize", "targetSize", "hitTargetPx", "hitTargetPixels", "hitArea", "minHitTarget",
      "minimumHitTarget", "touchTarget", "tapTarget", "hitSize",
    ]
    return tree.pixels(names) ?? tree.value(of: ["interaction"])?.pixels(names)
  }
  /// Whether it changes while one listens.
  var isLive: Bool? {
    tree.isGiven(["live", "isLive", "liveData", "liveUpdates", "updating", "isUpdating", "streaming"])
  }
  /// Whether its changes are announced.
  var announces: Bool? {
    tree.isGiven([
      "announces", "announce", "announced", "announcement", "announcements", "ariaLive", "announcesUpdates",
      "announceUpdates", "updatesAnnounced", "announcesChanges", "changesAnnounced", "updateAnnouncements",
      "liveRegion",
    ])
  }

  // MARK: Axes

  /// Whether the texts of both axes reach assistive technology; `nil` where it is said of none, or of each by itself.
  var exposesAxisText: Bool? {
    tree.isGiven(["axisTextExposed", "axesExposed", "ticksExposed", "axisTextVisible", "exposesAxisText"])
      ?? tree.isGiven([
        "axisTextHidden", "axesHidden", "hidesAxisText", "hideAxisText", "axisLabelsHidden", "ticksHidden",
      ])
      .map { !$0 }
  }
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
