/// One thing that the data of a chart does along X and that is worth a sentence.
public enum Feature: Sendable, Equatable {
  /// What comes round with the calendar.
  case season(Season)
  /// The series left one level for another.
  case shift(LevelShift)
  /// It stayed at a level for a while.
  case plateau(Plateau)
  /// It kept one value for a while, such as zero.
  case repeated(RepeatedValues)
  /// Single values far from all others.
  case outliers([Outlier])
  /// A high or a low that is not the highest or the lowest of the series.
  case peak(Peak)
  /// The largest fall of a series that rose overall, or the largest rise of one that fell.
  case setback(Setback)
  /// The longest rise or fall from mark to mark.
  case run(MonotonicRun)
  /// The last complete year beside the year before.
  case year(YearComparison)
  /// Weekdays or hours that differ.
  case cycle(CyclePattern)
  /// One series passed another.
  case crossing(Crossing)
  /// Two series crossed too often to tell each crossing.
  case crossings(PairCrossings)
  /// One series lay above all others at every X that they share.
  case leader(series: Int)
}

extension Feature {
  /// Whether it comes round with the calendar.
  package var comesRound: Bool {
    switch self {
    case .season, .cycle: true
    default: false
    }
  }
}

/// A feature with what it weighs.
public struct SalientFeature: Sendable, Equatable {
  /// The place of its series in `walkedSeries`; `nil` for what concerns several.
  public var series: Int?
  /// The feature.
  public var feature: Feature
  /// Its size in units of the noise, at most 100: beyond that all are equally plain to see.
  public var effect: Double
  /// The part of the marks along X that it concerns, 0 to 1.
  public var coverage: Double
  /// The place of the first mark that it concerns, by which features are ordered.
  public var place: Int

  /// Effect times coverage: the more, the sooner it is told.
  public var score: Double { effect * coverage }

  init(series: Int?, _ feature: Feature, effect: Double, coverage: Double, place: Int) {
    self.series = series
    self.feature = feature
    self.effect = effect.isNaN ? 0 : min(abs(effect), Self.largestEffect)
    self.coverage = coverage.isNaN ? 0 : min(max(coverage, 0), 1)
    self.place = place
  }

  private static let largestEffect = 100.0
}
