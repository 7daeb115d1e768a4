import ChartModel

/// Whether a series rises or falls as a whole, ups and downs aside.
///
/// It does where the Mann-Kendall test says so (p < 0.01, two-sided), with the variance that numbers have which are like those before
/// them (`Persistence`) where fewer than seventeen in twenty pairs agree, and the Theil-Sen line rises or falls by at least a tenth of the range over all of X. What comes round with the
/// calendar is no trend: two seasons or more are tested phase by phase (`SeasonalKendall`), and of one season nothing is told that a wave
/// fits better than a line (`TrendSeason`). Of five values or fewer the test says nothing.
///
/// - Complexity: O(*n* log *n*).
public struct MonotonicTrend: Sendable, Equatable {
  /// Which way a series goes as a whole.
  public enum Direction: Sendable, Equatable {
    case rising, falling, none
  }

  /// Which way it goes.
  public var direction: Direction
  /// The score of the Mann-Kendall test of all values, without regard to seasons and neighbours: positive where later values tend to be
  /// higher.
  public var score: Double
  /// The rise of the Theil-Sen line over all of X in the unit of the data, by pairs of one phase where seasons come round: negative where
  /// it falls. Infinite where it is beyond all numbers.
  public var rise: Double
  /// The same as a part of the range.
  public var riseShare: Double
  /// The slope of that line for one of X: a calendar bucket, a number, or a microsecond between instants.
  public var slope: Double
  /// How many buckets a season has whose phases were compared; `nil` where nothing comes round.
  public var season: Int?
  /// The places in `marks` of the first and the last value.
  public var places: ClosedRange<Int>
  /// The places of two values that show it: the first and the last, but where seasons come round the first that stands in the phase of
  /// the last, so that no January is compared with a December.
  public var ends: ClosedRange<Int>
  /// Half of the change between those two: the whole may be beyond all numbers.
  let halfChange: Double
  /// Whether the slopes of all pairs of values count, or of those at some distances.
  public var usesAllPairs: Bool

  /// The trend; `nil` where there is no order along X, or fewer than two values that differ.
  ///
  /// - Parameter unit: of the calendar buckets along X; `nil` where there are none, so that nothing comes round.
  init?(_ points: SeriesPoints, unit: CalendarUnit?, thresholds: FeatureThresholds = .standard) {
    guard points.isOrdered, points.count > 1, points.halfRange > 0, let places = points.places(0..<points.count),
      let first = points.x.first, let last = points.x.last
    else { return nil }
    let slope = TrendSlope(points, unit: unit, thresholds: thresholds)
    (score, season, usesAllPairs) = (slope.test.score, slope.season, slope.usesAllPairs)
    rise = points.inData(slope.height)
    riseShare = slope.height / SeriesPoints.range
    self.slope = slope.height / 2 * (points.halfRange / (last / 2 - first / 2))
    let start = points.firstAlike(season: season)
    (self.places, ends) = (places, points.places[start]...places.upperBound)
    halfChange = (points.values.last ?? 0) / 2 - points.values[start] / 2
    direction = !slope.isClear(in: points, thresholds) ? .none : slope.height > 0 ? .rising : .falling
  }
}

/// How far a series rises, and how sure that is: of all values, or of each phase where they come round.
private struct TrendSlope {
  /// The test of all values, without regard to seasons.
  let test: MannKendall
  /// The score that counts.
  let score: Double
  /// The rise over all of X where the range is 2.
  let height: Double
  /// How many buckets a season has; `nil` where nothing comes round.
  let season: Int?
  let usesAllPairs: Bool
  private let buckets: [Double?]?
  private let seasons: TrendSeason?

  /// Kendall's tau from which on the course is plain, however alike neighbours are: seventeen in twenty pairs go its way.
  private static let leastAgreement = 0.7

  init(_ points: SeriesPoints, unit: CalendarUnit?, thresholds: FeatureThresholds) {
    let line = TheilSen(x: points.unitX, y: points.heights, mostForAllPairs: thresholds.mostSlopeValues)
    test = MannKendall(points.heights)
    usesAllPairs = line.usesAllPairs
    buckets = unit == nil ? nil : points.heightsByBucket
    seasons = unit.flatMap { [buckets] unit in buckets.map { TrendSeason($0, unit: unit) } }
    season = seasons?.length
    guard let season, let buckets else {
      (score, height) = (test.score, line.slope * 2)
      return
    }
    let seasonal = SeasonalKendall(buckets, length: season, mostForAllPairs: thresholds.mostSlopeValues)
    (score, height) = (seasonal.score, seasonal.slope * Double(buckets.count - 1))
  }

  /// Whether it is large, surer than chance makes it, and nothing that a part of a season explains.
  func isClear(in points: SeriesPoints, _ thresholds: FeatureThresholds) -> Bool {
    guard abs(score) >= thresholds.leastTrendScore, (score > 0) == (height > 0),
      abs(height / SeriesPoints.range) >= thresholds.leastTrendRangeShare, seasons?.isWave != true
    else { return false }
    if season == nil, abs(test.tau) >= Self.leastAgreement { return true }
    let left = points.left(byRise: height, season: season, in: buckets)
    return abs(score) >= thresholds.leastTrendScore * Persistence.inflation(of: left).squareRoot()
  }
}

extension SeriesPoints {
  /// The most buckets beside points, of which most would be empty: four times as many.
  private static let mostBuckets = 4

  /// The heights by calendar bucket from the first to the last; `nil` where the buckets are no whole numbers, or hardly filled.
  fileprivate var heightsByBucket: [Double?]? {
    guard let first = x.first, let last = x.last, let span = Int(exactly: last - first),
      span < max(count, 1) * Self.mostBuckets
    else { return nil }
    var buckets = [Double?](repeating: nil, count: span + 1)
    for (x, height) in zip(x, heights) {
      if let bucket = Int(exactly: x - first), buckets.indices.contains(bucket) { buckets[bucket] = height }
    }
    return buckets
  }

  /// The first point that stands in the phase of the last, a twenty-fourth of a season beside it at most.
  fileprivate func firstAlike(season: Int?) -> Int {
    guard let season, let last = x.last else { return 0 }
    let room = Double(season / 24)
    let found = x.firstIndex { x in
      let phase = (last - x).truncatingRemainder(dividingBy: Double(season))
      return min(phase, Double(season) - phase) <= room
    }
    return found ?? 0
  }

  /// What a line of some rise over all of X leaves of the heights, and of those that come round what the means of their phases leave.
  fileprivate func left(byRise rise: Double, season: Int?, in buckets: [Double?]?) -> [Double?] {
    guard let buckets, let season else { return zip(unitX, heights).map { $1 - rise / 2 * $0 } }
    let step = rise / Double(max(buckets.count - 1, 1))
    let left = buckets.enumerated().map { place, height in height.map { $0 - step * Double(place) } }
    let means = (0..<season).map { phase in
      stride(from: phase, to: left.count, by: season).compactMap { left[$0] }.mean ?? 0
    }
    return left.enumerated().map { place, height in height.map { $0 - means[place % season] } }
  }
}
