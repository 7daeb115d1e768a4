package import ChartModel

/// Of two series of which one keeps above the other, both values at the last X that both have, where they lie about as far apart as ever.
package struct LastGap: Equatable, Sendable {
  /// The value of the one above and of the one below, and where.
  package var upper: Double
  package var lower: Double
  package var x: XValue

  /// How far they lie apart at last, as a part of the range of all values, of the farthest of all, and beside the usual distance: twice
  /// as far is seen, and so is a third of the height of the chart.
  private static let leastOfRange = 0.3
  private static let leastOfFarthest = 0.9
  private static let leastRatio = 2.0

  /// `nil` where they lie about as far apart as usual.
  ///
  /// - Complexity: O(*n* log *n*) in the number of marks.
  package init?(_ chart: BucketedChart, _ above: Dominance, facts: ChartFacts) {
    let (own, other) = (chart.walkedSeries[above.upper], chart.walkedSeries[above.lower])
    guard let rows = PairTable(own, other)?.rows, let last = rows.last, let low = facts.lowest,
      let high = facts.highest,
      let upper = own.number(at: last.place.first), let lower = other.number(at: last.place.second),
      let usual = Median.of(rows.map { abs($0.half) }), let most = rows.map(\.half).max()
    else { return nil }
    let end = last.half
    guard end * 2 >= (high - low) * Self.leastOfRange, end >= most * Self.leastOfFarthest,
      end >= usual * Self.leastRatio
    else { return nil }
    (self.upper, self.lower, x) = (upper, lower, own.marks[last.place.first].x)
  }
}
