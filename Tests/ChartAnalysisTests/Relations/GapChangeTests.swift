import ChartModel
import Testing

@testable import ChartAnalysis

/// How far two series lie apart at the ends of what both have.
@Suite struct GapChangeTests {
  @Test(
    arguments: [
      ([9, 7, 6], [1, 2, 1]), ([1, 2, 1], [9, 7, 6]), ([9, 7, nil, 6, 5], [1, 2, 3, 1, nil]),
      ([nil, 9, 7, 6], [3, 1, 2, 1]),
    ] as [([Double?], [Double?])])
  func theFirstAndTheLastDistance(first: [Double?], second: [Double?]) throws {
    let gap = try #require(GapChange(RelationCharts.lines([first, second])))
    #expect(gap.first == 8 && gap.last == 5)
    let common = first.indices.filter { first[$0] != nil && second.indices.contains($0) && second[$0] != nil }
    #expect([gap.firstX, gap.lastX] == [common.first, common.last].compactMap { $0.map { .number(Double($0)) } })
  }

  @Test(
    arguments: [
      [[9, 7, 6]], [[9, 7, 6], [1, 2, 1], [0, 0, 0]], [[9, 7], [1, 2]], [[9, 1, 6], [1, 2, 1]],
      [[9, 2, 6], [1, 2, 1]],
      [[9, nil, 6], [1, 2, 1]],
    ] as [[[Double?]]])
  func whereThereIsNoGap(lists: [[Double?]]) { #expect(GapChange(RelationCharts.lines(lists)) == nil) }

  /// Years that are read as names pass each other as any others do.
  @Test func namesThatRiseAreAnOrder() {
    func chart(_ second: [Double?], _ name: @escaping (Int) -> String) -> BucketedChart {
      RelationCharts.lines([[9, 7, 6], second], type: .nominal) { .category(name($0)) }
    }
    #expect(GapChange(chart([1, 2, 1]) { "\(2_020 + $0)" })?.lastX == .category("2022"))
    #expect(GapChange(chart([1, 8, 1]) { "\(2_020 + $0)" }) == nil)
    #expect(GapChange(chart([1, 2, 1]) { "\(2_020 - $0)" }) == nil)
    #expect(GapChange(chart([1, 2, 1]) { "year \($0)" }) == nil)
  }
}
