import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Heat maps and values about zero, found again cell by cell.
@Suite struct HeatFactsTests {
  private func heat(_ rows: [[Double?]], additive: Bool = true) -> BucketedChart {
    var chart = RelationCharts.lines(rows, kind: .rectangle, type: .nominal) { .category("c\($0)") }
    chart.isAdditive = additive
    return chart
  }

  @Test func cellsRowsAndColumns() throws {
    let found = try #require(HeatFacts(heat([[1, 9, nil], [9, 2, 1], [.nan, 3, 3]])))
    #expect(found.columns == [.category("c0"), .category("c1"), .category("c2")])
    #expect(found.highest == [MarkPlace(series: 0, mark: 1), MarkPlace(series: 1, mark: 0)])
    #expect(found.lowest == [MarkPlace(series: 0, mark: 0), MarkPlace(series: 1, mark: 2)])
    #expect(found.rows.map(\.total) == [10, 12, 6] && found.rows.map(\.mean) == [5, 4, 3])
    #expect(found.columnLines.map(\.total) == [10, 14, 4] && found.columnLines.map(\.count) == [2, 3, 2])
    #expect(found.highestRows == [1] && found.highestColumns == [1] && found.comparesTotals)
    #expect(found.valueCount == 7 && found.valuelessCount == 2 && found.emptyCount == 0)
    #expect(HeatFacts(heat([[1, 9, nil], [9, 2, 1], [.nan, 3, 3]], additive: false))?.highestRows == [0])
  }

  @Test func cellsThatAreNotThere() throws {
    var chart = heat([[1, 2], [3, 4]])
    chart.series[1].marks.remove(at: 0)
    chart.series[0].marks[1].value = .empty
    let found = try #require(HeatFacts(chart))
    #expect(found.emptyCount == 2 && found.valueCount == 2 && found.columnLines.map(\.count) == [1, 1])
    chart.series[0].marks[0].author = AuthorText(isHidden: true)
    #expect(HeatFacts(chart)?.emptyCount == 2 && HeatFacts(chart)?.lowest.isEmpty == true)
  }

  @Test func whatIsNoHeatMap() {
    #expect(HeatFacts(heat([[1, 2]])) == nil && HeatFacts(heat([[1], [2]])) == nil && HeatFacts(heat([])) == nil)
    #expect(HeatFacts(RelationCharts.lines([[1, 2], [3, 4]])) == nil)
    var rows = RelationCharts.lines([[1, 2], [3, 4]])
    rows.seriesAreRows = true
    #expect(HeatFacts(rows)?.columns == [.number(0), .number(1)])
    #expect(HeatFacts(RelationCharts.lines([[1, 2], [3, 4]], kind: .rectangle) { _ in .number(0) }) == nil)
    let same = HeatFacts(heat([[5, 5], [5, 5]]))
    #expect(same?.lowest == [] && same?.highest.count == 4 && same?.highestRows == [] && same?.highestColumns == [])
    let huge = HeatFacts(heat([[1e308, 1e308], [1e308, .infinity]]))
    #expect(huge?.rows[0].total == nil && huge?.comparesTotals == false && huge?.valuelessCount == 1)
  }

  @Test func randomHeatMapsAgreeWithATwin() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<100 {
      let rows = (0..<Int.random(in: 2...5, using: &random)).map { _ in RelationCharts.mixed(5, &random) }
      let found = try #require(HeatFacts(heat(rows, additive: false)))
      let finite = { (values: [Double?]) in values.compactMap { $0 }.filter(\.isFinite) }
      let all = finite(rows.flatMap { $0 })
      for (series, row) in rows.enumerated() {
        for (mark, value) in row.enumerated() {
          let place = MarkPlace(series: series, mark: mark)
          #expect(found.highest.contains(place) == (value != nil && value == all.max()))
        }
        #expect(
          isNear(
            found.rows[series].mean, finite(row).isEmpty ? nil : finite(row).reduce(0, +) / Double(finite(row).count)))
      }
      for column in 0..<5 {
        let own = finite(rows.map { $0[column] })
        #expect(isNear(found.columnLines[column].mean, own.isEmpty ? nil : own.reduce(0, +) / Double(own.count)))
      }
      #expect(found.valueCount == all.count && found.valueCount + found.valuelessCount == rows.count * 5)
    }
  }

  // MARK: About zero

  @Test func valuesAboutZero() throws {
    let chart = RelationCharts.lines([[1, 2, 0, 3, nil, -1, -4, 5, 5], [1, 2, 3]])
    let found = DivergingFacts.all(in: chart)
    #expect(found.count == 1)
    let facts = try #require(found.first)
    #expect(facts.series == 0 && facts.aboveCount == 5 && facts.belowCount == 2 && facts.zeroCount == 1)
    #expect(facts.longestAbove == 0..<2 && facts.longestBelow == 5..<7)
    let nominal = RelationCharts.lines([[1, -1]], type: .nominal) { .category("c\($0)") }
    #expect(DivergingFacts.all(in: nominal).first?.longestAbove == nil)
  }

  @Test func runsAgreeWithATwin() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let values = RelationCharts.mixed(Int.random(in: 0...20, using: &random), &random)
      let ranges = values.indices.flatMap { from in (from..<values.count).map { from..<$0 + 1 } }
      let longest = { (isMeant: (Double) -> Bool) -> Range<Int>? in
        ranges.filter { $0.allSatisfy { place in values[place].map { $0.isFinite && isMeant($0) } == true } }
          .min { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }
      }
      let found = DivergingFacts.all(in: RelationCharts.lines([values])).first
      let finite = values.compactMap { $0 }.filter(\.isFinite)
      guard finite.contains(where: { $0 > 0 }), finite.contains(where: { $0 < 0 }) else {
        #expect(found == nil)
        continue
      }
      #expect(found?.longestAbove == longest { $0 > 0 } && found?.longestBelow == longest { $0 < 0 })
      let mirrored = DivergingFacts.all(in: RelationCharts.lines([values.map { $0.map { -$0 } }])).first
      #expect(mirrored?.longestAbove == found?.longestBelow && mirrored?.aboveCount == found?.belowCount)
    }
  }
}
