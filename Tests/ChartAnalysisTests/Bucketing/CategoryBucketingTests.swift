import ChartModel
import Testing

@testable import ChartAnalysis

/// Categories and series, in the order in which the rows name them.
@Suite struct CategoryBucketingTests {
  @Test(arguments: Aggregate.ofRows, [1, 7, 1_000])
  func agreesWithTheTwin(aggregate: Aggregate, batch: Int) {
    let names = SampleValues.names(1_500, from: ["b", "a", "é", "a b", ""], seed: 31)
    let groups = SampleValues.names(1_500, from: ["x", "y", "z"], seed: 32)
    let rows = SampleRows(
      zip(zip(names, groups), SampleValues.mixed(1_500, seed: 33)).map { pair, value in
        SampleRow(x: pair.0.map { .category($0) } ?? .missing, y: value, series: pair.1)
      })
    let chart = rows.chart(.sample(.nominal, by: aggregate, series: true), batch: batch)
    Twin(rows, by: aggregate) { if case .category(let name) = $0 { .category(name) } else { nil } }.check(chart)
    #expect(chart.source.rowsWithoutX == names.count { $0 == nil })
  }

  @Test func orderOfAppearance() {
    let rows = SampleRows([("pear", 1), ("apple", 2), ("pear", 3), ("fig", 4)])
    let chart = rows.chart(.sample(.nominal, by: .sum), batch: 2)
    #expect(chart.xValues() == [.category("pear"), .category("apple"), .category("fig")])
    #expect(chart.values() == [.number(4), .number(2), .number(4)])
    #expect(chart.xAxis.domain == .categories(["pear", "apple", "fig"]))
    #expect(chart.aggregate == .sum)
  }

  @Test func seriesInOrderOfAppearance() {
    let rows = SampleRows([
      SampleRow(x: .category("a"), y: 1, series: "second"), SampleRow(x: .category("a"), y: 2, series: "first"),
      SampleRow(x: .category("b"), y: 3, series: nil), SampleRow(x: .missing, y: 4, series: "left out"),
    ])
    let chart = rows.chart(.sample(.nominal, by: .sum, series: true))
    #expect(chart.series.map(\.name) == ["second", "first", ""])
    #expect(chart.seriesField == "group")
    // Bars stand at every X.
    #expect(
      chart.series.map { $0.marks.map(\.value) } == [
        [.number(1), .empty], [.number(2), .empty], [.empty, .number(3)],
      ])
  }

  /// A row that has neither a place nor a series does not bring a series without a name into the chart.
  @Test func rowsLeftOutBringNoSeries() {
    let rows = SampleRows([
      SampleRow(x: .category("a"), y: 1, series: "one"), SampleRow(x: .missing, y: 4, series: nil),
    ])
    #expect(rows.chart(.sample(.nominal, by: .sum, series: true)).series.map(\.name) == ["one"])
  }

  /// A column that is too short, as only a caller's own batch can have one, ends the rows.
  @Test func rowsEndWhereTheShortestColumnDoes() {
    var bucketer = Bucketer(.sample(.nominal, by: .sum, series: true))
    bucketer.add(
      RowBatch(
        rowCount: 3,
        columns: [
          .categories(codes: [0, 1, 0], names: ["a", "b"]), .numbers([1, 2]), .categories(codes: [0], names: ["one"]),
        ]))
    let chart = bucketer.chart(source: ChartSource())
    #expect(chart.series.map(\.name) == ["one"])
    #expect(chart.values().first == .number(1))
  }

  @Test func linesRunFromTheirFirstToTheirLastRow() {
    let day: Int64 = 86_400_000_000
    let rows = SampleRows(
      [(0, "a"), (1, "b"), (2, "a"), (4, "b"), (5, "a")].map { SampleRow(x: .instant($0.0 * day), y: 1, series: $0.1) })
    let chart = rows.chart(.sample(.temporal, .calendar(.day), by: .sum, mark: .line, series: true))
    #expect(chart.series.map { $0.marks.count } == [6, 4])
    #expect(chart.series.map(\.isContinuous) == [true, true])
    #expect(chart.values(1) == [.number(1), .empty, .empty, .number(1)])
  }

  @Test func tenThousandCategories() {
    let rows = SampleRows((0..<10_000).map { ("name \($0)", Double($0)) })
    let chart = rows.chart(.sample(.nominal), batch: 3_000)
    #expect(chart.series[0].marks.count == 10_000)
    #expect(chart.series[0].marks[9_999].value == .number(9_999))
    #expect(Set(chart.series[0].marks.map(\.id)).count == 10_000)
    #expect(chart.aggregate == nil)
  }

  /// One row each: a hundred million places that nobody may make.
  @Test func tenThousandSeries() {
    let rows = SampleRows(
      (0..<10_000).map { SampleRow(x: .category("c\($0)"), y: Double($0), series: "s\($0)") })
    let chart = rows.chart(.sample(.nominal, series: true))
    #expect(chart.series.count == 10_000)
    #expect(chart.series.allSatisfy { $0.marks.count == 1 })
    #expect(chart.series[123].marks[0].x == .category("c123"))
  }

  @Test func noRowsWithASeriesField() {
    let chart = SampleRows([SampleRow]()).chart(.sample(.nominal, by: .sum, series: true))
    #expect(chart.series.isEmpty)
    #expect(chart.xAxis.domain == .empty)
    #expect(ChartFacts(chart).series.isEmpty)
  }
}
