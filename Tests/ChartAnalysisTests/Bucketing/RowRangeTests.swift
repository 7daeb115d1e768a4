import ChartModel
import Testing

@testable import ChartAnalysis

/// Which rows are left out, and that each is counted once.
@Suite struct RowRangeTests {
  @Test func numbersFromAndTo() {
    let rows = SampleRows([
      (1, 1), (2, 2), (3, 3), (4, 4), (.infinity, 5), (.nan, 6), (-.infinity, 7), (ColumnValues.missingNumber, 8),
    ])
    let chart = rows.chart(.sample(.quantitative, .none, from: 2, to: 4))
    #expect(chart.xValues() == [.number(2), .number(3)])
    #expect(chart.source.rowsOutsideRange == 2)
    #expect(chart.source.rowsWithoutX == 1 && chart.source.rowsUnplaced == 3)
    #expect(chart.source.rowsRead == 8)
  }

  @Test func instantsFromAndTo() {
    let rows = SampleRows(instants: [(10, 1), (19, 2), (20, 3), (9, 4), (ColumnValues.missingInstant, 5)])
    let chart = rows.chart(.sample(.temporal, .none, from: 10, to: 20))
    #expect(chart.xValues() == [.instant(Instant(microseconds: 10)), .instant(Instant(microseconds: 19))])
    #expect(chart.source.rowsOutsideRange == 2)
    #expect(chart.source.rowsWithoutX == 1)
  }

  @Test(arguments: [(20.0, 10.0), (10.0, 10.0), (1e300, 1e301), (-1e301, -1e300)])
  func rangesThatHoldNothing(from: Double, to: Double) {
    let instants = SampleRows(instants: [(9, 1), (10, 1), (15, 1), (20, 2)])
    let timed = instants.chart(.sample(.temporal, .none, from: from, to: to))
    #expect(timed.series[0].marks.isEmpty)
    #expect(timed.source.rowsOutsideRange == 4)
    let numbers = SampleRows([(9, 1), (10, 1), (15, 1), (20, 2)])
    #expect(numbers.chart(.sample(.quantitative, .none, from: from, to: to)).source.rowsOutsideRange == 4)
  }

  @Test(arguments: [(-1e300, 1e300), (-Double.infinity, Double.infinity)])
  func rangesThatHoldEverything(from: Double, to: Double) {
    let instants = SampleRows(instants: [(.min + 1, 1), (0, 1), (.max - 1, 1)])
    #expect(instants.chart(.sample(.temporal, .none, from: from, to: to)).series[0].marks.count == 3)
  }

  @Test func rowsOutsideTheRangeBringNoSeries() {
    let rows = SampleRows([
      SampleRow(x: .number(1), y: 1, series: "out"), SampleRow(x: .number(5), y: 1, series: "in"),
    ])
    let chart = rows.chart(.sample(.quantitative, .none, series: true, from: 2))
    #expect(chart.series.map(\.name) == ["in"])
  }
}
