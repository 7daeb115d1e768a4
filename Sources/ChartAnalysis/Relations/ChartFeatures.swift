public import ChartModel

/// What a whole chart shows beyond each of its series: numbers and places, no words.
///
/// Each is empty or `nil` where it does not apply to the chart.
///
/// ```swift
/// let features = ChartFeatures(chart, facts: ChartFacts(chart))
/// features.crossings.pairs.first?.count  // 2
/// ```
public struct ChartFeatures: Sendable, Equatable {
  /// Where series pass each other.
  public var crossings: Crossings
  /// How the order of series, or of the parts of a stack, changed.
  public var ranks: RankChanges?
  /// How a histogram is spread.
  public var distribution: Distribution?
  /// How X and Y of points go together.
  public var correlations: Correlations?
  /// Crowds of points.
  public var clusters: PointClusters?
  /// How the shares of a stack's parts changed.
  public var shareChanges: ShareChanges?
  /// Patterns by weekday, hour and month.
  public var cycles: CyclePatterns
  /// What a heat map says.
  public var heat: HeatFacts?
  /// How values lie about zero, a series each that has both sides.
  public var diverging: [DivergingFacts]

  /// The features of a chart.
  ///
  /// - Parameter facts: the facts of the same chart.
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init(_ chart: BucketedChart, facts: ChartFacts, thresholds: FeatureThresholds = .standard) {
    crossings = Crossings(chart, thresholds: thresholds)
    ranks = RankChanges(chart, thresholds: thresholds)
    distribution = Distribution(chart, thresholds: thresholds)
    correlations = Correlations(chart, thresholds: thresholds)
    clusters = PointClusters(chart, thresholds: thresholds)
    shareChanges = ShareChanges(chart, facts: facts)
    cycles = CyclePatterns(chart, facts: facts, thresholds: thresholds)
    heat = HeatFacts(chart)
    diverging = DivergingFacts.all(in: chart)
  }
}
