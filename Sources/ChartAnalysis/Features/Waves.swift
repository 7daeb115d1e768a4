package import ChartModel

/// Many large swings of a long series, up and down between two bounds, at uneven distances: ice ages and warm times.
///
/// They are the rises and falls of half of the range and more (`Swings`). A series keeps to the order of each way by least squares, and
/// takes so many marks for it that noise, which turns every few marks, has none.
package struct Waves: Equatable, Sendable {
  /// How many times it both rises and falls.
  package var count: Int

  private static let leastSwing = 0.5
  private static let counts = 4...20
  private static let leastMarks = 8.0

  /// `nil` where there are fewer or more of them, and where marks go back and forth between the turns.
  package init?(_ series: Series) {
    let values = series.toldNumbers.map(\.value)
    guard let low = values.min(), let high = values.max(), high > low, (high - low).isFinite else { return nil }
    let turns = Swings.turns(values, least: (high - low) * Self.leastSwing)
    count = max(turns.count - 1, 0) / 2
    guard Self.counts.contains(count), Double(values.count) >= Double(turns.count) * Self.leastMarks,
      Swings.keepsOrder(values, turns)
    else { return nil }
  }
}
