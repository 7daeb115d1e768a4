/// A value far from all others and from its neighbours.
///
/// Far from all others: its modified z-score, 0.6745 (y - median) / MAD, is above 3.5 (Iglewicz and Hoaglin, How to Detect
/// and Handle Outliers, 1993; where half of the values are one, with 1.2533 times the mean absolute deviation for MAD /
/// 0.6745). Far from its neighbours: above three standard deviations, 1.4826 MAD, off the median of the seven values
/// about it (Hampel, JASA 69, 1974), which are at least the noise. Along categories, and where several marks share one X,
/// there are no neighbours, and the first alone decides. Mean and standard deviation would hide what they are drawn to.
///
/// - Complexity: O(*n* log *n*).
public struct Outlier: Sendable, Equatable {
  /// Its place in `marks`.
  public var place: Int
  /// Its value.
  public var value: Double
  /// The median of all values of the series.
  public var median: Double
  /// Its modified z-score: negative where it is low.
  public var score: Double
  /// Whether it was held against its neighbours too.
  public var hasNeighbours: Bool

  /// The outliers in X order.
  static func all(
    in points: SeriesPoints, noise: NoiseScale, thresholds: FeatureThresholds = .standard
  ) -> [Outlier] {
    guard points.count >= max(thresholds.fewestOutlierValues, 1), points.halfRange > 0,
      let median = points.values.median, let scale = ModifiedScore(points.heights)
    else { return [] }
    let window = HampelWindow(heights: points.heights, length: thresholds.hampelWindow, leastDeviation: noise.height)
    return points.places.indices.compactMap { point in
      let score = scale.score(of: points.heights[point])
      let isFar = abs(score) > thresholds.leastOutlierScore
      guard isFar, !points.isOrdered || window.score(at: point) > thresholds.leastHampelScore else { return nil }
      return Outlier(
        place: points.places[point], value: points.values[point], median: median, score: score,
        hasNeighbours: points.isOrdered)
    }
  }
}

/// The modified z-scores of some numbers.
struct ModifiedScore {
  private let median: Double
  private let deviation: Double

  /// `nil` where no number differs from the median.
  init?(_ numbers: [Double]) {
    guard let median = numbers.median else { return nil }
    let distances = numbers.map { abs($0 - median) }
    let middle = distances.median ?? 0
    self.median = median
    deviation =
      middle > 0 ? middle * NoiseScale.perMedianDeviation : (distances.mean ?? 0) * NoiseScale.perMeanDeviation
    if deviation <= 0 { return nil }
  }

  func score(of number: Double) -> Double { (number - median) / deviation }
}

/// A window about each number, cut to what there is at the ends by moving it inward.
struct HampelWindow {
  var heights: [Double]
  var length: Int
  var leastDeviation: Double

  /// How many standard deviations of its window a number lies off the median of it.
  func score(at place: Int) -> Double {
    let length = min(max(length, 1), heights.count)
    let start = max(0, min(place - length / 2, heights.count - length))
    let window = Array(heights[start..<start + length])
    guard let median = window.median else { return 0 }
    let deviation = (window.map { abs($0 - median) }.median ?? 0) * NoiseScale.perMedianDeviation
    let scale = max(deviation, leastDeviation)
    return scale > 0 ? abs(heights[place] - median) / scale : 0
  }
}
