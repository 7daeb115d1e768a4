import ChartModel

/// A pattern that comes round with the calendar: months of a year, days of a week, hours of a day.
///
/// After the trend is taken away (`SeasonalTrend`), values correlate with those one season later by 0.5 or more, and the
/// averages of the phases explain half of the variance or more, of ten seasons and more two fifths; there are three seasons or more, and
/// half of their buckets have values. Lengths come from the calendar alone. A longer season is sought in what a shorter one leaves.
///
/// Box, Jenkins and Reinsel, Time Series Analysis (1994), for the autocorrelation; it is summed at the few lags that
/// count, so that no Fourier transform is needed.
///
/// - Complexity: O(*n*).
public struct Season: Sendable, Equatable {
  /// One phase, such as May.
  public struct Phase: Sendable, Equatable {
    /// Which one: `CalendarCycle` says how they count.
    public var index: Int
    /// By how much its values lie above the trend on average, in the unit of the data: negative below.
    public var deviation: Double
    /// How many values it has.
    public var count: Int
  }

  /// What comes round.
  public var cycle: CalendarCycle
  /// The length in buckets.
  public var length: Int
  /// The autocorrelation at that length.
  public var correlation: Double
  /// The part of the variance about the trend that the phases explain.
  public var share: Double
  /// The phases that have values, in their order.
  public var phases: [Phase]
  /// The phases with the highest average, all ties.
  public var highest: [Int]
  /// The phases with the lowest average, all ties.
  public var lowest: [Int]
  /// The highest average less the lowest, in the unit of the data. Infinite where it is beyond all numbers.
  public var amplitude: Double
  /// The same as a part of the range.
  public var amplitudeShare: Double

  /// The seasons of a series, the shortest first.
  static func all(
    in points: SeriesPoints, of series: Series, chart: BucketedChart, thresholds: FeatureThresholds = .standard
  ) -> [Season] {
    guard points.isOrdered, points.halfRange > 0, let unit = chart.xAxis.calendarUnit,
      var values = BucketValues(points, coverage: thresholds.leastSeasonCoverage)
    else { return [] }
    return CalendarCycle.candidates(for: unit).compactMap { cycle, length in
      guard values.left.count / length >= thresholds.fewestSeasons else { return nil }
      let phases = points.places.map { cycle.phase(of: series.marks[$0].x.start, in: chart.calendar) }
      let pattern = PhasePattern(values, phases: phases, phaseCount: cycle.phaseCount, length: length)
      let isLong = values.left.count / length >= manySeasons
      let least = thresholds.leastSeasonCorrelation * (isLong ? partOfMany : 1)
      guard pattern.correlation >= least, pattern.share >= least, pattern.isAboveNoise(thresholds) else { return nil }
      values.left = pattern.left
      return Season(pattern, cycle: cycle, length: length, in: points)
    }
  }

  /// So many seasons show a pattern though noise hides more of it.
  private static let manySeasons = 10
  private static let partOfMany = 0.8

  private init?(_ pattern: PhasePattern, cycle: CalendarCycle, length: Int, in points: SeriesPoints) {
    guard let high = pattern.means.compactMap({ $0 }).max(), let low = pattern.means.compactMap({ $0 }).min() else {
      return nil
    }
    self.cycle = cycle
    self.length = length
    correlation = pattern.correlation
    share = pattern.share
    phases = pattern.means.enumerated().compactMap { index, mean in
      mean.map { Phase(index: index, deviation: points.inData($0), count: pattern.counts[index]) }
    }
    highest = pattern.phases(at: high)
    lowest = pattern.phases(at: low)
    amplitude = points.inData(high - low)
    amplitudeShare = (high - low) / SeriesPoints.range
  }
}

/// The heights of points by bucket, with those that are missing.
private struct BucketValues {
  /// The heights, less the seasons that were found.
  var left: [Double?]
  /// The bucket of each point.
  let buckets: [Int]

  /// `nil` where the buckets are too sparse.
  init?(_ points: SeriesPoints, coverage: Double) {
    guard let first = points.x.first, let last = points.x.last, let span = Int(exactly: last - first),
      Double(points.count) >= coverage * Double(span)
    else { return nil }
    buckets = points.x.map { Int(exactly: $0 - first) ?? 0 }
    left = Array(repeating: nil, count: span + 1)
    for (bucket, height) in zip(buckets, points.heights) { left[bucket] = height }
  }
}

/// The averages of the phases of one cycle.
private struct PhasePattern {
  /// By phase; `nil` where none of its buckets has a value.
  let means: [Double?]
  let counts: [Int]
  let correlation: Double
  /// The part of the variance that the phases explain.
  let share: Double
  /// The heights less the averages of their phases.
  let left: [Double?]
  private let meanSquare: Double

  init(_ values: BucketValues, phases: [Int], phaseCount: Int, length: Int) {
    let detrended = SeasonalTrend.removed(from: values.left, length: length)
    correlation = Autocorrelation.at(lag: length, of: detrended)
    var (sums, counts) = (Array(repeating: 0.0, count: phaseCount), Array(repeating: 0, count: phaseCount))
    for (bucket, phase) in zip(values.buckets, phases) {
      guard let value = detrended[bucket] else { continue }
      sums[phase] += value
      counts[phase] += 1
    }
    let means = zip(sums, counts).map { $1 > 0 ? $0 / Double($1) : nil }
    var left = values.left
    for (bucket, phase) in zip(values.buckets, phases) { left[bucket] = left[bucket].map { $0 - (means[phase] ?? 0) } }
    let explained = zip(means, counts).reduce(0) { $0 + ($1.0 ?? 0) * ($1.0 ?? 0) * Double($1.1) }
    let total = detrended.reduce(0) { $0 + ($1 ?? 0) * ($1 ?? 0) }
    share = total > 0 ? explained / total : 0
    meanSquare = total / Double(max(counts.reduce(0, +), 1))
    (self.means, self.counts, self.left) = (means, counts, left)
  }

  /// Whether there is more than what binary arithmetic leaves of a straight line.
  func isAboveNoise(_ thresholds: FeatureThresholds) -> Bool {
    meanSquare.squareRoot() > thresholds.leastNoiseShare * SeriesPoints.range
  }

  /// The phases whose average is one but for noise.
  func phases(at mean: Double) -> [Int] {
    means.indices.filter { means[$0].map { abs($0 - mean) <= 1e-9 } == true }
  }
}
