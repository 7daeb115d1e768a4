import ChartModel
import Testing

/// Parts of a chart: the marks of a window, on the same axes.
@Suite struct ShowingTests {
  private static func chart(
    _ x: [XValue], _ type: FieldType, _ domain: AxisDomain, _ bucketing: Bucketing = .none, plots: [PlotGroup] = []
  ) -> BucketedChart {
    let marks = x.enumerated().map {
      Mark(id: "s/\($0.offset)", x: $0.element, value: .number(Double($0.offset)), rowCount: 1)
    }
    return BucketedChart(
      kind: .bar, xAxis: Axis(field: "x", type: type, domain: domain, bucketing: bucketing),
      yAxis: Axis(field: "y", type: .quantitative, domain: .numbers(0...100)),
      series: [Series(id: "s", marks: marks, plots: plots)])
  }

  private static func seconds(_ from: Int, _ to: Int) -> XValue {
    .interval(from: Instant(seconds: from), to: Instant(seconds: to))
  }

  private static func ids(_ chart: BucketedChart) -> [String] { chart.series[0].marks.map(\.id) }

  private static func window(_ chart: BucketedChart, _ range: Range<Double>) -> ChartWindow {
    ChartWindow(
      length: range.upperBound - range.lowerBound, position: range.lowerBound, domain: chart.extent ?? 0..<1,
      shortest: 0)
  }

  @Test func bucketsBelongWhereTheyBegin() {
    let starts: [Double] = [0, 10, 20, 30, 40]
    let bins = starts.map { XValue.bin(from: $0, to: $0 + 10) }
    let chart = Self.chart(
      bins, .quantitative, .numbers(0...50), .width(10),
      plots: [PlotGroup(name: "a", places: 0..<2), PlotGroup(places: 2..<5)])
    #expect(chart.extent == 0..<50)
    #expect(chart.shortestBucket == 10)
    let shown = chart.showing(Self.window(chart, 5..<30))
    #expect(Self.ids(shown) == ["s/1", "s/2"])
    #expect(shown.xAxis.domain == .numbers(5...30))
    #expect(shown.yAxis == chart.yAxis)
    #expect(shown.series[0].plots == [PlotGroup(name: "a", places: 0..<1), PlotGroup(places: 1..<2)])
    #expect(shown.extent == 5..<30)
    #expect(shown.window?.domain == 0..<50)
    #expect(chart.showing(Self.window(chart, 20..<50)).series[0].plots == [PlotGroup(places: 0..<3)])
  }

  @Test func theWholeStaysBesideThePart() {
    let chart = Self.chart((0..<5).map { .number(Double($0)) }, .quantitative, .numbers(0...4))
    let shown = chart.showing(Self.window(chart, 1..<4))
    #expect(chart.whole == nil && shown.whole?.chart == chart)
    let closer = shown.showing(Self.window(chart, 2..<3))
    #expect(Self.ids(closer) == ["s/2"] && closer.whole?.chart == chart)
    #expect(shown == chart.showing(Self.window(chart, 1..<4)) && shown != closer)
    var other = shown
    other.whole = .chart(shown)
    #expect(other != shown)
  }

  @Test func manyPlotsOfManyMarksAreClippedAtOnce() {
    let count = 20_000
    let chart = Self.chart(
      (0..<count).map { .number(Double($0)) }, .quantitative, .numbers(0...Double(count)),
      plots: (0..<count).map { PlotGroup(places: $0..<$0 + 1) })
    let window = Self.window(chart, 5_000..<15_000)
    var shown = chart
    let time = ContinuousClock().measure { shown = chart.showing(window) }
    #expect(time < .seconds(2), "\(time)")
    #expect(shown.series[0].plots == (0..<10_000).map { PlotGroup(places: $0..<$0 + 1) })
  }

