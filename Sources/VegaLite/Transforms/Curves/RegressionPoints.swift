/// Points with numbers for both fields; after `points` and `visitPoints` of vega-statistics.
struct RegressionPoints {
  private(set) var x: [Double] = []
  private(set) var y: [Double] = []

  var count: Int { x.count }

  init(_ rows: [Int], x xCells: [VegaValue], y yCells: [VegaValue]) {
    for row in rows {
      let (first, second) = (xCells.element(row), yCells.element(row))
      let (x, y) = (first.toNumber(), second.toNumber())
      guard !first.isAbsent, !second.isAbsent, !x.isNaN, !y.isNaN else { continue }
      self.x.append(x)
      self.y.append(y)
    }
  }

  /// The points in ascending X; equal ones stay as they were.
  func sorted() -> RegressionPoints {
    let order = x.indices.sorted { (x[$0], $0) < (x[$1], $1) }
    var points = self
    points.x = order.map { x[$0] }
    points.y = order.map { y[$0] }
    return points
  }

  /// The means, each corrected value by value.
  var means: (x: Double, y: Double) { (Self.mean(x), Self.mean(y)) }

  static func mean(_ numbers: [Double]) -> Double {
    var mean = 0.0
    for (index, number) in numbers.enumerated() { mean += (number - mean) / Double(index + 1) }
    return mean
  }

  /// How much of the variation of Y a prediction explains.
  func determination(mean: Double, _ predict: (Double) -> Double) -> Double {
    var (unexplained, total) = (0.0, 0.0)
    for (x, y) in zip(x, y) {
      let error = y - predict(x)
      unexplained += error * error
      total += (y - mean) * (y - mean)
    }
    return 1 - unexplained / total
  }
}
