import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Medians of more values than are kept.
@Suite struct QuantileSketchTests {
  struct Stream: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var value: @Sendable (Int, inout SeededGenerator) -> Double
  }

  static let streams = [
    Stream(testDescription: "random") { Double.random(in: 0...1, using: &$1) + Double($0) * 0 },
    Stream(testDescription: "rising") { index, _ in Double(index) },
    Stream(testDescription: "falling") { index, _ in -Double(index) },
    Stream(testDescription: "skewed") { _, random in 1 / Double.random(in: 1e-9...1, using: &random) },
    Stream(testDescription: "few values") { _, random in Double(Int.random(in: 0...4, using: &random)) },
    Stream(testDescription: "up and down") { index, _ in Double(index % 2 == 0 ? index : -index) },
  ]

  @Test(arguments: [1, 2, 3, 100, 513, 5_000])
  func exactUntilCompacted(count: Int) {
    var random = SeededGenerator(seed: 81)
    let values = (0..<count).map { _ in Double.random(in: -1...1, using: &random) }
    var sketch = QuantileSketch()
    for value in values { sketch.add(value) }
    #expect(sketch.median == Statistics(values).median)
    #expect(sketch.keptCount == count)
  }

  @Test(arguments: streams)
  func rankIsCloseAfterwards(stream: Stream) throws {
    let (sketch, values) = Self.sketch(stream, count: 60_000)
    let median = try #require(sketch.median)
    #expect(sketch.keptCount < 5_000 + 512 * 10)
    let below = values.count { $0 < median }
    let upTo = values.count { $0 <= median }
    let half = Double(values.count) / 2
    let slack = Double(values.count) * 0.01
    #expect(Double(below) <= half + slack && Double(upTo) >= half - slack, "\(below) to \(upTo)")
  }

  @Test(arguments: streams)
  func sameValuesSameAnswer(stream: Stream) {
    #expect(Self.sketch(stream, count: 20_000).0.median == Self.sketch(stream, count: 20_000).0.median)
  }

  /// Compacted after every five thousand values, far more often than in earnest.
  private static func sketch(_ stream: Stream, count: Int) -> (QuantileSketch, [Double]) {
    var random = SeededGenerator(seed: 82)
    var sketch = QuantileSketch()
    var values: [Double] = []
    for index in 0..<count {
      values.append(stream.value(index, &random))
      sketch.add(values[index])
      if index % 5_000 == 4_999 { sketch.compact() }
    }
    return (sketch, values)
  }

  @Test(arguments: [600, 999, 20_001, 65_536])
  func weightsAddUp(count: Int) {
    var sketch = QuantileSketch()
    for index in 0..<count {
      sketch.add(Double(index % 977))
      if index % 3_001 == 0 { sketch.compact() }
    }
    sketch.compact()
    #expect(sketch.totalWeight == count)
  }

  @Test func merging() throws {
    var (first, second) = (QuantileSketch(), QuantileSketch())
    for index in 0..<10_000 {
      first.add(Double(index))
      second.add(Double(index + 10_000))
    }
    first.compact()
    first.merge(second)
    #expect(first.totalWeight == 20_000)
    first.compact()
    #expect(abs(try #require(first.median) - 10_000) < 200)
  }

  @Test func extremes() {
    var sketch = QuantileSketch()
    #expect(sketch.median == nil)
    for value in [1e308, 1.7e308] { sketch.add(value) }
    #expect(sketch.median == 1.35e308)
    sketch.add(-.infinity)
    #expect(sketch.median == 1e308)
  }

  /// Thousands of cells of few values each: no cell can be made smaller, and nothing becomes approximate by trying.
  @Test func manySmallCellsStayExact() {
    var store = MedianStore(budget: 2_000)
    for index in 0..<40_000 { store.add(Double(index / 400), to: index % 400) }
    #expect(!store.isApproximate)
    #expect(store.median(at: 0) == 49.5)
    #expect(store.ceiling > 40_000)
  }

  @Test func aSketchIsSaidToBeOne() throws {
    var store = MedianStore(budget: 2_000)
    for index in 0..<2_000 { store.add(Double(index), to: 0) }
    #expect(!store.isApproximate)
    for index in 2_000..<40_000 { store.add(Double(index), to: 0) }
    #expect(store.isApproximate)
    #expect(abs(try #require(store.median(at: 0)) - 20_000) < 400)
    store.add(.nan, to: 1)
    #expect(store.median(at: 1) == nil)
  }
}
