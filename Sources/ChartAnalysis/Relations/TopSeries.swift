package import ChartModel

/// One or two of several series that lie far above all others at every X.
package struct TopSeries: Equatable, Sendable {
  /// Their places in `walkedSeries`, the one that ends highest first.
  package var series: [Int]

  private static let most = 2
  private static let fewestOthers = 2
  private static let fewestRows = 5
  private static let leastRatio = 1.5
  private static let leastCommon = 0.8

  /// `nil` where none keeps far above, and of fewer than four series.
  package init?(_ chart: BucketedChart) {
    guard chart.walkedSeries.count >= Self.most + Self.fewestOthers, let shared = SharedRows(chart),
      let whole = shared.having(chart.walkedSeries.count, leastShare: Self.leastCommon),
      whole.count >= Self.fewestRows, let last = whole.last, let rows = shared.having(2)
    else { return nil }
    let order = last.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
    // Where some are missing the others must lie so all the same; below zero nothing is some times as high.
    guard rows.allSatisfy({ $0.values.allSatisfy { $0 >= 0 } }),
      let found = (1...Self.most).first(where: { Self.keep(order, $0, above: rows) })
    else { return nil }
    series = Array(order.prefix(found))
  }

  private static func keep(_ order: [Int], _ count: Int, above rows: [[Int: Double]]) -> Bool {
    rows.allSatisfy { row in
      guard let low = order.prefix(count).compactMap({ row[$0] }).min(),
        let high = order.dropFirst(count).compactMap({ row[$0] }).max()
      else { return true }
      return high > 0 && low >= high * leastRatio
    }
  }
}
