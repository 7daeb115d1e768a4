package import ChartModel

/// The group of points that lies lowest, or highest, along both axes.
///
/// Its medians are the least, or the greatest, of all groups', and at most a quarter of the points of the others lie beyond them.
package struct GroupApart: Equatable, Sendable {
  /// The place of the group in `walkedSeries`.
  package var series: Int
  package var isLowest: Bool

  private static let mostBeyond = 0.25
  private static let fewestPoints = 5
  /// Among more groups nobody looks for one.
  private static let groupCounts = 3...50

  /// The group that stands out most; `nil` where none does, or two alike.
  package init?(_ chart: BucketedChart) {
    guard Self.groupCounts.contains(chart.walkedSeries.count) else { return nil }
    let groups = chart.walkedSeries.enumerated().map { chart.weightedPoints($1, at: $0) }
    let medians = groups.map { group in Self.axes.map { axis in Statistics(group.map { $0[keyPath: axis] }).median } }
    guard groups.allSatisfy({ $0.count > 1 }) else { return nil }
    let found = groups.indices.filter { groups[$0].count >= Self.fewestPoints }.flatMap { place in
      [true, false].filter { Self.isExtreme(medians, place, $0) }
        .map { (place: place, isLowest: $0, beyond: Self.beyond(groups, medians[place], place, $0)) }
    }.filter { $0.beyond <= Self.mostBeyond }
    guard let best = found.min(by: { $0.beyond < $1.beyond }), found.count(where: { $0.beyond == best.beyond }) == 1
    else { return nil }
    (series, isLowest) = (best.place, best.isLowest)
  }

  private static var axes: [KeyPath<WeightedPoint, Double>] { [\.x, \.y] }

  private static func isExtreme(_ medians: [[Double?]], _ place: Int, _ isLowest: Bool) -> Bool {
    axes.indices.allSatisfy { axis in
      guard let own = medians[place][axis] else { return false }
      return medians.indices.allSatisfy { other in
        other == place || medians[other][axis].map { isLowest ? own < $0 : own > $0 } ?? false
      }
    }
  }

  /// The part of the points of other groups that lie beyond the medians of one, along the axis where it is larger.
  private static func beyond(_ groups: [[WeightedPoint]], _ own: [Double?], _ place: Int, _ isLowest: Bool) -> Double {
    let others = groups.enumerated().filter { $0.offset != place }.flatMap(\.element)
    return zip(axes, own).map { axis, median in
      let beyond = others.count { isLowest ? $0[keyPath: axis] < median ?? .nan : $0[keyPath: axis] > median ?? .nan }
      return Double(beyond) / Double(max(others.count, 1))
    }.max() ?? 1
  }
}
