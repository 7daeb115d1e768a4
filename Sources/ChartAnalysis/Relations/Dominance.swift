package import ChartModel

/// Of two series the one that lies above the other at all X, or at nearly all.
package struct Dominance: Equatable, Sendable {
  /// The places in `walkedSeries` of the one above and of the one below.
  package var upper: Int
  package var lower: Int
  /// At how many X it lies above, of how many that both have.
  package var count: Int
  package var all: Int

  private static let leastShare = 0.95
  private static let fewest = 5
  private static let leastCommon = 0.8

  /// `nil` of any other chart than one of two series that compare, and where neither keeps above the other.
  package init?(_ chart: BucketedChart) {
    let walked = chart.walkedSeries
    guard walked.count == 2, !chart.isStacked, !chart.hasMixedUnits, let rows = PairTable(walked[0], walked[1])?.rows,
      rows.count >= Self.fewest,
      // Where one of them is mostly not there, or beyond all numbers, nothing is said of all X.
      walked.allSatisfy({ Double($0.marks.count { !$0.isHidden }) * Self.leastCommon <= Double(rows.count) }),
      !walked.contains(where: { $0.marks.contains { if case .infinite = $0.value { true } else { false } } })
    else { return nil }
    let above = [rows.count { $0.half > 0 }, rows.count { $0.half < 0 }]
    guard let most = above.max(), Double(most) >= Double(rows.count) * Self.leastShare else { return nil }
    (upper, lower) = above[0] == most ? (0, 1) : (1, 0)
    (count, all) = (most, rows.count)
  }
}
