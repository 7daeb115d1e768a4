import ChartModel

/// How far a part of a series goes up and down.
///
/// The moves are those between turning points; a turn smaller than the dead band is none, so that chatter does not add
/// up. What is left is exact: `rise - fall` is the last value less the first.
public struct Climb: Sendable, Equatable {
  /// The place (in `marks`) from which the first move starts: the last mark of the part before.
  public var start: Int
  /// The sum of the moves up, never negative, in the unit of Y.
  public var rise: Double
  /// The sum of the moves down, never negative, in the unit of Y.
  public var fall: Double
  /// Whether the first move is one up.
  public var risesFirst: Bool
  /// Whether smaller turns are left out of both sums.
  public var omitsTurns: Bool
  /// The value that the part starts from.
  public var first: Double
  /// The value that it ends at.
  public var last: Double
  /// The median of its values.
  public var median: Double
  /// Whether all of its values lie within a twentieth of the range of the series, and do not go one way to
  /// one and a quarter times, or four fifths, of where they began, so that it goes nowhere.
  public var isLevel: Bool

  /// Turns within a fiftieth of the range of the series do not count: on a road between 310 and 410 feet, two feet.
  static let rangeShare = 50.0
  /// How many dead bands make a level: a twentieth of the range.
  private static let levelBands = 2.5

  /// Values that only rise, or only fall, to this many times where they began are not level, however high the others.
  private static let growthFactor = 1.25

  /// The largest turn that does not count, by the range of the values that are no outliers; `nil` where a series has no
  /// numbers or they are too far apart to subtract.
  static func deadBand(of series: Series, in chart: BucketedChart) -> Double? {
    let points = SeriesPoints(series, in: chart)
    let usual = points.leavingAside(Outlier.all(in: points, noise: NoiseScale(points)))
    guard let bounds = usual.bounds, (bounds.upperBound - bounds.lowerBound).isFinite else { return nil }
    return (bounds.upperBound - bounds.lowerBound) / rangeShare
  }

  /// The moves from a place to before another; `nil` of fewer than two numbers.
  init?(_ series: Series, from start: Int, to end: Int, deadBand: Double?) {
    guard let deadBand, series.marks.indices.contains(start), start < end, end <= series.marks.count else { return nil }
    let values = series.marks[start..<end].compactMap { $0.told?.number }
    self.init(values, start: start, deadBand: deadBand)
  }

  init?(_ values: [Double], start: Int = 0, deadBand: Double) {
    let statistics = Statistics(values)
    guard values.count > 1, let first = values.first, let last = values.last, let low = statistics.minimum,
      let high = statistics.maximum, let median = statistics.median
    else { return nil }
    let points = TurningPoints.values(values, beyond: deadBand)
    let moves = zip(points, points.dropFirst()).map { $1 - $0 }
    (rise, fall) = (Statistics.sum(moves.filter { $0 > 0 }), -Statistics.sum(moves.filter { $0 < 0 }) + 0)
    guard rise.isFinite, fall.isFinite else { return nil }
    risesFirst = moves.first { $0 != 0 }.map { $0 > 0 } ?? true
    omitsTurns = points.count < TurningPoints.values(values, beyond: 0).count
    (self.start, self.first, self.last, self.median) = (start, first, last, median)
    isLevel = high - low <= deadBand * Self.levelBands && !Self.grows(values, from: first, to: last)
  }

  private static func grows(_ values: [Double], from first: Double, to last: Double) -> Bool {
    let (low, high) = (min(abs(first), abs(last)), max(abs(first), abs(last)))
    guard first != 0, last != 0, (first > 0) == (last > 0), high >= low * growthFactor else { return false }
    return zip(values, values.dropFirst()).allSatisfy { ($1 - $0) * (last - first) > 0 }
  }
}

/// The values at which a series turns, its first and its last included.
///
/// A turn is one if the series goes back by more than a threshold, as in the rainflow and zigzag filters; one pass.
enum TurningPoints {
  /// The values between which all moves are larger than the threshold, but for a single move from first to last.
  static func values(_ values: [Double], beyond threshold: Double) -> [Double] {
    guard let first = values.first, let last = values.last, values.count > 1 else { return values }
    var turns = turns(values, beyond: threshold)[...]
    // What the ends are too near to is no turn of theirs.
    while let turn = turns.first, abs(turn - first) <= threshold { turns.removeFirst() }
    while let turn = turns.last, abs(last - turn) <= threshold { turns.removeLast() }
    return [first] + turns + [last]
  }

  /// The values at which a series turns, without its ends.
  private static func turns(_ values: [Double], beyond threshold: Double) -> [Double] {
    places(values, beyond: threshold).map { values[$0] }
  }

  /// The places of the highest and lowest values, in turn, from each of which the series goes back by more than the threshold.
  static func places(_ values: [Double], beyond threshold: Double) -> [Int] {
    var turns: [Int] = []
    var (low, high) = (0, 0)
    var isRising: Bool?
    for (place, value) in values.enumerated() {
      if value < values[low] { low = place }
      if value > values[high] { high = place }
      if isRising != true, value - values[low] > threshold {
        turns.append(low)
        (isRising, high) = (true, place)
      } else if isRising != false, values[high] - value > threshold {
        turns.append(high)
        (isRising, low) = (false, place)
      }
    }
    if let isRising { turns.append(isRising ? high : low) }
    return turns
  }
}
