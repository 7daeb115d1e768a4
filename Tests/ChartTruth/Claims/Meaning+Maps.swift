import ChartModel

extension Meaning {
  /// Where the points of a map lie.
  static let maps: [Meaning] = [
    Meaning("message.map", .message) { claim, scene in
      guard scene.chart.composition == .map, let x = scene.reach(along: { $0.x }), let y = scene.reach(along: { $0.y })
      else { return "it is no map of points" }
      let ends = [("x-from", x.lowerBound), ("x-to", x.upperBound), ("y-from", y.lowerBound), ("y-to", y.upperBound)]
      let isRight = ends.allSatisfy { scene.isValue(claim[$0.0], $0.1, brief: true, decimals: 6) }
      return unless(isRight, "it goes from \(x) and \(y)")
    },
    Meaning("message.map-most", .message) { claim, scene in
      let counts = scene.evidence.rows.map { ($0.name, $0.marks.count) }
      let most = counts.map(\.1).max() ?? 0
      guard counts.count(where: { $0.1 == most }) == 1 else { return "several have as many" }
      let all = counts.reduce(0) { $0 + $1.1 }
      return unless(
        counts.contains { $0.0 == claim["name"] && $0.1 == most } && scene.isCount(claim["count"], most)
          && scene.isCount(claim["n"], all), "\(most) of \(all)")
    },
  ]
}

extension Scene {
  /// From where to where points with a value are along an axis.
  fileprivate func reach(along axis: ((x: Double, y: Double)) -> Double) -> ClosedRange<Double>? {
    let points = evidence.rows.flatMap(\.marks).compactMap { mark -> (x: Double, y: Double)? in
      guard case .number(let x) = mark.x, let y = mark.value.number else { return nil }
      return (x, y)
    }
    let places = points.map(axis)
    return places.min().flatMap { low in places.max().map { low...$0 } }
  }
}
