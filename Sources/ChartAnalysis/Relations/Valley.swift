package import ChartModel

/// A cloud of points whose Y is lowest, or highest, in the middle of X and turns on both sides.
///
/// X is cut into eight bands of as many points each; the median of one in the middle must lie below, or above, that of one end by more
/// than what the middle half of a band spans, and that of the other by three quarters of it. Neighbours about as low belong to it.
package struct Valley: Equatable, Sendable {
  package var isLow: Bool
  /// From where to where along X the bands of the turn reach.
  package var from: Double
  package var to: Double

  private static let bandCount = 8
  private static let fewest = 120
  private static let leastSide = 0.75
  /// A neighbour that is nearer by less than this part of the width is part of the turn.
  private static let leastStep = 0.4

  /// The valley or the ridge of all points of a chart; `nil` where they have none.
  package init?(_ chart: BucketedChart) {
    let points = chart.weightedPoints.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard points.count >= Self.fewest else { return nil }
    guard let bands = points.bands(Self.bandCount) else { return nil }
    let quartiles = bands.compactMap { Quartiles($0.map(\.y)) }
    guard quartiles.count == bands.count, let width = Statistics(quartiles.map { $0.upper - $0.lower }).median else {
      return nil
    }
    let medians = quartiles.map(\.median)
    let turns = [true, false].compactMap { isLow in
      Self.turn(medians.map { isLow ? -$0 : $0 }, above: width).map { (isLow: isLow, bands: bands[$0]) }
    }
    guard let turn = turns.first, let first = turn.bands.first?.first, let last = turn.bands.last?.last else {
      return nil
    }
    (isLow, from, to) = (turn.isLow, first.x, last.x)
  }

  /// The highest in the middle with its neighbours that are about as high, where it lies above one end by more than a width, and above
  /// the other by most of one.
  private static func turn(_ heights: [Double], above width: Double) -> ClosedRange<Int>? {
    guard let top = heights.indices.max(by: { heights[$0] < heights[$1] }) else { return nil }
    let sides = [heights[top] - heights[0], heights[top] - heights[heights.count - 1]].sorted()
    guard sides[0] > width * leastSide, sides[1] > width,
      let before = heights[..<top].lastIndex(where: { heights[top] - $0 > width * leastStep }),
      let after = heights[top...].firstIndex(where: { heights[top] - $0 > width * leastStep }),
      (2..<heights.count - 2).contains((before + after) / 2)
    else { return nil }
    return before + 1...after - 1
  }
}

extension [WeightedPoint] {
  /// So many bands along X of about as many points each, those at one X in one band, of points that are sorted by X; `nil` where X has too
  /// few values for that.
  func bands(_ count: Int) -> [ArraySlice<WeightedPoint>]? {
    var (bands, start): ([ArraySlice<WeightedPoint>], Int) = ([], 0)
    for band in 1...count {
      var end = self.count * band / count
      while end < self.count, end > 0, self[end].x == self[end - 1].x { end += 1 }
      guard end > start else { return nil }
      bands.append(self[start..<end])
      start = end
    }
    return bands
  }
}
