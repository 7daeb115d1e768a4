import ChartModel

/// A value far from all others and from its neighbours.
///
/// Far from all others: its modified z-score, 0.6745 (y - median) / MAD, is above 3.5 (Iglewicz and Hoaglin, How to Detect
/// and Handle Outliers, 1993; where half of the values are one, with 1.2533 times the mean absolute deviation for MAD /
/// 0.6745). Far from its neighbours: above three standard deviations, 1.4826 MAD, off the median of the seven values
/// about it (Hampel, JASA 69, 1974), which are at least the noise. Along categories, and where several marks share one X,
/// there are no neighbours, and the first alone decides. What grows or shrinks ever faster, as by factors, has no
/// outliers: `Growth`. Mean and standard deviation would hide what they are drawn to.
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
    let growth = Growth(points, thresholds)
    let found: [Outlier] = points.places.indices.compactMap { point in
      let score = scale.score(of: points.heights[point])
      let isFar = abs(score) > thresholds.leastOutlierScore && growth?.reaches(point) != true
      guard isFar, !points.isOrdered || window.score(at: point) > thresholds.leastHampelScore else { return nil }
      return Outlier(
        place: points.places[point], value: points.values[point], median: median, score: score,
        hasNeighbours: points.isOrdered)
    }
    // What many values do is no exception.
    return Double(found.count) <= max(2, thresholds.mostOutlierShare * Double(points.count)) ? found : []
  }
}

extension SeriesPoints {
  /// The points but outliers, which make no trend, stretch or range and hide none; all of them where the first or the last
  /// is one, for that is where the series goes.
  func leavingAside(_ outliers: [Outlier]) -> SeriesPoints {
    let far = Set(outliers.map(\.place))
    let endsFar = [places.first, places.last].contains { $0.map(far.contains) == true }
    return endsFar ? self : without(far)
  }
}

/// Steps that become larger little by little: what doubles each time ends far above all others, and is no exception.
private struct Growth {
  /// Whether enough growth comes to each value from before, or goes on from it.
  private let reached: [Bool]

  init?(_ points: SeriesPoints, _ thresholds: FeatureThresholds) {
    guard points.isOrdered else { return nil }
    let fewest = max(2 * thresholds.fewestRunMarks, Int(clamping: thresholds.leastRunShare * Double(points.count)))
    let before = Self.lengths(points.heights, thresholds.mostGrowthSpurt)
    let behind = Self.lengths(points.heights.reversed(), thresholds.mostGrowthSpurt).reversed()
    reached = zip(before, behind).map { max($0, $1) >= fewest }
  }

  func reaches(_ point: Int) -> Bool { reached[point] }

  /// For each value, how many marks lie on the way to it from where its growth began.
  private static func lengths(_ heights: [Double], _ mostSpurt: Double) -> [Int] {
    var lengths = [Int](repeating: 3, count: heights.count)
    for place in heights.indices.dropFirst(3) {
      let steps = (0..<3).map { heights[place - $0] - heights[place - $0 - 1] }
      let isGrowth =
        steps[0] / steps[1] > 0 && steps[1] / steps[2] > 0
        && steps[0] / steps[1] <= mostSpurt * max(steps[1] / steps[2], 1)
      if isGrowth { lengths[place] = lengths[place - 1] + 1 }
    }
    return lengths
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
