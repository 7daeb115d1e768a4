import ChartModel

extension Meaning {
  /// What the axes show, and how values stand on them.
  static let axes: [Meaning] = [
    Meaning("overview.x", .x) { $1.axisOrRowsProblem($0["title"]) },
    Meaning("overview.y", .y) { $1.axisOrRowsProblem($0["title"]) },
    // Lying bars stand at places along Y.
    Meaning("overview.y-places", .y) { claim, scene in
      guard scene.chart.orientation == .horizontal, scene.evidence.kind == "category" else {
        return "no categories stand along Y"
      }
      return scene.axisProblem(claim["title"])
    },
    Meaning("overview.measure", .y, .series) { claim, scene in
      unless(scene.isTrue(claim["title"], as: ["=measure"]), "that is not what is measured")
    },
    Meaning("overview.bucketed") { claim, scene in
      guard let unit = scene.chart.xAxis.calendarUnit else { return "there are no buckets of the calendar" }
      guard claim["title"] == scene.evidence.xName else { return why("X is \(scene.evidence.xName)") }
      return unless(claim["unit"] == scene.book.say("buckets." + unit.rawValue), "buckets are \(unit)")
    },
    Meaning("overview.binned") { claim, scene in
      guard case .width(let width) = scene.chart.xAxis.bucketing else { return "there are no bins" }
      guard claim["title"] == scene.evidence.xName else { return why("X is \(scene.evidence.xName)") }
      let shown = scene.places.number(width)
      // The plural that a title may have is not said again.
      let unit = scene.places.withUnit("2").dropFirst("2 ".count).lowercased()
      let isNamed = unit.isEmpty || scene.evidence.xName.lowercased().contains(unit)
      let told = isNamed ? shown : scene.places.withUnit(shown)
      return unless(claim["width"] == told, "bins are \(told) wide")
    },
    Meaning("overview.with-unit") { claim, scene in
      let isShares = scene.chart.stack == .normalize && scene.chart.isStacked
      let unit = isShares ? scene.book.units.first { $0.names.contains("percent") }?.other : scene.evidence.axisUnit
      guard claim["unit"] == unit else { return why("the unit is \(unit ?? "none")") }
      return unless(scene.evidence.yNames.contains(claim["title"]), "Y is \(scene.evidence.yNames)")
    },
    Meaning("=measure") { claim, scene in
      if scene.isTrue(claim["text"], as: ["overview.with-unit"]) { return nil }
      guard !(scene.chart.stack == .normalize && scene.chart.isStacked) else { return "shares are in percent" }
      let unit = scene.evidence.axisUnit
      return unless(
        scene.evidence.yNames.contains(claim["text"]) && (unit == nil || unit == claim["text"]),
        "it is \(scene.evidence.yNames) in \(unit ?? "no unit")")
    },
    scale("log") { $0 == .log }, scale("symmetric-log") { if case .symmetricLog = $0 { true } else { false } },
    scale("square-root") { $0 == .squareRoot },
    Meaning("scales.power", .x, .y) { claim, scene in
      guard case .power(let exponent) = scene.axis.map({ AxisScale($0)?.type ?? $0.scale }) else { return "no power" }
      return unless(scene.isExact(claim["exponent"], exponent, decimals: 2), "the exponent is \(exponent)")
    },
    Meaning("overview.reversed", .x, .y) { _, scene in
      scene.owed = []
      return unless(scene.axis?.isReversed == true, "the axis is not reversed")
    },
  ]

  private static func scale(_ key: String, _ isIt: @escaping @Sendable (ScaleType) -> Bool) -> Meaning {
    Meaning("scales." + key, .x, .y) { _, scene in
      let scale = scene.axis.map { AxisScale($0)?.type ?? $0.scale } ?? .linear
      return unless(isIt(scale), "the scale is \(scale)")
    }
  }
}

extension Scene {
  /// Whether the text is about the axis of values: Y where bars stand, X where they lie.
  var isOfValues: Bool { (role == .x) == (chart.orientation == .horizontal) }
  var axis: Axis? { isOfValues ? ownAxis.map { chart.ownYAxes[$0] } ?? chart.yAxis : chart.xAxis }

  /// The rows of a heat map have the axis on which values stand elsewhere.
  fileprivate mutating func axisOrRowsProblem(_ title: String) -> String? {
    guard evidence.isHeatMap, isOfValues else { return axisProblem(title) }
    return unless(title == (chart.seriesField ?? "").fieldWords, "that is not what tells rows apart")
  }

  /// The axes of layers are told one after another, none left out.
  private mutating func ownAxisProblem(_ title: String) -> String? {
    let place = ownAxis.map { $0 + 1 } ?? 0
    guard place < chart.ownYAxes.count else { return "there are no more axes" }
    ownAxis = place
    owed.removeAll { $0 == "overview.y" || $0 == "overview.x" }
    if place + 1 < chart.ownYAxes.count { owed.append(role == .x ? "overview.x" : "overview.y") }
    let name = chart.ownYAxes[place].title?.bare.titleWords ?? ""
    let isOfShares = place == 0 && chart.stack == .normalize && chart.isStacked
    let percent = book.units.first { $0.names.contains("percent") }?.other ?? ""
    let told = isOfShares ? book.say("overview.with-unit", ["title": name, "unit": percent]) : name
    return unless(title == told, "the layer is called \(told)")
  }

  fileprivate mutating func axisProblem(_ title: String) -> String? {
    if axis?.isReversed == true { owed.append("overview.reversed") }
    if isOfValues, !chart.ownYAxes.isEmpty { return ownAxisProblem(title) }
    if isOfValues { return unless(isTrue(title, as: ["=measure"]), "that is not what is measured") }
    if isTrue(title, as: ["overview.bucketed", "overview.binned"]) { return nil }
    let isPlain = title == evidence.xName
    guard isPlain else { return why("X is \(evidence.xName)") }
    switch chart.xAxis.bucketing {
    case .width: return "bins are not told"
    case .calendar(let unit):
      return unless(title.lowercased() == book.say("buckets." + unit.rawValue), "buckets are not told")
    default: return nil
    }
  }
}

extension Evidence {
  var xName: String {
    if let title = chart.xAxis.title { return title.titleWords }
    let field = (chart.xAxis.field ?? "").fieldWords.titleWords
    return chart.xAxis.type == .quantitative && chart.xAxis.unit == nil
      ? book.split(chart.xAxis)?.title ?? field : field
  }

  /// The plural of the unit, as an axis names it.
  var axisUnit: String? {
    guard Self.givenUnit(of: chart, book) != nil, let unit else { return nil }
    let first = (chart.yAxis.title ?? chart.yAxis.field)?.bare.split(separator: " ").first ?? ""
    return first.lowercased() == unit.other.lowercased() ? nil : unit.other
  }

  /// What is measured, in every way that says how values came about.
  var yNames: [String] {
    if let title = yTitle { return [title.titleWords] }
    guard let field = yField else { return [book.say("aggregates.count-rows")] }
    if let end = chart.yAxis.endField?.fieldWords, !end.isEmpty { return [book.list([field, end])] }
    guard let aggregate = chart.aggregate, !isOfSingleRows else { return [field] }
    let told = book.say("aggregates." + aggregate.rawValue, ["field": field])
    let words = book.say("aggregates." + aggregate.rawValue, ["field": ""]).bare.lowercased() + " "
    return field.lowercased().hasPrefix(words) ? [field] : [told]
  }
}
