import ChartModel
import ChartTestSupport
import Foundation
import Testing

@testable import ChartDeclarations

/// Positions on the plot and values at them.
@MainActor @Suite struct ProxyTests {
  static func chart(
    _ x: ChartModel.Axis,
    _ y: ChartModel.Axis = ChartModel.Axis(field: "y", type: .quantitative, domain: .numbers(0...100)),
    marks: [(XValue, Double)] = [],
    orientation: Orientation = .vertical
  ) -> BucketedChart {
    let marks = marks.enumerated().map { place, mark in
      Mark(id: "s/\(place)", x: mark.0, value: .number(mark.1), rowCount: 1)
    }
    return BucketedChart(
      kind: .line, orientation: orientation, xAxis: x, yAxis: y, series: [Series(id: "s", marks: marks)])
  }

  private static let size = CGSize(width: 300, height: 200)
  private static let tens = ChartModel.Axis(field: "x", type: .quantitative, domain: .numbers(0...10))

  @Test func aLineOfIntegers() throws {
    let proxy = ChartProxy(Self.chart(Self.tens), plotSize: Self.size)
    #expect(proxy.position(forX: 5) == 150)
    #expect(proxy.position(forX: 2.5) == 75)
    #expect(proxy.position(forY: 100) == 0)
    #expect(proxy.position(forY: 25) == 150)
    #expect(proxy.position(for: (x: 10, y: 0)) == CGPoint(x: 300, y: 200))
    #expect(proxy.value(atX: 150, as: Int.self) == 5)
    #expect(proxy.value(atX: 164, as: Int.self) == 5)
    #expect(proxy.value(atX: 166, as: Int.self) == 6)
    #expect(proxy.value(atX: 166, as: Double.self) == 166.0 / 30)
    #expect(proxy.value(atX: 150, as: Float.self) == 5)
    #expect(proxy.value(atX: 150, as: Decimal.self) == 5)
    #expect(try #require(proxy.value(at: CGPoint(x: 30, y: 150), as: (Int, Double).self)) == (1, 25))
    #expect(proxy.xDomain(dataType: Int.self) == [0, 10])
    #expect(proxy.yDomain(dataType: Double.self) == [0, 100])
    #expect(proxy.plotSize == Self.size)
  }

  @Test func nothingOutsideThePlot() {
    let proxy = ChartProxy(Self.chart(Self.tens), plotSize: Self.size)
    for x in [-0.5, 10.5, Double.nan, .infinity] { #expect(proxy.position(forX: x) == nil) }
    for x in [-1, 301, CGFloat.nan, .infinity] { #expect(proxy.value(atX: x, as: Double.self) == nil) }
    #expect(proxy.position(for: (x: 5, y: 101)) == nil)
    #expect(proxy.value(at: CGPoint(x: 5, y: 201), as: (Int, Int).self) == nil)
    #expect(proxy.position(forX: "five") == nil)
    #expect(proxy.position(forX: Date(timeIntervalSince1970: 5)) == nil)
    #expect(proxy.value(atX: 150, as: String.self) == nil)
    #expect(proxy.value(atX: 150, as: Date.self) == nil)
    #expect(proxy.xDomain(dataType: String.self) == [])
    let flat = ChartProxy(Self.chart(Self.tens), plotSize: .zero)
    #expect(flat.position(forX: 5) == nil)
    #expect(flat.value(atX: 0, as: Int.self) == nil)
    let huge = ChartModel.Axis(field: "x", type: .quantitative, domain: .numbers(0...1e6))
    #expect(ChartProxy(Self.chart(huge), plotSize: Self.size).value(atX: 300, as: Int8.self) == nil)
  }

  @Test func timeAndCategories() throws {
    let day = 86_400
    let june = Instant(seconds: 1_748_736_000)
    let time = ChartModel.Axis(
      field: "x", type: .temporal, domain: .instants(from: june, to: Instant(seconds: 1_748_736_000 + 30 * day)),
      bucketing: .calendar(.day))
    let proxy = ChartProxy(Self.chart(time), plotSize: Self.size)
    let noon = Date(timeIntervalSince1970: 1_748_736_000 + 43_200)
    #expect(proxy.position(forX: noon) == 5)
    #expect(proxy.value(atX: 5, as: Date.self) == noon)
    #expect(proxy.positionRange(forX: noon) == 0...10)
    #expect(proxy.position(forX: 5) == nil)
    #expect(proxy.xDomain(dataType: Date.self).first == Date(timeIntervalSince1970: 1_748_736_000))
    let kinds = ChartModel.Axis(field: "x", type: .nominal, domain: .categories(["a", "b", "c"]))
    let named = ChartProxy(Self.chart(kinds), plotSize: Self.size)
    #expect(named.position(forX: "b") == 150)
    #expect(named.positionRange(forX: "c") == 200...300)
    #expect(named.value(atX: 99, as: String.self) == "a")
    #expect(named.value(atX: 101, as: String.self) == "b")
    #expect(named.value(atX: 300, as: String.self) == "c")
    #expect(named.position(forX: "d") == nil)
    #expect(named.position(forX: 0.5) == nil)
    #expect(named.xDomain(dataType: String.self) == ["a", "b", "c"])
  }

  @Test func levelsBinsAndLyingBars() {
    let levels = ChartModel.Axis(field: "y", type: .ordinal, domain: .categories(["Mild", "Severe"]))
    let diary = ChartProxy(Self.chart(Self.tens, levels), plotSize: Self.size)
    #expect(diary.position(forY: "Mild") == 150)
    #expect(diary.value(atY: 20, as: String.self) == "Severe")
    #expect(diary.positionRange(forY: "Severe") == 0...100)
    let bins = ChartModel.Axis(field: "x", type: .quantitative, domain: .numbers(0...30), bucketing: .width(10))
    let histogram = ChartProxy(Self.chart(bins), plotSize: Self.size)
    #expect(histogram.positionRange(forX: 12) == 100...200)
    #expect(ChartProxy(Self.chart(Self.tens), plotSize: Self.size).positionRange(forX: 5) == 150...150)
    let fruit = ChartModel.Axis(field: "x", type: .nominal, domain: .categories(["fig", "plum"]))
    let lying = ChartProxy(
      Self.chart(fruit, marks: [(.category("plum"), 1)], orientation: .horizontal), plotSize: Self.size)
    #expect(lying.position(forX: 25) == 75)
    #expect(lying.position(forY: "fig") == 50)
    #expect(lying.nearest(toX: 0)?.position == 150)
  }
}
