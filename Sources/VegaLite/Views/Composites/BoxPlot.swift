import SourceText

/// A box plot as layers: outliers, whiskers, box and median; after `boxplot` of Vega-Lite.
struct BoxPlot {
  private let mark: CompositeMark
  private let axis: ContinuousAxis
  private let parts: CompositeParts
  /// The other channels, with their transforms.
  private let rest: CompositeEncoding
  /// A tooltip that tells single rows, which only outliers have.
  private let rowTooltip: JSONTree?
  /// How many times the box the whiskers may be long; `nil` where they reach to the lowest and highest.
  private let reach: Double?
  private let maker: TreeMaker

  init(_ mark: CompositeMark) throws(SpecificationFault) {
    self.mark = mark
    maker = mark.maker
    axis = try ContinuousAxis(mark)
    parts = CompositeParts(mark: mark, axis: axis)
    let tooltips = Self.tooltips(mark.encoding)
    rowTooltip = tooltips.ofRows
    rest = CompositeEncoding(
      mark.encoding.setting(axis.channel, to: nil).setting("tooltip", to: tooltips.ofGroups), config: mark.config)
    reach = try Self.reach(mark)
  }

  private static func reach(_ mark: CompositeMark) throws(SpecificationFault) -> Double? {
    guard let extent = mark.property("extent"), !extent.isNull else { return 1.5 }
    if let number = extent.number { return number }
    guard extent.string != "min-max" else { return nil }
    throw SpecificationFault(
      at: mark.node["mark"]?["extent"] ?? mark.node, found: "this is no extent of a box plot",
      expected: "min-max or a number")
  }

  /// A tooltip by what it tells: groups, if it puts rows together, or rows.
  private static func tooltips(_ encoding: JSONTree) -> (ofGroups: JSONTree?, ofRows: JSONTree?) {
    guard let tooltip = encoding["tooltip"], tooltip.isTruthy else { return (nil, nil) }
    guard let several = tooltip.elements else {
      return tooltip["aggregate"]?.isTruthy == true ? (tooltip, nil) : (nil, tooltip)
    }
    let groups = several.filter { $0["aggregate"]?.isTruthy == true }
    let rows = several.filter { $0["aggregate"]?.isTruthy != true }
    let list = { (definitions: [JSONTree]) in JSONTree(.array(definitions), line: tooltip.line) }
    return (groups.isEmpty ? nil : list(groups), rows.isEmpty ? nil : rows.count == 1 ? rows[0] : list(rows))
  }

  func expanded() -> JSONTree {
    let summaries = rest.bins + rest.timeUnits + [aggregate]
    guard let reach else {
      return CompositeMark.view(mark.outer(adding: summaries), whiskers + boxes)
    }
    let box = maker.object([("transform", maker.array(summaries)), ("layer", maker.array(boxes))])
    return CompositeMark.view(mark.outer, [rows(within: Fences(axis.field, reach: reach)), box])
  }

  /// The five numbers of each group.
  private var aggregate: JSONTree {
    maker.object([
      (
        "aggregate",
        maker.array(
          rest.aggregate + quartiles + [
            parts.entry("median", as: "mid_box_"), parts.entry("min", as: lowest), parts.entry("max", as: highest),
            parts.entry("count", axis.field, as: CompositePartName.countColumn),
          ])
      ),
      ("groupby", maker.array(rest.groupby)),
    ])
  }

  private var quartiles: [JSONTree] { [parts.entry("q1", as: "lower_box_"), parts.entry("q3", as: "upper_box_")] }
  private var lowest: String { reach == nil ? "lower_whisker_" : "min_" }
  private var highest: String { reach == nil ? "upper_whisker_" : "max_" }

  /// The layers of single rows: outliers, and whiskers that end at the last row within reach.
  private func rows(within fences: Fences) -> JSONTree {
    let joined =
      rest.bins + rest.timeUnits + [
        maker.object([("joinaggregate", maker.array(quartiles)), ("groupby", maker.array(rest.groupby))])
      ]
    let reached = [maker.object([("filter", maker.string(fences.within))]), reachedAggregate]
    guard mark.isShown("outliers") else {
      return maker.object([("transform", maker.array(joined + reached)), ("layer", maker.array(whiskers))])
    }
    let whisker = maker.object([("transform", maker.array(reached)), ("layer", maker.array(whiskers))])
    return maker.object([
      ("transform", maker.array(joined)), ("layer", maker.array([outliers(fences), whisker])),
    ])
  }

