/// How much a series scatters from mark to mark, apart from where it goes: the standard deviation of its noise.
///
/// The median absolute deviation of the first differences times 1.4826 / √2 (Rousseeuw and Croux, JASA 88, 1993; for
/// differences Hall, Kay and Titterington, Biometrika 77, 1990). Of eight values or more the same is made of the second
/// differences (√6 in place of √2; Gasser, Sroka and Jennen-Steinmetz, Biometrika 73, 1986) and the lower of the two
/// counts: a smooth curve of few marks has large first differences and yet no noise. Where most differences are alike
/// the mean absolute deviation takes the place of the median, times √(π/2); the least is a part of the range.
///
/// - Complexity: O(*n* log *n*).
public struct NoiseScale: Sendable, Equatable {
  /// The noise in the unit of the data; zero where all values are one; infinite where it is beyond all numbers.
  public var value: Double
  /// The noise as a part of the range: 0 to about 1.
  public var rangeShare: Double
  /// The noise where the range is 2.
  var height: Double { rangeShare * SeriesPoints.range }

  /// The range of as many normal numbers as a chart has marks is six to eight standard deviations.
  private static let most = 8.0

  /// Whether a distance, as a part of the range, is farther than noise goes by itself.
  package func isExceeded(by share: Double) -> Bool { share > rangeShare * Self.most }

  /// The fewest values whose second differences say something.
  private static let fewestForSecond = 8
  /// The standard deviation of a normal distribution beside its median and its mean absolute deviation.
  static let perMedianDeviation = 1.482_602_218_505_602
  static let perMeanDeviation = 1.253_314_137_315_500_3
  /// What rounding leaves of equal differences of heights between -1 and 1.
  private static let roundingNoise = 1e-12

  /// The noise of finite numbers in X order.
  ///
  /// ```swift
  /// NoiseScale([1, 2, 3, 4, 5]).rangeShare  // 1e-9: a line has none
  /// ```
  public init(_ values: [Double], thresholds: FeatureThresholds = .standard) {
    self.init(SeriesPoints(values), thresholds: thresholds)
  }

  init(_ points: SeriesPoints, thresholds: FeatureThresholds = .standard) {
    guard points.halfRange > 0 else {
      (value, rangeShare) = (0, 0)
      return
    }
    rangeShare = max(Self.estimate(points.heights) / SeriesPoints.range, thresholds.leastNoiseShare)
    value = points.inData(rangeShare * SeriesPoints.range)
  }

  private static func estimate(_ heights: [Double]) -> Double {
    let first = differences(heights)
    let estimate = deviation(first) / 2.0.squareRoot()
    guard heights.count >= fewestForSecond else { return estimate }
    return min(estimate, deviation(differences(first)) / 6.0.squareRoot())
  }

  private static func differences(_ numbers: [Double]) -> [Double] {
    zip(numbers.dropFirst(), numbers).map { $0 - $1 }
  }

  private static func deviation(_ numbers: [Double]) -> Double {
    guard let middle = numbers.median else { return 0 }
    let distances = numbers.map { abs($0 - middle) }
    let median = distances.median ?? 0
    return median > roundingNoise ? median * perMedianDeviation : (distances.mean ?? 0) * perMeanDeviation
  }
}
