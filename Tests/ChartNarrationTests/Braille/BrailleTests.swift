import ChartAnalysis
import ChartModel
import GeneratedCharts
import Testing

@testable import ChartNarration

/// Charts in braille: exact cells, their meanings, lines of a display and pages of an embosser.
@Suite struct BrailleTests {
  private static func steps(_ values: [Double], days: [Int]? = nil, mark: MarkKind = .bar) throws -> Narrator {
    var chart = TestChart()
    chart.title = "Steps"
    chart.mark = mark
    return try chart.narrator(TestChart.days(days ?? Array(1...values.count)), values)
  }

  @Test(arguments: [
    (MarkKind.bar, [10.0, 20, 30, 40], "⣀⣤⣶⣿"), (.line, [10, 20, 30, 40], "⣀⡠⠔⠊"), (.point, [10, 20, 30, 40], "⣀⠤⠒⠉"),
    (.bar, [40, 0, 10], "⣿⠚⣤"), (.line, [40, 0, 10], "⠉⠚⡠"), (.bar, [4, 1, -1, -4], "⠛⠒⠤⣤"), (.line, [5, 5], "⠒⠒"),
  ])
  func shapes(mark: MarkKind, values: [Double], cells: String) throws {
    #expect(try Self.steps(values, mark: mark).braille(width: 9).lines.map(\.cells) == [cells])
  }

  /// MAIDR's cells for the steps of a line, from level to level.
  @Test(arguments: [
    (1, 0, "⢄"), (2, 0, "⢆"), (3, 0, "⢇"), (0, 1, "⡠"), (0, 2, "⡰"), (0, 3, "⡸"), (2, 1, "⠢"), (3, 1, "⠣"),
    (1, 2, "⠔"), (1, 3, "⠜"), (3, 2, "⠑"), (2, 3, "⠊"),
  ])
  func steps(from: Int, to: Int, cell: Character) {
    let drawing = BrailleDrawing(height: .four, style: .line)
    #expect(drawing.cell(.step(from: from, to: to)).character == cell)
  }

  private static let states: [CellContent] = [
    .empty, .missing, .notANumber, .infinite(negative: true), .infinite(negative: false), .above, .below, .zero,
  ]

  @Test(arguments: [ChartCells.Height.three, .four], [CellStyle.line, .bar, .point, .diverging])
  func noTwoContentsLookAlike(height: ChartCells.Height, style: CellStyle) {
    let drawing = BrailleDrawing(height: height, style: style)
    let levels = Array(0..<height.rawValue)
    let steps = levels.flatMap { from in levels.filter { $0 != from }.map { CellContent.step(from: from, to: $0) } }
    let contents = Self.states + levels.map { .level($0) } + (style == .line ? steps : [])
    #expect(Set(contents.map { drawing.cell($0) }).count == contents.count)
    if height == .three { #expect(contents.allSatisfy { drawing.cell($0).dots < 64 }) }
  }

  @Test func sevenLevelsOfCategoriesAreApart() {
    let drawing = BrailleDrawing(height: .four, style: .between)
    #expect(String((0..<7).map { drawing.cell(.level($0)).character }) == "⣀⣤⠤⠶⠒⠛⠉")
  }

  @Test func linesOfADisplay() throws {
    let narrator = try Self.steps([7_204, 8_951, 0, 2_310], days: [1, 2, 3, 5])
    // What comes before is the title and the message, as everywhere.
    #expect(
      narrator.brailleLines(width: 30).drop { !$0.hasPrefix("One cell") } == [
        "One cell a day, from June 1 to", "  June 5, 2025.", "⣿⣿⠚⠀⣤", "⣤ level 2: 2,310 steps",
        "⣿ level 4: from 7,204 to 8,951", "  steps", "Blank cell: no data", "⠚ zero", "June 1: 7,204 steps",
        "June 2: 8,951 steps", "June 3: 0 steps", "June 4: no data", "June 5: 2,310 steps",
      ])
  }

  /// Days without buckets for the days between.
  private static func sparse(_ days: [Int], hides: Int? = nil) throws -> Narrator {
    var marks = RichChart.numbers("steps", days: days, [100, 300, 200, 400, 250])
    if let hides { marks[hides].author = AuthorText(isHidden: true) }
    let axis = RichChart.timeAxis(.calendar(.day), RichChart.at(1), RichChart.at(10))
    return try RichChart.narrator(
      BucketedChart(
        kind: .bar, xAxis: axis, yAxis: RichChart.valueAxis("steps", 0, 400),
        series: [Series(id: "steps", marks: marks)]))
  }

