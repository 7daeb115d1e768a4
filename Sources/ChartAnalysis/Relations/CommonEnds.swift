package import ChartModel

/// Whether several series are told from their first to their last values without saying where those are.
package enum CommonEnds {
  /// The part of all X at both ends in which series begin and end together, and the part of them that may begin later.
  private static let atEnd = 0.1
  private static let mostLater = 1.0 / 3

  /// Whether all series end near the last X and begin near the first, but for a few that begin later than most and than the one that
  /// changed most.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  package static func hold(_ chart: BucketedChart, facts: ChartFacts) -> Bool {
    let order = chart.series.map(\.marks).max { $0.count < $1.count }?.map(\.x) ?? []
    let place = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    let ends = zip(chart.series, facts.series).compactMap { series, own -> (first: Int, last: Int)? in
      guard let first = own.first.flatMap({ place[series.marks[$0].x] }),
        let last = own.last.flatMap({ place[series.marks[$0].x] })
      else { return nil }
      return (first, last)
    }
    guard let told = facts.mostChanged, ends.count == chart.series.count, ends.indices.contains(told),
      let begin = ends.map(\.first).min(), let end = ends.map(\.last).max()
    else { return false }
    let room = Int(Double(order.count) * atEnd)
    let late = ends.count { $0.first > begin + room }
    return ends.allSatisfy { $0.last >= end - room } && ends[told].first <= begin + room
      && Double(late) <= Double(ends.count) * mostLater
  }
}
