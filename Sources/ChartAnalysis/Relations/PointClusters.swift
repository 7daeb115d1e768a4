public import ChartModel

/// A crowd of points apart from the others.
public struct PointCluster: Sendable, Equatable {
  /// The marks in it, series by series.
  public var places: [MarkPlace]
  /// How many points it has, each row of marks that are told as one counted.
  public var count: Int
  /// Its share of all points, 0 to 1.
  public var share: Double
  /// The mean X of its points.
  public var centreX: Double
  /// The mean Y of its points.
  public var centreY: Double
  /// The lowest and the highest X of its points.
  public var x: ClosedRange<Double>
  /// The lowest and the highest Y of its points.
  public var y: ClosedRange<Double>
}

/// Crowds of points in a scatter.
///
/// The range of X and Y is cut into a square grid of about as many cells as there are points (64 a side at most); cells
/// with at least a quarter of the mean of the filled ones join with their eight neighbours (union-find on dense cells,
/// as in DENCLUE and other grid methods: Han, Kamber and Pei, *Data Mining*, 2011, section 10.5). So an empty lane of at
/// least one cell lies between two crowds; a grid of three quarters as many cells a side must find as many of them,
/// lest chance make one.
public struct PointClusters: Sendable, Equatable {
  /// Two to `mostClusters` crowds, by their lowest X.
  public var clusters: [PointCluster]
  /// How many points are in none of them.
  public var outsideCount: Int

  /// The crowds of a chart whose walked series are all points; `nil` for every other, and where all points are one
  /// crowd, or make too many.
  ///
  /// - Complexity: O(*n* log *n*) in the number of points.
  public init?(_ chart: BucketedChart, thresholds: FeatureThresholds = .standard) {
    guard !chart.hasMixedUnits, !chart.walkedSeries.isEmpty, chart.walkedSeries.allSatisfy(chart.isScatter) else {
      return nil
    }
    self.init(chart.weightedPoints, thresholds: thresholds)
  }

  init?(_ points: [WeightedPoint], thresholds: FeatureThresholds) {
    let total = points.reduce(0.0) { $0 + $1.weight }
    guard total >= Double(thresholds.fewestClusterPoints) else { return nil }
    // Points of a few whole numbers, as codes and grades are, crowd on those.
    guard !Self.areSteps(points.map(\.x)), !Self.areSteps(points.map(\.y)) else { return nil }
    let side = min(max(Int(clamping: total.squareRoot()), 4), 64)
    let least = total * thresholds.leastClusterShare
    guard let fine = PointGrid(points, side: side)?.crowds(atLeast: least),
      let coarse = PointGrid(points, side: max(side * 3 / 4, 3))?.crowds(atLeast: least),
      (2...max(thresholds.mostClusters, 2)).contains(fine.count), fine.count == coarse.count
    else { return nil }
    clusters = fine.compactMap { PointCluster($0.map { points[$0] }, total: total) }
      .sorted { ($0.x.lowerBound, $0.y.lowerBound) < ($1.x.lowerBound, $1.y.lowerBound) }
    outsideCount = max((Int(exactly: total) ?? 0) - clusters.reduce(0) { $0 + $1.count }, 0)
  }

  /// As many steps as a scale or a list of codes has.
  private static let mostSteps = 12

  private static func areSteps(_ values: [Double]) -> Bool {
    var seen: Set<Double> = []
    for value in values {
      seen.insert(value)
      if value != value.rounded() || seen.count > mostSteps { return false }
    }
    return true
  }
}

extension PointCluster {
  fileprivate init?(_ points: [WeightedPoint], total: Double) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let lowX = xs.min(), let highX = xs.max(), let lowY = ys.min(), let highY = ys.max() else { return nil }
    let weights = points.map(\.weight)
    let sum = Statistics.sum(weights)
    places = points.map(\.place)
    count = Int(exactly: sum) ?? 0
    share = sum / total
    centreX = Self.mean(xs, weights, sum)
    centreY = Self.mean(ys, weights, sum)
    x = lowX...highX
    y = lowY...highY
  }

  private static func mean(_ values: [Double], _ weights: [Double], _ sum: Double) -> Double {
    Statistics.sum(values.indices.map { values[$0] * (weights[$0] / sum) })
  }
}

/// Points in the cells of a square grid over their range.
private struct PointGrid {
  private let points: [WeightedPoint]
  private let side: Int
  /// The places in `points` by cell.
  private var cells: [Int: [Int]] = [:]

  /// `nil` where all points have one X or one Y.
  init?(_ points: [WeightedPoint], side: Int) {
    self.points = points
    self.side = side
    guard let x = Self.scale(points.map(\.x), side), let y = Self.scale(points.map(\.y), side) else { return nil }
    for index in points.indices { cells[y[index] * side + x[index], default: []].append(index) }
  }

  /// The cell of each value along one axis.
  private static func scale(_ values: [Double], _ side: Int) -> [Int]? {
    guard let low = values.min(), let high = values.max(), !ChartFacts.areEqual(low, high) else { return nil }
    let range = high / 2 - low / 2
    return values.map { min(max(Int(clamping: ($0 / 2 - low / 2) / range * Double(side)), 0), side - 1) }
  }

  private func weight(_ cell: Int) -> Double { (cells[cell] ?? []).reduce(0.0) { $0 + points[$1].weight } }

  /// The places in `points` of each set of joined dense cells that has enough of them, by the first cell.
  func crowds(atLeast least: Double) -> [[Int]] {
    let filled = cells.keys.sorted()
    let mean = filled.reduce(0.0) { $0 + weight($1) } / Double(max(filled.count, 1))
    let dense = filled.filter { weight($0) >= mean / 4 }
    var members: [Int: [Int]] = [:]
    let roots = self.roots(of: dense)
    for (cell, root) in zip(dense, roots) { members[root, default: []] += cells[cell] ?? [] }
    return members.keys.sorted().compactMap { root in
      let places = (members[root] ?? []).sorted()
      return places.reduce(0.0) { $0 + points[$1].weight } >= least ? places : nil
    }
  }

  /// The first of the joined cells that each cell belongs to, as a place in `dense`.
  private func roots(of dense: [Int]) -> [Int] {
    let place = Dictionary(dense.enumerated().map { ($1, $0) }) { first, _ in first }
    var sets = DisjointSets(count: dense.count)
    for (index, cell) in dense.enumerated() {
      for neighbour in earlierNeighbours(of: cell) {
        guard let other = place[neighbour] else { continue }
        let (one, two) = (sets.root(of: index), sets.root(of: other))
        if one != two { sets.join(max(one, two), to: min(one, two)) }
      }
    }
    return dense.indices.map { sets.root(of: $0) }
  }

  /// The four of the eight neighbours that come before a cell.
  private func earlierNeighbours(of cell: Int) -> [Int] {
    let (row, column) = (cell / side, cell % side)
    return [(row, column - 1), (row - 1, column - 1), (row - 1, column), (row - 1, column + 1)]
      .filter { $0.0 >= 0 && $0.1 >= 0 && $0.1 < side }.map { $0.0 * side + $0.1 }
  }
}
