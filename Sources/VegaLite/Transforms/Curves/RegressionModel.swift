/// A function fitted to points; after the regressions of vega-statistics.
struct RegressionModel {
  enum Method: String, CaseIterable {
    case linear, log, exp, pow, quad, poly
  }

  let coefficients: [Double]
  let predict: (Double) -> Double
  let determination: Double

  private init(
    _ points: RegressionPoints, mean: Double, _ coefficients: [Double], _ predict: @escaping (Double) -> Double
  ) {
    self.coefficients = coefficients
    self.predict = predict
    determination = points.determination(mean: mean, predict)
  }

  init(_ method: Method, _ points: RegressionPoints, order: Int) {
    switch method {
    case .linear: self = Self.straight(points) { $0 }
    case .log: self = Self.straight(points) { DoubleMath.log($0) }
    case .exp: self = Self.exponential(points)
    case .pow: self = Self.power(points)
    case .quad: self = Self.quadratic(points)
    case .poly:
      switch order {
      case ...0: self = Self.constant(points)
      case 1: self = Self.straight(points) { $0 }
      case 2: self = Self.quadratic(points)
      default: self = Self.polynomial(points, order)
      }
    }
  }

  /// Ordinary least squares from means.
  static func leastSquares(
    x: Double, y: Double, xy: Double, xx: Double
  ) -> (intercept: Double, slope: Double) {
    let spread = xx - x * x
    let slope = abs(spread) < 1e-24 ? 0 : (xy - x * y) / spread
    return (y - slope * x, slope)
  }

  private static func constant(_ points: RegressionPoints) -> RegressionModel {
    let mean = points.means.y
    return RegressionModel(points, mean: mean, [mean]) { _ in mean }
  }

  /// A line, over X or over its logarithm.
  private static func straight(
    _ points: RegressionPoints, _ scale: @escaping (Double) -> Double
  ) -> RegressionModel {
    let x = points.x.map(scale)
    let y = points.y
    let mean = RegressionPoints.mean(y)
    let fit = leastSquares(
      x: RegressionPoints.mean(x), y: mean, xy: RegressionPoints.mean(zip(x, y).map { $0 * $1 }),
      xx: RegressionPoints.mean(x.map { $0 * $0 }))
    return RegressionModel(points, mean: mean, [fit.intercept, fit.slope]) { fit.intercept + fit.slope * scale($0) }
  }

  /// Weighted by Y, so that large values count as much as they would without the logarithm.
  private static func exponential(_ points: RegressionPoints) -> RegressionModel {
    let means = points.means
    let x = points.x.map { $0 - means.x }
    let logarithms = points.y.map { DoubleMath.log($0) }
    let weighted = zip(x, points.y).map { $0 * $1 }
    func share(_ numbers: [Double]) -> Double { RegressionPoints.mean(numbers) / means.y }
    let fit = leastSquares(
      x: share(weighted), y: share(zip(points.y, logarithms).map { $0 * $1 }),
      xy: share(zip(weighted, logarithms).map { $0 * $1 }), xx: share(zip(x, weighted).map { $0 * $1 }))
    let coefficients = [DoubleMath.exp(fit.intercept - fit.slope * means.x), fit.slope]
    return RegressionModel(points, mean: means.y, coefficients) {
      DoubleMath.exp(fit.intercept + fit.slope * ($0 - means.x))
    }
  }

  private static func power(_ points: RegressionPoints) -> RegressionModel {
    let x = points.x.map { DoubleMath.log($0) }
    let y = points.y.map { DoubleMath.log($0) }
    let fit = leastSquares(
      x: RegressionPoints.mean(x), y: RegressionPoints.mean(y), xy: RegressionPoints.mean(zip(x, y).map { $0 * $1 }),
      xx: RegressionPoints.mean(x.map { $0 * $0 }))
    let factor = DoubleMath.exp(fit.intercept)
    return RegressionModel(points, mean: RegressionPoints.mean(points.y), [factor, fit.slope]) {
      factor * DoubleMath.power($0, fit.slope)
    }
  }

  private static func quadratic(_ points: RegressionPoints) -> RegressionModel {
    let means = points.means
    let x = points.x.map { $0 - means.x }
    let y = points.y.map { $0 - means.y }
    let squares = x.map { $0 * $0 }
    let x2 = RegressionPoints.mean(squares)
    let x3 = RegressionPoints.mean(zip(squares, x).map { $0 * $1 })
    let x4 = RegressionPoints.mean(squares.map { $0 * $0 })
    let xy = RegressionPoints.mean(zip(x, y).map { $0 * $1 })
    let x2y = RegressionPoints.mean(zip(squares, y).map { $0 * $1 })
    let spread = x4 - x2 * x2
    let divisor = x2 * spread - x3 * x3
    let a = (x2y * x2 - xy * x3) / divisor
    let b = (xy * spread - x2y * x3) / divisor
    let c = -a * x2
    let coefficients = [c - b * means.x + a * means.x * means.x + means.y, b - 2 * a * means.x, a]
    return RegressionModel(points, mean: means.y, coefficients) {
      let x = $0 - means.x
      return a * x * x + b * x + c + means.y
    }
  }

  private static func polynomial(_ points: RegressionPoints, _ order: Int) -> RegressionModel {
    let means = points.means
    let fit = PolynomialFit(points.x.map { $0 - means.x }, points.y.map { $0 - means.y }, order: order)
    let coefficients = fit.moved(by: -means.x, up: means.y)
    return RegressionModel(points, mean: means.y, coefficients) { fit.value(at: $0 - means.x) + means.y }
  }
}
