package import ChartModel

/// The point of a cloud, or the two, that lie far off the line along which the others lie, above it or below.
///
/// The line has the slope of Theil and Sen and the median of what it leaves as its height; how far points lie from it by themselves is
/// the median of their distances, as of a normal distribution (Rousseeuw and Leroy, Robust Regression and Outlier Detection, 1987).
package struct OffRelation: Equatable, Sendable {
  /// Whether they lie above the line.
  package var isAbove: Bool
  /// Where they are, the farthest first.
  package var places: [MarkPlace]

  /// Among more points single ones are not seen.
  private static let pointCounts = 20...10_000
  private static let most = 2
  /// How far off they lie, as times the usual distance, as times that of the next, and as a part of the whole height.
  private static let leastDeviations = 6.0
  private static let leastBesideNext = 1.5
  private static let leastHeight = 0.2

  /// `nil` where points lie evenly about their line, or several lie as far from it.
  ///
  /// - Complexity: O(*n* log *n*) in the number of points.
  package init?(_ chart: BucketedChart) {
    let points = chart.weightedPoints.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard Self.pointCounts.contains(points.count), let heights = points.map(\.y).bounds,
      (heights.upperBound - heights.lowerBound).isFinite
    else { return nil }
    let slope = TheilSen(
      x: points.map(\.x), y: points.map(\.y), mostForAllPairs: FeatureThresholds.standard.mostSlopeValues
    ).slope
    let left = points.map { $0.y - slope * $0.x }
    guard let level = left.median else { return nil }
    let distances = left.map { $0 - level }
    let order = distances.indices.sorted { abs(distances[$0]) > abs(distances[$1]) }
    guard let usual = distances.map({ abs($0) }).median else { return nil }
    let least = max(
      usual * NoiseScale.perMedianDeviation * Self.leastDeviations,
      (heights.upperBound - heights.lowerBound) * Self.leastHeight)
    let far = order.prefix { abs(distances[$0]) >= least }
    guard (1...Self.most).contains(far.count), let first = far.first, let last = far.last, far.count < order.count,
      abs(distances[last]) >= abs(distances[order[far.count]]) * Self.leastBesideNext,
      far.allSatisfy({ (distances[$0] > 0) == (distances[first] > 0) })
    else { return nil }
    (isAbove, places) = (distances[first] > 0, far.map { points[$0].place })
  }
}
