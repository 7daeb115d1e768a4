import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Mann-Kendall and Theil-Sen beside all pairs.
@Suite struct MonotonicTrendTests {
  private static func pairs(_ count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { first in (first..<count).dropFirst().map { (first, $0) } }
  }

  @Test func agreesWithAllPairs() {
    var random = SeededGenerator(seed: 940)
    for count in 0...60 {
      let values = FeatureSamples.integers(count, upTo: 8, using: &random)
      let pairs = Self.pairs(count)
      let signs = pairs.map { (values[$1] > values[$0] ? 1 : 0) - (values[$1] < values[$0] ? 1 : 0) }
      #expect(MannKendall(values).difference == signs.reduce(0, +))
      #expect(Inversions.count(values) == signs.count { $0 < 0 })
    }
  }

  /// The variance over all orders of the numbers is what the formula says, ties included.
  @Test(arguments: [[1, 2, 3, 4], [1, 1, 2, 3], [1, 1, 2, 2, 2], [1, 2, 3, 4, 5, 6]] as [[Double]])
  func scoreAgreesWithAllOrders(values: [Double]) {
    let differences = Self.orders(values).map { Double(MannKendall($0).difference) }
    let variance = differences.reduce(0) { $0 + $1 * $1 } / Double(differences.count)
    let test = MannKendall(values)
    #expect(abs(test.score - Double(test.difference - 1) / variance.squareRoot()) < 1e-12)
  }

  private static func orders(_ values: [Double]) -> [[Double]] {
    guard let first = values.first else { return [[]] }
    return orders(Array(values.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in Array(rest[..<place]) + [first] + Array(rest[place...]) }
    }
  }

  /// Sen's own example (JASA 63, 1968, section 6).
  @Test func sensExample() {
    let line = TheilSen(
      x: [1, 2, 3, 4, 10, 12, 18], y: [9, 15, 19, 20, 45, 55, 78], mostForAllPairs: 300)
    #expect(line.slope == 4)
  }

  @Test func slopeAgreesWithAllPairs() {
    var random = SeededGenerator(seed: 941)
    for count in 2...40 {
      let y = FeatureSamples.normal(count, using: &random)
      let x = FeatureSamples.normal(count, using: &random).sorted()
      let slopes = Self.pairs(count).map { (y[$1] - y[$0]) / (x[$1] - x[$0]) }.sorted()
      let middle = (slopes[(slopes.count - 1) / 2] + slopes[slopes.count / 2]) / 2
      #expect(abs(TheilSen(x: x, y: y, mostForAllPairs: 300).slope - middle) <= 1e-12 * abs(middle))
    }
  }

  /// Eight distances are enough, also where one value in six is spoilt.
  @Test func slopeOfVeryMany() {
    var random = SeededGenerator(seed: 942)
    let noise = FeatureSamples.normal(5_000, using: &random)
    let x = noise.indices.map(Double.init)
    let y = noise.indices.map { place in place % 6 == 0 ? 1e6 : 0.5 * x[place] + noise[place] }
    let line = TheilSen(x: x, y: y, mostForAllPairs: 300)
    #expect(!line.usesAllPairs)
    #expect(abs(line.slope - 0.5) < 0.01)
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4, 5], .none), ([1, 2, 3, 4, 5, 6], .rising), ([6, 5, 4, 3, 2, 1], .falling),
      ([1, 3, 2, 4, 6, 5, 7, 9, 8, 10], .rising), ([1, 9, 2, 8, 3, 7, 4, 6, 5, 5], .none),
      ([1, 2, 3, 4, 5, 4, 3, 2, 1], .none), ([-1.7e308, -1e308, -5e307, 0, 1e308, 1.5e308, 1.7e308], .rising),
      // One value far off takes no part in it.
      ([1, 2, 3, 4, 5, 6, 7, 8, 1_000, 9, 10, 11, 12], .rising),
    ] as [([Double], MonotonicTrend.Direction)])
  func directions(values: [Double], expected: MonotonicTrend.Direction) throws {
    let trend = try #require(FeatureSamples.features(values).trend)
    #expect(trend.direction == expected)
    #expect(trend.places == 0...values.count - 1)
  }

  @Test func riseInTheUnitOfTheData() throws {
    let trend = try #require(FeatureSamples.features((0..<20).map { 7 + 3 * Double($0) }).trend)
    #expect(abs(trend.rise - 57) < 1e-9 && abs(trend.slope - 3) < 1e-9 && abs(trend.riseShare - 1) < 1e-12)
    #expect(FeatureSamples.features([4, 4, 4, 4, 4, 4]).trend == nil)
    #expect(FeatureSamples.features([4]).trend == nil)
  }
}
