package import ChartModel

/// One of several series that ends far above all others, or far below, which end near each other.
package struct EndsApart: Equatable, Sendable {
  /// Its place in `walkedSeries`.
  package var series: Int
  /// Its last value, and between which values all others end.
  package var last: Double
  package var others: ClosedRange<Double>

  private static let fewest = 4
  /// The part of the range of all values that lies empty between it and the next.
  private static let leastEmpty = 0.3

  /// `nil` of fewer than four series, where they end at several X, and where others end as far from each other.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    let ends = chart.walkedSeries.enumerated().compactMap { place, series in
      series.toldNumbers.last.map { (place: place, x: series.marks[$0.place].x, value: $0.value) }
    }.sorted { $0.value < $1.value }
    guard ends.count >= Self.fewest, ends.count == chart.walkedSeries.count, Set(ends.map(\.x)).count == 1,
      let low = facts.lowest, let high = facts.highest, high > low
    else { return nil }
    let top = ends[ends.count - 1].value - ends[ends.count - 2].value
    let bottom = ends[1].value - ends[0].value
    let others = top >= bottom ? ends.dropLast() : ends.dropFirst()
    guard let own = top >= bottom ? ends.last : ends.first, let least = others.first?.value,
      let most = others.last?.value, max(top, bottom) >= (high - low) * Self.leastEmpty,
      most - least <= max(top, bottom)
    else { return nil }
    (series, last, self.others) = (own.place, own.value, least...most)
  }
}
