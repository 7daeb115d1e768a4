import ChartModel

/// What the layers of a chart are to each other, read from what they encode: every rule of it, in order.
enum Compositions {
  /// A rule: what it is for, a chart that it is about, and the layers that it leaves.
  struct Rule: Sendable {
    let name: String
    let example: String
    let read: @Sendable ([CompiledUnit]) -> [CompiledUnit]
  }

  static let rules: [Rule] = [
    Rule(
      name: "colors themselves", example: "color: {field: hex, scale: null}: no names", read: LiteralColors.removed),
    Rule(
      name: "rows of extremes", example: "y: {field: last['price']} of {op: argmax, as: last}", read: ExtremeRows.named),
    Rule(
      name: "labels of an axis", example: "axis: {labelExpr: …} of one layer, for all along it",
      read: SharedLabels.given),
    Rule(name: "phantoms", example: "the same marks once more with opacity 0, to point at", read: Phantoms.removed),
    Rule(
      name: "unseen rows", example: "a part of a stack in the color \"transparent\" below the one that is seen",
      read: UnseenRows.removed),
    Rule(name: "parts of error marks", example: "ticks: true of an errorbar", read: ErrorParts.removed),
    Rule(name: "ranks", example: "lines between ordinal numbers along Y", read: NumberedLevels.asNumbers),
    Rule(name: "lines at one value", example: "a line from 0 to 100 at the same Y", read: ReferenceLines.asRules),
    Rule(
      name: "bands", example: "a rectangle or an area from one X to another, of one row or two", read: Bands.asRules),
    Rule(name: "stems", example: "a rule to each point of a lollipop", read: Stems.removed),
    Rule(
      name: "steps of a waterfall", example: "a rule from each bar to the next, where it ends", read: Connectors.removed
    ),
    Rule(name: "gauges", example: "an arc of one row, theta with a domain of its own", read: Gauges.asMeasures),
    Rule(
      name: "milestones", example: "points with words at dates, beside bars from one date to another",
      read: Milestones.removed),
    Rule(name: "bullets", example: "wider bars behind the bar of what is measured", read: Bullets.backgroundsToDetails),
    Rule(
      name: "one measure", example: "a bar to datum.actual, and a tick at datum.target, with no second axis",
      read: Bullets.atOnePlace),
    Rule(name: "bars over each other", example: "a color for bars, and stack: null", read: Overlays.known),
    Rule(name: "pyramids", example: "negative bars of one sex, told by abs()", read: Pyramids.asLengths),
  ]

  static func read(_ units: [CompiledUnit]) -> [CompiledUnit] {
    rules.reduce(units) { units, rule in rule.read(units) }
  }
}

extension CompiledUnit {
  /// A channel by its name.
  func channel(_ name: String) -> UnitChannel? { channels.first { $0.channel == name } }

  /// The column of a channel; `nil` where the unit has none of the name.
  func column(_ name: String) -> String? { channel(name)?.column }

  /// The values of a channel by rows.
  func values(_ name: String) -> [VegaValue]? { column(name).map { rows.column($0) } }

  /// Whether another unit shows the same fields at both positions.
  func stands(as other: CompiledUnit) -> Bool {
    ["x", "y"].allSatisfy { column($0) == other.column($0) && channel($0)?.datum == other.channel($0)?.datum }
      && column("x") != nil
  }
}
