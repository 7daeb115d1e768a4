import ChartTestSupport
import ChartModel
import Testing

@testable import ChartAnalysis

/// Totals of stacked charts.
@Suite struct StackTests {
  static let rows = SampleRows(
    [("a", 1.0, "x"), ("a", 2, "y"), ("b", 5, "y"), ("c", ColumnValues.missingNumber, "x"), ("a", -4, "x")].map {
      SampleRow(x: .category($0.0), y: $0.1, series: $0.2)
    })

  @Test func totalsAddUpTheParts() throws {
    let chart = Self.rows.chart(.sample(.nominal, by: .sum, series: true, stack: .zero))
    let totals = try #require(chart.totals)
    #expect(totals.marks.map(\.value) == [.number(-1), .number(5), .missing])
    #expect(totals.marks.map(\.rowCount) == [3, 1, 1])
    #expect(totals.marks.map(\.id) == ["total/a", "total/b", "total/c"])
    #expect(totals.name == nil)
    #expect(chart.isStacked && chart.walkedSeries == [totals])
  }

  @Test(arguments: [Aggregate.mean, .median, .min, .max, .first, .last])
  func whatDoesNotAddUpIsNotStacked(aggregate: Aggregate) {
    let chart = Self.rows.chart(.sample(.nominal, by: aggregate, series: true, stack: .zero))
    #expect(chart.totals == nil)
  }

  @Test func oneSeriesOrNoStackHasNoTotals() {
    #expect(Self.rows.chart(.sample(.nominal, by: .sum, stack: .zero)).totals == nil)
    #expect(Self.rows.chart(.sample(.nominal, by: .sum, series: true)).totals == nil)
  }

  /// For generated rows: a total is the sum of the parts with a number, and every part stands at every X.
  @Test(arguments: [MarkKind.bar, .area], [FieldType.nominal, .quantitative])
  func generated(mark: MarkKind, type: FieldType) throws {
    var random = SeededGenerator(seed: 61)
    let names = SampleValues.names(600, from: ["p", "q", "r", "s"], seed: 62)
    let values = SampleValues.mixed(600, seed: 63, infinite: false)
    let rows = SampleRows(
      values.indices.map { index in
        let place = Int.random(in: 0..<300, using: &random)
        let x = type == .nominal ? SampleX.category("c\(place)") : .number(Double(place) / 10)
        return SampleRow(x: x, y: values[index], series: names[index])
      })
    let specification = ChartSpecification.sample(type, by: .sum, mark: mark, series: true, stack: .zero)
    let chart = rows.chart(specification)
    let totals = try #require(chart.totals)
    #expect(totals.isContinuous == (mark == .area))
    #expect(chart.series.allSatisfy { $0.marks.map(\.x) == totals.marks.map(\.x) })
    for (place, total) in totals.marks.enumerated() {
      let parts = chart.series.compactMap { $0.marks.count > place ? $0.marks[place].value.number : nil }
      if let number = total.value.number { #expect(number == parts.reduce(0, +)) } else { #expect(parts.isEmpty) }
    }
  }

  @Test func aSeriesNamedTotalKeepsItsOwnIDs() throws {
    let rows = SampleRows(["total", "Total", "other"].map { SampleRow(x: .category("a"), y: 1, series: $0) })
    let chart = rows.chart(.sample(.nominal, by: .sum, series: true, stack: .zero))
    let totals = try #require(chart.totals)
    let ids = (chart.series + [totals]).flatMap(\.marks).map(\.id)
    #expect(Set(ids).count == 4)
    #expect(totals.id == "total")
  }
}
