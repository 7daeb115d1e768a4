import ChartModel
import GeneratedCharts
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
    return Narrator(shown, facts: ChartFacts(shown), voice: .english).windowSentence
  }

  /// Values 1 to 30 on the days of June: what is said of two days does not hang on the week that is shown.
  @Test(arguments: [
    SelectionLineTests.days(14, 15), .point(SelectionLineTests.june(16)), SelectionLineTests.days(10, 15),
    .point(SelectionLineTests.june(2)), .point(SelectionLineTests.june(50)), .none,
  ])
  func aSelectionInAWindowComparesWithTheWhole(selection: ChartSelection) throws {
    let chart = TestChart().chart(TestChart.days(Array(1...30)), (1...30).map(Double.init))
    let june = SelectionLineTests.june
    let window = ChartWindow(
      length: june(20) - june(13), position: june(13), domain: try #require(chart.extent), shortest: 1)
    let voice = Voice.english
    let narrators = [chart, chart.showing(window)].map { Narrator($0, facts: ChartFacts($0), voice: voice) }
    #expect(narrators[1].chart.series[0].marks.count == 7)
    #expect(narrators[1].selectionLines(selection) == narrators[0].selectionLines(selection))
    var json = narrators.map { $0.selectionJSON(selection) }
    for index in json.indices {
      guard case .object(let fields) = json[index] else { continue }
      json[index] = .object(fields.filter { $0.0 != "title" })
    }
    #expect(json[0].text == json[1].text)
  }

  @Test func theWholeIsNotTheWindow() throws {
    let chart = TestChart().chart(TestChart.days(Array(1...30)), (1...30).map(Double.init))
    let june = SelectionLineTests.june
    let window = ChartWindow(
      length: june(20) - june(13), position: june(13), domain: try #require(chart.extent), shortest: 1)
    let shown = chart.showing(window)
    let narrator = Narrator(shown, facts: ChartFacts(shown), voice: .english)
    #expect(
      narrator.selectionLines(SelectionLineTests.days(14, 15)) == [
        "June 14 to June 15: between 14 and 15 steps, mean 14.5.", "Mean below that of the whole by 1 step.",
      ])
  }

  @Test func eventsOutsideTheDataEndWithTheLastEvent() throws {
    let narrator = try RichChart.narrator(RichChart.symptoms(RichChart.fourEvents))
    #expect(
      narrator.selectionLines(.point(SelectionLineTests.june(60))) == [
        "July 30, 2025, 12 AM: outside the data, June 1 to June 29, 2025."
      ])
    var late = RichChart.symptoms(RichChart.fourEvents)
    late.series[0].marks[3].x = RichChart.span(RichChart.at(12), RichChart.at(33, 17, 30))
    #expect(
      try RichChart.narrator(late).selectionLines(.point(SelectionLineTests.june(60))) == [
        "July 30, 2025, 12 AM: outside the data, June 1, 2025, 12 AM to July 3, 2025, 5:30 PM."
      ])
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
