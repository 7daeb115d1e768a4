import ChartModel
import ChartTestSupport
import Foundation
import Testing

@testable import ChartDeclarations

/// The place nearest to a position: daily users under a finger.
@MainActor @Suite struct NearestTests {
  /// Thirty days of active and new users, stacked; each day is ten wide.
  private static func dailyUsers() -> BucketedChart {
    let calendar = ChartCalendar(zone: .utc, firstWeekday: .sunday)
    let days = (0..<30).map { day -> XValue in
      let range = calendar.range(of: 20_240 + day, unit: .day)
      return .interval(from: Instant(coordinate: range.lowerBound), to: Instant(coordinate: range.upperBound))
    }
    let marks = { (name: String, value: Double) in
      days.enumerated().map {
        Mark(id: "\(name)/\($0.offset)", x: $0.element, value: .number(value + Double($0.offset)), rowCount: 1)
      }
    }
    let domain = AxisDomain.instants(
      from: calendar.start(of: 20_240, unit: .day), to: calendar.start(of: 20_270, unit: .day))
    return BucketedChart(
      kind: .bar, xAxis: ChartModel.Axis(field: "date", type: .temporal, domain: domain, bucketing: .calendar(.day)),
      yAxis: ChartModel.Axis(field: "users", type: .quantitative, domain: .numbers(0...500)), isAdditive: true,
      seriesField: "kind",
      series: [
        Series(id: "a", name: "active", marks: marks("a", 100)), Series(id: "n", name: "new", marks: marks("n", 10)),
      ],
      totals: Series(id: "total", marks: marks("total", 110)), stack: .zero)
  }

  @Test func eachRowOnceAsADragPassesAlong() throws {
    let proxy = ChartProxy(Self.dailyUsers(), plotSize: CGSize(width: 300, height: 100))
    var passed: [String] = []
    for position in stride(from: -40.0, through: 340, by: 0.5) {
      let place = try #require(proxy.nearest(toX: position))
      let id = try #require(place.total?.id)
      if id != passed.last { passed.append(id) }
    }
    #expect(passed == (0..<30).map { "total/\($0)" })
  }

  @Test func theEndsAreClamped() throws {
    let proxy = ChartProxy(Self.dailyUsers(), plotSize: CGSize(width: 300, height: 100))
    for position in [-CGFloat.infinity, -1e9, 0, 9.9] { #expect(proxy.nearest(toX: position)?.position == 5) }
    for position in [CGFloat.infinity, 1e9, 300, 290.1] { #expect(proxy.nearest(toX: position)?.position == 295) }
    #expect(proxy.nearest(toX: .nan) == nil)
    let place = try #require(proxy.nearest(toX: 17))
    #expect(place.rows.map(\.series) == ["active", "new"])
    #expect(place.rows.map(\.mark.id) == ["a/1", "n/1"])
    // Just as near to two places: the first.
    #expect(proxy.nearest(toX: 20)?.position == 15)
  }

  @Test func emptyHiddenAndOneMark() {
    let axis = ChartModel.Axis(field: "x", type: .quantitative, domain: .numbers(0...10))
    let size = CGSize(width: 100, height: 100)
    #expect(ChartProxy(ProxyTests.chart(axis), plotSize: size).nearest(toX: 5) == nil)
    let none = ChartModel.Axis(field: "x", type: .quantitative, domain: .empty)
    #expect(ChartProxy(ProxyTests.chart(none), plotSize: size).nearest(toX: 5) == nil)
    let one = ProxyTests.chart(axis, marks: [(.number(3), 1)])
    #expect(ChartProxy(one, plotSize: size).nearest(toX: 99)?.x == .number(3))
    var hidden = ProxyTests.chart(axis, marks: [(.number(3), 1), (.number(4), 2), (.number(50), 3)])
    hidden.series[0].marks[0].author = AuthorText(isHidden: true)
    // The first is hidden, and the last lies off the plot.
    #expect(ChartProxy(hidden, plotSize: size).nearest(toX: 0)?.x == .number(4))
    #expect(ChartProxy(hidden, plotSize: size).nearest(toX: 100)?.x == .number(4))
  }

  /// Against the slow way: all distances.
  @Test(arguments: [false, true]) func asTheSlowWayFindsIt(isReversed: Bool) throws {
    var random = SeededGenerator(seed: 5)
    let values = Set((0..<200).map { _ in Double.random(in: 1...1_000, using: &random) }).shuffled(using: &random)
    let axis = ChartModel.Axis(
      field: "x", type: .quantitative, domain: .numbers(1...1_000), scale: .log, isReversed: isReversed)
    let proxy = ChartProxy(
      ProxyTests.chart(axis, marks: values.map { (.number($0), 0) }), plotSize: CGSize(width: 500, height: 1))
    for _ in 0..<300 {
      let position = Double.random(in: -20...520, using: &random)
      let slow = try values.map { abs(try #require(proxy.position(forX: $0)) - position) }.min()
      let found = try #require(proxy.nearest(toX: position))
      #expect(abs(found.position - position) == slow)
    }
  }
}
