package import ChartModel

/// The part of a stack that is most of all that its parts add up to, or the two that are so together.
package struct MainPart: Equatable, Sendable {
  /// The places of the parts in `series`, the larger first.
  package var series: [Int]
  /// Their share of all, 0 to 1.
  package var share: Double
  /// Whether it is of the last X alone.
  package var isAtLast: Bool

  private static let leastShare = 0.5
  /// Two are told of so many or more, where each is larger by half than the next.
  private static let fewestOfTwo = 4
  private static let leastTwoShare = 0.6
  /// What is nearly all is no part beside others.
  private static let mostShare = 0.995
  private static let leastAhead = 1.5

  /// `nil` where no part is half of all and no two are most of it, and where one has values below zero.
  package init?(_ chart: BucketedChart, facts: ChartFacts) {
    let parts = chart.series.indices.filter { chart.isPart(chart.series[$0]) }
    self.init(parts, facts.series, sums: parts.map { facts.series[$0].statistics.sum }, isAtLast: false)
  }

  /// The same of the last X at which a part has a value.
  package init?(atLastOf chart: BucketedChart, facts: ChartFacts) {
    let parts = chart.series.indices.filter { chart.isPart(chart.series[$0]) }
    guard let x = chart.totals.flatMap({ sums in sums.toldNumbers.last.map { sums.marks[$0.place].x } }) else {
      return nil
    }
    let values = parts.map { part in
      chart.series[part].marks.last { $0.x == x }?.told?.number ?? 0
    }
    self.init(parts, facts.series, sums: values, isAtLast: true)
  }

  private init?(_ parts: [Int], _ facts: [SeriesFacts], sums: [Double], isAtLast: Bool) {
    guard !parts.contains(where: { facts[$0].minimum?.value ?? 0 < 0 }) else { return nil }
    self.isAtLast = isAtLast
    let whole = Statistics.sum(sums)
    let order = sums.indices.sorted { (sums[$1], $0) < (sums[$0], $1) }
    let isMain = { (count: Int) in
      let least = count == 1 ? Self.leastShare : Self.leastTwoShare
      return ChartFacts.share(of: Statistics.sum(order.prefix(count).map { sums[$0] }), among: sums, whole: whole)
        .flatMap { $0 >= least && $0 < Self.mostShare ? $0 : nil }
    }
    // Of two that are as large neither is told alone.
    let isTie = order.count > 1 && ChartFacts.areEqual(sums[order[0]], sums[order[1]])
    if let first = order.first, !isTie, let share = isMain(1) {
      (series, self.share) = ([parts[first]], share)
    } else if order.count >= Self.fewestOfTwo, sums[order[1]] >= sums[order[2]] * Self.leastAhead, let share = isMain(2)
    {
      (series, self.share) = (order.prefix(2).map { parts[$0] }, share)
    } else {
      return nil
    }
  }
}
