/// The plain statistics of some numbers.
public struct Statistics: Sendable, Equatable {
  /// How many numbers there are.
  public var count: Int
  /// Their sum; infinite where it is beyond all numbers.
  public var sum: Double
  /// Their mean; `nil` where there is none.
  public var mean: Double?
  /// Their median: of an even number the mean of the middle two; `nil` where there is none.
  public var median: Double?
  /// The lowest; `nil` where there is none.
  public var minimum: Double?
  /// The highest; `nil` where there is none.
  public var maximum: Double?
  /// The first; `nil` where there is none.
  public var first: Double?
  /// The last; `nil` where there is none.
  public var last: Double?

  /// The statistics of finite numbers.
  ///
  /// ```swift
  /// Statistics([1, 2, 4]).median  // 2.0
  /// ```
  public init(_ values: [Double]) {
    count = values.count
    sum = Self.sum(values)
    mean = Self.mean(values, sum: sum)
    median = Median.of(values)
    minimum = values.min()
    maximum = values.max()
    first = values.first
    last = values.last
  }

  /// The sum with what rounding loses added back: Neumaier (ZAMM 54, 1974).
  static func sum(_ values: [Double]) -> Double {
    var sum = 0.0
    var compensation = 0.0
    for value in values {
      let total = sum + value
      compensation += abs(sum) >= abs(value) ? (sum - total) + value : (value - total) + sum
      sum = total
    }
    if sum.isFinite { return sum + compensation }
    // An infinite number stays infinite however small the scale.
    return values.allSatisfy(\.isFinite) ? scaledSum(values) / scale : values.reduce(0, +)
  }

  private static let scale = 0x1p-64

  /// The sum 2⁶⁴ times smaller, for sums that are beyond all numbers at the end or on the way.
  private static func scaledSum(_ values: [Double]) -> Double { sum(values.map { $0 * scale }) }

  /// The mean, also where the sum is beyond all numbers.
  private static func mean(_ values: [Double], sum: Double) -> Double? {
    guard !values.isEmpty else { return nil }
    let count = Double(values.count)
    return sum.isFinite ? sum / count : scaledSum(values) / count / scale
  }
}
