package import ChartModel

/// Several series that move little, and lie on two or three heights far apart.
package struct LevelBands: Equatable, Sendable {
  /// Series that lie at one height, the highest first.
  package struct Band: Equatable, Sendable {
    /// Places in `walkedSeries`, in their order.
    package var series: [Int]
    package var low: Double
    package var high: Double
  }

  /// The bands, the highest first.
  package var bands: [Band]
  /// Whether each series moves so little that it hardly changes beside the others.
  package var areStill: Bool

  /// The part of the range of all values that a series may move, and the part that lies empty between two heights.
  private static let mostOwn = 0.35
  /// The part of the range that a series may move which hardly changes.
  private static let mostStill = 0.15
  private static let leastEmpty = 0.2
  private static let seriesCounts = 3...8
  private static let bandCounts = 2...3
  private static let fewestValues = 5

  /// `nil` where a series moves far, or where no wide space parts them.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    let walked = facts.walked
    guard Self.seriesCounts.contains(walked.count), !chart.isStacked, !chart.hasMixedUnits, let least = facts.lowest,
      let most = facts.highest, most > least, (most - least).isFinite
    else { return nil }
    let bounds = walked.enumerated().compactMap { place, own -> (place: Int, low: Double, high: Double)? in
      guard own.statistics.count >= Self.fewestValues, let low = own.statistics.minimum,
        let high = own.statistics.maximum,
        high - low <= (most - least) * Self.mostOwn
      else { return nil }
      return (place, low, high)
    }
    guard bounds.count == walked.count else { return nil }
    var bands: [Band] = []
    for own in bounds.sorted(by: { ($1.high, $0.place) < ($0.high, $1.place) }) {
      if let last = bands.last, last.low - own.high < (most - least) * Self.leastEmpty {
        bands[bands.count - 1].series.append(own.place)
        bands[bands.count - 1].low = min(last.low, own.low)
      } else {
        bands.append(Band(series: [own.place], low: own.low, high: own.high))
      }
    }
    guard Self.bandCounts.contains(bands.count) else { return nil }
    areStill = bounds.allSatisfy { $0.high - $0.low <= (most - least) * Self.mostStill }
    self.bands = bands.map { Band(series: $0.series.sorted(), low: $0.low, high: $0.high) }
  }
}
