import ChartModel
import Foundation
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// The chart as an audio graph takes it.
@Suite struct AudioGraphTests {
  @Test func bars() throws {
    let chart = try RichChart.narrator(RichChart.storage(.bar, RichChart.disk)).axChart()
    #expect(chart.title == "Storage")
    #expect(
      chart.summary
        == "Largest part: Photos, 50 percent of about 128 gigabytes. "
        + "Smallest part: Music, 21.4 gigabytes, 17 percent.")
    let x = try #require(chart.xAxis as? AudioGraphCategoricalAxis)
    #expect(x == AudioGraphCategoricalAxis(title: "kind", categoryOrder: ["Photos", "Apps", "Music"]))
    let y = try #require(chart.yAxis)
    #expect(y.title == "size in gigabytes" && y.range == 0...130)
    #expect(y.gridlinePositions == [0, 20, 40, 60, 80, 100, 120])
    #expect(y.valueDescriptionProvider(64.2) == "64.2 gigabytes" && y.valueDescriptionProvider(20) == "20 gigabytes")
    #expect(y.valueDescriptionProvider(7.5) == "7.5")
    #expect(chart.series.map(\.name) == ["size"] && chart.series.map(\.isContinuous) == [false])
    #expect(
      chart.series[0].dataPoints[1]
        == AudioGraphPoint(x: "Apps", y: 42.8, label: "Apps: 42.8 gigabytes, 33 percent"))
    #expect(chart.additionalAxes.isEmpty && chart.contentDirection == .leftToRight)
  }

  @Test func rangesHaveAnAxisForTheirUpperEnds() throws {
    let chart = try RichChart.narrator(RichChart.temperatures()).axChart()
    #expect(chart.additionalAxes.map(\.title) == ["temperature to in degrees Celsius"])
    let points = chart.series[0].dataPoints
    #expect(points[0].xValue == .number(1_735_689_600) && points[0].yValue == .number(-5))
    #expect(points[0].additionalValues == [.number(3.5)])
    #expect(points[3] == AudioGraphPoint(x: 1_743_465_600, label: "April: value missing"))
    let x = try #require(chart.xAxis as? AudioGraphNumericAxis)
    #expect(x.range == 1_735_689_600...1_748_736_000)
    #expect(x.valueDescriptionProvider(1_735_689_600) == "January")
    #expect(x.gridlinePositions.map { x.valueDescriptionProvider($0) }.prefix(2) == ["January", "February"])
  }

  @Test func levelsAreNumbersWithNames() throws {
    let chart = try RichChart.narrator(RichChart.symptoms(RichChart.fourEvents)).axChart()
    let y = try #require(chart.yAxis)
    #expect(y.range == 0...4 && y.gridlinePositions == [0, 1, 2, 3, 4])
    #expect((0...4).map { y.valueDescriptionProvider(Double($0)) } == RichChart.intensities)
    #expect(chart.series[0].dataPoints.map(\.yValue) == [.number(3), .number(2), .number(4), .number(2)])
    #expect(chart.additionalAxes.map(\.title) == ["time to"])
    #expect(chart.series[0].dataPoints[0].additionalValues == [.number(RichChart.at(6, 14).seconds)])
    let x = try #require(chart.xAxis as? AudioGraphNumericAxis)
    #expect(x.valueDescriptionProvider(RichChart.at(6, 9).seconds) == "June 6, 9 AM to 2 PM")
    #expect(
      x.gridlinePositions.map { x.valueDescriptionProvider($0) } == [
        "June 1", "June 8", "June 15", "June 22", "June 29",
      ])
  }

  @Test func stacksHaveASeriesAPart() throws {
    let chart = try RichChart.narrator(RichChart.doses(.zero)).axChart()
    #expect(chart.series.map(\.name) == ["taken", "skipped"])
    #expect(chart.series[1].dataPoints[0].label == "Skipped, June 6: 1, 33 percent")
  }

  @Test(arguments: [
    (MarkKind.sector, Orientation.vertical, false, AudioGraphDescriptor.ContentDirection.radialClockwise),
    (.sector, .vertical, true, .radialCounterClockwise), (.bar, .horizontal, false, .topToBottom),
    (.bar, .horizontal, true, .bottomToTop), (.bar, .vertical, true, .rightToLeft),
    (.line, .vertical, false, .leftToRight),
  ])
  func directions(
    kind: MarkKind, orientation: Orientation, isReversed: Bool, expected: AudioGraphDescriptor.ContentDirection
  ) throws {
    var chart = RichChart.storage(kind, RichChart.disk)
    chart.orientation = orientation
    chart.xAxis.isReversed = isReversed
    #expect(try RichChart.narrator(chart).axChart().contentDirection == expected)
  }

  @Test func scalesAndTicks() throws {
    var chart = RichChart.steps(rules: [])
    chart.yAxis = RichChart.valueAxis("population", 1, 1_000_000, scale: .log)
    chart.yAxis.ticks = .values([.number(1_000), .number(1), .number(5e9), .number(1_000)])
    chart.xAxis.ticks = .stride(.day, count: 3)
    let described = try RichChart.narrator(chart).axChart()
    #expect(described.yAxis?.scaleType == .log10 && described.yAxis?.gridlinePositions == [1, 1_000])
    let x = try #require(described.xAxis as? AudioGraphNumericAxis)
    #expect(x.gridlinePositions == [5, 8].map { RichChart.at($0).seconds })
  }

  /// A flat chart and an empty one have a range that a pitch can be found in.
  @Test func rangesAreNeverWithoutLength() throws {
    var chart = RichChart.steps(rules: [])
    chart.yAxis.domain = .numbers(1e300...1e300)
    chart.xAxis.domain = .empty
    chart.series[0].marks = []
    let described = try RichChart.narrator(chart).axChart()
    let range = try #require(described.yAxis?.range)
    #expect(range.lowerBound < range.upperBound && range.contains(1e300))
    #expect((described.xAxis as? AudioGraphNumericAxis)?.range == 0...1)
  }

  @Test func theJSONIsWhole() throws {
    var chart = RichChart.temperatures()
    chart.series[0].marks = Array(chart.series[0].marks[3...3])
    chart.yAxis.ticks = .step(10)
    chart.xAxis.ticks = .stride(.quarter, count: 1)
    #expect(
      try RichChart.narrator(chart).axChartJSON().text
        == #"{"schema":"chartvoice.axchart/1","title":"Temperature by month, April 2025","summary":"No data.","#
        + #""xAxis":{"kind":"numeric","title":"month","range":[1735689600,1748736000],"#
        + #""gridlinePositions":[1735689600,1743465600],"#
        + #""valueDescriptionProvider":[{"value":1735689600,"description":"January"},"#
        + #"{"value":1743465600,"description":"April"}],"scaleType":"linear"},"#
        + #""yAxis":{"kind":"numeric","title":"temperature in degrees Celsius","range":[-10,20],"#
        + #""gridlinePositions":[-10,0,10,20],"#
        + #""valueDescriptionProvider":[{"value":-10,"description":"minus 10 degrees Celsius"},"#
        + #"{"value":0,"description":"0 degrees Celsius"},{"value":10,"description":"10 degrees Celsius"},"#
        + #"{"value":20,"description":"20 degrees Celsius"}],"scaleType":"linear"},"additionalAxes":[],"#
        + #""series":[{"name":"temperature","isContinuous":false,"dataPoints":[{"#
        + #""xValue":{"number":1743465600,"category":null},"yValue":null,"additionalValues":[],"#
        + #""label":"April: value missing"}]}],"contentDirection":"leftToRight"}"#)
  }

  @Test func providersAreTables() {
    let provider = AudioGraphValueText([
      .init(value: 2, description: "two"), .init(value: .nan, description: "none"),
      .init(value: -1, description: "minus one"), .init(value: 2, description: "again"),
    ])
    #expect(provider.entries.map(\.value) == [-1, 2])
    #expect([-1, 0, 2, 1e20].map { provider($0) } == ["minus one", "0", "two", "1e+20"])
  }

  @Test(arguments: [
    #"{"kind":"other","title":"x"}"#, #"{"title":"x","categoryOrder":[]}"#, #"{"kind":"numeric","title":"x"}"#,
  ])
  func axesOfNoKnownKindAreErrors(axis: String) {
    let text = #"{"xAxis":\#(axis),"additionalAxes":[],"series":[],"contentDirection":"leftToRight"}"#
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(AudioGraphDescriptor.self, from: Data(text.utf8)) }
  }
}
