import ChartModel

/// Which way a stretch of a series goes; a closed list, each with its verb.
public enum TrendDirection: Sendable, Equatable {
  /// The line through its points rises, and so do its own values from the first to the last.
  case rising
  /// The line through its points falls, and so do its own values from the first to the last.
  case falling
  /// Neither, and its points lie within 5 percent of the range of the line.
  case level
  /// Neither, with points farther off.
  case varied
}

/// A stretch of a series about a straight line.
public struct TrendSegment: Sendable, Equatable {
  /// Places in `marks` of its first and its last value; the last is the first of the next stretch.
  public var places: ClosedRange<Int>
  /// The value at its first place: the data's own, not that of the line.
  public var start: Double
  /// The value at its last place: the data's own.
  public var end: Double
  /// The median of its values.
  public var median: Double
  /// Which way it goes.
  public var direction: TrendDirection
  /// How much the line rises over the stretch, in noise: negative where it falls.
  public var riseInNoise: Double
  /// The root of the mean square distance of its points to the line, as a part of the range of the series.
  public var errorShare: Double
  /// How much of X it covers, 0 to 1.
  public var coverage: Double
}

/// The shape of a series as few straight lines: `Segmentation` says how.
///
/// - Complexity: O(*n* log *n*).
public struct TrendSegments: Sendable, Equatable {
  /// In X order, each beginning where the one before ends; none where fewer than two values are there or all are one.
  public var segments: [TrendSegment]
  /// How many stretches the data asks for: more than `segments` where their number was held down, and then they do not
  /// tell the shape.
  public var neededCount: Int
  /// How far, in the root of the mean square, points may lie off their line, in the unit of the data: twice the noise, or
  /// 5 percent of the range where that is more. Infinite where it is beyond all numbers.
  public var tolerance: Double
  /// How many neighbours were put together to one average before anything else, because the values are so many; 1 where
  /// none were.
  public var reduction: Int

  /// Whether the stretches tell the shape within the tolerance.
  public var isComplete: Bool { neededCount <= segments.count }

  static let none = TrendSegments(segments: [], neededCount: 0, tolerance: 0, reduction: 1)

  private init(segments: [TrendSegment], neededCount: Int, tolerance: Double, reduction: Int) {
    self.segments = segments
    self.neededCount = neededCount
    self.tolerance = tolerance
    self.reduction = reduction
  }

  init(_ points: SeriesPoints, noise: NoiseScale, thresholds: FeatureThresholds = .standard) {
    guard points.isOrdered, points.count > 1, points.halfRange > 0 else {
      self = .none
      return
    }
    let width = (points.count - 1) / max(thresholds.mostSegmentValues, 1) + 1
    let reduced = ReducedPoints(points, width: width)
    let tolerance = max(thresholds.segmentNoise * noise.height, thresholds.segmentRangeShare * SeriesPoints.range)
    let segmentation = Segmentation(
      x: reduced.x, y: reduced.y, tolerance: tolerance, most: thresholds.mostSegments)
    let maker = SegmentMaker(points: points, noise: noise, tolerance: tolerance, thresholds: thresholds)
    let joints = segmentation.joints.map { reduced.origin[$0] }
    self.init(
      segments: zip(joints, joints.dropFirst()).compactMap { maker.segment($0...$1) },
      neededCount: segmentation.neededCount, tolerance: points.inData(tolerance), reduction: width)
  }
}

/// Points whose neighbours are put together; the first and the last stay by themselves.
private struct ReducedPoints {
  var x: [Double] = []
  var y: [Double] = []
  /// The point in the middle of each.
  var origin: [Int] = []

  init(_ points: SeriesPoints, width: Int) {
    guard width > 1 else {
      (x, y, origin) = (points.unitX, points.heights, Array(0..<points.count))
      return
    }
    add(points, 0...0)
    for start in stride(from: 1, to: points.count - 1, by: width) {
      add(points, start...min(start + width, points.count - 1) - 1)
    }
    add(points, points.count - 1...points.count - 1)
  }

  private mutating func add(_ points: SeriesPoints, _ block: ClosedRange<Int>) {
    let middle = (block.lowerBound + block.upperBound) / 2
    x.append(points.unitX[middle])
    y.append(points.heights[block].reduce(0, +) / Double(block.count))
    origin.append(middle)
  }
}

/// Makes segments of stretches of points.
private struct SegmentMaker {
  var points: SeriesPoints
  var noise: NoiseScale
  var tolerance: Double
  var thresholds: FeatureThresholds
  /// The least part of the line's rise that the data's own values at both ends must show.
  private let leastOwnShare = 0.5

  init(points: SeriesPoints, noise: NoiseScale, tolerance: Double, thresholds: FeatureThresholds) {
    self.points = points
    self.noise = noise
    self.tolerance = tolerance
    self.thresholds = thresholds
  }

  func segment(_ stretch: ClosedRange<Int>) -> TrendSegment? {
    guard let places = points.places(Range(stretch)), let median = Array(points.values[stretch]).median else {
      return nil
    }
    let (first, last) = (stretch.lowerBound, stretch.upperBound)
    let moments = stretch.reduce(into: LineMoments()) { $0.add(points.unitX[$1], points.heights[$1]) }
    let length = points.unitX[last] - points.unitX[first]
    let (rise, error) = (moments.slope * length, moments.meanSquare.squareRoot())
    let direction = direction(rise: rise, ownRise: points.heights[last] - points.heights[first], error: error)
    return TrendSegment(
      places: places, start: points.values[first], end: points.values[last], median: median, direction: direction,
      riseInNoise: rise / noise.height, errorShare: error / SeriesPoints.range, coverage: length / 2)
  }

  private func direction(rise: Double, ownRise: Double, error: Double) -> TrendDirection {
    if rise >= tolerance, ownRise >= rise * leastOwnShare { return .rising }
    if -rise >= tolerance, -ownRise >= -rise * leastOwnShare { return .falling }
    let isNear = error <= thresholds.segmentRangeShare * SeriesPoints.range
    return isNear && abs(rise) < tolerance ? .level : .varied
  }
}
