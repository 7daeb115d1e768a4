/// The polynomial that fits points best: normal equations, solved with Gaussian elimination as vega-statistics does.
struct PolynomialFit {
  /// By power, from 0.
  let factors: [Double]

  init(_ x: [Double], _ y: [Double], order: Int) {
    let count = order + 1
    let sums = (0..<2 * count - 1).map { power in x.reduce(0) { $0 + DoubleMath.power($1, Double(power)) } }
    var equations = (0..<count).map { row in
      (0..<count).map { sums[row + $0] }
        + [zip(x, y).reduce(0) { $0 + DoubleMath.power($1.0, Double(row)) * $1.1 }]
    }
    factors = Self.solved(&equations)
  }

  /// Rows of a matrix with the right side as their last element.
  private static func solved(_ rows: inout [[Double]]) -> [Double] {
    let count = rows.count
    for step in 0..<count {
      let pivot = (step..<count).max { abs(rows[$0][step]) < abs(rows[$1][step]) } ?? step
      rows.swapAt(step, pivot)
      for row in step + 1..<max(count, step + 1) {
        let top = rows[row][step]
        for column in step...count { rows[row][column] -= top * rows[step][column] / rows[step][step] }
      }
    }
    var solution = [Double](repeating: 0, count: count)
    for row in (0..<count).reversed() {
      var known = 0.0
      for column in row + 1..<max(count, row + 1) { known += rows[row][column] * solution[column] }
      solution[row] = (rows[row][count] - known) / rows[row][row]
    }
    return solution
  }

  func value(at x: Double) -> Double {
    var sum = 0.0
    for (power, factor) in factors.enumerated() {
      sum += factor * DoubleMath.power(x, Double(power))
    }
    return sum
  }

  /// The factors of the same polynomial after a move along X and a lift.
  func moved(by distance: Double, up lift: Double) -> [Double] {
    var moved = [Double](repeating: 0, count: factors.count)
    for power in factors.indices.reversed() {
      var binomial = 1.0
      moved[power] += factors[power]
      for lower in 1..<max(1, power + 1) {
        binomial *= Double(power + 1 - lower) / Double(lower)
        moved[power - lower] += factors[power] * DoubleMath.power(distance, Double(lower)) * binomial
      }
    }
    if !moved.isEmpty { moved[0] += lift }
    return moved
  }
}
