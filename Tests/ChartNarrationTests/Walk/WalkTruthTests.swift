import ChartModel
import ChartTestSupport
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What a walk says of a place that it jumps to is so in the data, found the slow and obvious way.
@Suite struct WalkTruthTests {
  static let charts = (100..<160).map {
    GeneratedChart(seed: UInt64($0), hostileNames: false, isRich: $0.isMultiple(of: 2))
  }

  /// A walker on each mark in turn, with the values of its series from the chart itself.
  private static func forEachMark(
    _ chart: GeneratedChart, _ body: (inout Walker, _ own: Int, _ values: [Mark]) throws -> Void
  ) throws {
    let narrator = try chart.narrator(.standard)
    var walker = Walker(narrator)
    for place in walker.tree.places.indices.prefix(150) {
      guard let mark = walker.tree.places[place].mark else { continue }
      let id = walker.tree.tracks[mark.track].series.id
      let all = narrator.chart.walkedSeries + narrator.chart.series
      let series = try #require(all.first { $0.id == id })
      walker.state.place = place
      try body(&walker, mark.place, series.marks)
    }
  }

  private static func value(_ walker: Walker, _ marks: [Mark]) -> MarkValue? {
    marks.first { $0.id == walker.state.id }?.value
  }

  @Test(arguments: charts) func extremesAreExtreme(chart: GeneratedChart) throws {
    try Self.forEachMark(chart) { walker, _, marks in
      let heard = Set(walker.tree.places.map(\.id))
      let numbers = marks.filter { heard.contains($0.id) && !$0.isHidden }.compactMap(\.value.number)
      guard numbers.count == marks.count, let high = numbers.max(), let low = numbers.min() else { return }
      let text = walker.perform(.highest).lines.joined()
      #expect(Self.value(walker, marks)?.number == high && text.hasPrefix("Highest"))
      _ = walker.perform(.lowest)
      #expect(Self.value(walker, marks)?.number == low)
    }
  }

  /// Between this place and the gap there is none, in either direction.
  @Test(arguments: charts) func gapsAreTheNext(chart: GeneratedChart) throws {
    try Self.forEachMark(chart) { walker, own, marks in
      let heard = Set(walker.tree.places.map(\.id))
      let gaps = marks.indices.filter { !marks[$0].value.isPresent && heard.contains(marks[$0].id) }
      let here = walker.state.place
      let next = walker.perform(.nextGap).lines.joined()
      let expected = gaps.first { $0 > own }
      #expect(expected.map { marks[$0].id } == (next.hasPrefix("No gap") ? nil : walker.state.id))
      walker.state.place = here
      let previous = walker.perform(.previousGap).lines.joined()
      #expect(gaps.last { $0 < own }.map { marks[$0].id } == (previous.hasPrefix("No gap") ? nil : walker.state.id))
    }
  }

  /// No mark of the series has a value nearer to the one that was typed; "nearest" is said where none has that one.
  @Test(arguments: charts) func valuesAreTheNearest(chart: GeneratedChart) throws {
    var random = SeededGenerator(seed: chart.seed)
    try Self.forEachMark(chart) { walker, _, marks in
      let heard = Set(walker.tree.places.map(\.id))
      let numbers = marks.filter { heard.contains($0.id) && !$0.isHidden }.compactMap(\.value.number)
      guard numbers.count == marks.count, let some = numbers.randomElement(using: &random) else { return }
      let sought = some + Double(Int.random(in: -1...1, using: &random)) / 2
      let text = walker.perform(.value(String(sought))).lines.joined()
      let found = try #require(Self.value(walker, marks)?.number)
      let least = try #require(numbers.map { abs($0 - sought) }.min())
      #expect(abs(found - sought) == least)
      #expect(text.hasPrefix("Nearest") == (least > 0), "\(text)")
    }
  }

