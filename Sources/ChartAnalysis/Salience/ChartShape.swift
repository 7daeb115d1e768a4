public import ChartModel

/// What the data of a chart does: the features of each series, those of the whole, and the few that are worth a sentence.
///
/// ```swift
/// let shape = ChartShape(chart, facts: ChartFacts(chart))
/// shape.series[0].trend?.direction  // .rising
/// shape.salient.count               // 3 at most
/// ```
public struct ChartShape: Sendable, Equatable {
  /// The features of each walked series; none where there are more than 50, which nobody tells one by one.
  public var series: [SeriesFeatures]
  /// The features of the whole chart.
  public var whole: ChartFeatures
  /// The most salient features in X order, at most `FeatureThresholds.mostFeatures`.
  public var salient: [SalientFeature]

  private let thresholds: FeatureThresholds

  /// Among more series single features drown.
  private static let mostSeries = 50

  /// The shape of a chart.
  ///
  /// - Parameter facts: the facts of the same chart.
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init(_ chart: BucketedChart, facts: ChartFacts, thresholds: FeatureThresholds = .standard) {
    let walked = chart.walkedSeries
    self.thresholds = thresholds
    series = walked.count > Self.mostSeries ? [] : walked.map { SeriesFeatures($0, in: chart, thresholds: thresholds) }
    whole = ChartFeatures(chart, facts: facts, thresholds: thresholds)
    salient = Salience(chart, facts: facts, series: series, whole: whole).features(thresholds)
  }

  /// Whether a series rose, or fell, over all by more than half of its range, whatever turns it took; `nil` where it did neither.
  public func overall(of place: Int, _ facts: SeriesFacts) -> Bool? {
    guard series.indices.contains(place) else { return nil }
    return Course.overall(series[place], facts, thresholds: thresholds)
  }

  /// How a series moved as a whole; what `SeriesFacts.movement` says, and what its features say beyond it.
  public func course(of place: Int, _ facts: SeriesFacts) -> Course {
    Course(series.indices.contains(place) ? series[place] : nil, facts, thresholds: thresholds)
  }
}
