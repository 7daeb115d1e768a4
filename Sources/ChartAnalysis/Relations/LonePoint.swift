package import ChartModel

/// The point of a cloud that has no other near it, while each other has.
package struct LonePoint: Equatable, Sendable {
  /// Where it is.
  package var place: MarkPlace

  private static let counts = 12...1_000
  /// How far its nearest neighbour is, as a part of both ranges together, and as times that of any other point.
  private static let leastDistance = 0.25
  private static let leastBesideNext = 2.0

  /// `nil` of a few points, and of very many, and where two or more stand as far from others.
  ///
  /// - Complexity: O(*n*²) in the number of points, at most 1,000.
  package init?(_ chart: BucketedChart) {
    let points = chart.weightedPoints
    guard Self.counts.contains(points.count), let x = points.map(\.x).bounds, let y = points.map(\.y).bounds,
      x.upperBound > x.lowerBound, y.upperBound > y.lowerBound, (x.upperBound - x.lowerBound).isFinite,
      (y.upperBound - y.lowerBound).isFinite
    else { return nil }
    let scaled = points.map { point in
      (
        x: (point.x - x.lowerBound) / (x.upperBound - x.lowerBound),
        y: (point.y - y.lowerBound) / (y.upperBound - y.lowerBound)
      )
    }
    let distances = scaled.indices.map { one in
      scaled.indices.lazy.filter { $0 != one }.map { other in
        let (dx, dy) = (scaled[one].x - scaled[other].x, scaled[one].y - scaled[other].y)
        return (dx * dx + dy * dy).squareRoot()
      }.min() ?? 0
    }
    let order = distances.indices.sorted { distances[$0] > distances[$1] }
    let (first, next) = (distances[order[0]], distances[order[1]])
    guard first >= Self.leastDistance, first >= next * Self.leastBesideNext else { return nil }
    place = points[order[0]].place
  }
}
