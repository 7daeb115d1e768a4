import ChartAnalysis
import ChartModel
import ChartSound
import Foundation
import Testing

/// What is drawn higher is heard higher, and marks with several values are heard by what they are read for.
@Suite struct DrawnHeightTests {
  private static let ranges: [MarkValue] = [.range(from: 2, to: 6), .range(from: 2, to: 6)]

  /// Where the tones of some marks begin and end, as parts of the three octaves.
  private func shares(_ chart: EventChart) -> [(Double, Double)] {
    chart.marks.map { (share($0.frequency), share($0.endFrequency)) }
  }

  private func share(_ frequency: Double) -> Double {
    let octaves = log2(frequency / 220)
    return (octaves / 3 * 1_000).rounded() / 1_000
  }

  @Test func aCandlestickGoesFromOpenToClose() {
    var chart = EventChart(Self.ranges, kind: .bar)
    chart.chart.series[0].marks[0].spread = .candlestick(open: 5, close: 3)
    chart.chart.series[0].marks[1].spread = .candlestick(open: 3, close: 5)
    #expect(shares(chart).map(\.0) == [0.5, 0.3])
    #expect(shares(chart).map(\.1) == [0.3, 0.5])
  }

  @Test func aBoxIsHeardByItsMedian() {
    var chart = EventChart(Self.ranges, kind: .bar)
    chart.chart.series[0].marks[0].spread = .box(lowerQuartile: 3, median: 4, upperQuartile: 5, outliers: 0)
    #expect(shares(chart).map(\.0) == [0.4, 0.2] && shares(chart).map(\.1) == [0.4, 0.6])
  }

  @Test func aStepDownOfAWaterfallFalls() {
    var chart = EventChart(Self.ranges, kind: .bar)
    chart.chart.series[0].marks[1].falls = true
    #expect(shares(chart).map(\.0) == [0.2, 0.2], "the ends of a range have no order")
    chart.chart.composition = .waterfall
    #expect(shares(chart).map(\.0) == [0.2, 0.6] && shares(chart).map(\.1) == [0.6, 0.2])
  }

  @Test func namesAreHeardFromTheTopDown() {
    let names = ["Press", "Lathe", "Mill"]
    var chart = EventChart(names.map { .category($0) }, kind: .point, yDomain: .categories(names))
    #expect(shares(chart).map(\.0) == [0, 0.5, 1], "levels in their order")
    chart.chart.yAxis.type = .nominal
    #expect(shares(chart).map(\.0) == [1, 0.5, 0])
    chart.chart.orientation = .horizontal
    #expect(shares(chart).map(\.0) == [0, 0.5, 1], "along a horizontal axis nothing is higher")
  }

  @Test func aReversedAxisTurnsThePitch() {
    var chart = EventChart([.number(1), .number(9)], kind: .line)
    chart.chart.yAxis.isReversed = true
    #expect(chart.chart.drawnPolarity == .down && shares(chart).map(\.0).first == 0.9)
    let plain = EventChart([.number(1)], kind: .line).chart
    #expect([chart.chart, plain].drawnPolarity == .up && [chart.chart].drawnPolarity == .down)
    chart.chart.orientation = .horizontal
    #expect(chart.chart.drawnPolarity == .up)
    (chart.chart.orientation, chart.chart.kind, chart.chart.seriesField) = (.vertical, .rectangle, "row")
    #expect(chart.chart.drawnPolarity == .up, "a color scale has no height")
  }
}
