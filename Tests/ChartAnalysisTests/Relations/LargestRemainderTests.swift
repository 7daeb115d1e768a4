import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Shares that add up: Hamilton's method by its published examples, and parts of a whole.
@Suite struct LargestRemainderTests {
  @Test(
    arguments: [
      // Hare quota of 10,000 votes.
      ([47_000, 16_000, 15_800, 12_000, 6_100, 3_100], 10, [5, 2, 1, 1, 1, 0]),
      // The Alabama paradox: with one seat more the smallest loses one.
      ([6, 6, 2], 10, [4, 4, 2]), ([6, 6, 2], 11, [5, 5, 1]),
      ([1, 1, 1], 100, [34, 33, 33]), ([0, 5, 0], 7, [0, 7, 0]), ([29, 71], 100, [29, 71]),
      ([1e308, 1e308, 1e308, 1e308], 100, [25, 25, 25, 25]),

      ([.leastNonzeroMagnitude, .leastNonzeroMagnitude], 4, [2, 2]), ([1, 2], 0, [0, 0]),
    ] as [([Double], Int, [Int])])
  func seats(amounts: [Double], seats: Int, expected: [Int]) {
    #expect(LargestRemainder.units(of: amounts, among: seats) == expected)
  }

  @Test(arguments: [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1]] as [[Double]])
  func noWhole(amounts: [Double]) { #expect(LargestRemainder.percents(of: amounts) == nil) }

  @Test func percentsWithDecimals() {
    #expect(LargestRemainder.percents(of: [1, 1, 1], decimals: 1) == [33.4, 33.3, 33.3])
    #expect(LargestRemainder.percents(of: [2, 1, 1]) == [50, 25, 25])
  }

  /// Each gets its quota rounded down or up, the sum is right, and whoever is rounded up has no smaller remainder.
  @Test func propertiesOfApportionment() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let amounts = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        Double(Int.random(in: 1...1_000, using: &random))
      }
      let units = try #require(LargestRemainder.units(of: amounts, among: 100))
      let total = amounts.reduce(0, +)
      #expect(units.reduce(0, +) == 100)
      let remainders = zip(amounts, units).map { $0 * 100 / total - Double($1) }
      #expect(remainders.allSatisfy { $0 > -1 && $0 < 1 })
      let lifted = remainders.filter { $0 < -1e-9 }.map { $0 + 1 }.min() ?? 1
      #expect((remainders.filter { $0 > -1e-9 }.max() ?? 0) <= lifted + 1e-9)
      #expect(LargestRemainder.units(of: amounts.map { $0 * 1_024 }, among: 100) == units)
    }
  }

  @Test func percentsAddUpToTheirSum() {
    #expect(PartShares.percents([1.0 / 3, 1.0 / 3, 1.0 / 3]) == [34, 33, 33])
    #expect(PartShares.percents([1.0 / 3, 1.0 / 3, 1.0 / 3], decimals: 1) == [33.4, 33.3, 33.3])
    #expect(PartShares.percents([1.0 / 3, nil, 1.0 / 3]) == [34, nil, 33])
    #expect(PartShares.percents([0, 0]) == [0, 0] && PartShares.percents([]) == [])
  }

  /// A part that is not zero is never told as zero, nor as a decimal that its rounding does not have.
  @Test(
    arguments: [
      ([0.5, 0.3, 0.2], [50, 30, 20]), ([0.9, 0.097, 0.003], [90, 9.7, 0.3]), ([1, 0], [100, 0]),
      ([0.9999, 0.0001], [100, 0.01]), ([0.999_55, 0.000_45], [100, 0.04]), ([0.5, nil, 0.5], [50, nil, 50]), ([], []),
    ] as [([Double?], [Double?])])
  func noPartVanishes(shares: [Double?], expected: [Double?]) {
    let told = PartShares.told(shares)
    #expect(zip(told, expected).allSatisfy { $0 == $1 || isNear($0 ?? -1, $1 ?? -2, within: 1e-9) }, "\(told)")
    #expect(told.count == expected.count)
  }
}
