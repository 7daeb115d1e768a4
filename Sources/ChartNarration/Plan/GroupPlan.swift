import ChartAnalysis
import ChartModel

/// Plans what the message of a cloud of points in groups adds: the group that lies lowest, or highest, along both axes.
struct GroupPlan {
  let chart: BucketedChart

  private struct Point {
    var x: Double
    var y: Double
  }

  /// The part of the points of other groups that the middle of a group must lie beyond.
  private static let most = 0.25
  /// Among more groups nobody looks for one.
  private static let mostGroups = 50

  var claim: Claim? {
    let groups = chart.walkedSeries.map(points)
    guard (3...Self.mostGroups).contains(groups.count), groups.allSatisfy({ $0.count > 1 }) else { return nil }
    let found = groups.indices.flatMap { place in
      [true, false].map { (place: place, isLowest: $0, beyond: beyond(groups, place, $0)) }
    }.filter { $0.beyond <= Self.most && groups[$0.place].count > 4 && isExtreme(groups, $0.place, $0.isLowest) }
    // The one that lies farthest from all others; of two alike none.
    guard let best = found.min(by: { $0.beyond < $1.beyond }), found.count(where: { $0.beyond == best.beyond }) == 1
    else {
      return nil
    }
    return .groupApart(series: best.place, isLowest: best.isLowest)
  }

  private func points(_ series: Series) -> [Point] {
    series.marks.indices.compactMap { place in
      guard case .number(let x) = series.marks[place].x, let y = series.number(at: place) else { return nil }
      return Point(x: x, y: y)
    }
  }

  /// Whether the middle of a group is the lowest, or the highest, of all middles along both axes.
  private func isExtreme(_ groups: [[Point]], _ place: Int, _ isLowest: Bool) -> Bool {
    [\Point.x, \.y].allSatisfy { axis in
      let middles = groups.map { group in Statistics(group.map { $0[keyPath: axis] }).median ?? .nan }
      return middles.indices.allSatisfy { other in
        other == place || (isLowest ? middles[place] < middles[other] : middles[place] > middles[other])
      }
    }
  }

  /// The part of the points of other groups that lie beyond the middle of a group, along the axis where it is larger.
  private func beyond(_ groups: [[Point]], _ place: Int, _ isLowest: Bool) -> Double {
    let others = groups.enumerated().filter { $0.offset != place }.flatMap(\.element)
    return [\Point.x, \.y].map { axis in
      let middle = Statistics(groups[place].map { $0[keyPath: axis] }).median ?? .nan
      let beyond = others.count { isLowest ? $0[keyPath: axis] < middle : $0[keyPath: axis] > middle }
      return Double(beyond) / Double(max(others.count, 1))
    }.max() ?? 1
  }
}
