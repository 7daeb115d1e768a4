import ChartModel
import ChartTruth
import Foundation
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What the readers of braille, tables, explanations and hidden numbers refuse.
@Suite struct OutputUntruthTests {
  private static func chart(_ mark: MarkKind = .bar, _ values: [Double] = [10, 40, 0, 20]) -> BucketedChart {
    var chart = TestChart()
    chart.mark = mark
    chart.title = "Steps"
    chart.fallback = .sum
    return chart.chart(TestChart.days([1, 2, 3, 5]), values)
  }

  // MARK: Braille

  private static let ids = ["2025-06-01", "2025-06-02", "2025-06-03", "2025-06-04", "2025-06-05"].map {
    ["steps/" + $0]
  }
  private static let legend: [(cell: Character, text: String)] = [
    ("⣀", "level 2: 10 steps"), ("⣤", "level 2: 10 steps"), ("⣶", "level 3: 20 steps"), ("⣿", "level 4: 40 steps"),
    ("⠀", "no data"), ("⠚", "zero"),
  ]

  private static func problems(
    _ cells: String = "⣤⣿⠚⠀⣶", _ ids: [[String]] = ids, _ legend: [(cell: Character, text: String)]? = nil,
    top: String = "One cell a day, from June 1 to June 5, 2025."
  ) -> [String] {
    BrailleReader(chart(), width: 40, rows: 4).problems(
      [BrailleReader.Line(id: "steps", name: nil, cells: cells, marks: ids)],
      legend: legend ?? Array(Self.legend.dropFirst()), top: top)
  }

