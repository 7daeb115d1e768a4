import ChartModel

/// Rounds shares so that what is said adds up: largest remainders (Hamilton, 1792; Balinski and Young, *Fair
/// Representation*, 1982).
///
/// Each part gets the whole units of its share; what is left goes to the largest remainders, the first of equals.
///
/// ```swift
/// LargestRemainder.percents(of: [1, 1, 1])               // [34.0, 33.0, 33.0]
/// LargestRemainder.percents(of: [1, 1, 1], decimals: 1)  // [33.4, 33.3, 33.3]
/// ```
public enum LargestRemainder {
  /// The percents of some amounts, each with so many decimals (0 to 6), that add up to exactly 100 as they are written.
  ///
  /// `nil` where amounts make no whole: one is negative or not finite, or their sum is not above zero.
  ///
  /// - Complexity: O(*n* log *n*).
  public static func percents(of amounts: [Double], decimals: Int = 0) -> [Double]? {
    let unit = Double(power(min(max(decimals, 0), 6)))
    return units(of: amounts, among: 100 * Int(clamping: unit)).map { $0.map { Double($0) / unit } }
  }

  /// How many of a number of units each amount gets; `nil` where amounts make no whole.
  public static func units(of amounts: [Double], among seats: Int) -> [Int]? {
    guard seats >= 0, amounts.allSatisfy({ $0 >= 0 && $0.isFinite }), let most = amounts.max(), most > 0 else {
      return nil
    }
    // By the largest first: the sum of amounts may be beyond all numbers, and that of tiny ones below the normal.
    let sizes = amounts.map { $0 / most }
    let total = Statistics.sum(sizes)
    let quotas = sizes.map { $0 / total * Double(seats) }
    var units = quotas.map { wholeUnits(of: $0, atMost: seats) }
    let left = seats - units.reduce(0, +)
    let remainders = zip(quotas, units).map { max($0 - Double($1), 0) }
    for index in order(remainders).prefix(max(left, 0)) { units[index] += 1 }
    return units
  }

  /// The whole units of a quota: 28.999999999999996 is 29 but for the noise of arithmetic.
  private static func wholeUnits(of quota: Double, atMost seats: Int) -> Int {
    let nearest = quota.rounded()
    let whole = ChartFacts.areEqual(quota, nearest) ? nearest : quota.rounded(.down)
    return min(max(Int(exactly: whole) ?? 0, 0), seats)
  }

  /// From the largest remainder on, the first of equals first; remainders are told apart to nine decimals.
  private static func order(_ remainders: [Double]) -> [Int] {
    let keys = remainders.map { -($0 * 1e9).rounded() }
    return keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }

  private static func power(_ decimals: Int) -> Int { (0..<decimals).reduce(1) { power, _ in power * 10 } }
}