  @Test func pointsAtBothEndsBelong() {
    let chart = Self.chart([1, 2, 4, 8].map { .number($0) }, .quantitative, .numbers(1...8))
    #expect(chart.extent == 1..<8.0.nextUp)
    #expect(chart.shortestBucket == 1)
    #expect(Self.ids(chart.showing(Self.window(chart, 2..<9))) == ["s/1", "s/2", "s/3"])
    let instants = Self.chart(
      [0, 60, 90].map { .instant(Instant(seconds: $0)) }, .temporal,
      .instants(from: Instant(seconds: 0), to: Instant(seconds: 90)))
    #expect(instants.extent == 0..<90_000_001)
    let late = instants.showing(Self.window(instants, 60_000_000..<90_000_001))
    #expect(Self.ids(late) == ["s/1", "s/2"])
    #expect(late.xAxis.domain == .instants(from: Instant(seconds: 60), to: Instant(seconds: 90)))
  }

  @Test func givenStretchesBelongWhereTheyOverlap() {
    let stretches = [Self.seconds(0, 100), Self.seconds(10, 20), Self.seconds(30, 30), Self.seconds(40, 50)]
    let chart = Self.chart(stretches, .temporal, .instants(from: Instant(seconds: 0), to: Instant(seconds: 100)))
    #expect(Self.ids(chart.showing(Self.window(chart, 20e6..<40e6))) == ["s/0", "s/2"])
    #expect(Self.ids(chart.showing(Self.window(chart, 45e6..<46e6))) == ["s/0", "s/3"])
    // The same stretches as buckets belong where they begin.
    let buckets = Self.chart(stretches, .temporal, chart.xAxis.domain, .calendar(.second))
    #expect(Self.ids(buckets.showing(Self.window(chart, 20e6..<40e6))) == ["s/2"])
    #expect(chart.stretch(of: .range(anchor: 35.2e6, head: 12.6e6)) == 12e6..<36e6, "whole seconds of a short chart")
    #expect(chart.stretch(of: .point(35.2e6)) == 35e6..<36e6)
  }

  @Test func categoriesByTheirPlaces() {
    let names = ["a", "b", "c", "d"]
    let chart = Self.chart(names.map { .category($0) }, .nominal, .categories(names))
    #expect(chart.bucketRanges == [0..<1, 1..<2, 2..<3, 3..<4])
    let shown = chart.showing(Self.window(chart, 1..<3))
    #expect(shown.xAxis.domain == .categories(["b", "c"]))
    #expect(Self.ids(shown) == ["s/1", "s/2"])
    // Places stay those of the whole chart.
    #expect(shown.bucketRanges == [1..<2, 2..<3])
    #expect(shown.stretch(of: .point(1.5)) == 1..<2)
    #expect(Self.ids(shown.showing(Self.window(chart, 2..<4))) == ["s/2"])
  }

  @Test func tenThousandCategories() {
    let names = (0..<10_000).map { "n\($0)" }
    let chart = Self.chart(names.map { .category($0) }, .nominal, .categories(names))
    let shown = chart.showing(Self.window(chart, 9_000..<9_003))
    #expect(Self.ids(shown) == ["s/9000", "s/9001", "s/9002"])
    #expect(chart.stretch(of: .range(anchor: 9_999.5, head: 9_998.2)) == 9_998..<10_000)
  }

  @Test func onePlaceOfPointsIsTheNearest() {
    let chart = Self.chart([1, 2, 4, 8].map { .number($0) }, .quantitative, .numbers(1...8))
    #expect(chart.stretch(of: .point(2.9)) == 2..<2.0.nextUp)
    #expect(chart.stretch(of: .point(3.1)) == 4..<4.0.nextUp)
    #expect(chart.stretch(of: .point(9)) == nil)
    #expect(chart.stretch(of: .range(anchor: 5, head: 3)) == 4..<4.0.nextUp)
    #expect(chart.stretch(of: .range(anchor: 5, head: 6)) == nil)
  }

  @Test func emptyChartsAndOneMark() {
    let empty = Self.chart([], .temporal, .empty)
    #expect(empty.extent == nil)
    #expect(empty.bucketRanges == [])
    #expect(empty.stretch(of: .point(0)) == nil)
    #expect(empty.showing(ChartWindow(length: 1, position: 0, domain: 0..<10, shortest: 0)).series[0].marks == [])
    let one = Self.chart([.number(5)], .quantitative, .numbers(5...5))
    #expect(one.extent == 5..<5.0.nextUp)
    #expect(Self.ids(one.showing(Self.window(one, 5..<5.0.nextUp))) == ["s/0"])
  }
}
