import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Ranks and shares of series, found again by counting.
@Suite struct RankChangesTests {
  @Test func whoOvertookWhom() throws {
    let ranks = try #require(RankChanges(RelationCharts.lines([[3, 2, 1], [2, 2, 2], [1, nil, 3], [9, 9, 9]])))
    #expect(ranks.firstRanks == [2, 3, 4, 1] && ranks.lastRanks == [4, 3, 2, 1])
    #expect(ranks.firstPlaces == [0, 0, 0, 0] && ranks.lastPlaces == [2, 2, 2, 2] && ranks.commonCount == 2)
    #expect(
      ranks.overtakings == [
        Overtaking(upper: 1, lower: 0), Overtaking(upper: 2, lower: 0), Overtaking(upper: 2, lower: 1),
      ])
    #expect(ranks.highestThroughout == 3 && ranks.lowestThroughout == nil && !ranks.areParts)
  }

  @Test(
    arguments: [
      ([5, 7, 5, 1], [2, 1, 2, 4]), ([1, 1, 1], [1, 1, 1]), ([0.3, 0.1 + 0.2, 0], [1, 1, 3]), ([], []),
    ] as [([Double], [Int])])
  func ties(values: [Double], ranks: [Int]) { #expect(RankChanges.ranks(values) == ranks) }

  @Test func whereThereAreNone() {
    #expect(RankChanges(RelationCharts.lines([[1, 2]])) == nil)
    #expect(RankChanges(RelationCharts.lines([[1, nil], [2, 1]])) == nil)
    #expect(RankChanges(RelationCharts.lines([[1, 2], [2, 1]], type: .nominal) { .category("\($0)") }) == nil)
    #expect(RankChanges(RelationCharts.lines([[1, 2], [2, 1]]) { _ in .number(1) }) == nil)
    #expect(RankChanges(RelationCharts.lines([])) == nil)
  }

  @Test func partsOfAStackAreRanked() throws {
    let chart = RelationCharts.stack([[1, 6], [3, 2]])
    let ranks = try #require(RankChanges(chart))
    #expect(ranks.areParts && ranks.series == [0, 1] && ranks.overtakings == [Overtaking(upper: 0, lower: 1)])
    let shares = try #require(ShareChanges(chart, facts: ChartFacts(chart)))
    #expect(shares.firstPlace == 0 && shares.lastPlace == 1 && shares.largest == [0, 1])
    #expect(shares.changes.map(\.points) == [50, -50])
  }

  @Test func sharesChangeWhereThereAreTotals() throws {
    // An end whose total is zero has no shares, so that nothing is said from end to end.
    let open = RelationCharts.stack([[0, 1, 2, 0], [0, 1, 1, 0], [0, 2, 1, 0]])
    #expect(ShareChanges(open, facts: ChartFacts(open)) == nil)
    let chart = RelationCharts.stack([[1, 0, 2], [1, 0, 1], [2, 0, 1]])
    let shares = try #require(ShareChanges(chart, facts: ChartFacts(chart)))
    #expect(shares.firstPlace == 0 && shares.lastPlace == 2 && shares.largest == [0, 2])
    #expect(shares.changes.map(\.points) == [25, 0, -25])
    let still = RelationCharts.stack([[1, 3], [2, 6]])
    #expect(ShareChanges(still, facts: ChartFacts(still))?.largest == [])
    let lines = RelationCharts.lines([[1, 2], [2, 1]])
    #expect(ShareChanges(lines, facts: ChartFacts(lines)) == nil)
  }

  @Test func randomRanksAgreeWithATwin() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let lists = (0..<Int.random(in: 2...6, using: &random)).map { _ in RelationCharts.mixed(6, &random) }
      let common = (0..<6).filter { place in lists.allSatisfy { $0[place]?.isFinite == true } }
      let found = RankChanges(RelationCharts.lines(lists))
      guard let first = common.first, let last = common.last, first < last else {
        #expect(found == nil)
        continue
      }
      let numbers = { (place: Int) in lists.compactMap { $0[place] } }
      #expect(found?.firstRanks == numbers(first).map { value in 1 + numbers(first).count { $0 > value } })
      #expect(found?.lastRanks == numbers(last).map { value in 1 + numbers(last).count { $0 > value } })
      let leader = lists.indices.first { series in
        common.allSatisfy { place in
          lists.indices.allSatisfy { $0 == series || (lists[$0][place] ?? 0) < (lists[series][place] ?? 0) }
        }
      }
      #expect(found?.highestThroughout == leader)
      let back = RankChanges(RelationCharts.lines(lists.map { $0.reversed() }))
      #expect(back?.firstRanks == found?.lastRanks && back?.lastRanks == found?.firstRanks)
      let moved = RankChanges(RelationCharts.lines(lists.map { $0.map { $0.map { $0 * 8 - 5 } } }))
      #expect(moved == found)
    }
  }
}
