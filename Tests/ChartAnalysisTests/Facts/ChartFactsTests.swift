import ChartTestSupport
import ChartModel
import Testing

@testable import ChartAnalysis

/// Facts of a whole chart.
@Suite struct ChartFactsTests {
  @Test(
    arguments: [
      ([1, 2], false), ([-1, -2], false), ([-1, 1], true), ([0, 1], false), ([-1, 0], false), ([], false),
    ] as [([Double], Bool)])
  func divergingValues(values: [Double], isDiverging: Bool) {
    let chart = SampleRows(values.enumerated().map { (Double($0.offset), $0.element) }).chart(.sample(.quantitative))
    #expect(ChartFacts(chart).isDiverging == isDiverging)
  }

  @Test func divergingAcrossSeries() {
    let rows = SampleRows([
      SampleRow(x: .number(1), y: 1, series: "a"), SampleRow(x: .number(1), y: -1, series: "b"),
    ])
    #expect(ChartFacts(rows.chart(.sample(.quantitative, series: true))).isDiverging)
  }

  @Test func stackedChartsAreWalkedByTheirTotals() throws {
    let rows = SampleRows(
      (0..<20).flatMap { place in ["a", "b"].map { SampleRow(x: .number(Double(place)), y: 1, series: $0) } })
    let chart = rows.chart(.sample(.quantitative, by: .sum, series: true, stack: .zero))
    let facts = ChartFacts(chart)
    let totals = try #require(facts.totals)
    #expect(facts.series.allSatisfy { $0.groups.isEmpty && $0.statistics.sum == 20 })
    #expect(!totals.groups.isEmpty && totals.statistics.sum == 40 && totals.movement == .constant)
    #expect(facts.walked == [totals])
  }

  @Test func seriesSideBySideAreEachWalked() {
    let rows = SampleRows(
      (0..<20).flatMap { place in ["a", "b"].map { SampleRow(x: .number(Double(place)), y: 1, series: $0) } })
    let facts = ChartFacts(rows.chart(.sample(.quantitative, series: true)))
    #expect(facts.totals == nil && facts.walked == facts.series)
    #expect(facts.series.allSatisfy { !$0.groups.isEmpty })
  }

  @Test func factsDoNotDependOnBatches() {
    var random = SeededGenerator(seed: 141)
    let rows = SampleRows(
      SampleValues.mixed(3_000, seed: 142).map { (Double(Int.random(in: 0...200, using: &random)), $0) })
    let all = [1, 64, 3_000].map { ChartFacts(rows.chart(.sample(.quantitative, by: .mean), batch: $0)) }
    #expect(all[0] == all[1] && all[1] == all[2])
  }
}
