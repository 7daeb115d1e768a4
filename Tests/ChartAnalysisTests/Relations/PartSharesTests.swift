import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Parts of a whole in percents.
@Suite struct PartSharesTests {
  /// A share is the same percent whatever stands beside it.
  @Test func percentsAreRoundedEachByItself() {
    #expect(PartShares.percents([1.0 / 3, 1.0 / 3, 1.0 / 3]) == [33, 33, 33])
    #expect(PartShares.percents([1.0 / 3, 1.0 / 3, 1.0 / 3], decimals: 1) == [33.3, 33.3, 33.3])
    #expect(PartShares.percents([55.0 / 124, nil, 2.0 / 3]) == [44, nil, 67])
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
