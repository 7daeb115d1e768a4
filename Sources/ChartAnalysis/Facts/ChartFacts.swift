public import ChartModel

/// What the data of a chart says, as numbers and places: the only source of both words and tones.
///
/// Marks that their author hides count as absent; the total of a stack stays that of all its parts.
public struct ChartFacts: Sendable, Equatable {
  /// The facts of each series, in the chart's order.
  public var series: [SeriesFacts]
  /// The facts of the totals of a stacked chart; `nil` in every other.
  public var totals: SeriesFacts?
  /// Whether there are values on both sides of zero.
  public var isDiverging: Bool
  /// How many marks are at each level, and how long; `nil` where Y is numbers.
  public var levels: LevelFacts?
  /// Where the marks lie about each rule, in the order of the chart's rules.
  public var rules: [RuleFacts]
  /// The parts of the whole; `nil` where the chart shows none.
  public var parts: PartFacts?
  /// The shares of each series of a stack, in the chart's order; none where nothing is stacked.
  public var shares: [ShareFacts]

  /// How far the only series goes up and down in all, where its shape along X is what the chart shows; `nil` elsewhere.
  public var terrain: Climb?
  /// The places that several series share, and their groups; `nil` where each series is walked by itself.
  public var shared: SharedStops?

  /// How the marks are cut into focus groups.
  public let grouping: GroupingMethod

  /// The facts of each walked series, in the order of `BucketedChart.walkedSeries`.
  public var walked: [SeriesFacts] { totals.map { [$0] + overStack.map { series[$0] } } ?? series }
  /// The places of the series that lie over a stack and are no part of it.
  private let overStack: [Int]

  /// The facts of a chart.
  ///
  /// ```swift
  /// ChartFacts(chart).series[0].maximum?.value  // 11_480
  /// ```
  ///
  /// - Parameters:
  ///   - method: How the marks are cut into focus groups.
  ///   - separatesZeros: Whether long runs of zero are groups of their own; not where numbers are hidden.
  /// - Complexity: O(*n* log *n*) in the number of marks, for the medians.
  public init(
    _ chart: BucketedChart, grouping method: GroupingMethod = .automatic, separatesZeros: Bool = true
  ) {
    self.grouping = method
    let grouping = Grouping(chart, method: method, separatesZeros: separatesZeros)
    let shared = SharedStops(chart, grouping: grouping)
    series = chart.series.enumerated().map { place, series in
      let groups = chart.isPart(series) ? [] : shared?.groups(ofSeries: place) ?? grouping.groups(of: series)
      return SeriesFacts(series, bucketCount: grouping.bucketCount(series.marks[...]), groups: groups)
    }
    self.shared = shared
    terrain = chart.walkedSeries.count == 1 ? grouping.climb(of: chart.walkedSeries[0]) : nil
    totals = chart.totals.map {
      SeriesFacts(
        $0, bucketCount: grouping.bucketCount($0.marks[...]), groups: grouping.groups(of: $0))
    }
    overStack = chart.series.indices.filter { chart.isStacked && !chart.isPart(chart.series[$0]) }
    isDiverging =
      series.contains { ($0.minimum?.value ?? 0) < 0 } && series.contains { ($0.maximum?.value ?? 0) > 0 }
    levels = LevelFacts(chart)
    rules = chart.rules.map { RuleFacts($0, in: chart) }
    parts = PartFacts(chart)
    shares = ShareFacts.all(in: chart)
  }
}
