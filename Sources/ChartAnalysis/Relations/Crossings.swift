public import ChartModel

/// Where the walked series of a chart pass each other.
///
/// The difference A − B changes sign, where only differences beyond a dead band count (hysteresis, as in a Schmitt
/// trigger: O. H. Schmitt, J. Sci. Instrum. 15, 1938), so that two lines that lie on each other do not chatter. The
/// band is the larger of `crossingRangeShare` of the range of both series and `crossingNoise` times the noise of their
/// difference. Several changes of sign within the band are one crossing, from before the first to after the last, so that
/// reading X backwards finds the same. Touches are no crossings.
///
/// Only numbers of one unit over an X with an order are compared, and only series that have one number at an X.
/// Pairs are those of the first series in the chart's order that have numbers: five, which make ten pairs.
///
/// ```swift
/// Crossings(chart).pairs.first?.crossings.first?.upper  // 1
/// ```
public struct Crossings: Sendable, Equatable {
  /// Every pair that has at least two common X, in the order of the series.
  public var pairs: [PairCrossings]
  /// How many walked series with numbers were left out, because pairs are capped.
  public var omittedCount: Int

  /// The crossings of a chart; no pairs where series do not compare.
  ///
  /// - Complexity: O(*n* log *n*) in the number of marks of the compared series, for the noise.
  public init(_ chart: BucketedChart, thresholds: FeatureThresholds = .standard) {
    pairs = []
    omittedCount = 0
    guard chart.comparesSeries, chart.hasOrderedX else { return }
    let walked = chart.walkedSeries
    let valued = walked.indices.filter { place in walked[place].marks.contains { $0.compared?.number != nil } }
    let compared = Array(valued.prefix(Self.seriesCount(pairs: thresholds.mostCrossingPairs)))
    omittedCount = valued.count - compared.count
    for (index, first) in compared.enumerated() {
      for second in compared.dropFirst(index + 1) {
        let table = PairTable(walked[first], walked[second])
        table?.crossings(first, second, thresholds).map { pairs.append($0) }
      }
    }
  }

  /// How many series make at most so many pairs.
  static func seriesCount(pairs: Int) -> Int {
    var count = 1
    while count < 1_000, (count + 1) * count / 2 <= pairs { count += 1 }
    return count
  }

  /// How many crossings all pairs have together.
  public var count: Int { pairs.reduce(0) { $0 + $1.count } }
}
