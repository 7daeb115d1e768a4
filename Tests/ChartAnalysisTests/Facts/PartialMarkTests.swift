import ChartModel
import Testing

@testable import ChartAnalysis

/// Buckets that data fill in part compare with no other mark, wherever marks are compared.
@Suite struct PartialMarkTests {
  private static func series(_ id: String, _ values: [Double], isPartial: Bool = true) -> Series {
    var series = RelationCharts.series(id, values)
    if isPartial { series.marks[values.count - 1].isPartial = true }
    return series
  }

  private static func chart(_ lists: [[Double]]) -> BucketedChart {
    RelationCharts.chart(lists.enumerated().map { series("s\($0.offset)", $0.element) })
  }

  @Test func aLeaderStaysOne() {
    let chart = Self.chart([[9, 8, 9, 1], [4, 5, 4, 3]])
    let shape = ChartShape(chart, facts: ChartFacts(chart))
    let leaders = shape.salient.filter { if case .leader(series: 0) = $0.feature { true } else { false } }
    #expect(leaders.count == 1)
  }

  @Test func rulesCountWholeBuckets() {
    var chart = Self.chart([[9, 8, 9, 1]])
    chart.rules = [Rule(id: "goal", name: "goal", place: .y(.number(5)))]
    let tally = ChartFacts(chart).rules[0].series[0]
    #expect((tally.above, tally.below) == (3, 0))
  }

  @Test func comparisonsPairWholeBuckets() throws {
    let first = RelationCharts.chart([Self.series("s", [1, 2, 3, 9], isPartial: false)])
    let second = RelationCharts.chart([Self.series("s", [1, 2, 4, 1])])
    let pair = try #require(ChartComparison(first, second).walked.first)
    #expect(pair.changes.compactMap { $0.change?.difference } == [0, 0, 1])
  }

  @Test func featuresEndWithTheLastWholeBucket() {
    let chart = Self.chart([[1, 2, 3, 4, 5, 6, 0]])
    let features = SeriesFeatures(chart.series[0], in: chart)
    #expect(features.trend?.direction == .rising && features.valueCount == 6)
    let facts = ChartFacts(chart).series[0]
    #expect(facts.movement == .steady(rising: true) && facts.minimum?.value == 1 && facts.statistics.sum == 21)
  }
}