  @Test(arguments: [
    (9, "One cell a day", "⣀⣶⣤⠀⠀⠀⠀⣿⣶"), (8, "One cell for each day that is shown", "⣀⣶⣤⣿⣶"),
    (
      4,
      "Two cells for 2 to 3 marks: their lowest and highest values in the order in which they come",
      "⣀⣶⣤⣿"
    ),
  ])
  func aGapIsAsLongAsItIsOrSaid(width: Int, columns: String, cells: String) throws {
    let narrator = try Self.sparse([1, 2, 3, 8, 9])
    let drawn = ChartCells(narrator.chart, width: width, height: .four)
    #expect(BrailleLines(narrator: narrator).columns(drawn) == columns + ", from June 1 to June 9, 2025.")
    #expect(narrator.braille(width: width).lines.map(\.cells) == [cells])
    #expect(narrator.braille(width: width).legend.contains { $0.text == "no data" } == cells.contains("⠀"))
  }

  @Test func whatIsHiddenIsNoGap() throws {
    let narrator = try Self.sparse([1, 2, 3, 4, 5], hides: 2)
    let drawn = ChartCells(narrator.chart, width: 9, height: .four)
    #expect(
      BrailleLines(narrator: narrator).columns(drawn)
        == "One cell for each day that is shown, from June 1 to June 5, 2025.")
    #expect(narrator.braille(width: 9).lines.map(\.cells) == ["⣀⣶⣿⣶"])
  }

  @Test func aHeatMapHasALineForEachRow() throws {
    var chart = TestChart()
    chart.title = "Visits"
    chart.mark = .rectangle
    chart.x = XEncoding(field: "hour", type: .nominal)
    let narrator = try chart.narrator(
      .categories(of: ["morning", "noon", "evening", "morning", "noon", "evening"]), [0, 7, 3, 6, 2, 10],
      series: ["Monday", "Monday", "Monday", "Tuesday", "Tuesday", "Tuesday"])
    #expect(
      narrator.brailleLines(width: 30) == [
        "Visits", "Highest: 10 steps, Tuesday,", "  evening.", "One cell each, from morning to", "  evening.",
        "Monday:",
        "⠚⣶⣤", "Tuesday:", "⣶⣀⣿", "⣀ level 1: 2 steps", "⣤ level 2: 3 steps", "⣶ level 3: from 6 to 7 steps",
        "⣿ level 4: 10 steps", "⠚ zero", "Monday, morning: 0 steps", "Monday, noon: 7 steps",
        "Monday, evening: 3 steps", "Tuesday, morning: 6 steps", "Tuesday, noon: 2 steps",
        "Tuesday, evening: 10 steps",
      ])
  }

  @Test func stepsOfALineAreExplainedOnce() throws {
    let lines = try Self.steps([10, 40, 20], mark: .line).braille(width: 9)
    #expect(lines.lines[0].cells == "⣀⡸⠣")
    #expect(
      lines.legend.map { "\($0.cell) \($0.text)" } == [
        "⣀ level 1: 10 steps", "⠤ level 2: 20 steps", "⠉ level 4: 40 steps", "⠣ down from level 4 to level 2",
        "⡸ up from level 1 to level 4",
      ])
  }

  @Test(arguments: [1, 2, 9, 10, 11, 40, 200])
  func noLineIsLongerThanTheDisplay(width: Int) throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      let narrator = try GeneratedChart(seed: seed, hostileNames: true, isRich: seed % 2 == 0).narrator(.standard)
      for line in narrator.brailleLines(width: width) where line.count > width || line.isEmpty {
        Issue.record("\(seed): \(line)")
      }
      let told = Set(narrator.braille(width: width).legend.map(\.cell))
      for cell in narrator.braille(width: width).lines.flatMap(\.cells) where !told.contains(cell) {
        Issue.record("\(seed): no meaning of \(cell)")
      }
      let legend = narrator.braille(width: width).legend
      for entry in legend where legend.contains(where: { $0.cell == entry.cell && $0.text != entry.text }) {
        Issue.record("\(seed): \(entry.cell) has two meanings")
      }
    }
  }

  @Test func pointsStandWhereTheyAreAlongX() throws {
    var chart = TestChart()
    chart.title = "Height and age"
    chart.mark = .point
    chart.x = XEncoding(field: "age", type: .quantitative)
    let narrator = try chart.narrator(.numbers([1, 1.2, 4, 9, 9.1, 9.2]), [10, 40, 20, 10, 31, 40])
    #expect(
      narrator.brailleLines(width: 24).drop { !$0.hasPrefix("Cells are") }.prefix(12) == [
        "Cells are equal parts of", "  X, from age 1 to 9.", "⣉⠀⠀⠀⠀⠀⠀⠀⠤⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣛", "⣀ level 1: 10 steps",
        "⠤ level 2: 20 steps", "⠒ level 3: 31 steps", "⠉ level 4: 40 steps", "⣉ points at level 1 and", "  4",
        "⣛ points at level 1, 3,", "  and 4", "Blank cell: no data",
      ])
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("a  b", 3, ["a b"]),
    ("one two three four", 10, ["one two", "  three", "  four"]), ("", 5, []),
    ("a verylongwordthatgoeson", 10, ["a", "  verylong", "  wordthat", "  goeson"]),
  ])
  func wrapping(text: String, width: Int, lines: [String]) {
    #expect(BrailleWrap.lines(text, width: width) == lines)
  }
}
