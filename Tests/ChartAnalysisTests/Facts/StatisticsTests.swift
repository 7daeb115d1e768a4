import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Statistics by the book.
@Suite struct StatisticsTests {
  @Test func agreesWithTheBook() {
    var random = SeededGenerator(seed: 111)
    for count in [1, 2, 3, 4, 10, 101, 1_000] {
      let values = (0..<count).map { _ in Double(Int.random(in: -8_000...8_000, using: &random)) / 8 }
      let statistics = Statistics(values)
      let sorted = values.sorted()
      let sum = values.reduce(0, +)
      #expect(statistics.count == count)
      #expect(statistics.sum == sum)
      #expect(statistics.mean == sum / Double(count))
      #expect(statistics.median == (sorted[(count - 1) / 2] + sorted[count / 2]) / 2)
      #expect(statistics.minimum == sorted.first && statistics.maximum == sorted.last)
      #expect(statistics.first == values.first && statistics.last == values.last)
    }
  }

  @Test func ofNothing() {
    let statistics = Statistics([])
    #expect(statistics.count == 0 && statistics.sum == 0)
    #expect(statistics.mean == nil && statistics.median == nil)
    #expect(statistics.minimum == nil && statistics.maximum == nil)
    #expect(statistics.first == nil && statistics.last == nil)
  }

  @Test(
    arguments: [
      ([1e308, 1e308], Double.infinity, 1e308, 1e308), ([-1e308, -1e308], -.infinity, -1e308, -1e308),
      ([1e308, 1e308, -1e308], 1e308, 1e308 / 3, 1e308), ([1e-300, 1e-300], 2e-300, 1e-300, 1e-300),
      (
        [.leastNonzeroMagnitude, .leastNonzeroMagnitude], Double.leastNonzeroMagnitude * 2, .leastNonzeroMagnitude,
        .leastNonzeroMagnitude
      ), ([-0.0], 0, 0, 0), ([1, 1e100, 1, -1e100], 2, 0.5, 1),
    ] as [([Double], Double, Double, Double)])
  func extremes(values: [Double], sum: Double, mean: Double, median: Double) {
    let statistics = Statistics(values)
    #expect(statistics.sum == sum)
    #expect(statistics.mean == mean)
    #expect(statistics.median == median)
  }

  /// Orders on which a search for the middle goes astray: the median is that of the sorted values.
  @Test(arguments: [2, 3, 64, 999, 5_000]) func mediansOfAnyOrder(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let rising = (0..<count).map(Double.init)
    let orders: [[Double]] = [
      rising, rising.reversed(), rising.shuffled(using: &random), rising + rising.reversed(), rising.map { _ in 7 },
      rising.map { $0.truncatingRemainder(dividingBy: 2) },
      rising.map { ($0 * 7_919).truncatingRemainder(dividingBy: 13) },
      rising.map { $0 == 0 ? .infinity : -$0 }, rising.indices.map { $0.isMultiple(of: 2) ? 0.0 : -0.0 },
    ]
    for values in orders {
      let sorted = values.sorted()
      #expect(Statistics(values).median == (sorted[(values.count - 1) / 2] + sorted[values.count / 2]) / 2)
    }
  }

  /// A thousandth of a thousandth: adding one by one goes astray, and this does not.
  @Test func sumsOfMillions() {
    let values = (0..<300_000).map { _ in 0.000_1 }
    #expect(Statistics(values).sum == 30)
    #expect(values.reduce(0, +) != 30)
  }
}
