package import ChartModel

/// Of several series the one that is the highest at last and passed, once, the one that was the highest at first, or that before it.
package struct LeaderChange: Equatable, Sendable {
  /// The places in `walkedSeries` of the one that was and of the one that is the highest.
  package var first: Int
  package var last: Int
  /// Where the one passed the other.
  package var crossing: Crossing

  private static let fewest = 3
  /// How far the one lies above the other before, and the other above it at last, as a part of the range of all values.
  private static let leastLead = 0.1
  /// The part of all X at which every series has a value: who leads among a few of them leads not all.
  private static let leastCommon = 0.8

  /// - Parameter isBefore: Whether the one that it passed is the highest before it, not the highest at first.
  ///
  /// `nil` where the same leads all along, where several do at last, and where the two pass each other more than once.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  package init?(_ chart: BucketedChart, _ features: ChartFeatures, facts: ChartFacts, isBefore: Bool = false) {
    guard chart.walkedSeries.count >= Self.fewest, chart.comparesSeries, chart.hasOrderedX, let ranks = features.ranks,
      !ranks.areParts, ranks.series.count == chart.walkedSeries.count, let shared = SharedRows(chart),
      shared.areInOrder,
      let rows = shared.having(chart.walkedSeries.count, leastShare: Self.leastCommon), !rows.isEmpty,
      let low = facts.lowest, let high = facts.highest
    else { return nil }
    let leaders = rows.map { $0.leader(isHighest: true) }
    let before = isBefore ? leaders.last { $0 != leaders.last && $0 != nil } : leaders.first
    guard let last = leaders.last ?? nil, let first = before ?? nil, first != last else { return nil }
    // All pairs of many series are not made beforehand.
    let places = [first, last].sorted()
    let pair = PairTable(chart.walkedSeries[places[0]], chart.walkedSeries[places[1]])?
      .crossings(places[0], places[1], .standard)
    let leads = rows.compactMap { row in row[last].flatMap { own in row[first].map { own - $0 } } }
    let least = (high - low) * Self.leastLead
    guard let pair, pair.count == 1, let crossing = pair.crossings.first, crossing.upper == last,
      let end = leads.last, end >= least, let begin = leads.min(), -begin >= least
    else { return nil }
    (self.first, self.last, self.crossing) = (first, last, crossing)
  }
}
