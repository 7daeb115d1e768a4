package import ChartModel

/// Of several series the one that is the highest from an X on, and at last far above the next.
package struct LastLead: Equatable, Sendable {
  /// The places in `walkedSeries` of the one that leads and of the next at last.
  package var series: Int
  package var next: Int
  /// From where on it leads, and both values at last.
  package var since: XValue
  package var last: Double
  package var nextLast: Double

  private static let fewest = 3
  private static let leastPlaces = 8
  /// How far it lies above the next at last, as a part of the range of all values.
  private static let leastLead = 0.2
  /// The part of the highest value of all that it still has.
  private static let leastOfHighest = 0.8
  /// The part of all X over which it leads: who nearly always leads is told by what all do.
  private static let shares = 0.3...0.8

  /// `nil` where none leads, or one does from the beginning on, where series end at several X, or have two values at one.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    guard chart.walkedSeries.count >= Self.fewest, let low = facts.lowest, let high = facts.highest, high > low,
      let shared = SharedRows(chart), shared.areInOrder, shared.places.count >= Self.leastPlaces,
      let end = shared.places.last
    else { return nil }
    let columns = shared.places
    let order = end.values.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard order.count == chart.walkedSeries.count, !ChartFacts.areEqual(order[1].value, order[2].value) else {
      return nil
    }
    let (own, next) = (order[0], order[1])
    let run = columns.reversed().prefix { $0.values.leader(isHighest: true) == own.key }.count
    guard own.value - next.value >= (high - low) * Self.leastLead,
      own.value - low >= (high - low) * Self.leastOfHighest,
      Self.shares.contains(Double(run) / Double(columns.count))
    else { return nil }
    (series, self.next, last, nextLast) = (own.key, next.key, own.value, next.value)
    since = columns[columns.count - run].x
  }
}
