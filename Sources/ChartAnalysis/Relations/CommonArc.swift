package import ChartModel

/// Several series of which each goes up to a peak of its own and down again, or down to a low and up again.
package struct CommonArc: Equatable, Sendable {
  package var isPeak: Bool
  /// The first and the last X at which one of them turns.
  package var from: XValue
  package var to: XValue

  private static let counts = 3...12
  /// How far each turn lies from the nearer end of its series, as a part of the range of all values.
  private static let leastDepth = 0.15

  /// `nil` of fewer than three series, where one has no arc, or one that the others make small, and where turns differ in kind.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    guard Self.counts.contains(chart.walkedSeries.count), let low = facts.lowest, let high = facts.highest, high > low
    else { return nil }
    let turns = chart.walkedSeries.compactMap { series -> (isPeak: Bool, place: Int, x: XValue)? in
      // Beside others whether it turns once is seen more than whether it keeps to both ways.
      let arc = CourseArc(series) ?? CourseArc(dipOf: series).flatMap { $0.isOnly(in: series) ? $0 : nil }
      guard let arc, arc.quiet == nil, arc.keepsEnds(in: series),
        arc.depth(in: series) >= (high - low) * Self.leastDepth
      else { return nil }
      return (arc.isPeak, arc.turn, series.marks[arc.turn].x)
    }
    guard turns.count == chart.walkedSeries.count, Set(turns.map(\.isPeak)).count == 1, let first = turns.first,
      let order = chart.walkedSeries.map({ $0.marks.map(\.x) }).max(by: { $0.count < $1.count })
    else { return nil }
    let places = turns.compactMap { order.firstIndex(of: $0.x) }
    guard places.count == turns.count, let from = places.min(), let to = places.max() else { return nil }
    (isPeak, self.from, self.to) = (first.isPeak, order[from], order[to])
  }
}
