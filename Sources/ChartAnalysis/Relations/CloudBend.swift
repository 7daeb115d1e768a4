package import ChartModel

/// A cloud that rises more and more steeply along X, or less and less, or falls so.
///
/// X is cut into thirds of about as many points each, between two different X; their slopes are those of Theil and Sen, and go one way
/// from third to third.
package struct CloudBend: Equatable, Sendable {
  /// Whether it is steeper where X is high.
  package var isSteeper: Bool

  private static let pointCounts = 60...100_000
  private static let partCount = 3
  private static let fewestInPart = 15
  /// How many times the slope of the flattest third that of the steepest is; all go the same way.
  private static let leastRatio = 2.0

  /// `nil` where parts are about as steep, or go different ways, and where X has too few values.
  ///
  /// - Complexity: O(*n* log *n*) in the number of points.
  package init?(_ chart: BucketedChart) {
    let points = chart.weightedPoints.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard Self.pointCounts.contains(points.count), let parts = points.bands(Self.partCount),
      parts.allSatisfy({ $0.count >= Self.fewestInPart })
    else { return nil }
    let slopes = parts.map { part in
      TheilSen(
        x: part.map(\.x), y: part.map(\.y), mostForAllPairs: FeatureThresholds.standard.mostSlopeValues
      ).slope
    }
    let sizes = slopes.map { abs($0) }
    guard slopes.allSatisfy({ $0 * slopes[0] > 0 }), let low = sizes.min(), let high = sizes.max(),
      high >= low * Self.leastRatio, sizes == sizes.sorted() || sizes == sizes.sorted(by: >)
    else { return nil }
    isSteeper = sizes == sizes.sorted()
  }
}
