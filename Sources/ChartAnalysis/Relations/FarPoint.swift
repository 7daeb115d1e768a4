package import ChartModel

/// The one point that lies far above, or far below, all others.
package struct FarPoint: Equatable, Sendable {
  /// Whether it lies above them.
  package var isHighest: Bool
  /// Where it is.
  package var place: MarkPlace

  /// The part of the whole height that lies empty between it and the next.
  private static let leastEmpty = 0.3
  private static let fewest = 10

  /// `nil` where no point stands alone.
  package init?(_ chart: BucketedChart) {
    let heights = chart.walkedSeries.flatMap { $0.toldNumbers.map(\.value) }.sorted()
    guard heights.count >= Self.fewest, let low = heights.first, let high = heights.last, high > low,
      (high - low).isFinite
    else { return nil }
    let (above, below) = (high - heights[heights.count - 2], heights[1] - low)
    guard max(above, below) >= (high - low) * Self.leastEmpty else { return nil }
    isHighest = above >= below
    let extreme = above >= below ? high : low
    let found = chart.walkedSeries.enumerated().lazy.compactMap { series, own in
      own.toldNumbers.first { $0.value == extreme }.map { MarkPlace(series: series, mark: $0.place) }
    }.first
    guard let found else { return nil }
    place = found
  }
}
