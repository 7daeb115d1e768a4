/// A place from which a series goes down on both sides, or up: a peak or a trough that stands out.
///
/// It does where its prominence (`Prominence` says what that is) is a quarter of the range or more, and four times the
/// noise or more, so that neither the ripple of a smooth curve nor the scatter of a noisy one is a row of peaks. Among
/// many marks, mere scatter reaches farther: 2√(2 ln *n*) times the noise, twice the universal threshold of Donoho and
/// Johnstone (Biometrika 81, 1994), takes the place of four where it is more.
///
/// - Complexity: O(*n*).
public struct Peak: Sendable, Equatable {
  /// Whether a peak goes up or down.
  public enum Kind: Sendable, Equatable {
    case peak, trough
  }

  /// Which of the two it is.
  public var kind: Kind
  /// Places in `marks`: several where equal values stand side by side.
  public var places: ClosedRange<Int>
  /// The value at all of them.
  public var value: Double
  /// How far one must go down (from a trough, up) on either side before anything is higher (lower), in the unit of the
  /// data. Infinite where it is beyond all numbers.
  public var prominence: Double
  /// The same as a part of the range.
  public var prominenceShare: Double

  /// Peaks and troughs in X order.
  static func all(in points: SeriesPoints, noise: NoiseScale, thresholds: FeatureThresholds = .standard) -> [Peak] {
    guard points.isOrdered else { return [] }
    let leastNoise = max(thresholds.leastProminenceNoise, scatter(of: points.count))
    let least = max(thresholds.leastProminenceRangeShare * SeriesPoints.range, leastNoise * noise.height)
    let peaks = Prominence.summits(points.heights).map { (Kind.peak, $0) }
    let troughs = Prominence.summits(points.heights.map { -$0 }).map { (Kind.trough, $0) }
    return (peaks + troughs).filter { $1.prominence >= least }.compactMap { Peak($0, $1, in: points) }
      .sorted { $0.places.lowerBound < $1.places.lowerBound }
  }

  /// How far apart, in noise, the ends of mere scatter lie. The logarithm is within a tenth: the digits before the point
  /// are exact, those after it on a straight line, the same on every machine.
  private static func scatter(of count: Int) -> Double {
    guard count > 0 else { return 0 }
    let binary = Double(Double(count).exponent) + Double(count).significand - 1
    return 2 * (2 * 0.693_147_180_559_945_3 * binary).squareRoot()
  }

  private init?(_ kind: Kind, _ summit: Prominence.Summit, in points: SeriesPoints) {
    guard let places = points.places(summit.points), let first = summit.points.first else { return nil }
    self.kind = kind
    self.places = places
    value = points.values[first]
    prominence = points.inData(summit.prominence)
    prominenceShare = summit.prominence / SeriesPoints.range
  }
}
