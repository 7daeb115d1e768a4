import ChartAnalysis
import ChartModel

/// Plans the message of series that hardly change: that they do, and which one lies far from all others.
struct FlatPlan {
  let chart: BucketedChart
  let facts: ChartFacts

  /// A series that stays within this part of its size is flat to the eye, on an axis that holds zero or other series far away.
  private static let mostChange = 0.03
  /// Of more series nobody looks for one.
  private static let mostSeries = 50

  var claims: [Claim] {
    guard chart.readsInOrder, !chart.isStacked, (2...Self.mostSeries).contains(chart.walkedSeries.count),
      facts.walked.allSatisfy(isFlat)
    else { return [] }
    if let apart { return [.flat, .apart(series: apart)] }
    guard case .numbers(let shown) = chart.yAxis.domain, shown.contains(0),
      chart.walkedSeries.count <= FeatureThresholds.standard.mostBands
    else { return [] }
    return [.flat, .bands]
  }

  private func isFlat(_ series: SeriesFacts) -> Bool {
    guard series.statistics.count > 4, !series.hasInfinity, let low = series.statistics.minimum,
      let high = series.statistics.maximum,
      low * high > 0
    else { return false }
    return high - low <= min(abs(low), abs(high)) * Self.mostChange
  }

  /// The series that lies farther from the others than they from each other.
  private var apart: Int? {
    guard facts.walked.count > 2 else { return nil }
    return facts.walked.indices.first { place in
      let others = facts.walked.enumerated().filter { $0.offset != place }.map(\.element)
      guard let low = others.compactMap(\.minimum?.value).min(), let high = others.compactMap(\.maximum?.value).max(),
        let own = facts.walked[place].statistics.mean
      else { return false }
      return max(low - own, own - high) > (high - low) * 2
    }
  }
}
