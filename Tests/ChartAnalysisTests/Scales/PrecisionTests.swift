import Testing

@testable import ChartAnalysis

/// How many digits a computed number is told with beside the values that it is of.
@Suite struct PrecisionTests {
  @Test(
    arguments: [
      (6.1, 28.1, 1, 1), (0, 0.67, 0, 3), (0, 3, 0, 2), (0, 1_000, 0, 0), (0.001, 0.002, 0, 3), (5, 5, 0, 2),
      (0, 0, 2, 2), (-1.7e308, 1.7e308, 2, 2),
    ] as [(Double, Double, Int, Int)])
  func decimals(low: Double, high: Double, shown: Int, expected: Int) {
    #expect(Precision.decimals(low: low, high: high, shown: shown) == expected)
  }

  @Test(
    arguments: [
      (16.41, 6.1, 28.1, 3), (1_017.31, 1_015.9, 1_018.5, 5), (-1_017.31, -1_018.5, -1_015.9, 5),
      (1_000_000.5, 1_000_000, 1_000_001, 7), (0, -1, 1, 3), (5, 5, 5, 3), (1, -1.7e308, 1.7e308, 3),
    ] as [(Double, Double, Double, Int)])
  func digits(of value: Double, low: Double, high: Double, expected: Int) {
    #expect(Precision.digits(of: value, low: low, high: high) == expected)
  }

  @Test func digitsWithoutARange() { #expect(Precision.digits(of: 12_345, low: nil, high: 20_000) == 3) }

  /// Two numbers are two where half a unit of the last told digit lies between them.
  @Test(
    arguments: [
      (20, 31, 0, 40, true), (1_016.2, 1_017.4, 1_015.9, 1_018.5, true), (1_017.31, 1_017.32, 1_015.9, 1_018.5, false),
      (100, 100, 0, 200, false), (0, 0, 0, 0, false), (100, 100.4, 0, 200, false), (-1e308, 1e308, -1e308, 1e308, true),
    ] as [(Double, Double, Double, Double, Bool)])
  func tellsApart(first: Double, second: Double, low: Double, high: Double, expected: Bool) {
    #expect(Precision.tellsApart(first, second, low: low, high: high) == expected)
  }
}
