import ChartModel
import Testing

@testable import ChartAnalysis

/// Facts that compare series and parts.
@Suite struct ComparisonTests {
  private func facts(_ lists: [[Double]]) -> ChartFacts {
    let series = lists.enumerated().map { index, values in
      Series(
        id: "s\(index)", name: "s\(index)",
        marks: values.enumerated().map { place, value in
          Mark(id: "s\(index)/\(place)", x: .number(Double(place)), value: .number(value), rowCount: 1)
        })
    }
    let axis = Axis(field: "x", type: .quantitative, domain: .empty)
    return ChartFacts(BucketedChart(kind: .line, xAxis: axis, yAxis: axis, series: series))
  }

  @Test func extremesOfAllSeries() {
    let facts = facts([[3, -7], [1, 9], []])
    #expect(facts.highest == 9)
    #expect(facts.lowest == -7)
    #expect(self.facts([]).highest == nil)
  }

  @Test(
    arguments: [
      ([[1.0, 5], [9, 1], [0, 7]], 1), ([[1, 5], [5, 1]], nil), ([[4, 4], [3]], nil), ([], nil),
    ] as [([[Double]], Int?)])
  func mostChanged(lists: [[Double]], place: Int?) {
    #expect(facts(lists).mostChanged == place)
  }

  @Test(
    arguments: [
      (1.0, [2.0, 1], 3.0, 1.0 / 3), (0, [2, 0], 2, 0), (1, [0, 0], 0, nil), (3, [-1, 3], 2, nil),
    ] as [(Double, [Double], Double, Double?)])
  func share(part: Double, parts: [Double], whole: Double, expected: Double?) {
    #expect(ChartFacts.share(of: part, among: parts, whole: whole) == expected)
  }
}
