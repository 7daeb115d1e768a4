import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// The places that several series share, and the groups over them.
@Suite struct SharedStopsTests {
  static func chart(_ series: [[(Double, MarkValue)]], kind: MarkKind = .line) -> BucketedChart {
    BucketedChart(
      kind: kind, xAxis: Axis(field: "x", type: .quantitative, domain: .empty),
      yAxis: Axis(field: "y", type: .quantitative, domain: .numbers(0...1)), seriesField: "s",
      series: series.enumerated().map { number, marks in
        Series(
          id: "s\(number)", name: "S\(number)",
          marks: marks.map { Mark(id: "s\(number)/\($0.0)", x: .number($0.0), value: $0.1, rowCount: 1) })
      })
  }

  static func line(_ places: [Int], from start: Double = 1) -> [(Double, MarkValue)] {
    places.map { (Double($0), .number(start + Double($0))) }
  }

  @Test func seriesMeetAtHalfOfThePlacesAtLeast() {
    #expect(ChartFacts(Self.chart([Self.line([0, 1, 2, 3]), Self.line([2, 3, 4, 5])])).shared == nil, "2 of 6")
    #expect(ChartFacts(Self.chart([Self.line([0, 1, 2]), Self.line([1, 2, 3])])).shared?.stops.count == 4, "2 of 4")
    #expect(ChartFacts(Self.chart([Self.line([0, 1, 2])])).shared == nil)
    #expect(ChartFacts(Self.chart([Self.line([0]), Self.line([0])], kind: .rectangle)).shared == nil)
    var stack = Self.chart([Self.line([0]), Self.line([0])])
    stack.stack = .center
    #expect(ChartFacts(stack).shared == nil)
  }

  @Test func whatIsHiddenHasNoStop() {
    var chart = Self.chart([Self.line([0, 1, 2]), Self.line([0, 1, 2])])
    chart.series[0].marks[1].author = AuthorText(isHidden: true)
    #expect(ChartFacts(chart).shared?.stops[1].marks == [MarkPlace(series: 1, mark: 1)])
    chart.series[1].marks[1].author = AuthorText(isHidden: true)
    #expect(ChartFacts(chart).shared?.stops.map(\.x) == [.number(0), .number(2)])
  }

  /// Stops, groups and every number in them, by looking at every mark of every series.
  @Test func asTheSlowWay() throws {
    var random = SeededGenerator(seed: 71)
    var tried = 0
    for _ in 0..<300 {
      let places = Int.random(in: 2...60, using: &random)
      let series = (0..<Int.random(in: 2...6, using: &random)).map { _ in
        (0..<places).filter { _ in Int.random(in: 0..<8, using: &random) > 0 }.map { place -> (Double, MarkValue) in
          let value: MarkValue =
            [.empty, .missing, .notANumber, .infinite(negative: true)].randomElement(using: &random)
            ?? .empty
          let isGap = Int.random(in: 0..<6, using: &random) == 0
          return (Double(place), isGap ? value : .number(Double(Int.random(in: -9...9, using: &random))))
        }
      }
      let chart = Self.chart(series)
      let facts = ChartFacts(chart)
      guard let shared = facts.shared else { continue }
      tried += 1
      let all = Set(series.flatMap { $0.map(\.0) }).sorted()
      #expect(shared.stops.map(\.x) == all.map { .number($0) })
      for stop in shared.stops { try Self.check(stop, series) }
      #expect(shared.groups.isEmpty == (all.count <= 12))
      guard all.count > 12 else { continue }
      #expect(shared.groups.flatMap { Array($0.places) } == Array(all.indices))
      #expect(shared.groups.map(\.id) == shared.groups.indices.map { "@group-\($0 + 1)" })
      for group in shared.groups { Self.check(group, Set(all[group.places]), series) }
      for (number, marks) in series.enumerated() {
        #expect(facts.series[number].groups.flatMap { Array($0.places) } == Array(marks.indices))
      }
    }
    #expect(tried > 200)
  }

  private static func check(_ stop: Stop, _ series: [[(Double, MarkValue)]]) throws {
    var expected: [MarkPlace] = []
    var numbers: [Double] = []
    for (number, marks) in series.enumerated() {
      for (place, mark) in marks.enumerated() where .number(mark.0) == stop.x {
        expected.append(MarkPlace(series: number, mark: place))
        if let value = mark.1.number { numbers.append(value) }
      }
    }
    #expect(stop.marks == expected)
    let value = { (place: MarkPlace?) in place.flatMap { series[$0.series][$0.mark].1.number } }
    #expect(value(stop.highest) == numbers.max() && value(stop.lowest) == numbers.min())
  }

  private static func check(_ group: StopGroup, _ places: Set<Double>, _ series: [[(Double, MarkValue)]]) {
    var means: [Double?] = []
    for (number, marks) in series.enumerated() {
      let inside = marks.filter { places.contains($0.0) }.map(\.1)
      let part = group.series[number]
      #expect((part == nil) == inside.isEmpty)
      let numbers = inside.compactMap(\.number)
      #expect(part?.statistics ?? Statistics([]) == Statistics(numbers))
      #expect(part?.emptyCount ?? 0 == inside.count { $0 == .empty })
      #expect(part?.missingCount ?? 0 == inside.count { $0 == .missing })
      #expect(part?.notANumberCount ?? 0 == inside.count { $0 == .notANumber })
      #expect(part?.infiniteCount ?? 0 == inside.count { $0 == .infinite(negative: true) })
      means.append(numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count))
    }
    let known = means.compactMap { $0 }
    #expect(group.highest.flatMap { means[$0] } == known.max())
    #expect(group.lowest.flatMap { means[$0] } == known.min())
    let all = series.flatMap { $0 }.filter { places.contains($0.0) }.compactMap(\.1.number)
    #expect(group.lowestValue == all.min() && group.highestValue == all.max())
  }

  @Test(.timeLimit(.minutes(5))) func manySeries() {
    let chart = Self.chart((0..<10_000).map { Self.line(Array(0..<13), from: Double($0)) })
    let shared = ChartFacts(chart).shared
    #expect(shared?.stops.count == 13 && shared?.groups.isEmpty == false)
  }
}
