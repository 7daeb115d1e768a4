public import ChartModel

/// What the data of one series does along X: its features, as numbers and places without words.
///
/// Only marks that are not hidden and have a finite number count. All places are places in `series.marks`. Along
/// categories, and where several marks share one X, there is no trend, no peak, no run and no season; outliers stay.
/// Calendar buckets count as evenly spaced: months of 28 and of 31 days alike.
public struct SeriesFeatures: Sendable, Equatable {
  /// How many values there are.
  public var valueCount: Int
  /// Whether X has an order in which values follow each other, so that features along X were sought.
  public var isOrdered: Bool
  /// How much values scatter from mark to mark; of no use where X has no order.
  public var noise: NoiseScale
  /// Whether the series rises or falls as a whole, but for its outliers; `nil` where it is constant, too short or without
  /// order.
  public var trend: MonotonicTrend?
  /// Its shape as few straight stretches.
  public var segments: TrendSegments
  /// The stretches that tell where it goes up, down and stays level; none where few of them do not tell its shape.
  public var stretches: [CourseStretch]
  /// Its peaks and troughs in X order.
  public var peaks: [Peak]
  /// Its level stretches in X order.
  public var plateaus: [Plateau]
  /// Where it leaves one level for another, in X order.
  public var shifts: [LevelShift]
  /// Values far from all others, in X order.
  public var outliers: [Outlier]
  /// The outliers that trend and segments leave aside, as places; none where the first or the last value is one.
  public var leftAside: [Int]
  /// From the lowest to the highest value that is not left aside; `nil` where there is none.
  public var usualRange: ClosedRange<Double>?
  /// What comes round with the calendar, the shortest first.
  public var seasons: [Season]
  /// The longest run up; `nil` where it is short, or begins or ends at an outlier.
  public var longestRise: MonotonicRun?
  /// The longest run down, in the same way.
  public var longestFall: MonotonicRun?
  /// The largest fall of a series that rises by `trend`, the largest rise of one that falls; `nil` of every other.
  public var setback: Setback?
  /// Between which values its middle half lies, whatever its X; `nil` of fewer values than quartiles mean something of.
  public var middleHalf: Quartiles?
  /// Runs of one value, zero above all, in X order.
  public var repeatedValues: [RepeatedValues]
  /// The last value beside comparable ones before, the nearest first.
  public var changes: [PeriodChange]
  /// The last complete year beside the year before.
  public var years: YearComparison?

  /// The features of a series of a chart.
  ///
  /// ```swift
  /// let features = SeriesFeatures(chart.series[0], in: chart)
  /// features.segments.segments.map(\.direction)  // [.rising, .falling]
  /// ```
  ///
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init(_ series: Series, in chart: BucketedChart, thresholds: FeatureThresholds = .standard) {
    let points = SeriesPoints(series, in: chart)
    let noise = NoiseScale(points, thresholds: thresholds)
    valueCount = points.count
    isOrdered = points.isOrdered
    self.noise = noise
    outliers = Outlier.all(in: points, noise: noise, thresholds: thresholds)
    let far = Set(outliers.map(\.place))
    let usual = points.leavingAside(outliers)
    leftAside = usual.count < points.count ? outliers.map(\.place) : []
    usualRange = usual.bounds
    trend = MonotonicTrend(usual, unit: chart.xAxis.calendarUnit, thresholds: thresholds)
    segments = TrendSegments(usual, noise: NoiseScale(usual, thresholds: thresholds), thresholds: thresholds)
    stretches = CourseStretch.all(segments, in: usual, thresholds: thresholds)
    peaks = Peak.all(in: points, noise: noise, thresholds: thresholds)
    plateaus = Plateau.all(in: points, thresholds: thresholds)
    shifts = LevelShift.all(in: points, noise: noise, thresholds: thresholds)
    seasons = Season.all(in: points, of: series, chart: chart, thresholds: thresholds)
    // What goes to an exception and back is told as the exception.
    let isUsual = { (places: ClosedRange<Int>) in !far.contains(places.lowerBound) && !far.contains(places.upperBound) }
    (longestRise, longestFall) = (
      MonotonicRun.longest(rising: true, in: points, thresholds: thresholds).flatMap { isUsual($0.places) ? $0 : nil },
      MonotonicRun.longest(rising: false, in: points, thresholds: thresholds).flatMap { isUsual($0.places) ? $0 : nil }
    )
    setback = trend.flatMap { trend in
      trend.direction == .none ? nil : Setback(rising: trend.direction == .falling, in: points)
    }.flatMap { isUsual($0.places) ? $0 : nil }
    middleHalf = points.count < thresholds.fewestQuartileValues ? nil : Quartiles(points.values)
    repeatedValues = RepeatedValues.all(in: points, thresholds: thresholds)
    changes = PeriodChange.all(in: points, of: series, chart: chart)
    years = YearComparison(points, of: series, chart: chart)
  }
}
