package import ChartModel

/// Of several series the one that is the highest at last and passed, once, the one that was the highest at first.
package struct LeaderChange: Equatable, Sendable {
  /// The places in `walkedSeries` of the one that was and of the one that is the highest.
  package var first: Int
  package var last: Int
  /// Where the one passed the other.
  package var crossing: Crossing

  private static let fewest = 3
  /// How far both lie apart at each end, as a part of the range of all values.
  private static let leastLead = 0.1

  /// `nil` where the same leads at both ends, where several do, and where the two pass each other more than once.
  package init?(_ chart: BucketedChart, _ features: ChartFeatures, facts: ChartFacts) {
    let walked = chart.walkedSeries
    guard walked.count >= Self.fewest, let ranks = features.ranks, ranks.series.count == walked.count, !ranks.areParts,
      let first = Self.leader(ranks.firstRanks), let last = Self.leader(ranks.lastRanks), first != last,
      let low = facts.lowest, let high = facts.highest
    else { return nil }
    let least = (high - low) * Self.leastLead
    let pair = features.crossings.pairs.first { [$0.first, $0.second] == [first, last].sorted() }
    guard let pair, pair.count == 1, let crossing = pair.crossings.first,
      Self.lead(of: first, over: last, walked, ranks.firstPlaces) >= least,
      Self.lead(of: last, over: first, walked, ranks.lastPlaces) >= least
    else { return nil }
    (self.first, self.last, self.crossing) = (first, last, crossing)
  }

  private static func leader(_ ranks: [Int]) -> Int? {
    let found = ranks.indices.filter { ranks[$0] == 1 }
    return found.count == 1 ? found.first : nil
  }

  private static func lead(of upper: Int, over lower: Int, _ series: [Series], _ places: [Int]) -> Double {
    let values = [upper, lower].compactMap { series[$0].number(at: places[$0]) }
    return values.count == 2 ? values[0] - values[1] : 0
  }
}
