import ChartAnalysis
import ChartModel
import Testing

/// Detail fields and row counts of a layer's rows, on the marks that stand for them.
@Suite struct DetailTests {
  private func layer(x: [Double], mark: MarkKind = .point, fillsGaps: Bool = false) -> DeclaredLayer {
    var specification = ChartSpecification(
      mark: mark, keepsRows: true, x: XEncoding(field: "x", type: .quantitative, bucketing: .none),
      y: YEncoding(field: "y"))
    specification.fillsGaps = fillsGaps
    let y = x.indices.map(Double.init)
    var layer = DeclaredLayer(
      specification: specification, rows: RowBatch(rowCount: x.count, columns: [.numbers(x), .numbers(y)]))
    layer.details = [DetailField(name: "name", type: .nominal), DetailField(name: "size", type: .quantitative)]
    layer.detailValues = x.indices.map { [.category("n\($0)"), $0 == 1 ? nil : .number(Double($0) * 10)] }
    return layer
  }

  private func chart(_ layers: [DeclaredLayer]) -> BucketedChart { BucketedChart(ChartDeclaration(layers: layers)) }

  /// Each mark has the details of its own row, whose place in the file its value is.
  @Test(arguments: [[3, 1, 2], [3, 1, 3, 1, 3], [2, 2]])
  func marksHaveTheDetailsOfTheirRows(x: [Double]) {
    let chart = chart([layer(x: x)])
    let marks = chart.series.flatMap(\.marks)
    #expect(marks.count == x.count)
    for mark in marks {
      let row = mark.value.number.map { Int($0) } ?? -1
      #expect(mark.details == [.category("n\(row)"), row == 1 ? nil : .number(Double(row) * 10)])
    }
  }

  @Test func rowCountsAreThoseOfTheData() {
    var layer = layer(x: [5, 4, 4])
    layer.rowCounts = [7, 2, 3]
    let chart = chart([layer])
    #expect(chart.series.flatMap(\.marks).map(\.rowCount) == [2, 3, 7])
    #expect(chart.source.rowsRead == 12)
  }

  @Test func layersKeepTheirFieldsApart() {
    var other = layer(x: [1, 2], mark: .bar)
    other.specification.y.field = "z"
    other.details = [DetailField(name: "size", type: .quantitative), DetailField(name: "hue", type: .nominal)]
    other.detailValues = [[.number(1), .category("red")], [.number(2), nil]]
    let chart = chart([layer(x: [1]), other])
    #expect(chart.details.map(\.name) == ["name", "size", "hue"])
    #expect(
      chart.series.map { $0.marks.map(\.details) } == [
        [[.category("n0"), .number(0), nil]], [[nil, .number(1), .category("red")], [nil, .number(2), nil]],
      ])
  }

  /// Values that are means already are taken as they are, but are said to be means.
  @Test func aggregatesAreNotMadeAgain() {
    var layer = layer(x: [1, 2])
    layer.specification.y.aggregate = .mean
    layer.specification.y.isAggregated = true
    let chart = chart([layer])
    #expect(chart.aggregate == .mean)
    #expect(chart.series[0].marks.map(\.value) == [.number(0), .number(1)])
    var counted = layer
    counted.specification.y = YEncoding(field: nil, aggregate: .count)
    counted.specification.y.isAggregated = true
    #expect(self.chart([counted]).series[0].marks.map(\.value) == [.number(0), .number(1)])
    #expect(self.chart([counted]).isAdditive)
  }

  @Test(arguments: [(true, 4), (false, 2)])
  func gapsAreMarksOnlyWhereAsked(fillsGaps: Bool, count: Int) {
    let days = [0, 3].map { Int64($0) * 86_400_000_000 }
    var specification = ChartSpecification(
      mark: .bar, x: XEncoding(field: "d", type: .temporal, bucketing: .calendar(.day)), y: YEncoding(field: "y"))
    specification.fillsGaps = fillsGaps
    let layer = DeclaredLayer(
      specification: specification, rows: RowBatch(rowCount: 2, columns: [.instants(days), .numbers([1, 2])]))
    #expect(chart([layer]).series[0].marks.count == count)
  }
}
