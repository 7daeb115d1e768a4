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

  /// The least part of the range between the ends of a series that rose or fell as a whole.
  private let leastRangeShare: Double

  /// Among more series single features drown.
  private static let mostSeries = 50

  /// The shape of a chart.
  ///
  /// - Parameter facts: the facts of the same chart.
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init(_ chart: BucketedChart, facts: ChartFacts, thresholds: FeatureThresholds = .standard) {
    let walked = chart.walkedSeries
    leastRangeShare = thresholds.leastTrendRangeShare
    series = walked.count > Self.mostSeries ? [] : walked.map { SeriesFeatures($0, in: chart, thresholds: thresholds) }
    whole = ChartFeatures(chart, facts: facts, thresholds: thresholds)
    salient = Salience(chart, facts: facts, series: series, whole: whole).features(thresholds)
  }

  /// How a series moved as a whole; what `SeriesFacts.movement` says, and what its features say beyond it.
  public func course(of place: Int, _ facts: SeriesFacts) -> Course {
    switch facts.movement {
    case .none: return .none
    case .constant: return .constant
    case .steady(let rising): return .steady(rising: rising)
    case .varied: break
    }
    guard series.indices.contains(place) else { return .varied }
    return overall(series[place].trend, facts) ?? turning(series[place].segments) ?? .varied
  }

  /// A trend that the first and the last value show too: between ends that say otherwise "rose" would be heard as a
  /// mistake.
  private func overall(_ trend: MonotonicTrend?, _ facts: SeriesFacts) -> Course? {
    guard let trend, let change = facts.change, let low = facts.statistics.minimum, let high = facts.statistics.maximum,
      abs(change / 2) >= (high / 2 - low / 2) * leastRangeShare
    else { return nil }
    switch trend.direction {
    case .rising: return change > 0 ? .overall(rising: true) : nil
    case .falling: return change < 0 ? .overall(rising: false) : nil
    case .none: return nil
    }
  }

  /// Few stretches that go up and down in turn are the shape of a series; more are no shape that one keeps in mind.
  private func turning(_ found: TrendSegments) -> Course? {
    let stretches = found.segments
    guard found.isComplete, (2...Self.mostTurns).contains(stretches.count),
      stretches.allSatisfy({ $0.direction == .rising || $0.direction == .falling }),
      zip(stretches, stretches.dropFirst()).allSatisfy({ $0.direction != $1.direction })
    else { return nil }
    return .turning(stretches)
  }

  private static let mostTurns = 3
}

/// How a series moved from its first to its last value.
public enum Course: Sendable, Equatable {
  /// Fewer than two values.
  case none
  /// All values are the same.
  case constant
  /// It never fell, or never rose.
  case steady(rising: Bool)
  /// It rose or fell by the Mann-Kendall test, with ups and downs between.
  case overall(rising: Bool)
  /// It went up and down in two or three stretches.
  case turning([TrendSegment])
  /// None of these.
  case varied
}