  private var reachedAggregate: JSONTree {
    let box = ["lower_box_", "upper_box_"].map { DerivedField($0, axis.field) }
    let kept = zip(["min", "max"], box).map { parts.entry($0, $1.reference, as: $1.column) }
    return maker.object([
      (
        "aggregate",
        maker.array(
          [parts.entry("min", as: "lower_whisker_"), parts.entry("max", as: "upper_whisker_")] + kept + rest.aggregate)
      ),
      ("groupby", maker.array(rest.groupby)),
    ])
  }

  private func outliers(_ fences: Fences) -> JSONTree {
    let place = parts.position(axis.field).setting("axis", to: axis.definition["axis"]?.omitting(["title"]))
    let own = maker.object([(axis.channel, place)])
    let encoding = maker.merged([own, rest.encoding.omitting(["size", "tooltip"])]).setting("tooltip", to: rowTooltip)
    return maker.object([
      ("transform", maker.array([maker.object([("filter", maker.string(fences.outside))])])),
      ("mark", mark.mark("outliers", [("type", maker.string("point"))])), ("encoding", encoding),
    ])
  }

  private var whiskers: [JSONTree] {
    let summary: [(prefix: String, title: String)] =
      reach == nil ? fiveNumbers : [("upper_whisker_", "Upper Whisker"), ("lower_whisker_", "Lower Whisker")]
    let encoding = maker.merged([rest.encoding.omitting(["color", "size"]), parts.tooltip(summary, rest)])
    let rule = [("type", maker.string("rule")), ("aria", maker.bool(false))]
    let tick = [
      ("type", maker.string("tick")), ("orient", tickOrient), ("aria", maker.bool(false)),
    ]
    return parts.part("rule", rule, from: "lower_whisker", to: "lower_box", encoding: encoding)
      + parts.part("rule", rule, from: "upper_box", to: "upper_whisker", encoding: encoding)
      + parts.part("ticks", tick, from: "lower_whisker", encoding: encoding)
      + parts.part("ticks", tick, from: "upper_whisker", encoding: encoding)
  }

  private var tickOrient: JSONTree { maker.string(axis.isVertical ? "horizontal" : "vertical") }

  private var fiveNumbers: [(prefix: String, title: String)] {
    [(highest, "Max"), ("upper_box_", "Q3"), ("mid_box_", "Median"), ("lower_box_", "Q1"), (lowest, "Min")]
  }

  private var boxes: [JSONTree] {
    let tooltip = parts.tooltip(fiveNumbers, rest)
    let box = [
      ("type", maker.string("bar")), ("orient", maker.string(axis.isVertical ? "vertical" : "horizontal")),
      ("ariaRoleDescription", maker.string("box")),
    ]
    let median = [
      ("type", maker.string("tick")), ("orient", tickOrient), ("aria", maker.bool(false)),
    ]
    return parts.part("box", box, from: "lower_box", to: "upper_box", encoding: maker.merged([rest.encoding, tooltip]))
      + parts.part(
        "median", median, from: "mid_box", encoding: maker.merged([rest.encoding.omitting(["color"]), tooltip]))
  }
}

/// The ends of a box plot's reach, as conditions on a row.
private struct Fences {
  let within: String
  let outside: String

  init(_ field: String, reach: Double) {
    let value = DerivedField.expression(of: field)
    let lowerBox = DerivedField("lower_box_", field).expression
    let upperBox = DerivedField("upper_box_", field).expression
    let box = "(\(upperBox) - \(lowerBox))"
    let lower = "\(lowerBox) - \(reach) * \(box)"
    let upper = "\(upperBox) + \(reach) * \(box)"
    within = "(\(lower) <= \(value)) && (\(value) <= \(upper))"
    outside = "(\(value) < \(lower)) || (\(value) > \(upper))"
  }
}
