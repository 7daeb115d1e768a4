package import ChartModel

/// The order of series at the end of a chart of ranks, where one series has the first place, one the second, and so on.
package struct RankOrder: Equatable, Sendable {
  /// The last place along X.
  package let x: XValue
  /// The places of the series among `BucketedChart.walkedSeries`, the first of them first.
  package let series: [Int]

  private static let seriesCounts = 3...8

  /// Whether the title of the axis says that its numbers are ranks.
  private static func saysRank(_ axis: Axis) -> Bool {
    let words = (axis.title ?? axis.field ?? "").lowercased().split { !$0.isLetter }
    return words.contains { ["rank", "ranks", "ranking", "place", "position", "standing", "standings"].contains($0) }
  }

  /// Whether no two series share a number anywhere: those of grades and levels do.
  private static func areFull(_ series: [Series]) -> Bool {
    var seen: Set<XValue> = []
    var numbers: [XValue: Set<Double>] = [:]
    for mark in series.flatMap(\.marks) {
      guard let number = mark.told?.number else { continue }
      seen.insert(mark.x)
      guard numbers[mark.x, default: []].insert(number).inserted else { return false }
    }
    return seen.count > 1
  }

  /// `nil` where the first place is not drawn on top, and where a place at the end is shared or free.
  package init?(_ chart: BucketedChart) {
    let walked = chart.walkedSeries
    let places = 1...Double(max(walked.count, 1))
    guard chart.isTurned, chart.yAxis.unit == nil, Self.seriesCounts.contains(walked.count),
      walked.allSatisfy({ $0.toldNumbers.allSatisfy { places.contains($0.value) && $0.value == $0.value.rounded() } })
    else { return nil }
    guard
      Self.saysRank(chart.yAxis)
        || walked.map(\.marks.count).max() == walked.map(\.marks.count).min() && Self.areFull(walked)
    else { return nil }
    let last = walked.compactMap { $0.marks.last { $0.told?.number != nil } }
    guard last.count == walked.count, let x = last.first?.x, last.allSatisfy({ $0.x == x }) else { return nil }
    let order = zip(walked.indices, last.map { $0.value.number ?? 0 }).sorted { $0.1 < $1.1 }
    guard zip(order, 1...).allSatisfy({ $0.1 == Double($1) }) else { return nil }
    (self.x, series) = (x, order.map(\.0))
  }
}
