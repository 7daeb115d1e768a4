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

  /// Means of 39.13548 have no five decimals, those of whole numbers have some, and one mean has its three digits.
  @Test(
    arguments: [
      (39.13548, 80.7195, 5, 1), (17.06, 3_441.481, 3, 1), (0, 0.67, 0, 3), (120.5, 130.25, 0, 1), (2.576, 3.367, 2, 2),
      (1_000.25, 1_009.9, 2, 1),
      (391_016, 3_634_902, 0, 0), (16.5, 16.5, 0, 1), (1e-9, 5e3, 9, 1), (-80, 0, 4, 1), (0, 0, 1, 0),
    ] as [(Double, Double, Int, Int)])
  func decimalsOfMeans(low: Double, high: Double, shown: Int, expected: Int) {
    #expect(Precision.decimalsOfMeans(low: low, high: high, shown: shown) == expected)
  }

  /// Numbers with no end to their decimals are told with a few, those that somebody wrote as they are.
  @Test(
    arguments: [
      (0.00944915884066877, 0.282477912312411, 18, 4), (47.60621, 52.520008, 6, 6), (10, 28.2842712474619, 15, 2),
      (1_000.1234567, 1_000.1834567, 7, 5), (0.1234567, 0.1234567, 7, 3), (1e-9, 2e-9, 10, 10), (0, 0, 9, 0),
      (-0.3333333333333333, 0.6666666666666666, 16, 3), (-1e308, 1e308, 12, 0),
    ] as [(Double, Double, Int, Int)])
  func decimalsOfValues(low: Double, high: Double, shown: Int, expected: Int) {
    #expect(Precision.decimalsOfValues(low: low, high: high, shown: shown) == expected)
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
