import ChartModel

/// A place on the way through values in their order.
public struct BinQuantile: Sendable, Equatable {
  /// The place in `marks` of the bin that holds it; of two that it lies between, the lower.
  public var bin: Int
  /// The value if all values of a bin were spread evenly over it: an estimate, never read from the data.
  public var value: Double
}

/// The quartiles of some values.
public struct Quartiles: Sendable, Equatable {
  /// A quarter of the values lies below it.
  public var lower: Double
  /// Half of the values lies below it.
  public var median: Double
  /// A quarter of the values lies above it.
  public var upper: Double

  /// Quartiles from three numbers in order.
  public init(lower: Double, median: Double, upper: Double) {
    self.lower = lower
    self.median = median
    self.upper = upper
  }

  /// The quartiles of finite values, linear between neighbours: type 7 of Hyndman and Fan (Am. Stat. 50, 1996); `nil`
  /// of none.
  ///
  /// ```swift
  /// Quartiles([1, 2, 3, 4, 5])?.lower  // 2.0
  /// ```
  ///
  /// - Complexity: O(*n* log *n*).
  public init?(_ values: [Double]) {
    let sorted = values.filter(\.isFinite).sorted()
    guard !sorted.isEmpty else { return nil }
    self.init(
      lower: Self.quantile(0.25, of: sorted), median: Self.quantile(0.5, of: sorted),
      upper: Self.quantile(0.75, of: sorted))
  }

  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let position = part * Double(sorted.count - 1)
    let index = min(Int(clamping: position), sorted.count - 1)
    let (low, high) = (sorted[index], sorted[min(index + 1, sorted.count - 1)])
    let rest = position - Double(index)
    return low == high ? low : low * (1 - rest) + high * rest
  }

  /// Bowley's skew, −1 to 1: above zero where the upper half of the middle spreads farther (Bowley, *Elements of
  /// Statistics*, 1901); `nil` where the middle half has no width.
  public var skew: Double? {
    let (below, above) = (median / 2 - lower / 2, upper / 2 - median / 2)
    guard below >= 0, above >= 0, below > 0 || above > 0 else { return nil }
    // The larger first: their sum may be beyond all numbers.
    let most = max(below, above)
    return (above / most - below / most) / (above / most + below / most)
  }
}
