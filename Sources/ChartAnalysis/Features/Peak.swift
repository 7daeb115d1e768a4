/// A place from which a series goes down on both sides, or up: a peak or a trough that stands out.
///
/// It does where its prominence (`Prominence` says what that is) is a quarter of the range and four times the noise or
/// more, so that neither the ripple of a smooth curve nor the scatter of a noisy one is a row of peaks.
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
    let least = max(
      thresholds.leastProminenceRangeShare * SeriesPoints.range, thresholds.leastProminenceNoise * noise.height)
    let peaks = Prominence.summits(points.heights).map { (Kind.peak, $0) }
    let troughs = Prominence.summits(points.heights.map { -$0 }).map { (Kind.trough, $0) }
    return (peaks + troughs).filter { $1.prominence >= least }.compactMap { Peak($0, $1, in: points) }
      .sorted { $0.places.lowerBound < $1.places.lowerBound }
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
