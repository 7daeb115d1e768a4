/// The Theil-Sen slope: the median of the slopes of pairs of points, which a quarter of the points may spoil in vain.
///
/// Theil (1950); Sen, JASA 63 (1968). Up to a number of points every pair counts; of more, each point is paired with those at eight
/// distances spread evenly over all, so that long and short ones count as they do among all pairs, and the result needs no chance.
///
/// - Complexity: O(*n* log *n*).
struct TheilSen: Equatable {
  /// The median slope; zero of fewer than two points.
  let slope: Double
  /// Whether every pair counts.
  let usesAllPairs: Bool

  private static let distances = 8

  /// - Parameter x: ascending, as are the places of `y`; pairs at one X have no slope and do not count.
  init(x: [Double], y: [Double], mostForAllPairs: Int) {
    let count = min(x.count, y.count)
    usesAllPairs = count <= mostForAllPairs
    let steps =
      usesAllPairs
      ? Array(1..<max(count, 1)) : (0..<Self.distances).map { (2 * $0 + 1) * count / (2 * Self.distances) }
    var slopes: [Double] = []
    for step in steps {
      for (first, second) in zip(0..<count, step..<max(count, step)) {
        slopes.append((y[second] - y[first]) / (x[second] - x[first]))
      }
    }
    slope = slopes.filter(\.isFinite).median ?? 0
  }
}
