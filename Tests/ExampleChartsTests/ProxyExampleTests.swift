import ChartDeclarations
import ChartDescriptions
import ChartModel
import ExampleCharts
import Foundation
import Testing

/// Positions on the example charts: the nearest day under a finger, and values and positions of the integers.
@MainActor @Suite struct ProxyExampleTests {
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

  @Test func theEleventhDayUnderAFinger() throws {
    let proxy = ChartProxy(DailyUsers().bucketed(), plotSize: Self.size)
    // Twenty wide each: the eleventh of March from 200 to 220.
    for position in [200.5, 210, 219.5] {
      let day = try #require(proxy.nearest(toX: position))
      #expect(day.position == 210)
      let from = Instant(seconds: 1_741_651_200)
      #expect(day.x == .interval(from: from, to: Instant(seconds: 1_741_737_600)))
      #expect(day.rows.map(\.series) == ["active", "new"])
      #expect(day.rows.map(\.mark.value) == [.number(1_010), .number(65)])
      #expect(day.total?.value == .number(1_075))
      #expect(day.total?.x == day.x)
    }
  }

  /// Every position has a value that stands at that position, and so have all marks.
  @Test func doseDaysAndCountsAreInverse() throws {
    let chart = MedicineDoses().bucketed()
    let proxy = ChartProxy(chart, plotSize: Self.size)
    for position in stride(from: 0.0, through: 560, by: 0.7) {
      let date = try #require(proxy.value(atX: position, as: Date.self))
      #expect(abs(try #require(proxy.position(forX: date)) - position) < 1e-6)
      #expect(try #require(proxy.positionRange(forX: date)).contains(position))
    }
    for position in stride(from: 0.0, through: 200, by: 0.3) {
      let count = try #require(proxy.value(atY: position, as: Double.self))
      #expect(abs(try #require(proxy.position(forY: count)) - position) < 1e-9)
    }
    for mark in chart.series.flatMap(\.marks) {
      guard case .interval(let from, let to) = mark.x, case .number(let value) = mark.value else { continue }
      let start = Date(timeIntervalSince1970: Double(from.microseconds) / 1e6)
      let noon = start + Double(to.microseconds - from.microseconds) / 2e6
      let position = try #require(proxy.position(forX: noon))
      #expect(abs(try #require(proxy.value(atX: position, as: Date.self)).timeIntervalSince(noon)) < 1e-3)
      #expect(proxy.nearest(toX: position)?.x == mark.x)
      let height = try #require(proxy.position(forY: value))
      #expect(proxy.value(atY: height, as: Int.self).map(Double.init) == value)
    }
  }

  /// Names of a chart stand where positions find them, on upright and on lying bars.
  @Test(arguments: [false, true]) func namesAndPositionsAreInverse(isLying: Bool) throws {
    let fruits = ["Apples": 120, "Pears": 75, "Plums": 90, "Quinces": 12].sorted { $0.key < $1.key }
    let chart = Chart(fruits, id: \.key) { fruit in
      if isLying {
        BarMark(x: .value("Crates", fruit.value), y: .value("Fruit", fruit.key))
      } else {
        BarMark(x: .value("Fruit", fruit.key), y: .value("Crates", fruit.value))
      }
    }
    let proxy = ChartProxy(chart.bucketed(), plotSize: Self.size)
    let length = isLying ? 200.0 : 560
    for (place, fruit) in fruits.enumerated() {
      let position = try #require(isLying ? proxy.position(forY: fruit.key) : proxy.position(forX: fruit.key))
      #expect(abs(position - (Double(place) + 0.5) * length / 4) < 1e-9)
      let name = isLying ? proxy.value(atY: position, as: String.self) : proxy.value(atX: position, as: String.self)
      #expect(name == fruit.key)
      let along = try #require(isLying ? proxy.position(forX: fruit.value) : proxy.position(forY: fruit.value))
      let value = isLying ? proxy.value(atX: along, as: Int.self) : proxy.value(atY: along, as: Int.self)
      #expect(value == fruit.value)
      #expect(proxy.nearest(toX: position)?.rows.map(\.mark.value) == [.number(Double(fruit.value))])
    }
    for position in stride(from: 0.5, to: length, by: 1.7) {
      let name = try #require(
        isLying ? proxy.value(atY: position, as: String.self) : proxy.value(atX: position, as: String.self))
      let band = try #require(isLying ? proxy.positionRange(forY: name) : proxy.positionRange(forX: name))
      #expect(band.contains(position))
    }
  }

  /// Between whole numbers too, every position has a value that stands there.
  @Test func positionsBetweenIntegersAreInverse() throws {
    let proxy = ChartProxy(Integers().bucketed(), plotSize: Self.size)
    for position in stride(from: 0.0, through: 200, by: 0.37) {
      let x = try #require(proxy.value(atX: position, as: Double.self))
      let y = try #require(proxy.value(atY: position, as: Double.self))
      #expect(abs(x - position / 56) <= 1e-11 && abs(y - (20 - position / 20)) <= 1e-11)
      #expect(abs(try #require(proxy.position(forX: x)) - position) < 1e-9)
      #expect(abs(try #require(proxy.position(forY: y)) - position) < 1e-9)
    }
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
