import Accessibility
import AudioGraphFile
import ChartModel
import Foundation
import Testing

/// The file that apps copy makes of JSON what the JSON says.
@Suite struct AudioGraphFileTests {
  private func file(_ descriptor: AudioGraphDescriptor) throws -> AXChartDescriptor {
    try JSONDecoder().decode(AudioGraphFile.self, from: JSONEncoder().encode(descriptor)).descriptor
  }

  @Test func aChartComesThrough() throws {
    let text = AudioGraphValueText([.init(value: 4, description: "4 steps")])
    var graph = AudioGraphDescriptor(
      title: "Steps", summary: "Rose.", xAxis: AudioGraphCategoricalAxis(title: "Day", categoryOrder: ["Mon", "Tue"]),
      yAxis: AudioGraphNumericAxis(
        title: "Steps", range: 0...9, gridlinePositions: [0, 5], valueDescriptionProvider: text),
      additionalAxes: [
        AudioGraphNumericAxis(title: "Size", range: 1...2, gridlinePositions: [], valueDescriptionProvider: text)
      ],
      series: [
        AudioGraphSeries(
          name: "Ada", isContinuous: false,
          dataPoints: [
            AudioGraphPoint(x: "Mon", y: 4, additionalValues: [.number(2)], label: "Monday: 4"),
            AudioGraphPoint(x: "Tue"),
          ])
      ])
    graph.contentDirection = .topToBottom
    let found = try file(graph)
    #expect(found.title == "Steps")
    #expect(found.summary == "Rose.")
    #expect(found.contentDirection == .topToBottom)
    #expect((found.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["Mon", "Tue"])
    #expect(found.yAxis?.range == 0...9)
    #expect(found.yAxis?.gridlinePositions == [0, 5])
    #expect(found.yAxis?.valueDescriptionProvider(4) == "4 steps")
    #expect(found.additionalAxes?.map(\.title) == ["Size"])
    let points = found.series.first?.dataPoints ?? []
    #expect(points.map(\.xValue.category) == ["Mon", "Tue"])
    #expect(points.map(\.yValue?.number) == [4, nil])
    #expect(points.map(\.label) == ["Monday: 4", nil])
    #expect(points.first?.additionalValues.map(\.number) == [2])
  }

  @Test func numbersComeThrough() throws {
    let text = AudioGraphValueText([])
    var axis = AudioGraphNumericAxis(
      title: "X", range: 1...1_000, gridlinePositions: [], valueDescriptionProvider: text)
    axis.scaleType = .log10
    let found = try file(
      AudioGraphDescriptor(
        title: nil, summary: nil, xAxis: axis,
        series: [AudioGraphSeries(name: nil, isContinuous: true, dataPoints: [AudioGraphPoint(x: 10.5)])]))
    #expect((found.xAxis as? AXNumericDataAxisDescriptor)?.scaleType == .log10)
    #expect(found.yAxis == nil)
    #expect(found.series.first?.isContinuous == true)
    #expect(found.series.first?.dataPoints.first?.xValue.number == 10.5)
  }
}
