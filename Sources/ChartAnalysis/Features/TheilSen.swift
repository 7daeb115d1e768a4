/// The Theil-Sen slope: the median of the slopes of pairs of points, which a quarter of the points may spoil in vain.
///
/// Theil (1950); Sen, JASA 63 (1968). Up to a number of points every pair counts; of more, each point is paired with that
/// half of the points further on (the incomplete method of Theil's paper), so that the result needs no chance.
///
/// - Complexity: O(*n* log *n*).
struct TheilSen: Equatable {
  /// The median slope; zero of fewer than two points.
  let slope: Double
  /// Whether every pair counts.
  let usesAllPairs: Bool

  /// - Parameter x: strictly ascending, as are the places of `y`.
  init(x: [Double], y: [Double], mostForAllPairs: Int) {
    let count = min(x.count, y.count)
    usesAllPairs = count <= mostForAllPairs
    var slopes: [Double] = []
    let half = (count + 1) / 2
    for first in 0..<count {
      for second in usesAllPairs ? first + 1..<count : min(first + half, count)..<min(first + half + 1, count) {
        slopes.append((y[second] - y[first]) / (x[second] - x[first]))
      }
    }
    slope = slopes.filter(\.isFinite).median ?? 0
  }
}
