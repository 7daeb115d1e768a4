import ChartModel
import ChartSound
import Testing

/// Windows, given bounds and scales of X.
@Suite struct XProportionTests {
  static let days = [1, 2, 5]

  static func window(_ from: Int, _ to: Int) -> AxisDomain {
    .instants(from: EventChart.hour(24 * from), to: EventChart.hour(24 * to))
  }

  static func chart(_ lists: [[(XValue, MarkValue)]], domain: AxisDomain, isWindow: Bool = true) -> EventChart {
    var chart = EventChart(lists, kind: .point, xDomain: domain)
    guard isWindow, case .instants(let from, let to) = domain else { return chart }
    let range = Double(from.microseconds)..<Double(to.microseconds)
    chart.chart.window = ChartWindow(
      length: range.upperBound - range.lowerBound, position: range.lowerBound, domain: range, shortest: 1)
    return chart
  }

  @Test(arguments: [true, false]) func instantsStandInProportionToTheirAxis(isWindow: Bool) {
    let marks = Self.days.map { (EventChart.at(24 * $0), MarkValue.number(Double($0))) }
    let chart = Self.chart([marks], domain: Self.window(0, 10), isWindow: isWindow)
    #expect(chart.marks.map(\.start) == [0.2, 0.4, 1])
    #expect(chart.marks.map(\.pan) == [-0.64, -0.48, 0])
    #expect(chart.marks.map(\.length) == [0.18, 0.25, 0.25] && chart.score.duration == 2)
  }

  @Test func theLastInstantOfTheAxisHasRoom() {
    let marks = [0, 5, 10].map { (EventChart.at(24 * $0), MarkValue.number(1)) }
    let chart = Self.chart([marks], domain: Self.window(-10, 10))
    #expect(chart.marks.map(\.start) == [0.875, 1.3125, 1.75])
    #expect(chart.marks.map(\.length) == [0.25, 0.25, 0.225])
  }

  @Test func aSingleMarkInAWindowStandsAtItsPlace() {
    let chart = Self.chart([[(EventChart.at(24 * 5), .number(1))]], domain: Self.window(0, 10))
    #expect(chart.marks.map(\.start) == [1] && chart.marks.map(\.pan) == [0])
  }

  @Test func bucketsOfAWindowBeatEvenly() {
    let marks = Self.days.map { (EventChart.hours(24 * $0, 24 * $0 + 24), MarkValue.number(1)) }
    var chart = Self.chart([marks], domain: Self.window(0, 7))
    chart.chart.xAxis.bucketing = .calendar(.day)
    #expect(chart.marks.map(\.start) == [0, 0.666667, 1.333333] && chart.marks.map(\.pan) == [-0.8, 0, 0.8])
  }

  @Test func stretchesAreHeardFromEdgeToEdgeOfTheWindow() {
    let marks: [(XValue, MarkValue)] = [
      (EventChart.hours(-24, 24), .number(1)), (EventChart.hours(48, 72), .number(2)),
      (EventChart.hours(120, 300), .number(3)),
    ]
    let chart = Self.chart([marks], domain: Self.window(0, 10))
    #expect(chart.marks.map(\.start) == [0, 0.4, 1] && chart.marks.map(\.length) == [0.2, 0.2, 1])
    // Without a window all of X is heard, and the axis with it.
    let whole = Self.chart([marks], domain: Self.window(0, 19), isWindow: false)
    #expect(whole.marks.map(\.start) == [0, 0.3, 0.6] && whole.marks.map(\.length) == [0.2, 0.1, 0.75])
  }

  @Test func numbersOnAnAxisOfLogarithms() {
    var chart = EventChart(
      [[1, 2, 3, 10, 100].map { (.number($0), .number($0)) }], kind: .point, type: .quantitative,
      xDomain: .numbers(1...100), yDomain: .numbers(0...100))
    chart.chart.xAxis.scale = .log
    let notes = chart.marks
    #expect(notes.map(\.pan) == [-0.8, -0.559176, -0.418303, 0, 0.8])
    // The last has a quarter of a second: 1.75 seconds for two decades.
    #expect(notes.map(\.start) == [0, 0.263401, 0.417481, 0.875, 1.75])
  }

  @Test func evenNumbersAreUnevenOnAnAxisOfLogarithms() {
    var chart = EventChart(
      [(1...4).map { (.number(Double($0)), .number(1)) }], kind: .point, type: .quantitative,
      xDomain: .numbers(1...4))
    chart.chart.xAxis.scale = .log
    #expect(chart.marks.map(\.start) == [0, 0.875, 1.386842, 1.75])
    chart.chart.xAxis.domain = .numbers(0...4)
    #expect(chart.marks.map(\.start) == [0.4375, 0.875, 1.3125, 1.75])
  }

  @Test func densePointsInAWindowAreReducedAndLoseNoExtreme() {
    let marks = (0..<2_000).map { (EventChart.at($0), MarkValue.number(Double($0 * 7 % 1_999) / 200)) }
    let chart = Self.chart([marks], domain: Self.window(-40, 200))
    let notes = chart.marks
    #expect(notes.count <= 500)
    let values = marks.compactMap { $0.1.number }
    let heard = notes.compactMap { $0.y?.number }
    #expect(heard.min() == values.min() && heard.max() == values.max())
    #expect(zip(notes.dropFirst(), notes).allSatisfy { $0.start - $1.start >= 0.05 - 1e-5 })
  }
}
