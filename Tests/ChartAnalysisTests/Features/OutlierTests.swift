import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Outliers, by the books that the rules come from.
@Suite struct OutlierTests {
  /// Iglewicz and Hoaglin's example of masking: mean and standard deviation find none of the two.
  @Test func iglewiczAndHoaglin() throws {
    let values = [2.1, 2.6, 2.4, 2.5, 2.3, 2.1, 2.3, 2.6, 8.2, 8.3]
    let names = values.indices.map { XValue.category("c\($0)") }
    let chart = FeatureSamples.chart(values.map { .number($0) }, x: names, type: .nominal)
    let outliers = FeatureSamples.features(chart).outliers
    #expect(outliers.map(\.place) == [8, 9] && outliers.map(\.value) == [8.2, 8.3])
    // 0.6745 (8.2 - 2.45) / 0.15
    let score = try #require(outliers.first?.score)
    #expect(abs(score - 0.674_489_750 * 5.75 / 0.15) < 1e-6)
    #expect(outliers.allSatisfy { !$0.hasNeighbours && abs($0.median - 2.45) < 1e-12 })
  }

  /// Both rules, written out again.
  @Test(arguments: 0..<60)
  func agreesWithTheRules(seed: Int) {
    var random = SeededGenerator(seed: 990 + UInt64(seed))
    let values = FeatureSamples.varied(Int.random(in: 7...50, using: &random), kind: seed, using: &random)
    func middle(_ numbers: [Double]) -> Double {
      let sorted = numbers.sorted()
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
    let (median, noise) = (middle(values), NoiseScale(values).value)
    let deviation = middle(values.map { abs($0 - median) })
    let expected = values.indices.filter { place in
      let start = min(max(place - 3, 0), values.count - 7)
      let window = Array(values[start..<start + 7])
      let center = middle(window)
      let scale = max(1.482_602_2 * middle(window.map { abs($0 - center) }), noise)
      return abs(values[place] - center) > 3 * scale && 0.674_489_75 * abs(values[place] - median) / deviation > 3.5
    }
    // More than a tenth, and more than two, are no exceptions.
    let isMany = expected.count > 2 && Double(expected.count) > 0.1 * Double(values.count)
    #expect(FeatureSamples.features(values).outliers.map(\.place) == (isMany ? [] : expected))
  }

  @Test(
    arguments: [
      ([10, 11, 10, 12, 11, 95, 10, 11, 12, 10], [5]), ([5, 5, 5, 5, 5, 5, 5, 50], [7]), ([5, 5, 5, 5, 5, 50], []),
      ([1, 2, 3, 4, 5, 6, 7, 8, 9], []), ([], []), ([3, 3, 3, 3, 3, 3, 3], []),
      ([0, 1, 0, 1, 0, 1, 0, 1, 1.7e308, 1], [8]), ([10, 11, 10, -95, 11, 12, 10, 11, 12, 10], [3]),
      // Growth by factors and its decay go far, and one step beyond it is still an exception.
      ([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024], []), ([1_000_000, 100_000, 10_000, 1_000, 100, 10, 1, 0], []),
      ([1, 2, 3, 4, 5, 6, 7, 8, 500], [8]),
      // High ground is no row of outliers: its values have neighbours like them.
      ([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 50, 51, 50, 51, 50, 51], []),
    ] as [([Double], [Int])])
  func small(values: [Double], expected: [Int]) {
    #expect(FeatureSamples.features(values).outliers.map(\.place) == expected)
  }
}
