import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Which part of X is shown.
@Suite struct WindowSentenceTests {
  private static func sentence(_ chart: BucketedChart, _ range: Range<Double>) throws -> String? {
    let window = ChartWindow(
      length: range.upperBound - range.lowerBound, position: range.lowerBound, domain: try #require(chart.extent),
      shortest: chart.shortestBucket)
    let shown = chart.showing(window)
    return Narrator(shown, facts: ChartFacts(shown), voice: try .english()).windowSentence
  }

  @Test func timeIsToldWithItsYear() throws {
    let chart = TestChart().chart(TestChart.days(Array(-30...30)), Array(repeating: 1, count: 61))
    let june = SelectionLineTests.june
    #expect(
      try Self.sentence(chart, june(1)..<june(8)) == "Part shown: June 1 to June 7, 2025, of May 1 to June 30, 2025.")
    #expect(try Self.sentence(chart, june(6)..<june(7)) == "Part shown: June 6, 2025, of May 1 to June 30, 2025.")
    #expect(try Self.sentence(chart, june(-30)..<june(31)) == nil)
    #expect(try TestChart.steps().windowSentence == nil)
  }

  @Test func monthsNumbersAndCategories() throws {
    var chart = TestChart()
    chart.x.bucketing = .calendar(.month)
    let year = chart.chart(
      TestChart.days(stride(from: -270, through: 30, by: 30).map { $0 }), Array(repeating: 1, count: 11))
    let june = SelectionLineTests.june
    #expect(
      try Self.sentence(year, june(-30)..<june(31)) == "Part shown: May to June 2025, of September 2024 to June 2025.")
    chart.x = XEncoding(field: "size", type: .quantitative, bucketing: .width(10))
    let bins = chart.chart(.numbers([5, 15, 25, 35]), [1, 2, 3, 4])
    #expect(try Self.sentence(bins, 10..<30) == "Part shown: 10 to 30, of 0 to 40.")
    chart.x = XEncoding(field: "fruit", type: .nominal)
    let fruit = chart.chart(.categories(of: ["fig", "kiwi", "plum", "quince"]), [1, 2, 3, 4])
    #expect(try Self.sentence(fruit, 1..<3) == "Part shown: kiwi to plum, of 4 categories.")
    #expect(try Self.sentence(fruit, 1..<2) == "Part shown: kiwi, of 4 categories.")
    #expect(try Self.sentence(fruit, 1.2..<1.4) == "Part shown: plum, of 4 categories.")
  }
}
