import ChartModel
import Testing

@testable import ChartAnalysis

/// What is nearly as large, what names are in time, and which ends tell a course.
@Suite struct StandsOutTests {
  @Test(
    arguments: [
      ([42, 39, 19], [1]), ([42, 35, 23], []), ([40, 40, 20], []), ([40, 36, 36], []), ([50, 49], []),
      ([9, 10, 3], [0]),
    ] as [([Double], [Int])])
  func theNextPart(values: [Double], expected: [Int]) throws {
    var chart = RelationCharts.lines([values], kind: .sector, type: .nominal) { .category("c\($0)") }
    (chart.isPartToWhole, chart.isAdditive) = (true, true)
    let parts = try #require(ChartFacts(chart).parts)
    #expect(parts.next.map(\.mark) == expected)
  }

  @Test(
    arguments: [
      (["1990", "1995", "2000"], CalendarUnit.year), (["2000", "1995", "1990"], nil), (["10", "20", "30"], nil),
      (["Jan", "Feb", "Mar", "Apr"], .month), (["January", "march", "June", "Dec"], .month),
      (["Mar", "Feb", "Jan", "Apr"], nil),
      (["Jan", "Feb", "Mar"], nil), (["Jan", "Feb", "Mar", "Q4"], nil), (["May", "June", "Juliet", "Kim"], nil),
      (["-9000000000000000000", "9000000000000000000"], nil),
    ] as [([String], CalendarUnit?)])
  func namesInTime(names: [String], expected: CalendarUnit?) {
    let axis = Axis(field: "year", type: .nominal, domain: .categories(names))
    #expect(axis.namedUnit == expected)
  }

  @Test(
    arguments: [([1, 9, 2, 8], true), ([1, 9, 2, 3], false), ([9, 9, 1, 1], true), ([5], false)] as [([Double], Bool)])
  func endsThatTellACourse(values: [Double], expected: Bool) {
    #expect(ChartFacts(RelationCharts.lines([values])).series[0].endsTellCourse == expected)
  }
}
