import ChartModel
import Testing

@testable import ChartNarration

/// Names that are one but for the capital with which a label begins are left as they are.
@Suite struct CapitalTests {
  private static let names = [
    ["ab", "cd"], ["Ab", "Cd"], ["ab", "Cd"], ["ab", "Ab"], ["ab", "Ab", "cd"], ["", "1", "-"], ["a1", "A1", "1"],
    ["\u{E9}t\u{E9}", "\u{C9}t\u{E9}"], ["e\u{301}t", "E\u{301}t"], ["e\u{301}t", "\u{C9}t"], ["\u{DF}a", "SSa"],
    ["a\u{345}x", "a\u{399}x"], ["\u{1C6}a", "\u{1C5}a"], ["ab", "ab"], [],
  ]

  @Test(arguments: names) func asOneByOne(names: [String]) throws {
    let series = names.map { Series(id: $0, name: $0, isContinuous: true, marks: []) }
    let axis = Axis(field: "a", type: .quantitative, domain: .empty)
    let chart = BucketedChart(kind: .line, xAxis: axis, yAxis: axis, series: series)
    let isOne = Set(names.map(\.capitalizedFirst)).count < Set(names).count
    #expect(SpokenNames(chart: chart, voice: .english).differOnlyInCapitals == isOne)
  }
}
