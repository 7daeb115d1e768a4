package import ChartModel

/// A group of points that lies on one side of nearly all others along an axis.
package struct GroupSides: Equatable, Sendable {
  /// The place of the group in `walkedSeries`.
  package var series: Int
  /// Whether it lies at higher X than nearly all others, at lower X, or neither; and the same of Y.
  package var higherX: Bool?
  package var higherY: Bool?

  /// The part of the points that may lie on the wrong side.
  private static let mostWrong = 0.05
  private static let fewestPoints = 5
  private static let groupCounts = 2...12

  /// The only group that lies so, along both axes before one; `nil` where none does, or several alike.
  package init?(_ chart: BucketedChart) {
    let walked = chart.walkedSeries
    guard Self.groupCounts.contains(walked.count) else { return nil }
    let groups = walked.enumerated().map { chart.weightedPoints($1, at: $0) }
    guard groups.allSatisfy({ $0.count >= Self.fewestPoints }) else { return nil }
    let found = groups.indices.map { place -> (place: Int, x: Bool?, y: Bool?) in
      let others = groups.indices.filter { $0 != place }.flatMap { groups[$0] }
      return (place, Self.side(groups[place], others, \.x), Self.side(groups[place], others, \.y))
    }
    let sides = { (group: (place: Int, x: Bool?, y: Bool?)) in (group.x == nil ? 0 : 1) + (group.y == nil ? 0 : 1) }
    guard let most = found.map(sides).max(), most > 0 else { return nil }
    let apart = found.filter { sides($0) == most }
    // Of two groups each lies on the other side of the other: the first is told.
    guard let best = apart.first, apart.count == 1 || walked.count == 2 else { return nil }
    (series, higherX, higherY) = best
  }

  /// Whether a group lies above nearly all others, or below them.
  private static func side(
    _ group: [WeightedPoint], _ others: [WeightedPoint], _ axis: KeyPath<WeightedPoint, Double>
  ) -> Bool? {
    let (own, rest) = (group.map { $0[keyPath: axis] }.sorted(), others.map { $0[keyPath: axis] }.sorted())
    let (few, many) = (Int(Double(own.count) * mostWrong), Int(Double(rest.count) * mostWrong))
    if own[few] > rest[rest.count - 1 - many] { return true }
    return own[own.count - 1 - few] < rest[many] ? false : nil
  }
}
