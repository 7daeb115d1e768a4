import ChartModel
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What the message says first of names, sides of zero, histograms, heat maps, ranges and groups.
@Suite struct KindMessageTests {
  private static let names = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gum", "Hazel"]

  private static func bars(_ values: [Double]) throws -> String {
    var chart = TestChart()
    chart.x = XEncoding(field: "tree", type: .nominal)
    return try chart.narrator(.categories(of: Array(names.prefix(values.count))), values).message
  }

  @Test(
    arguments: [
      ("the first and the last", [9, 7, 5], "Highest: 9 steps for Ash; lowest: 5 steps for Cedar."),
      ("the first stands out", [30, 10, 5], "Highest: 30 steps for Ash, 3 times Birch."),
      ("two are first", [30, 30, 5], "Highest: 30 steps for Ash and Birch; lowest: 5 steps for Cedar."),
      (
        "a break", [90, 80, 70, 9, 8, 7, 6, 5],
        "Highest: 90 steps for Ash, then Birch and Cedar, at least 70; the others at most 9 steps."
      ),
      (
        "a break behind many", [90, 85, 80, 70, 9, 8, 7, 6],
        "Highest: 90 steps for Ash; 4 of 8 at least 70, the others at most 9 steps."
      ),
      (
        "a break before a few", [90, 80, 6, 5, 4],
        "Highest: 90 steps for Ash, then Birch at 80; Cedar, Dogwood, and Elm at most 6 steps."
      ),
      (
        "many that go down evenly", [90, 80, 70, 60, 50, 40, 35, 30],
        "Highest: 90 steps for Ash, then Birch and Cedar; lowest: 30 steps for Hazel."
      ),
      (
        "many of which the third is far below", [90, 70, 40, 36, 30, 25, 20, 16],
        "Highest: 90 steps for Ash; lowest: 16 steps for Hazel."
      ),
      (
        "about the same", [100, 104, 98, 101],
        "Much the same; lowest: 98 steps for Cedar; highest: 104 steps for Birch."
      ),
      (
        "one on the other side", [-5, -3, -9, 2, -4, -1],
        "All but Dogwood below zero; lowest: minus 9 steps for Cedar."
      ),
      (
        "names on both sides", [-5, 3, -9, 2, 4, -1],
        "Highest: 4 steps for Elm; lowest: minus 9 steps for Cedar."
      ),
    ] as [(String, [Double], String)])
  func names(kind: String, values: [Double], message: String) throws {
    #expect(try Self.bars(values) == message, "\(kind)")
  }

  @Test func theSideOnWhichAllLieAtLast() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "year", type: .quantitative)
    let values = (0..<30).map { (place: Int) -> Double in
      if place >= 18 { return Double(1 + place * 3 % 4) }
      return place == 5 ? 1 : Double(-2 - place * 7 % 5)
    }
    #expect(
      try chart.narrator(.numbers(values.indices.map { Double($0 + 1980) }), values).message
        == "Above zero since 1998, below in 17 of 18 before; lowest: minus 6 steps in 1982, 1987, 1992, and 1997.")
  }

  private static func histogram(_ counts: [Int]) throws -> String {
    var chart = TestChart()
    chart.x = XEncoding(field: "girth", type: .quantitative, bucketing: .width(10))
    var values: [Double] = []
    for (bin, count) in counts.enumerated() { values += [Double](repeating: Double(bin * 10 + 5), count: count) }
    return try chart.narrator(.numbers(values), nil).message
  }

  @Test(
    arguments: [
      ([5, 30, 12, 2, 9, 28, 8], "Two peaks, from 10 to 20 and from 50 to 60; fullest: 30 of 94, from 10 to 20."),
      ([72, 10, 5, 2, 1, 1, 0, 1], "Fullest: 72 of 92, from 0 to 10; 5 from 30 on."),
      ([4, 9, 12, 8, 3], "Fullest: 12 of 36, from 20 to 30."),
    ])
  func histograms(counts: [Int], message: String) throws { #expect(try Self.histogram(counts) == message) }

  /// Means are no parts of a total, whatever their marks.
  @Test(arguments: [("Average yield", false), ("Median pay", false), ("Yield", true)])
  func averagesAreNotAddedUp(title: String, addsUp: Bool) throws {
    var chart = TestChart()
    (chart.title, chart.fallback) = (title, .sum)
    chart.x = XEncoding(field: "tree", type: .nominal)
    let narrator = try chart.narrator(.categories(of: ["Ash", "Birch", "Cedar"]), [9, 7, 5])
    #expect(narrator.summary().contains { $0.contains("in total") } == addsUp)
  }

  @Test func aStepInAHeatMap() throws {
    var chart = TestChart()
    (chart.mark, chart.seriesField) = (.rectangle, "state")
    chart.x = XEncoding(field: "year", type: .ordinal)
    let years = (1960...1971).map(String.init)
    let states = ["Iowa", "Ohio", "Utah"]
    var rows: [(state: String, year: String, value: Double)] = []
    for (row, state) in states.enumerated() {
      for (place, year) in years.enumerated() {
        rows.append((state, year, Double(place < 7 ? 30 + row + place % 3 : 2 + row)))
      }
    }
    let message = try chart.narrator(
      .categories(of: rows.map(\.year)), rows.map(\.value), series: rows.map(\.state)
    ).message
    #expect(
      message.hasPrefix("Mean fell after 1966: about 31.9 steps before, 3 steps since;"), "\(message)")
  }
}
