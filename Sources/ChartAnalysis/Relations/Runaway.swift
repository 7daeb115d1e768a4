package import ChartModel

/// One of three or more series that changed most of all, and ends far above every other without having begun there.
package struct Runaway: Equatable, Sendable {
  /// The place of the series in `series`.
  package var series: Int
  /// How many times the last value of the next its last value is.
  package var ratio: Double

  private static let leastRatio = 1.5
  private static let leastChange = 0.6

  /// `nil` where no series rose so by most of its own range, and where series end at several X.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    guard chart.series.count > 2, facts.series.count == chart.series.count, let place = facts.mostChanged,
      let change = facts.series[place].change, Self.rises(facts.series[place])
    else { return nil }
    let ends = zip(chart.series, facts.series).map { Self.ends($0, $1) }
    let others = ends.indices.filter { $0 != place }
    let next = others.compactMap { ends[$0]?.last }.max() ?? 0
    let first = others.compactMap { ends[$0]?.first }.max() ?? 0
    guard let own = ends[place], next > 0, own.last >= next * Self.leastRatio,
      own.first < max(first, 0) * Self.leastRatio, Set(ends.compactMap { $0?.lastX }).count == 1,
      // Of changes that are as large none is the largest.
      others.allSatisfy({
        abs(facts.series[$0].change ?? 0) < change && !Self.areAlike(facts.series[$0].change, change)
      })
    else { return nil }
    (series, ratio) = (place, own.last / next)
  }

  private static func areAlike(_ other: Double?, _ change: Double) -> Bool {
    other.map { ChartFacts.areEqual(abs($0), change) } ?? false
  }

  private static func rises(_ facts: SeriesFacts) -> Bool {
    guard let change = facts.change, let low = facts.statistics.minimum, let high = facts.statistics.maximum else {
      return false
    }
    return change > 0 && change >= (high - low) * leastChange
  }

  private static func ends(_ series: Series, _ facts: SeriesFacts) -> (first: Double, last: Double, lastX: XValue)? {
    guard let first = facts.first, let last = facts.last, let from = series.number(at: first),
      let to = series.number(at: last)
    else { return nil }
    return (from, to, series.marks[last].x)
  }
}
