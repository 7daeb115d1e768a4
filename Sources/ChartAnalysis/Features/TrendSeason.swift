import ChartModel

/// What comes round with the calendar, as far as it could be taken for a trend.
///
/// It needs less evidence than `Season`, which is told: a trend is not told if a season could explain it.
struct TrendSeason {
  private let buckets: [Double?]
  private let lengths: [Int]

  /// Numbers correlate so much with those a season later, the trend taken away, that they come round.
  private static let leastCorrelation = 0.3
  /// From one week of days to two nobody sees a week.
  private static let week = 7

  /// - Parameters:
  ///   - buckets: a number for each bucket; `nil` for an empty bucket.
  ///   - unit: of the buckets.
  init(_ buckets: [Double?], unit: CalendarUnit) {
    self.buckets = buckets
    // A year of days as 52 weeks, so that weekdays compare with their like too.
    lengths = CalendarCycle.candidates(for: unit).map { $0.length == 365 ? 364 : $0.length }
  }

  /// After how many buckets numbers come round, of which there are two seasons or more; `nil` where they do not.
  var length: Int? {
    let found = lengths.filter { buckets.count >= 2 * $0 }.map { length in
      (length, Autocorrelation.at(lag: length, of: SeasonalTrend.removed(from: buckets, length: length)))
    }
    return found.max { $0.1 < $1.1 }.flatMap { $0.1 >= Self.leastCorrelation ? $0.0 : nil }
  }

  /// Whether numbers go through one season and fewer than two, so that a wave of that length fits them better than a line.
  var isWave: Bool {
    lengths.contains { length in
      length > Self.week && (length..<2 * length).contains(buckets.count) && Wave.fits(buckets, length: length)
    }
  }
}
