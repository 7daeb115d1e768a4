/// A stretch whose values lie within 5 percent of the range of each other, and whose line rises or falls by no more than
/// half of that.
///
/// At least three marks and a fifth of all; a mark without a value ends it. Of two that overlap the longer counts. A
/// series whose values are all one has none, and is constant.
///
/// - Complexity: O(*n*) for each of the runs that are long enough.
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
    let level = runs.filter {
      Double($0.count) >= least && abs(points.lineRise(over: $0)) <= thresholds.mostPlateauDrift * distance
    }
    return LevelWindows.disjoint(level).compactMap { Plateau($0, in: points) }
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
