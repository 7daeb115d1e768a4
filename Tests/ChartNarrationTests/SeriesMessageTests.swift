import ChartModel
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What is said first of several lines.
@Suite struct SeriesMessageTests {
  private static func lines(_ series: [(name: String, values: [Double])]) throws -> Narrator {
    var chart = TestChart()
    chart.mark = .line
    chart.seriesField = "tree"
    let days = series.flatMap { Array(1...$0.values.count) }
    let names = series.flatMap { line in line.values.map { _ in line.name } }
    return try chart.narrator(TestChart.days(days), series.flatMap(\.values), series: names)
  }

  static let messages: [([(name: String, values: [Double])], String)] = [
    ([("Ash", [1, 2, 9]), ("Elm", [8, 6, 3])], "Ash passed Elm on June 3; Ash up to 9; Elm down to 3."),
    (
      [("Ash", [1, 2, 3]), ("Elm", [11, 12, 14]), ("Oak", [21, 28, 30])],
      "All 3 rose, Oak most: from 21 to 30 steps."
    ),
    (
      [("Ash", [3, 2, 1]), ("Elm", [11, 9, 8]), ("Oak", [28, 22, 21])],
      "All 3 fell, Oak most: from 28 to 21 steps."
    ),
    // Some rise and some fall: the ends of the fan.
    (
      [("Ash", [1, 2, 3]), ("Elm", [11, 12, 14]), ("Oak", [30, 28, 21])],
      "Oak fell most, from 30 on June 1 to 21 steps on June 3; Elm rose most, from 11 to 14 steps."
    ),
    // Two that rise alike are no end of it.
    (
      [("Ash", [1, 2, 4]), ("Elm", [11, 12, 14]), ("Oak", [30, 28, 21])],
      "Largest change: Oak, from 30 on June 1 to 21 steps on June 3."
    ),
    // Two lie closer together at the end, or hardly so.
    (
      [("Ash", [1, 4, 8]), ("Elm", [21, 16, 12])],
      "Gap between Ash and Elm: 20 steps on June 1, 4 steps on June 3; Ash up to 8; Elm down to 12."
    ),
    (
      [("Ash", [1, 2, 3]), ("Elm", [21, 20, 19])], "Highest: 21 steps, Elm on June 1."
    ),
    // One of them ends before the others.
    (
      [("Ash", [1, 2, 3]), ("Elm", [11, 14]), ("Oak", [21, 28, 30])],
      "Largest change: Oak, from 21 on June 1 to 30 steps on June 3."
    ),
    ([("Ash", [1, 3, 2]), ("Elm", [11, 14, 12])], "Ash between 1 and 3, Elm between 11 and 14 steps."),
  ]

  @Test(arguments: 0..<messages.count) func tellsFirst(index: Int) throws {
    let (series, message) = Self.messages[index]
    #expect(try Self.lines(series).message == message)
  }

  /// What the message says the summary does not say again.
  @Test func crossingsAreToldOnce() throws {
    let summary = try Self.lines([("Ash", [1, 2, 9]), ("Elm", [8, 6, 3])]).summary()
    #expect(!summary.contains { $0.contains("passed") })
    let twice = try Self.lines([("Ash", [1, 9, 1, 2]), ("Elm", [8, 3, 8, 7])])
    #expect(twice.message == "Ash passed Elm on June 2, Elm passed Ash on June 3.")
    #expect(!twice.summary().contains { $0.contains("passed") })
    let often = try Self.lines([("Ash", [1, 9, 1, 9, 2]), ("Elm", [8, 3, 8, 3, 7])])
    #expect(often.message == "Ash between 1 and 9, Elm between 3 and 8 steps.")
    #expect(often.summary().contains("Ash and Elm crossed 4 times."), "\(often.summary())")
  }
}
