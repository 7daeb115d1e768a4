/// A place at which a series leaves one level for another.
///
/// The medians of both sides lie three times the noise and a tenth of the range apart or more, each side has three marks
/// or more, half of the jump or more lies between two neighbouring marks with no gap between them, two thirds of each
/// side lie nearer to its own median than to the other (a sawtooth has no levels), and neither side rises or falls by
/// more than half of the jump itself: a slope has no levels. Candidates come from `LevelSplits`; the one that fails by most is
/// dropped, and its sides are one, until none fails.
///
/// - Complexity: O(*n* log *n*): at most 32 candidates.
public struct LevelShift: Sendable, Equatable {
  /// Places in `marks` of the level before.
  public var before: ClosedRange<Int>
  /// Places in `marks` of the level after: the first is where it begins.
  public var after: ClosedRange<Int>
  /// The median of the level before.
  public var medianBefore: Double
  /// The median of the level after.
  public var medianAfter: Double
  /// The jump between the medians in noise: negative where it goes down.
  public var jumpInNoise: Double
  /// The jump between the medians as a part of the range: negative where it goes down.
  public var jumpShare: Double

  /// The most candidates.
  private static let mostSplits = 32

  /// The level shifts in X order.
  static func all(
    in points: SeriesPoints, noise: NoiseScale, thresholds: FeatureThresholds = .standard
  ) -> [LevelShift] {
    guard points.isOrdered, points.halfRange > 0 else { return [] }
    let leastJump = max(
      thresholds.leastShiftNoise * noise.height, thresholds.leastShiftRangeShare * SeriesPoints.range)
    let splits = LevelSplits(points.heights, fewest: thresholds.fewestLevelMarks, leastJump: leastJump)
    let judge = ShiftJudge(
      points: points, leastJump: leastJump, leastStepShare: thresholds.leastShiftStepShare,
      leastOwnShare: thresholds.leastShiftOwnShare,
      mostStride: 2 * (zip(points.x, points.x.dropFirst()).map { $1 - $0 }.median ?? .infinity))
    return judge.shifts(at: splits.places(most: mostSplits), noise: noise)
  }
}

/// Keeps of some cuts those that are shifts.
private struct ShiftJudge {
  var points: SeriesPoints
  var leastJump: Double
  var leastStepShare: Double
  var leastOwnShare: Double
  /// The farthest that two neighbours along X lie apart without a gap between them: twice the usual.
  var mostStride: Double

  func shifts(at places: [Int], noise: NoiseScale) -> [LevelShift] {
    var places = places
    while let worst = worst(of: places) { places.remove(at: worst) }
    return places.indices.compactMap { index in
      let (before, after) = sides(of: index, in: places)
      guard let first = points.places(before), let second = points.places(after),
        let from = Array(points.values[before]).median, let to = Array(points.values[after]).median
      else { return nil }
      let jump = jump(before, after)
      return LevelShift(
        before: first, after: second, medianBefore: from, medianAfter: to, jumpInNoise: jump / noise.height,
        jumpShare: jump / SeriesPoints.range)
    }
  }

  /// The cut that is least of a shift, if it is none.
  private func worst(of places: [Int]) -> Int? {
    var worst: (index: Int, quality: Double)?
    for index in places.indices {
      let quality = quality(of: index, in: places)
      if quality < worst?.quality ?? 1 { worst = (index, quality) }
    }
    return worst?.index
  }

  /// How far a cut is from failing as a shift: below 1 it fails.
  private func quality(of index: Int, in places: [Int]) -> Double {
    let (before, after) = sides(of: index, in: places)
    let jump = jump(before, after)
    // Over a gap nobody knows whether it stepped or went on.
    guard jump != 0, points.x[after.lowerBound] - points.x[after.lowerBound - 1] <= mostStride else { return 0 }
    let step = points.heights[after.lowerBound] - points.heights[after.lowerBound - 1]
    let slope = max(abs(points.lineRise(over: before)), abs(points.lineRise(over: after))) / abs(jump)
    let own = ownShare(before, after) / leastOwnShare
    return min(abs(jump) / leastJump, step / jump / leastStepShare, slope > 0 ? 0.5 / slope : .infinity, own)
  }

  /// The part of the values that lie nearer to the median of their side than to that of the other; of the side with less.
  private func ownShare(_ before: Range<Int>, _ after: Range<Int>) -> Double {
    let sides = [before, after].map { Array(points.heights[$0]) }
    let medians = sides.map { $0.median ?? 0 }
    let shares = zip(sides, [(0, 1), (1, 0)]).map { side, place in
      Double(side.count { abs($0 - medians[place.0]) <= abs($0 - medians[place.1]) }) / Double(max(side.count, 1))
    }
    return min(shares[0], shares[1])
  }

  private func sides(of index: Int, in places: [Int]) -> (before: Range<Int>, after: Range<Int>) {
    let start = index > 0 ? places[index - 1] : 0
    let end = index + 1 < places.count ? places[index + 1] : points.count
    return (start..<places[index], places[index]..<end)
  }

  private func jump(_ before: Range<Int>, _ after: Range<Int>) -> Double {
    (Array(points.heights[after]).median ?? 0) - (Array(points.heights[before]).median ?? 0)
  }
}
