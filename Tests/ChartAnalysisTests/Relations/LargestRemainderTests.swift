import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Shares that add up: Hamilton's method by its published examples, and parts of a whole.
@Suite struct LargestRemainderTests {
  @Test(
    arguments: [
      // Hare quota of 10,000 votes.
      ([47_000, 16_000, 15_800, 12_000, 6_100, 3_100], 10, [5, 2, 1, 1, 1, 0]),
      // The Alabama paradox: with one seat more the smallest loses one.
      ([6, 6, 2], 10, [4, 4, 2]), ([6, 6, 2], 11, [5, 5, 1]),
      ([1, 1, 1], 100, [34, 33, 33]), ([0, 5, 0], 7, [0, 7, 0]), ([29, 71], 100, [29, 71]),
      ([1e308, 1e308, 1e308, 1e308], 100, [25, 25, 25, 25]),

      ([.leastNonzeroMagnitude, .leastNonzeroMagnitude], 4, [2, 2]), ([1, 2], 0, [0, 0]),
    ] as [([Double], Int, [Int])])
  func seats(amounts: [Double], seats: Int, expected: [Int]) {
    #expect(LargestRemainder.units(of: amounts, among: seats) == expected)
  }

  @Test(arguments: [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1]] as [[Double]])
  func noWhole(amounts: [Double]) { #expect(LargestRemainder.percents(of: amounts) == nil) }

  @Test func percentsWithDecimals() {
    #expect(LargestRemainder.percents(of: [1, 1, 1], decimals: 1) == [33.4, 33.3, 33.3])
    #expect(LargestRemainder.percents(of: [2, 1, 1]) == [50, 25, 25])
  }

  /// Each gets its quota rounded down or up, the sum is right, and whoever is rounded up has no smaller remainder.
  @Test func propertiesOfApportionment() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let amounts = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        Double(Int.random(in: 1...1_000, using: &random))
      }
      let units = try #require(LargestRemainder.units(of: amounts, among: 100))
      let total = amounts.reduce(0, +)
      #expect(units.reduce(0, +) == 100)
      let remainders = zip(amounts, units).map { $0 * 100 / total - Double($1) }
      #expect(remainders.allSatisfy { $0 > -1 && $0 < 1 })
      let lifted = remainders.filter { $0 < -1e-9 }.map { $0 + 1 }.min() ?? 1
      #expect((remainders.filter { $0 > -1e-9 }.max() ?? 0) <= lifted + 1e-9)
      #expect(LargestRemainder.units(of: amounts.map { $0 * 1_024 }, among: 100) == units)
    }
  }

  private func pie(_ values: [Double?]) -> BucketedChart {
    var chart = RelationCharts.lines([values], kind: .sector, type: .nominal) { .category("c\($0)") }
    chart.isPartToWhole = true
    return chart
  }

  @Test func partsOfAPie() throws {
    let facts = ChartFacts(pie([1, 5, nil, 2, 1, 1]))
    #expect(facts.parts?.percents(decimals: 0) == [[10, 50, nil, 20, 10, 10]])
    let ranking = try #require(PartRanking(facts))
    #expect(ranking.largest.map(\.mark) == [1, 3, 0] && ranking.restCount == 2 && isNear(ranking.restShare, 0.2))
    #expect(ranking.percents == [50, 20, 10] && ranking.restPercent == 20 && ranking.decimals == 1)
    let four = try #require(PartRanking(ChartFacts(pie([1, 1, 1, 4]))))
    #expect(four.largest.map(\.mark) == [3, 0, 1, 2] && four.restCount == 0 && four.restPercent == 0)
    #expect(four.percents == [57.1, 14.3, 14.3, 14.3])
    #expect(PartRanking(ChartFacts(pie([-1, 2]))) == nil)
    #expect(PartRanking(ChartFacts(RelationCharts.lines([[1]]))) == nil)
  }

  @Test func sharesOfAStackAddUpAtEachPlace() {
    let chart = RelationCharts.stack([[1, 0], [1, 0], [1, 0]])
    let facts = ChartFacts(chart)
    #expect(facts.sharePercents(at: 0) == [34, 33, 33])
    #expect(facts.sharePercents(at: 0, decimals: 1) == [33.4, 33.3, 33.3])
    #expect(facts.sharePercents(at: 1) == [nil, nil, nil] && facts.sharePercents(at: 7) == [nil, nil, nil])
    #expect(PartShares.percents([1.0 / 3, nil, 1.0 / 3]) == [34, nil, 33])
    #expect(PartShares.percents([0, 0]) == [0, 0] && PartShares.percents([]) == [])
    #expect(PartShares.decimals(count: 99) == 1 && PartShares.decimals(count: 100) == 0)
  }
}
