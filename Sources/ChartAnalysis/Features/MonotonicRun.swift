/// The longest run in which every value is at least as high as the one before, or at most as high.
///
/// It begins and ends with a true step, and a mark without a value ends it. At least three marks and a quarter of all.
/// Steps no larger than the noise of binary arithmetic are none; noise of the data is not forgiven, as a run is told by
/// "on every day".
///
/// - Complexity: O(*n*).
public struct MonotonicRun: Sendable, Equatable {
  /// Whether it rises or falls.
  public var isRising: Bool
  /// Places in `marks` of its first and its last value.
  public var places: ClosedRange<Int>
  /// How many values it has.
  public var count: Int
  /// Its first value.
  public var start: Double
  /// Its last value.
  public var end: Double
  /// The last value less the first, as a part of the range: negative where it falls.
  public var changeShare: Double
  /// Whether no two neighbours are equal.
  public var isStrict: Bool

  /// The longest run up or down, of equally long ones the first; `nil` where none is long enough.
  static func longest(
    rising: Bool, in points: SeriesPoints, thresholds: FeatureThresholds = .standard
  ) -> MonotonicRun? {
    guard points.isOrdered else { return nil }
    let runs = points.stretches.flatMap { self.runs(rising: rising, points.heights, in: $0) }
    let least = max(Double(thresholds.fewestRunMarks), thresholds.leastRunShare * Double(points.count))
    guard let longest = runs.max(by: { ($0.count, $1.lowerBound) < ($1.count, $0.lowerBound) }),
      Double(longest.count) >= least
    else { return nil }
    return MonotonicRun(rising: rising, longest, in: points)
  }

  /// All runs, equal values at their ends cut off.
  private static func runs(rising: Bool, _ heights: [Double], in stretch: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = stretch.lowerBound
    var lastStep = start
    for place in stretch.dropFirst() {
      let step = rising ? heights[place] - heights[place - 1] : heights[place - 1] - heights[place]
      if step < 0 {
        if lastStep > start { runs.append(start..<lastStep + 1) }
        (start, lastStep) = (place, place)
      } else if step == 0 {
        if lastStep == start { (start, lastStep) = (place, place) }
      } else {
        lastStep = place
      }
    }
    if lastStep > start { runs.append(start..<lastStep + 1) }
    return runs
  }

  private init?(rising: Bool, _ run: Range<Int>, in points: SeriesPoints) {
    guard let places = points.places(run), let first = run.first, let last = run.last else { return nil }
    isRising = rising
    self.places = places
    count = run.count
    (start, end) = (points.values[first], points.values[last])
    changeShare = (points.heights[last] - points.heights[first]) / SeriesPoints.range
    isStrict = zip(run, run.dropFirst()).allSatisfy { points.heights[$0] != points.heights[$1] }
  }
}
