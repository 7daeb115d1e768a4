import ChartModel
import Testing

@testable import VegaLite

/// How many decimals values show: their own, or of computed ones as many as tell them apart.
@Suite struct ShownDecimalTests {
  @Test(
    arguments: [
      ([], nil, 0), ([.nan, .infinity], nil, 0), ([1, 2, 3], nil, 0), ([12.8, 10.65], nil, 2), ([0.1 + 0.2], nil, 1),
      ([78.90625, 3], nil, 5), ([543.46666], .sum, 5), ([5], .count, 0), ([1e300, -1e300], nil, 0),
      // A mean shows what tells it from its neighbours.
      ([12.837037037, 3.75], .mean, 2), ([3.7585, 5.354, 1.1], .mean, 2), ([7.0548, 26.1], .mean, 1),
      ([1234.5678, 5678.1234], .mean, 1), ([0.3333333333, 0.6666666667], .median, 3), ([13.25], .mean, 1),
      // Of values as given, only the noise of computing is left out.
      ([-84.42694444, 33.64044444], nil, 2), ([0.0018961, 0.31234567], nil, 4), ([0.00000001234, 0.00000004], nil, 11),
    ] as [([Double], Aggregate?, Int)])
  func decimals(values: [Double], aggregate: Aggregate?, expected: Int) {
    #expect(ShownDecimals.of(values, aggregate: aggregate) == expected)
  }

  @Test(
    arguments: [(0.1 + 0.2, 0.3), (0, 0), (1.0 / 3, 0.333333333333), (123_456_789_012_345, 123_456_789_012_000)]
      as [(Double, Double)])
  func twelveDigits(value: Double, expected: Double) {
    #expect(ShownDecimals.asWritten(value) == expected)
  }

  @Test(
    arguments: [Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, -.leastNonzeroMagnitude] as [Double])
  func extremesStayFinite(value: Double) {
    #expect(ShownDecimals.asWritten(value).isFinite == value.isFinite)
    #expect((0...20).contains(ShownDecimals.of([value, 1], aggregate: .mean)))
  }
}
