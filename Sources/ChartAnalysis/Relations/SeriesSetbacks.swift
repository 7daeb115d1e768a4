package import ChartModel

/// One of several series that went far against the way that all others went, and against its own first and last value.
package struct SeriesSetback: Equatable, Sendable {
  /// The place of the series in `series`.
  package var series: Int
  /// The places in its `marks` between which it fell, or rose.
  package var first: Int
  package var last: Int
  package var rises: Bool
  /// The place that it came back to behind, by half of that way or more; `nil` where it did not.
  package var back: Int?

  /// The part of the range of all values that it must go.
  private static let leastShare = 0.3
  private static let leastBack = 0.5
  private static let fewestValues = 6
  /// The part of its marks that it must take: a famine of two years is no way of sixty.
  private static let leastLength = 0.05
  private static let seriesCounts = 3...50
  /// Of more series that go back nobody looks at one.
  private static let mostShare = 0.5

  /// The series that went back far, the one that went farthest first; none where most do.
  package static func all(_ chart: BucketedChart, facts: ChartFacts) -> [SeriesSetback] {
    guard seriesCounts.contains(chart.series.count), facts.series.count == chart.series.count, let low = facts.lowest,
      let high = facts.highest, high > low, (high - low).isFinite
    else { return [] }
    let rise = facts.series.count { $0.change ?? 0 > 0 }
    let rises = rise * 2 >= facts.series.count
    let least = (high - low) * leastShare
    let found = chart.series.enumerated().compactMap { place, series -> (setback: SeriesSetback, size: Double)? in
      let told = series.toldNumbers
      guard told.count >= fewestValues, let way = told.map({ rises ? $0.value : -$0.value }).farthestFall,
        way.size >= least, Double(way.last - way.first) >= Double(told.count) * leastLength
      else { return nil }
      let back = told[way.last...].wayBack(up: rises, least: way.size * leastBack)
      return (
        SeriesSetback(
          series: place, first: told[way.first].place, last: told[way.last].place, rises: !rises, back: back), way.size
      )
    }
    guard !found.isEmpty, Double(found.count) < Double(chart.series.count) * mostShare + 1,
      found.count < chart.series.count
    else { return [] }
    return found.sorted { ($1.size, $0.setback.series) < ($0.size, $1.setback.series) }.map(\.setback)
  }
}
