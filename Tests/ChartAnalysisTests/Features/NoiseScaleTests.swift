import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// The noise scale, by its definition written out again.
@Suite struct NoiseScaleTests {
  /// Deviation of differences about their median, of a few values by hand.
  @Test(
    arguments: [
      ([], 0), ([5], 0), ([5, 5, 5], 0), ([1, 2, 3, 4, 5], 4e-9), ([0, 10], 1e-8),
      // Differences 1, 3, 1, 3: median 2, distances 1.
      ([0, 1, 4, 5, 8], 1.482_602_218_505_602 / 1.414_213_562_373_095_1),
      // Differences 0, 0, 0, 8, 0: the median is 0, the mean 1.6.
      ([1, 1, 1, 1, 9, 9], 1.6 * 1.253_314_137_315_500_3 / 1.414_213_562_373_095_1),
    ] as [([Double], Double)])
  func byHand(values: [Double], expected: Double) {
    #expect(abs(NoiseScale(values).value - expected) <= 1e-12 * max(expected, 1))
  }

  /// Equal differences that only rounding tells apart are equal, and the mean takes the place of their median.
  @Test(arguments: [0.1, 0.3, 7, 1e-9])
  func roundingIsNoNoise(unit: Double) {
    let steps = Array(0..<30).map(Double.init) + [60]
    let exact = NoiseScale(steps).rangeShare
    #expect(exact > 1e-3)
    #expect(abs(NoiseScale(steps.map { $0 * unit }).rangeShare - exact) < 1e-9)
  }

  /// Scatter is found again, a slope, a jump and a wave of thirty marks do not count as scatter.
  @Test(arguments: 0..<6)
  func findsTheScatter(kind: Int) {
    var random = SeededGenerator(seed: 900 + UInt64(kind))
    let values = FeatureSamples.normal(2_000, using: &random).enumerated().map { place, noise in
      let x = Double(place)
      return switch kind {
      case 0: noise
      case 1: noise + 3 * x
      case 2: noise + (place < 800 ? 0 : 500)
      case 3: noise + 100 * FeatureSamples.cosine(x / 200)
      case 4: noise + (place % 100 == 0 ? 1_000 : 0)
      default: noise + x * x / 1_000
      }
    }
    #expect(abs(NoiseScale(values).value - 1) < 0.1)
  }

  /// A smooth year by month has hardly any, though its neighbours differ much.
  @Test func aSmoothCurveOfFewMarksHasLittle() {
    let year = (0..<12).map { FeatureSamples.cosine(Double($0) / 12) }
    #expect(NoiseScale(year).rangeShare < 0.1)
  }

  @Test func growsWithTheData() {
    var random = SeededGenerator(seed: 901)
    let values = FeatureSamples.normal(50, using: &random)
    let noise = NoiseScale(values)
    #expect(NoiseScale(values.map { $0 * 0x1p900 }).value == noise.value * 0x1p900)
    #expect(NoiseScale(values.map { -$0 }).value == noise.value)
    #expect(NoiseScale(values.reversed()).value == noise.value)
    #expect(abs(NoiseScale(values.map { $0 + 100 }).value - noise.value) < 1e-12)
  }

  @Test func beyondAllNumbers() {
    let noise = NoiseScale([-1.7e308, 1.7e308, -1.7e308, 1.7e308])
    #expect(noise.rangeShare > 0.1 && noise.rangeShare.isFinite)
    #expect(NoiseScale([0, .leastNonzeroMagnitude]).rangeShare == 0)
  }
}
