/// The Mann-Kendall test: do later numbers tend to be higher than earlier ones?
///
/// Mann, Econometrica 13 (1945); Kendall, Rank Correlation Methods (1975), with his correction for ties.
///
/// - Complexity: O(*n* log *n*).
struct MannKendall: Equatable {
  /// The pairs that rise less the pairs that fall.
  let difference: Int
  /// The variance of that difference over all orders of the numbers; zero where all are one.
  let variance: Double
  /// The standard normal score, corrected for continuity; zero where all numbers are one.
  var score: Double { Self.score(difference, variance) }

  init(_ numbers: [Double]) {
    let ties = Self.tieCounts(numbers)
    let pairs = Self.pairs(numbers.count) - ties.reduce(0) { $0 + Self.pairs($1) }
    difference = pairs - 2 * Inversions.count(numbers)
    tau = numbers.count > 1 ? Double(difference) / Double(Self.pairs(numbers.count)) : 0
    variance = (Self.weight(numbers.count) - ties.reduce(0) { $0 + Self.weight($1) }) / 18
  }

  /// Kendall's tau: that difference as a part of all pairs, ties included; zero of fewer than two numbers.
  let tau: Double

  /// A standard normal score, corrected for continuity.
  static func score(_ difference: Int, _ variance: Double) -> Double {
    variance > 0 ? Double(difference - difference.signum()) / variance.squareRoot() : 0
  }

  private static func pairs(_ count: Int) -> Int { count * (count - 1) / 2 }

  private static func weight(_ count: Int) -> Double {
    let count = Double(count)
    return count * (count - 1) * (2 * count + 5)
  }

  /// How many numbers there are of each that comes more than once.
  private static func tieCounts(_ numbers: [Double]) -> [Int] {
    let sorted = numbers.sorted()
    var counts: [Int] = []
    var start = 0
    for place in sorted.indices where place + 1 == sorted.count || sorted[place + 1] != sorted[place] {
      if place > start { counts.append(place + 1 - start) }
      start = place + 1
    }
    return counts
  }
}
