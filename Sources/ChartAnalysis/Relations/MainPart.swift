package import ChartModel

/// The part of a stack that is most of all that its parts add up to.
package struct MainPart: Equatable, Sendable {
  /// The place of the part in `series`.
  package var series: Int
  /// Its share of all, 0 to 1.
  package var share: Double

  private static let leastShare = 0.5

  /// `nil` where no part is half of all, and where one has values below zero.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    let parts = chart.series.indices.filter { chart.isPart(chart.series[$0]) }
    let sums = parts.map { facts.series[$0].statistics.sum }
    guard !parts.contains(where: { facts.series[$0].minimum?.value ?? 0 < 0 }), let most = sums.max(),
      let place = sums.firstIndex(of: most),
      let share = ChartFacts.share(of: most, among: sums, whole: Statistics.sum(sums)), share >= Self.leastShare
    else { return nil }
    (series, self.share) = (parts[place], share)
  }
}