  /// So far away that all distances round to one number, the outermost is the nearest.
  @Test(arguments: [("value 1e300", 3), ("value -1e300", 0), ("go 1e17", 3), ("go -1e17", 0), ("value 1.7e308", 3)])
  func farAwayTheOutermostIsTheNearest(line: String, place: Int) throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "x", type: .quantitative, bucketing: .none)
    for start in 0..<4 {
      var walker = Walker(try chart.narrator(.numbers([1, 2, 3, 4]), [-9, 20, 31, 40]))
      walker.state.place = walker.tree.marks(of: 0)[start]
      let text = walker.line(line).lines.joined()
      #expect(walker.state.place == walker.tree.marks(of: 0)[place], "\(text)")
      #expect(text.hasPrefix("Nearest"), "\(text)")
    }
  }

  /// The short way to the stretches of marks finds those of the obvious one.
  @Test(arguments: charts) func stretchesAreThoseOfTheMarks(chart: GeneratedChart) throws {
    let chart = try chart.narrator(.standard).chart
    let coordinates = XCoordinates(chart)
    let marks = (chart.series + [chart.totals].compactMap { $0 }).flatMap(\.marks)
    let ranges = Set(marks.compactMap { coordinates.range(of: $0.x) }).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    #expect(chart.bucketRanges == ranges)
  }

  /// Each step to the next crossing is the next change of sides in the data, and none is left out.
  @Test func crossingsCross() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let values: [Double] = (0..<8).map { _ in Double(Int.random(in: 0...9, using: &random)) }
      let gaps: [Double] = (0..<4).map { (step: Int) -> Double in values[step] - values[step + 4] }
      let expected = (1..<4).filter { step in
        gaps[step] != 0 && gaps[..<step].last { $0 != 0 }.map { $0 * gaps[step] < 0 } == true
      }
      var walker = Walker(try WalkedChart.lines([0, 1, 2, 3, 0, 1, 2, 3], values))
      var found: [Int] = []
      while case let text = walker.perform(.nextCrossing).lines.joined(), !text.hasPrefix("No crossing") {
        let step = try #require(Int(walker.state.id.split(separator: "/").last ?? ""))
        #expect(text.hasPrefix(gaps[step] > 0 ? "North above south." : "South above north."), "\(values) \(text)")
        found.append(step)
      }
      #expect(found == expected, "\(values)")
    }
  }

  /// Whatever is shown, the whole is all of it again, and the place is in what is shown.
  @Test(arguments: [
    [1.0, 2, 3, 4], [-10, -9, -8, 1], [-90, -60, -30, 0], [-3, -2.5, 2, 2.5], [0.1, 0.2, 0.3, 0.7],
  ])
  func zoomLosesNothing(x: [Double]) throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "x", type: .quantitative, bucketing: .none)
    for start in x.indices {
      var walker = Walker(try chart.narrator(.numbers(x), [1, 2, 3, 9]))
      walker.state.place = walker.tree.marks(of: 0)[start]
      let id = walker.state.id
      for command in [FocusCommand.zoomIn, .zoomIn, .zoomOut, .zoomIn] {
        let text = walker.perform(command).lines.joined()
        #expect(walker.state.id == id && !text.contains("power"), "\(text)")
      }
      _ = walker.perform(.whole)
      #expect(walker.state.id == id && walker.tree.marks(of: 0).count == x.count)
    }
  }

  /// A range is told of the series along which it grows.
  @Test func rangesAreOfTheirSeries() throws {
    for places in [[0.0, 1, 2, 3, 0, 1, 2, 3], [0, 1, 2, 3, 10, 11, 12, 13]] {
      var walker = Walker(try WalkedChart.lines(places))
      _ = walker.say("in", "right", "in", "mark")
      #expect(walker.say("grow-right").first?.hasPrefix("South, ") == true)
    }
  }

  @Test(arguments: [
    ("June 6", 5), ("june 6", 5), ("6 June", 5), ("Jun 6 2025", 5), ("6 June, 2025", 5), ("June", 0), ("0 percent", 0),
    ("100%", 29), ("50 percent", 15), ("July 6", 29), ("May 2, 2025", 0),
  ])
  func placesAreFound(text: String, expected: Int) throws {
    var walker = Walker(try TestChart.steps())
    _ = walker.line("go " + text)
    #expect(walker.state.id.hasSuffix("-" + (expected < 9 ? "0" : "") + "\(expected + 1)"), "\(walker.state.id)")
  }

  @Test(arguments: ["June 31", "Ju", "101 percent", "-1%", "June 6 7", "6", "nan", "inf"])
  func placesThatAreNone(text: String) throws {
    var walker = Walker(try TestChart.steps())
    _ = walker.line("go " + text)
    #expect(walker.state.id == "@chart" || text == "6")
  }
}
