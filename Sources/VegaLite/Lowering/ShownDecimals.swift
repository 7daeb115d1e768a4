import ChartModel

/// How many decimals the numbers of a channel show.
enum ShownDecimals {
  /// More decimals than this are no reading of anything but the noise of computing.
  private static let mostGiven = 6
  /// The digits by which computed numbers of one channel are told apart.
  private static let significant = 3

  /// The decimals of values as given, or of computed ones as many as tell them apart.
  ///
  /// ```swift
  /// ShownDecimals.of([12.8, 10.6], aggregate: nil)          // 1
  /// ShownDecimals.of([12.837037037, 3.75], aggregate: .mean) // 2
  /// ```
  static func of(_ values: [Double], aggregate: Aggregate?) -> Int {
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return 0 }
    let own = finite.reduce(0) { max($0, decimals(of: $1)) }
    let least = isComputed(aggregate) ? 1 : 2
    guard own > (isComputed(aggregate) ? least : mostGiven) else { return own }
    let span = low == high ? abs(high) : high / 2 - low / 2
    guard span > 0, span.isFinite else { return min(own, mostGiven) }
    let digits = isComputed(aggregate) ? significant : significant + 1
    let needed = digits - 1 - NumberSteps.log10Floor(low == high ? span : max(span * 2, .leastNormalMagnitude))
    return min(own, max(needed, least))
  }

  /// Whether an operation makes decimals that its values do not have.
  private static func isComputed(_ aggregate: Aggregate?) -> Bool {
    switch aggregate {
    case nil, .count, .sum, .min, .max, .first, .last, .valid, .missing, .distinct: false
    default: true
    }
  }

  /// The decimals of a number, without those that rounding put there: 0.1 + 0.2 has one.
  static func decimals(of value: Double) -> Int {
    let magnitude = abs(value)
    guard magnitude < 1e12 else { return 0 }
    var scale = 1.0
    for count in 0..<12 {
      let scaled = magnitude * scale
      if abs(scaled - scaled.rounded()) <= 1e-12 * max(scaled, 1e-3) { return count }
      scale *= 10
    }
    return 12
  }

  /// A number with at most twelve digits, so that 0.1 + 0.2 is 0.3.
  static func asWritten(_ value: Double) -> Double {
    guard value.isFinite, value != 0 else { return value }
    let exponent = 11 - NumberSteps.log10Floor(abs(value))
    guard abs(exponent) < 300, let text = Double("1e\(abs(exponent))") else { return value }
    let result = exponent >= 0 ? (value * text).rounded() / text : (value / text).rounded() * text
    return result.isFinite ? result : value
  }
}
