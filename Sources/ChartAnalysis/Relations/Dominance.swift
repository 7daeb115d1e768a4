package import ChartModel

/// Of two series the one that lies above the other at all X, or at nearly all.
package struct Dominance: Equatable, Sendable {
  /// The places in `walkedSeries` of the one above and of the one below.
  package var upper: Int
  package var lower: Int
  /// At how many X it lies above, of how many that both have.
  package var count: Int
  package var all: Int
  /// Where it lies below, in X order, if those are all that it does not lie above, and few of all; else empty.
  package var exceptions: [XValue]
  /// Whether both have a value at every X that one of them has.
  package var haveAll: Bool

  /// Along an order it keeps above but for so many X, or for one stretch of so many.
  private static let mostExceptions = 0.05
  private static let mostInOneStretch = 0.15
  private static let fewest = 5
  private static let fewestWithOne = 8
  private static let fewestNames = 3
  private static let leastCommon = 0.8
  private static let leastBesideExceptions = 4

  /// `nil` of any other chart than one of two series that compare, and where neither keeps above the other.
  ///
  /// - Parameter areNames: Whether X are names, of which it is told for how many one lies above, where they are more than half.
  package init?(_ chart: BucketedChart, areNames: Bool = false) {
    let walked = chart.walkedSeries
    guard walked.count == 2, !chart.isStacked, !chart.hasMixedUnits, let rows = PairTable(walked[0], walked[1])?.rows,
      // Where one of them is mostly not there, or beyond all numbers, nothing is said of all X.
      walked.allSatisfy({ Double($0.marks.count { !$0.isHidden }) * Self.leastCommon <= Double(rows.count) }),
      !walked.contains(where: { $0.marks.contains { if case .infinite = $0.value { true } else { false } } })
    else { return nil }
    let above = [rows.count { $0.half > 0 }, rows.count { $0.half < 0 }]
    guard let most = above.max(), most > 0 else { return nil }
    (upper, lower) = above[0] == most ? (0, 1) : (1, 0)
    (count, all) = (most, rows.count)
    let sign = upper == 0 ? 1.0 : -1
    let below = rows.filter { $0.half * sign < 0 }
    haveAll = walked.allSatisfy { $0.marks.count { !$0.isHidden } == rows.count }
    exceptions =
      haveAll && below.count == rows.count - most && below.count * Self.leastBesideExceptions <= rows.count
      ? below.map { walked[0].marks[$0.place.first].x } : []
    guard areNames ? isToldOfNames : keeps(above: rows.map { upper == 0 ? $0.half > 0 : $0.half < 0 }) else {
      return nil
    }
  }

  /// Whether it lies above at all X.
  package var isAlways: Bool { count == all }

  private var isToldOfNames: Bool { isAlways || all >= Self.fewestNames && count * 2 > all }

  /// - Parameter sides: Whether it lies above, by X.
  private func keeps(above sides: [Bool]) -> Bool {
    let exceptions = Double(all - count)
    guard all >= Self.fewest, !isAlways else { return all >= Self.fewest }
    if exceptions == 1 { return all >= Self.fewestWithOne }
    if exceptions <= Double(all) * Self.mostExceptions { return true }
    guard let first = sides.firstIndex(of: false), let last = sides.lastIndex(of: false) else { return true }
    return last - first + 1 == all - count && exceptions <= Double(all) * Self.mostInOneStretch
  }
}
