/// A smoothed trend: `loess`.
enum LoessTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let (yField, xField) = (try call.field("loess"), try call.field("on"))
    let (x, y) = (call.table.cells(xField), call.table.cells(yField))
    let given = try call.number("bandwidth") ?? 0.3
    let bandwidth = given == 0 ? 0.3 : given
    var curves = try CurveTable(call, names: try call.names("as", defaults: [xField.columnName, yField.columnName]))
    for (group, rows) in curves.groups.rows().enumerated() {
      let points = RegressionPoints(rows, x: x, y: y).sorted()
      let neighbors = Int(clamping: bandwidth * Double(points.count), to: 2...max(2, points.count))
      try call.spend(3 * points.count, times: neighbors)
      for point in Loess(points, neighbors: neighbors).points {
        try curves.add([.number(point.x), .number(point.y)], group: group)
      }
    }
    return try curves.table()
  }
}

/// Locally weighted regression, made robust twice; after `loess` of vega-statistics, which follows Cleveland, "Robust
/// Locally Weighted Regression and Smoothing Scatterplots" (1979).
struct Loess {
  private let x: [Double]
  private let y: [Double]
  private let means: (x: Double, y: Double)
  private let neighbors: Int
  private var weights: [Double]
  private var smoothed: [Double]

  /// - Parameter points: in ascending X.
  init(_ points: RegressionPoints, neighbors: Int) {
    let means = points.means
    self.means = means
    x = points.x.map { $0 - means.x }
    y = points.y.map { $0 - means.y }
    self.neighbors = neighbors
    weights = Array(repeating: 1, count: points.count)
    smoothed = Array(repeating: 0, count: points.count)
    for round in 0...2 {
      smooth()
      if round == 2 || !reweigh() { break }
    }
  }

  private mutating func smooth() {
    guard !x.isEmpty else { return }
    var (left, right) = (0, min(neighbors, x.count) - 1)
    for place in x.indices {
      smoothed[place] = fitted(place, left...right)
      guard place + 1 < x.count else { break }
      // A step at equal distances too, so that points with the same X are passed.
      while right + 1 < x.count, place + 1 > left, x[right + 1] - x[place + 1] <= x[place + 1] - x[left] {
        left += 1
        right += 1
      }
    }
  }

  /// The weighted line through the neighbors of a point, at the point.
  private func fitted(_ place: Int, _ range: ClosedRange<Int>) -> Double {
    let here = x[place]
    let (low, high) = (range.lowerBound, range.upperBound)
    let reach = abs((here - x[low] > x[high] - here ? x[low] : x[high]) - here)
    let scale = 1 / (reach == 0 ? 1 : reach)
    var (w, wx, wy, wxy, wxx) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for other in range {
      let weight = Self.tricube(abs(here - x[other]) * scale) * weights[other]
      let weighted = x[other] * weight
      w += weight
      wx += weighted
      wy += y[other] * weight
      wxy += y[other] * weighted
      wxx += x[other] * weighted
    }
    let fit = RegressionModel.leastSquares(x: wx / w, y: wy / w, xy: wxy / w, xx: wxx / w)
    return fit.intercept + fit.slope * here
  }

  private static func tricube(_ distance: Double) -> Double {
    let weight = 1 - distance * distance * distance
    return weight * weight * weight
  }

  /// Gives less weight to points far from the curve; whether anything is left to do.
  private mutating func reweigh() -> Bool {
    let residuals = zip(y, smoothed).map { abs($0 - $1) }
    guard let median = Quantiles.quantile(residuals.sorted(), 0.5), abs(median) >= 1e-12 else { return false }
    for place in weights.indices {
      let distance = residuals[place] / (6 * median)
      let weight = 1 - distance * distance
      // Tiny rather than zero, so that no fit is without points.
      weights[place] = distance >= 1 ? 1e-12 : weight * weight
    }
    return true
  }

  /// The curve, with one point for points of the same X.
  var points: [CurveSampling.Point] {
    var points: [CurveSampling.Point] = []
    var repeats = 0.0
    for (x, y) in zip(x, smoothed) {
      let position = x + means.x
      if let last = points.indices.last, points[last].x == position {
        repeats += 1
        points[last].y += (y - points[last].y) / repeats
      } else {
        repeats = 0
        points.append(CurveSampling.Point(x: position, y: y))
      }
    }
    return points.map { CurveSampling.Point(x: $0.x, y: $0.y + means.y) }
  }
}
