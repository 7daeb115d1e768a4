import ChartModel

extension Meaning {
  /// How far axes go, and what stands on them.
  static let bounds: [Meaning] = [
    Meaning("overview.bounds", .x, .y, .series) { claim, scene in
      unless(scene.isBounds(claim["from"], claim["to"]), "those are not the bounds")
    },
    Meaning("=point", .x, .y) { claim, scene in
      guard !scene.isOfValues else { return "values have two bounds" }
      switch scene.chart.xAxis.domain {
      case .numbers(let range):
        return unless(
          range.lowerBound == range.upperBound && claim["text"] == scene.places.number(range.lowerBound),
          "no such place")
      case .instants: return unless(scene.placeBounds == claim["text"], "it goes: \(scene.placeBounds)")
      default: return "there is no such place"
      }
    },
    Meaning("overview.no-bounds", .x, .y, .selection) { _, scene in
      if scene.role == .selection { return unless(!scene.values.contains(where: \.isPresent), "there are values") }
      let domain = scene.axis?.domain
      if case .categories(let names) = domain { return unless(names.isEmpty, "there are categories") }
      return unless(domain == .empty || scene.placeBounds.isEmpty, "there are bounds")
    },
    Meaning("overview.categories", .x, .y) { claim, scene in
      guard let names = scene.axisNames else { return "there are no categories" }
      return unless(names.count <= 5 && scene.isList(claim["names"], names, atMost: .max), "those are not its names")
    },
    Meaning("levels.count", .x, .y) { claim, scene in
      unless(scene.chart.yAxis.type == .ordinal && scene.isCount(claim, scene.axisNames?.count ?? 0), "not so many")
    },
    Meaning("=names", .x, .y) { claim, scene in
      unless(
        scene.axisNames.map { claim["text"] == scene.book.say("marks.category", count: $0.count) } == true,
        "not so many")
    },
  ]
}

extension Scene {
  /// The names along an axis of categories, levels or rows.
  var axisNames: [String]? {
    if isOfValues, evidence.isHeatMap { return evidence.rows.map(\.name) }
    if isOfValues {
      if case .categories(let levels) = chart.yAxis.domain { return levels.map(evidence.level) }
      return nil
    }
    if case .categories(let names) = chart.xAxis.domain { return names.map(book.name) }
    return nil
  }

  /// From the first to the last place along X, in time.
  var placeBounds: String {
    guard case .instants(let from, let to) = chart.xAxis.domain else { return "" }
    if places.isStretch { return places.bounds(from, to, of: chart, opening: true) }
    guard let first = firstPlace, let last = lastPlace else { return "" }
    return places.range(first, last, year: true, opening: true)
  }

  var firstPlace: XValue? { chart.series.compactMap(\.marks.first?.x).min { $0.coordinate < $1.coordinate } }
  var lastPlace: XValue? { chart.series.compactMap(\.marks.last?.x).max { $0.coordinate < $1.coordinate } }

  fileprivate func isBounds(_ from: String, _ to: String) -> Bool {
    if role == .series { return isNumberBounds(from, to) }
    if let names = axisNames {
      if names.count > 5, from == names.first, to == names.last { return true }
      guard case .categories(let levels) = chart.yAxis.domain else { return false }
      return isOfValues && evidence.times?.bounds(levels) == book.say("overview.bounds", ["from": from, "to": to])
    }
    guard !isOfValues else { return isNumberBounds(from, to) }
    if case .numbers(let marks) = chart.xAxis.domain {
      let range = chart.xAxis.drawn ?? marks
      return from == places.number(range.lowerBound) && to == places.number(range.upperBound)
    }
    return placeBounds == book.say("overview.bounds", ["from": from, "to": to])
  }

  private func isNumberBounds(_ from: String, _ to: String) -> Bool {
    if chart.stack == .normalize, chart.isStacked, role != .series, ownAxis ?? 0 == 0 {
      return from == "0" && to == "100"
    }
    let bounded = role == .series ? chart.yAxis : axis
    guard case .numbers(let range) = bounded?.domain else { return false }
    return [(from, range.lowerBound), (to, range.upperBound)].allSatisfy { text, bound in
      isGiven(text, bound, like: bound)
    }
  }
}

extension XValue {
  var coordinate: Double {
    switch self {
    case .category: 0
    case .number(let number), .bin(let number, _): number
    case .instant(let instant), .interval(let instant, _): Double(instant.microseconds)
    }
  }
}
