package import ChartModel

/// Where the groups of a cloud lie, where each lies apart from every other.
///
/// Two groups lie apart where the middle half of one lies beyond that of the other along X or along Y.
package struct GroupCentres: Equatable, Sendable {
  /// The middle of a group along both axes.
  package struct Centre: Equatable, Sendable {
    /// The place of the group in `walkedSeries`.
    package var series: Int
    package var x: Double
    package var y: Double
  }

  /// The groups, the one that is highest along Y first.
  package var all: [Centre]

  /// Whether the middle halves of any two lie beyond each other along both axes.
  package var areApartAlongBoth: Bool

  private static let counts = 2...4
  private static let fewestPoints = 8

  /// `nil` where two groups lie among each other, of one group, and of more than four.
  ///
  /// - Complexity: O(*n* log *n*) in the number of points.
  package init?(_ chart: BucketedChart) {
    guard Self.counts.contains(chart.walkedSeries.count) else { return nil }
    let groups = chart.walkedSeries.enumerated().map { chart.weightedPoints($1, at: $0) }
    guard groups.allSatisfy({ $0.count >= Self.fewestPoints }) else { return nil }
    let halves = groups.map { (x: $0.quartiles(along: \.x), y: $0.quartiles(along: \.y)) }
    let pairs = halves.indices.flatMap { one in halves.dropFirst(one + 1).map { (halves[one], $0) } }
    guard pairs.allSatisfy({ $0.x.isApart(from: $1.x) || $0.y.isApart(from: $1.y) }) else { return nil }
    areApartAlongBoth = pairs.allSatisfy { $0.x.isApart(from: $1.x) && $0.y.isApart(from: $1.y) }
    all = halves.enumerated().map { Centre(series: $0.offset, x: $0.element.x.median, y: $0.element.y.median) }
      .sorted { (-$0.y, $0.series) < (-$1.y, $1.series) }
  }
}

extension [WeightedPoint] {
  /// The values along one axis below which, with themselves, a quarter, half and three quarters of all rows lie: the mean of two where
  /// just as many lie below the one as above the other.
  fileprivate func quartiles(along axis: KeyPath<WeightedPoint, Double>) -> Quartiles {
    let sorted = sorted { $0[keyPath: axis] < $1[keyPath: axis] }
    let total = sorted.reduce(0) { $0 + $1.weight }
    let values = [0.25, 0.5, 0.75].map { part -> Double in
      var below = 0.0
      for (place, point) in sorted.enumerated() {
        below += point.weight
        let own = point[keyPath: axis]
        if below > total * part || place == sorted.count - 1 { return own }
        if below == total * part { return own / 2 + sorted[place + 1][keyPath: axis] / 2 }
      }
      return .nan
    }
    return Quartiles(lower: values[0], median: values[1], upper: values[2])
  }
}

extension Quartiles {
  /// Whether the middle halves have nothing in common.
  fileprivate func isApart(from other: Quartiles) -> Bool { lower > other.upper || upper < other.lower }
}
