import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Histograms, each number found again by a slower way.
@Suite struct DistributionTests {
  @Test func aHistogramByHand() throws {
    let found = try #require(Distribution(RelationCharts.histogram([2, 4, 8, 2, 0, 0, 4], from: 10, width: 5)))
    #expect(found.total == 20 && found.fullest == [2] && found.fullestShare == 0.4)
    #expect(found.lowerQuartile == BinQuantile(bin: 1, value: 18.75))
    #expect(found.median == BinQuantile(bin: 2, value: 22.5))
    #expect(found.upperQuartile == BinQuantile(bin: 3, value: 27.5))
    #expect(isNear(found.skew, (27.5 + 18.75 - 45) / (27.5 - 18.75)))
    #expect(found.emptyStretches == [30...40] && found.bounds == 10...45 && found.middleHalf == 1...3 && !found.isFlat)
    #expect(
      found.modes == [
        Mode(places: 2..<3, height: 8, prominence: 8), Mode(places: 6..<7, height: 4, prominence: 4),
      ])
  }

  @Test func theMedianOfAnEmptyMiddleLiesHalfway() {
    let found = Distribution(RelationCharts.histogram([3, 0, 0, 3]))
    #expect(found?.median == BinQuantile(bin: 0, value: 2) && found?.skew == 0)
  }

  @Test func countsNeedMoreThanChance() {
    var chart = RelationCharts.histogram([9, 5, 9, 40, 10, 14, 30, 2])
    #expect(Distribution(chart)?.modes.map(\.places) == [3..<4, 6..<7])
    chart = RelationCharts.histogram([4, 1, 4, 4, 2, 0])
    #expect(Distribution(chart)?.modes.map(\.places) == [0..<1, 2..<4])
    chart.aggregate = .count
    #expect(Distribution(chart)?.modes.map(\.places) == [0..<1])
    #expect(Distribution(RelationCharts.histogram([3, 3, 3]))?.isFlat == true)
    #expect(Distribution(RelationCharts.histogram([3, 3, 3]))?.modes == [])
  }

  @Test func whatIsNoHistogram() {
    for counts in [[], [0, 0], [1, -1], [nil, 2], [.nan, 2], [.infinity], [1e308, 1e308]] as [[Double?]] {
      #expect(Distribution(RelationCharts.histogram(counts)) == nil)
    }
    #expect(Distribution(RelationCharts.lines([[1, 2]])) == nil)
    var means = RelationCharts.histogram([1, 2])
    means.isAdditive = false
    #expect(Distribution(means) == nil)
    #expect(Distribution(RelationCharts.histogram([4]))?.median == BinQuantile(bin: 0, value: 0.5))
  }

  /// The quartile by halving: how much lies below a value, bin by bin.
  private func quantile(_ part: Double, _ counts: [Double]) -> Double {
    let total = counts.reduce(0, +)
    var (low, high) = (0.0, Double(counts.count))
    for _ in 0..<80 {
      let middle = (low + high) / 2
      let below = counts.enumerated().reduce(0.0) { $0 + $1.element * min(max(middle - Double($1.offset), 0), 1) }
      if below < part * total { low = middle } else { high = middle }
    }
    return high
  }

  /// Every hill by walking down from it on both sides until something higher comes.
  private func modes(_ counts: [Double], least: Double) -> [Range<Int>] {
    let top = counts.max() ?? 0
    return counts.indices.compactMap { start -> Range<Int>? in
      let end = counts[start...].firstIndex { $0 != counts[start] } ?? counts.count
      let height = counts[start]
      guard start == 0 || counts[start - 1] < height, end == counts.count || counts[end] < height else { return nil }
      // Of two of one height the first is the higher.
      let left = (0..<start).reversed().first { counts[$0] >= height }
      let right = (end..<counts.count).first { counts[$0] > height }
      let saddles = [
        left.map { counts[$0..<start].min() ?? 0 }, right.map { counts[end...$0].min() ?? 0 },
      ].compactMap { $0 }
      let prominence = height - (saddles.max() ?? 0)
      return prominence >= least * top ? start..<end : nil
    }
  }

  @Test func randomHistogramsAgreeWithATwin() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let counts = (0..<Int.random(in: 1...25, using: &random)).map { _ in
        Double(max(Int.random(in: -3...12, using: &random), 0))
      }
      guard let found = Distribution(RelationCharts.histogram(counts)) else {
        #expect(counts.allSatisfy { $0 == 0 })
        continue
      }
      for (part, quantile) in [(0.25, found.lowerQuartile), (0.5, found.median), (0.75, found.upperQuartile)] {
        let lowest = self.quantile(part, counts)
        let highest = Double(counts.count) - self.quantile(1 - part, counts.reversed())
        #expect(isNear(quantile.value, (lowest + highest) / 2, within: 1e-6), "\(counts)")
        #expect(Double(quantile.bin) <= quantile.value && counts[quantile.bin] > 0)
      }
      if !found.isFlat { #expect(found.modes.map(\.places) == modes(counts, least: 0.25), "\(counts)") }
      let scaled = try #require(Distribution(RelationCharts.histogram(counts.map { $0 * 16 }, from: 100, width: 2)))
      #expect(scaled.modes.map(\.places) == found.modes.map(\.places) && isNear(scaled.skew, found.skew, within: 1e-6))
      #expect(isNear(scaled.median.value, 100 + 2 * found.median.value))
      let back = try #require(Distribution(RelationCharts.histogram(counts.reversed())))
      #expect(isNear(back.median.value, Double(counts.count) - found.median.value, within: 1e-6))
      #expect(isNear(back.skew, found.skew.map { -$0 }, within: 1e-6) && back.modes.count == found.modes.count)
    }
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4, 5], 2.0, 3.0, 4.0, 0.0), ([7], 7, 7, 7, nil), ([1, 2, 3, 4], 1.75, 2.5, 3.25, 0),
      ([0, 0, 1, 10, 10], 0, 1, 10, 0.8), ([-1e308, 0, 1e308], -5e307, 0, 5e307, 0),
    ] as [([Double], Double, Double, Double, Double?)])
  func quartilesOfValues(values: [Double], lower: Double, median: Double, upper: Double, skew: Double?) throws {
    let found = try #require(Quartiles(values))
    #expect(found == Quartiles(lower: lower, median: median, upper: upper) && isNear(found.skew, skew))
    #expect(Quartiles([]) == nil)
  }
}
