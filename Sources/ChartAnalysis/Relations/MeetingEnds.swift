package import ChartModel

/// Several series that began far from each other and end close together.
package struct MeetingEnds: Equatable, Sendable {
  /// Between which values all end, and where.
  package var bounds: ClosedRange<Double>
  package var x: XValue

  private static let fewest = 3
  /// How far ends may lie from each other, as a part of the range of all values, and of how far the beginnings lie apart.
  private static let mostOfRange = 0.1
  private static let mostOfBeginnings = 0.25

  /// `nil` of fewer than three series, where they end at several X, and where they began about as near to each other.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    let told = chart.walkedSeries.map(\.toldNumbers)
    let lastX = Set(
      zip(chart.walkedSeries, told).compactMap { series, own in own.last.map { series.marks[$0.place].x } })
    guard told.count >= Self.fewest, told.allSatisfy({ $0.count > 1 }), lastX.count == 1, let x = lastX.first,
      let low = facts.lowest, let high = facts.highest, let first = told.compactMap(\.first?.value).bounds,
      let last = told.compactMap(\.last?.value).bounds
    else { return nil }
    let width = last.upperBound - last.lowerBound
    guard width > 0, width <= (high - low) * Self.mostOfRange,
      width <= (first.upperBound - first.lowerBound) * Self.mostOfBeginnings
    else { return nil }
    (bounds, self.x) = (last, x)
  }
}
