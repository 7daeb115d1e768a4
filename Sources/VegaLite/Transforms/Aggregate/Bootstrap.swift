/// The confidence interval of a mean by resampling; after `bootstrapCI` of vega-statistics.
///
/// Vega draws at random, so its ends differ a little each time. Here the draws are always the same: 1,000 resamples
/// with numbers of SplitMix64 (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
enum Bootstrap {
  static let resamples = 1_000

  /// The 2.5th and the 97.5th percentile of the means; `nil` of no numbers.
  static func interval(of numbers: [Double]) -> (low: Double, high: Double)? {
    guard !numbers.isEmpty else { return nil }
    var source = SplitMix64(state: 0x9E37_79B9_7F4A_7C15)
    var means: [Double] = []
    for _ in 0..<resamples {
      var sum = 0.0
      for _ in numbers { sum += numbers[source.index(below: numbers.count)] }
      means.append(sum / Double(numbers.count))
    }
    means.sort()
    guard let low = Quantiles.quantile(means, 0.025), let high = Quantiles.quantile(means, 0.975) else { return nil }
    return (low, high)
  }
}

/// A small generator that gives the same numbers on every machine.
struct SplitMix64 {
  private var state: UInt64

  init(state: UInt64) { self.state = state }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to one below a bound above 0.
  mutating func index(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(max(1, bound))).high)
  }
}
