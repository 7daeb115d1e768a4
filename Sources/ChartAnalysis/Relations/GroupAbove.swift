package import ChartModel

/// Of two groups of points along the same X the one that lies above the other at each X, by lines of one slope (analysis of
/// covariance: Fisher, Statistical Methods for Research Workers, 1932).
package struct GroupAbove: Equatable, Sendable {
  /// Places in `walkedSeries`.
  package var upper: Int
  package var lower: Int

  private static let leastDistance = 2.5
  private static let fewestPoints = 8
  private static let leastCommon = 0.5

  /// `nil` where the lines lie nearer to each other than points lie about them, or where groups hardly share X.
  package init?(_ chart: BucketedChart) {
    guard chart.walkedSeries.count == 2 else { return nil }
    let groups = chart.walkedSeries.enumerated().map { chart.weightedPoints($1, at: $0) }
    guard groups.allSatisfy({ $0.count >= Self.fewestPoints }), Self.shareX(groups) else { return nil }
    let means = groups.map { group in
      (x: group.reduce(0) { $0 + $1.x } / Double(group.count), y: group.reduce(0) { $0 + $1.y } / Double(group.count))
    }
    let centred = zip(groups, means).map { group, mean in group.map { (x: $0.x - mean.x, y: $0.y - mean.y) } }
    let squares = centred.joined().reduce(0) { $0 + $1.x * $1.x }
    guard squares > 0 else { return nil }
    let slope = centred.joined().reduce(0) { $0 + $1.x * $1.y } / squares
    let left = centred.joined().reduce(0) { $0 + ($1.y - slope * $1.x) * ($1.y - slope * $1.x) }
    let deviation = (left / Double(max(centred.joined().count - 3, 1))).squareRoot()
    let distance = (means[0].y - slope * means[0].x) - (means[1].y - slope * means[1].x)
    guard distance.isFinite, abs(distance) >= deviation * Self.leastDistance, distance != 0,
      Self.thirds(groups, slope).allSatisfy({ $0 * distance > 0 })
    else { return nil }
    (upper, lower) = distance > 0 ? (0, 1) : (1, 0)
  }

  /// How far the first group lies above the second in each third of X in which both have points.
  private static func thirds(_ groups: [[WeightedPoint]], _ slope: Double) -> [Double] {
    let all = groups.joined().map(\.x)
    guard let low = all.min(), let high = all.max(), high > low else { return [] }
    return (0..<3).compactMap { third -> Double? in
      let levels = groups.map { group -> [Double] in
        group.filter { min(Int(($0.x - low) / (high - low) * 3), 2) == third }.map { $0.y - slope * $0.x }
      }
      guard levels.allSatisfy({ !$0.isEmpty }) else { return nil }
      return levels[0].reduce(0, +) / Double(levels[0].count) - levels[1].reduce(0, +) / Double(levels[1].count)
    }
  }

  private static func shareX(_ groups: [[WeightedPoint]]) -> Bool {
    let ends = groups.map { group in (low: group.map(\.x).min() ?? 0, high: group.map(\.x).max() ?? 0) }
    let common = min(ends[0].high, ends[1].high) - max(ends[0].low, ends[1].low)
    return common >= (max(ends[0].high, ends[1].high) - min(ends[0].low, ends[1].low)) * leastCommon
  }
}
