/// The trend of numbers that come round: only numbers of one phase are compared, January with January.
///
/// Hirsch, Slack and Smith, Water Resources Research 18 (1982): the Mann-Kendall differences and their variances are added up over the
/// phases, and the slope is the median of the slopes of all pairs of one phase.
///
/// - Complexity: O(*n* log *n*) for the score; of more numbers than have all their pairs, those half of the seasons apart are paired.
struct SeasonalKendall {
  /// The standard normal score.
  let score: Double
  /// The median slope from bucket to bucket; zero where there is no pair.
  let slope: Double

  /// - Parameters:
  ///   - values: a value for each bucket; `nil` for an empty bucket.
  ///   - length: how many buckets a season has.
  init(_ values: [Double?], length: Int, mostForAllPairs: Int) {
    var (difference, variance, slopes) = (0, 0.0, [Double]())
    let seasons = (values.count + length - 1) / length
    let steps = values.count <= mostForAllPairs ? Array(1..<max(seasons, 2)) : [max(seasons / 2, 1)]
    for phase in 0..<min(length, values.count) {
      let places = Array(stride(from: phase, to: values.count, by: length))
      let test = MannKendall(places.compactMap { values[$0] })
      (difference, variance) = (difference + test.difference, variance + test.variance)
      slopes += Self.slopes(of: values, at: places, steps)
    }
    score = MannKendall.score(difference, variance)
    slope = slopes.median ?? 0
  }

  private static func slopes(of values: [Double?], at places: [Int], _ steps: [Int]) -> [Double] {
    steps.flatMap { step in
      zip(places, places.dropFirst(step)).compactMap { first, second in
        guard let early = values[first], let late = values[second] else { return nil }
        return (late - early) / Double(second - first)
      }
    }
  }
}
