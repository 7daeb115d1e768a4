package import ChartModel

/// A cloud of points whose Y is lowest, or highest, in the middle of X and turns on both sides.
///
/// X is cut into eight bands of as many points each; the median of one in the middle must lie below, or above, those of both ends by more
/// than what the middle half of a band spans.
package struct Valley: Equatable, Sendable {
  package var isLow: Bool
  /// From where to where along X the band of the turn reaches.
  package var from: Double
  package var to: Double

  private static let bandCount = 8
  private static let fewest = 120

  /// The valley or the ridge of all points of a chart; `nil` where they have none.
  package init?(_ chart: BucketedChart) {
    var points = chart.walkedSeries.flatMap { series in
      series.marks.indices.compactMap { place -> (x: Double, y: Double)? in
        guard case .number(let x) = series.marks[place].x, let y = series.number(at: place) else { return nil }
        return (x, y)
      }
    }
    guard points.count >= Self.fewest else { return nil }
    points.sort { ($0.x, $0.y) < ($1.x, $1.y) }
    guard let bands = Self.bands(points) else { return nil }
    let medians = bands.compactMap { Statistics($0.map(\.y)).median }
    let widths = bands.map { Self.middleHalf($0.map(\.y).sorted()) }
    guard medians.count == bands.count, let width = Statistics(widths).median else { return nil }
    let found = [true, false].first { isLow in
      let heights = isLow ? medians.map { -$0 } : medians
      guard let top = heights.indices.max(by: { heights[$0] < heights[$1] }), (2..<heights.count - 2).contains(top)
      else { return false }
      return min(heights[top] - heights[0], heights[top] - heights[heights.count - 1]) > width
    }
    guard let isLow = found,
      let turn = medians.indices.max(by: { isLow ? medians[$0] > medians[$1] : medians[$0] < medians[$1] }),
      let first = bands[turn].first, let last = bands[turn].last
    else { return nil }
    (self.isLow, from, to) = (isLow, first.x, last.x)
  }

  /// Eight bands of about as many points each, those at one X in one band; `nil` where X has too few values for that.
  private static func bands(_ points: [(x: Double, y: Double)]) -> [ArraySlice<(x: Double, y: Double)>]? {
    var (bands, start): ([ArraySlice<(x: Double, y: Double)>], Int) = ([], 0)
    for band in 1...bandCount {
      var end = points.count * band / bandCount
      while end < points.count, end > 0, points[end].x == points[end - 1].x { end += 1 }
      guard end > start else { return nil }
      bands.append(points[start..<end])
      start = end
    }
    return bands
  }

  private static func middleHalf(_ sorted: [Double]) -> Double {
    guard let low = sorted.dropFirst(sorted.count / 4).first, let high = sorted.dropFirst(sorted.count * 3 / 4).first
    else { return 0 }
    return high - low
  }
}
