package import ChartModel

/// Of three and more series among names the one that is the highest at all of its own, or at most, or else the lowest at all.
package struct SeriesLead: Equatable, Sendable {
  /// The place of the series in `walkedSeries`.
  package var series: Int
  /// Whether it is the highest, not the lowest.
  package var isHighest: Bool
  /// At how many X it is so, of how many that it and another series have.
  package var count: Int
  package var all: Int

  /// Whether it has a value at every X that two series have.
  package var isThroughout: Bool

  private static let leastShare = 0.75
  private static let fewest = 3
  private static let fewestSeries = 3
  private static let leastCommon = 0.8

  /// Whether it is so at all X.
  package var isAlways: Bool { count == all }

  /// `nil` where no series leads, and where most X have fewer than three.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  package init?(_ chart: BucketedChart) {
    guard let shared = SharedRows(chart),
      let wide = shared.having(Self.fewestSeries, leastShare: Self.leastCommon), wide.count >= 2,
      let rows = shared.having(2)
    else { return nil }
    let high = Self.lead(rows, isHighest: true)
    if let high, high.isAlways || high.all >= Self.fewest && high.share >= Self.leastShare {
      self = high
    } else if let low = Self.lead(rows, isHighest: false), low.isAlways {
      self = low
    } else {
      return nil
    }
  }

  private init(_ series: Int, isHighest: Bool, _ count: Int, of all: Int, isThroughout: Bool) {
    (self.series, self.isHighest, self.count, self.all) = (series, isHighest, count, all)
    self.isThroughout = isThroughout
  }

  private var share: Double { Double(count) / Double(all) }

  /// The series that is the only highest, or lowest, most often, and that most X have.
  private static func lead(_ rows: [[Int: Double]], isHighest: Bool) -> SeriesLead? {
    guard let best = rows.compactMap({ $0.leader(isHighest: isHighest) }).mostFrequent else { return nil }
    let all = rows.count { $0[best.number] != nil }
    guard Double(all) >= Double(rows.count) * leastCommon else { return nil }
    return SeriesLead(best.number, isHighest: isHighest, best.count, of: all, isThroughout: all == rows.count)
  }
}