  @Test func acceptsCells() { #expect(Self.problems() == []) }

  @Test(arguments: ["⣿⣿⠚⠀⣶", "⣤⣿⠀⠀⣶", "⣤⣿⠚⠚⣶", "⣤⣿⠚⠀⣿", "⣤⣿⠚⣶⠀", "⣤⣿⠚⠀", "⠤⣿⠚⠀⣶", "⣤⣿⠚⠍⣶"])
  func refusesCells(cells: String) { #expect(Self.problems(cells) != []) }

  @Test func refusesAnotherMap() {
    #expect(Self.problems("⣤⣿⠚⠀⣶", Self.ids.reversed()) != [])
    #expect(Self.problems("⣤⣿⠚⠀⣶", Self.ids.dropLast() + [[]]) != [])
    #expect(Self.problems("⣤⣿⠚⠀⣶", [Self.ids[0] + Self.ids[1], []] + Self.ids.dropFirst(2)) != [])
  }

  @Test(arguments: [
    (0, "level 1: 10 steps"), (0, "level 2: 11 steps"), (0, "level 2: from 10 to 20 steps"), (1, "level 3: 40 steps"),
    (3, "zero"), (3, "value missing"), (4, "no data"), (4, "up from level 1 to level 2"),
  ])
  func refusesMeanings(place: Int, text: String) {
    var legend = Array(Self.legend.dropFirst())
    legend[place].text = text
    #expect(Self.problems("⣤⣿⠚⠀⣶", Self.ids, legend) != [], "\(text)")
  }

  @Test func refusesALegendWithAHole() {
    #expect(Self.problems("⣤⣿⠚⠀⣶", Self.ids, Array(Self.legend.dropFirst(2))) != [])
    #expect(Self.problems("⣤⣿⠚⠀⣶", Self.ids, Self.legend) != [])
  }

  @Test(arguments: [
    "One cell a week, from June 1 to June 5, 2025.", "One cell a day, from June 1 to June 4, 2025.",
    "One cell a day, from June 1 to June 5, 2024.", "Two cells for 5 days.",
  ])
  func refusesColumns(top: String) { #expect(Self.problems(top: top) != []) }

  // MARK: Tables

  private static let grid = [
    ["Date", "Steps"], ["June 1", "10"], ["June 2", "40"], ["June 3", "0"], ["June 4", "no data"], ["June 5", "20"],
    ["Total", "70"],
  ]

  @Test(arguments: [
    (0, ["Day", "Steps"]), (0, ["Date", "Doses"]), (1, ["June 1", "11"]), (1, ["June 2", "10"]), (4, ["June 4", "0"]),
    (4, ["June 4", "value missing"]), (6, ["Total", "71"]), (6, ["Total, Steps", "70"]), (2, ["June 1", "10"]),
  ])
  func refusesCells(place: Int, row: [String]) {
    let reader = TableReader(Self.chart(), detail: .standard)
    #expect(reader.problems(inGrid: Self.grid) == [])
    var grid = Self.grid
    grid[place] = row
    #expect(reader.problems(inGrid: grid) != [], "\(row)")
    #expect(reader.problems(inGrid: Array(Self.grid.dropLast())) != [])
  }

  @Test(arguments: [
    (1, "June 1: 11 steps"), (1, "June 1: 10"), (4, "June 4: 0 steps"), (6, "Total: 71 steps"), (6, "Total: 70"),
  ])
  func refusesLines(place: Int, line: String) {
    let reader = TableReader(Self.chart(), detail: .standard)
    let isTrue = [
      "Date, steps", "June 1: 10 steps", "June 2: 40 steps", "June 3: 0 steps", "June 4: no data", "June 5: 20 steps",
      "Total: 70 steps",
    ]
    #expect(reader.problems(inLines: isTrue) == [])
    var lines = isTrue
    lines[place] = line
    #expect(reader.problems(inLines: lines) != [], "\(line)")
  }

  // MARK: Explanations

  private static let explanation = [
    "How this was found:",
    "Noise: about 1 step. Mann-Kendall score: about 1.02, Theil-Sen line: about 13 steps over all of X. "
      + "One straight stretch within about 3 steps.",
    "", "Thresholds:", "The most features that a summary tells: 3",
  ]

  private static func explanationProblems(_ lines: [String]) -> [String] {
    var chart = TestChart()
    chart.mark = .line
    return ExplanationReader(chart.chart(TestChart.days([1, 2, 3, 4]), [10, 20, 20, 20])).problems(
      lines, told: [ExplanationReader.Told(id: "steps", segments: 1)], weights: [],
      thresholds: [("features-most", 3)])
  }

  // The numbers are worked out by hand: first differences 10, 0, 0 have a median absolute deviation of 0 and a mean one
  // of 3.333…, times √(π/2) / √2 = 2.954; of six pairs three rise and three are tied, s = 3, and the variance without
  // ties 156/18 less 66/18 for the three that are one is 5, so the score is 2/√5 = 0.894; of slopes 10, 5, 3.33, 0, 0
  // and 0 the median is 1.667, over three days 5; the tolerance is twice the noise, 5.908.
  private static let byHand =
    "Noise: about 3 steps. Mann-Kendall score: about 0.89, Theil-Sen line: 5 steps over all of X. "
    + "One straight stretch within about 6 steps."

  @Test func acceptsWhatIsWorkedOutByHand() {
    var lines = Self.explanation
    lines[1] = Self.byHand
    #expect(Self.explanationProblems(lines) == [])
  }

  @Test(arguments: [
    (1, "about 1 step", "about 3 steps"), (1, "about 1.02", "about 0.89"), (1, "about 13", "5"),
    (1, "2 straight stretches", "One straight stretch"), (1, "about 3", "about 6"), (4, "tells: 4", "tells: 3"),
  ])
  func refusesExplanations(place: Int, untruth: String, isTrue: String) {
    var lines = Self.explanation
    lines[1] = Self.byHand
    lines[place] = lines[place].replacingOccurrences(of: isTrue, with: untruth)
    #expect(Self.explanationProblems(lines) != [], "\(lines[place])")
  }

  // MARK: Hidden numbers

  @Test(arguments: [
    ("June 1: hidden steps", true), ("June 1: 10 steps", false), ("June 1: hidden doses", false),
    ("June 2: hidden steps", true), ("June 9: hidden steps", false), ("hidden", false),
    ("Varied between hidden and hidden steps", true), ("Varied between June 1 and June 2", false),
    ("June 1: hidden steps, highest hidden", true), ("June 1: hidden steps, most hidden", false),
    ("June 1: hidden steps, highest June 2", false),
  ])
  func hiddenNumbers(text: String, isTrue: Bool) {
    let reader = MaskReader(Self.chart(), open: ["June 1: 10 steps", "June 2: 40 steps", "June 3: 0 steps"])
    #expect((reader.problem(in: text) == nil) == isTrue)
  }
}
