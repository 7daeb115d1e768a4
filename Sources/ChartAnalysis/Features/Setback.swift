/// The largest fall of a series that rises as a whole, from any value to any later one, or the largest rise of one that
/// falls: what "rose overall" hides.
///
/// The fall is what finance calls the maximum drawdown (M. Magdon-Ismail and A. Atiya, Risk 17, 2004). Of equal ones the
/// first is told, and of equal values at its ends the nearest to each other.
///
/// - Complexity: O(*n*).
public struct Setback: Sendable, Equatable {
  /// Whether it rises, in a series that falls.
  public var isRising: Bool
  /// Places in `marks` of its first and its last value.
  public var places: ClosedRange<Int>
  /// Its first value.
  public var start: Double
  /// Its last value.
  public var end: Double
  /// How far it goes, as a part of the range of the series, 0 to 1.
  public var rangeShare: Double

  /// Whether it goes back by more than half of the range, so that the ends of the series alone would hide it.
  package var isFar: Bool { rangeShare > 0.5 }

  /// The largest move in one direction; `nil` where X has no order or nothing goes that way.
  init?(rising: Bool, in points: SeriesPoints) {
    guard points.isOrdered, points.halfRange > 0, let found = Self.largest(rising: rising, points.heights),
      let places = points.places(found.from..<found.to + 1)
    else { return nil }
    isRising = rising
    self.places = places
    (start, end) = (points.values[found.from], points.values[found.to])
    rangeShare = found.size / SeriesPoints.range
  }

  private static func largest(rising: Bool, _ heights: [Double]) -> (from: Int, to: Int, size: Double)? {
    let sign = rising ? 1.0 : -1.0
    var (start, best): (Int, (from: Int, to: Int, size: Double)?) = (0, nil)
    for (place, height) in heights.enumerated() {
      // The last of equal starts, which is the nearest.
      if sign * (height - heights[start]) <= 0 { start = place }
      let size = sign * (height - heights[start])
      if size > best?.size ?? 0 { best = (start, place, size) }
    }
    return best
  }
}
