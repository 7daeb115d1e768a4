import Testing

@testable import ChartModel

/// Bounds of logarithmic axes.
@Suite struct DecadeTests {
  static let cases: [(low: Double, high: Double, bounds: ClosedRange<Double>?)] = [
    (3, 450, 1...1_000), (1, 1_000, 1...1_000), (100, 100, 100...1_000), (0.02, 0.5, 0.01...1),
    (-450, -3, -1_000 ... -1), (0, 5, nil), (-1, 5, nil), (5, 3, nil), (1, .infinity, nil), (1, 1e308, 1...1e308),
    (1, 1.5e308, 1...1.5e308),
  ]

  @Test(arguments: cases) func powersOfTenHoldTheNumbers(low: Double, high: Double, bounds: ClosedRange<Double>?) {
    #expect(NumberSteps.decades(low: low, high: high) == bounds)
  }
}
