#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Probability distributions: normal, log-normal, uniform.
extension VegaFunctions {
  static let distributions: [VegaFunction] =
    [
      normal("cumulativeNormal") { cumulative(($0 - $1) / $2) },
      normal("densityNormal") { density(($0 - $1) / $2) / $2 },
      normal("quantileNormal") { $1 + $2 * quantile($0) },
      normal("cumulativeLogNormal") { cumulative((log($0) - $1) / $2) },
      normal("densityLogNormal") { $0 <= 0 ? 0 : density((log($0) - $1) / $2) / ($2 * $0) },
      normal("quantileLogNormal") { exp($1 + $2 * quantile($0)) },
      uniform("cumulativeUniform") { $0 < $1 ? 0 : $0 > $2 ? 1 : ($0 - $1) / ($2 - $1) },
      uniform("densityUniform") { $0 >= $1 && $0 <= $2 ? 1 / ($2 - $1) : 0 },
      uniform("quantileUniform") { (0...1).contains($0) ? $1 + $0 * ($2 - $1) : .nan },
    ]

  private typealias Curve = @Sendable (_ value: Double, _ first: Double, _ second: Double) -> Double

  /// The mean is 0 and the deviation 1 unless they are given.
  private static func normal(_ name: String, _ curve: @escaping Curve) -> VegaFunction {
    VegaFunction(name) { call in
      let mean = call[1].toBoolean() ? call.number(1) : 0
      return .number(curve(call.number(0), mean, call[2].isAbsent ? 1 : call.number(2)))
    }
  }

  /// From 0 to 1; one end alone is the upper one.
  private static func uniform(_ name: String, _ curve: @escaping Curve) -> VegaFunction {
    VegaFunction(name) { call in
      let first = call[1].isAbsent ? 1 : call.number(1)
      return call[2].isAbsent
        ? .number(curve(call.number(0), 0, first)) : .number(curve(call.number(0), first, call.number(2)))
    }
  }

  private static func cumulative(_ value: Double) -> Double { NormalDistribution.share(below: value) }

  private static func density(_ value: Double) -> Double { exp(-value * value / 2) / (2 * Double.pi).squareRoot() }

  /// The inverse of `cumulative`: formula 26.2.23 of Abramowitz and Stegun, then Halley's steps to full precision.
  private static func quantile(_ probability: Double) -> Double {
    guard probability > 0, probability < 1 else {
      return probability == 0 ? -.infinity : probability == 1 ? .infinity : .nan
    }
    if probability == 0.5 { return 0 }
    if probability > 0.5 { return -quantile(1 - probability) }
    let root = (-2 * log(probability)).squareRoot()
    let top = 2.515517 + root * (0.802853 + root * 0.010328)
    let bottom = 1 + root * (1.432788 + root * (0.189269 + root * 0.001308))
    var value = top / bottom - root
    for _ in 0..<4 {
      let step = (cumulative(value) - probability) / density(value)
      guard step.isFinite else { break }
      value -= step / (1 + value * step / 2)
    }
    return value
  }
}
