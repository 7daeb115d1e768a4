/// A density estimated with a Gaussian kernel; after `kde` and `normal` of vega-statistics.
struct DensityEstimate {
  private let values: [Double]
  private let bandwidth: Double

  /// - Parameter bandwidth: 0 to choose it by Scott's rule.
  init(_ cells: [VegaValue], bandwidth: Double) {
    // Vega's kernel takes null for 0.
    values = cells.map { $0.toNumber() }
    self.bandwidth = bandwidth == 0 || bandwidth.isNaN ? Self.chosen(for: cells) : bandwidth
  }

  /// Scott, "Multivariate Density Estimation" (1992), the smaller of the deviation and the interquartile range.
  private static func chosen(for cells: [VegaValue]) -> Double {
    let sorted = Quantiles.numbers(cells).sorted()
    let (q1, q3) = (Quantiles.quantile(sorted, 0.25) ?? .nan, Quantiles.quantile(sorted, 0.75) ?? .nan)
    var measure = RunningMeasure(for: [.stdev])
    for (row, cell) in cells.enumerated() { measure.add(cell, row: row) }
    let deviation = measure.result(.stdev, of: VegaTable())?.toNumber() ?? .nan
    let narrow = deviation.isNaN ? .nan : min(deviation, (q3 - q1) / 1.34)
    let width = [narrow, deviation, abs(q1)].first { $0 != 0 && !$0.isNaN } ?? 1
    return 1.06 * width * DoubleMath.power(Double(cells.count), -0.2)
  }

  func density(at x: Double) -> Double {
    var sum = 0.0
    for value in values {
      let distance = (x - value) / bandwidth
      sum += DoubleMath.exp(-0.5 * distance * distance) / (2 * Double.pi).squareRoot()
    }
    return sum / bandwidth / Double(values.count)
  }

  /// The share of the distribution below a number.
  func share(below x: Double) -> Double {
    var sum = 0.0
    for value in values { sum += NormalDistribution.share(below: (x - value) / bandwidth) }
    return sum / Double(values.count)
  }
}

/// The standard normal distribution.
enum NormalDistribution {
  private static let above: [Double] = [
    3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
    220.206867912376,
  ]
  private static let below: [Double] = [
    8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
    793.826512519948, 440.413735824752,
  ]

  /// West, "Better Approximations to Cumulative Normal Functions" (2009), after Hart (1968).
  static func share(below z: Double) -> Double {
    let distance = abs(z)
    guard distance <= 37 else { return z > 0 ? 1 : z.isNaN ? .nan : 0 }
    let exponential = DoubleMath.exp(-distance * distance / 2)
    let tail: Double
    if distance < 7.07106781186547 {
      tail = exponential * polynomial(above, distance) / polynomial(below, distance)
    } else {
      let fraction = [4.0, 3, 2, 1].reduce(distance + 0.65) { distance + $1 / $0 }
      tail = exponential / fraction / 2.506628274631
    }
    return z > 0 ? 1 - tail : tail
  }

  private static func polynomial(_ factors: [Double], _ x: Double) -> Double {
    factors.reduce(0) { $0 * x + $1 }
  }
}
