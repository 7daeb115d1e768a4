/// A stretch whose values lie within 5 percent of the range of each other.
///
/// At least three marks and a fifth of all; a mark without a value ends it. Of two that overlap the longer counts. A
/// series whose values are all one has none, and is constant.
///
/// - Complexity: O(*n*), as a fifth of the marks fits five times.
public struct Plateau: Sendable, Equatable {
  /// Places in `marks` of its first and its last value.
  public var places: ClosedRange<Int>
  /// How many values it has.
  public var count: Int
  /// The median of its values.
  public var median: Double
  /// Its lowest value.
  public var minimum: Double
  /// Its highest value.
  public var maximum: Double

  /// The plateaus in X order.
  static func all(in points: SeriesPoints, thresholds: FeatureThresholds = .standard) -> [Plateau] {
    guard points.isOrdered, points.halfRange > 0 else { return [] }
    let least = max(
      Double(thresholds.fewestPlateauMarks), thresholds.leastPlateauShare * Double(points.count))
    let distance = thresholds.plateauRangeShare * SeriesPoints.range
    let runs = points.stretches.flatMap { LevelWindows.maximal(points.heights[$0], within: distance) }
    return LevelWindows.disjoint(runs.filter { Double($0.count) >= least }).compactMap { Plateau($0, in: points) }
  }

  private init?(_ run: Range<Int>, in points: SeriesPoints) {
    let values = Array(points.values[run])
    guard let places = points.places(run), let median = values.median, let low = values.min(), let high = values.max()
    else { return nil }
    self.places = places
    count = run.count
    self.median = median
    (minimum, maximum) = (low, high)
  }
}
