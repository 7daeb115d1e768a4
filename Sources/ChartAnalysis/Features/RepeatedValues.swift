/// A run of marks that all have one value: zero, above all.
///
/// At least three marks and a tenth of all; a mark without a value ends it. A series whose values are all one has none,
/// and is constant.
///
/// - Complexity: O(*n*).
public struct RepeatedValues: Sendable, Equatable {
  /// The value.
  public var value: Double
  /// Places in `marks` of the first and the last.
  public var places: ClosedRange<Int>
  /// How many marks have it in a row.
  public var count: Int

  /// The runs in X order.
  static func all(in points: SeriesPoints, thresholds: FeatureThresholds = .standard) -> [RepeatedValues] {
    guard points.isOrdered, points.halfRange > 0 else { return [] }
    let least = max(
      Double(thresholds.fewestRepeatedMarks), thresholds.leastRepeatedShare * Double(points.count))
    return points.stretches.flatMap { runs(points.values, in: $0) }.filter { Double($0.count) >= least }
      .compactMap { run in
        guard let places = points.places(run), let first = run.first else { return nil }
        return RepeatedValues(value: points.values[first], places: places, count: run.count)
      }
  }

  /// Equal by the data itself: numbers far smaller than the range are not zero.
  private static func runs(_ values: [Double], in stretch: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = stretch.lowerBound
    for place in stretch where !ChartFacts.areEqual(values[place], values[start]) {
      runs.append(start..<place)
      start = place
    }
    if start < stretch.upperBound { runs.append(start..<stretch.upperBound) }
    return runs
  }
}
