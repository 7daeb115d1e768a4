/// Whether a series rises or falls as a whole, ups and downs aside.
///
/// It does where the Mann-Kendall test says so (p < 0.01, two-sided) and the Theil-Sen line rises or falls by at least a
/// tenth of the range over all of X. Of five values or fewer the test says nothing.
///
/// - Complexity: O(*n* log *n*).
public struct MonotonicTrend: Sendable, Equatable {
  /// Which way a series goes as a whole.
  public enum Direction: Sendable, Equatable {
    case rising, falling, none
  }

  /// Which way it goes.
  public var direction: Direction
  /// The score of the Mann-Kendall test: positive where later values tend to be higher.
  public var score: Double
  /// The rise of the Theil-Sen line over all of X in the unit of the data: negative where it falls. Infinite where it is
  /// beyond all numbers.
  public var rise: Double
  /// The same as a part of the range.
  public var riseShare: Double
  /// The slope of the Theil-Sen line for one of X: a calendar bucket, a number, or a microsecond between instants.
  public var slope: Double
  /// The places in `marks` of the first and the last value.
  public var places: ClosedRange<Int>
  /// Whether the slopes of all pairs of values count, or of those half of the values apart.
  public var usesAllPairs: Bool

  /// The trend; `nil` where there is no order along X, or fewer than two values that differ.
  init?(_ points: SeriesPoints, thresholds: FeatureThresholds = .standard) {
    guard points.isOrdered, points.count > 1, points.halfRange > 0, let places = points.places(0..<points.count),
      let first = points.x.first, let last = points.x.last
    else { return nil }
    let test = MannKendall(points.heights)
    let line = TheilSen(x: points.unitX, y: points.heights, mostForAllPairs: thresholds.mostSlopeValues)
    let height = line.slope * 2
    score = test.score
    rise = points.inData(height)
    riseShare = height / SeriesPoints.range
    slope = line.slope * (points.halfRange / (last / 2 - first / 2))
    usesAllPairs = line.usesAllPairs
    self.places = places
    let isClear =
      abs(score) >= thresholds.leastTrendScore && abs(riseShare) >= thresholds.leastTrendRangeShare
      && (score > 0) == (height > 0)
    direction = !isClear ? .none : height > 0 ? .rising : .falling
  }
}
