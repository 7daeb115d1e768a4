import ChartDeclarations
import ChartDescriptions
import ExampleCharts
import Foundation
import Testing

/// Positions on the example charts: the nearest day under a finger, and values and positions of the integers.
@Suite struct ProxyExampleTests {
  static let size = CGSize(width: 560, height: 200)

  @Test func aDragPassesEachDayOnceAndIsClampedAtBothEnds() throws {
    let chart = DailyUsers().bucketed()
    let proxy = ChartProxy(chart, plotSize: Self.size)
    var passed: [XValue] = []
    for position in stride(from: -50.0, through: 610, by: 1) {
      let nearest = try #require(proxy.nearest(toX: position))
      if passed.last != nearest.x { passed.append(nearest.x) }
    }
    #expect(passed == chart.totals?.marks.map(\.x))
    let left = try #require(proxy.nearest(toX: -1_000))
    #expect(left.x == passed.first)
    #expect(left.rows.map(\.mark.value) == [.number(640), .number(40)])
    #expect(proxy.nearest(toX: 1e300)?.x == passed.last)
  }

  @Test func zoomingKeepsItsRules() throws {
    let chart = DailyUsers().bucketed()
    let extent = try #require(chart.extent)
    var window = ChartWindow(length: .infinity, position: 0, domain: extent, shortest: chart.shortestBucket)
    let centre = (extent.lowerBound + extent.upperBound) / 2
    for _ in 0..<20 {
      window = window.zoomed(by: 1.5)
      #expect(window.range.lowerBound < centre && centre < window.range.upperBound)
    }
    #expect(window.range.upperBound - window.range.lowerBound == 86_400e6, "never less than a day")
    for _ in 0..<40 { window = window.zoomed(by: 1 / 1.5) }
    #expect(window.range == extent, "never past the ends of the data")
  }

  @Test(arguments: 0...10) func positionsAndValuesOfIntegersAreInverse(index: Int) throws {
    let example = Integers()
    let proxy = ChartProxy(example.bucketed(), plotSize: Self.size)
    let value = example.values[index]
    let x = try #require(proxy.position(forX: index))
    let y = try #require(proxy.position(forY: value))
    #expect(abs(x - Double(index) * 56) < 1e-9)
    #expect(abs(y - Double(20 - value) * 20) < 1e-9, "10 is at the bottom, 20 at the top")
    #expect(proxy.value(atX: x, as: Int.self) == index)
    #expect(proxy.value(atY: y, as: Int.self) == value)
    let point = try #require(proxy.position(for: (x: index, y: value)))
    let both = try #require(proxy.value(at: point, as: (Int, Int).self))
    #expect(both == (index, value))
  }

  @Test func nothingIsOutsideThePlot() {
    let proxy = ChartProxy(Integers().bucketed(), plotSize: Self.size)
    #expect(proxy.position(forX: 11) == nil)
    #expect(proxy.position(forX: -0.5) == nil)
    #expect(proxy.position(forY: 9) == nil)
    #expect(proxy.value(atX: 561, as: Double.self) == nil)
    #expect(proxy.value(atX: -1, as: Double.self) == nil)
    #expect(proxy.value(atY: 201, as: Double.self) == nil)
    #expect(proxy.value(at: CGPoint(x: 10, y: -5), as: (Double, Double).self) == nil)
  }
}
