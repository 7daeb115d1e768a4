import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// The exact words of rules, author's texts, parts, stacks, layers, scales and plots.
@Suite struct RichMarkTests {
  private func lines(_ chart: BucketedChart, _ verbosity: Verbosity = .standard) throws -> [String] {
    try RichChart.narrator(chart, verbosity).descriptionLines(upTo: .summary)
  }

  private func labels(_ chart: BucketedChart, _ verbosity: Verbosity = .standard) throws -> [String] {
    try RichChart.narrator(chart, verbosity).labels().map(\.text)
  }

  // MARK: Rules

  @Test func goals() throws {
    let chart = RichChart.steps(rules: [RichChart.goal()])
    #expect(try lines(chart).last == "Goal: 10,000 steps. 1 of 4 days above it, 1 at it, 2 below it.")
    #expect(
      try labels(chart, .full) == [
        "June 5: 11,000 steps, 1,000 above Goal, 1 of 4", "June 6: 4,210 steps, 5,790 below Goal, 2 of 4",
        "June 7: 10,000 steps, at Goal, 3 of 4", "June 8: 9,000 steps, 1,000 below Goal, 4 of 4",
      ])
    #expect(try labels(chart)[0] == "June 5: 11,000 steps")
  }

  @Test func otherRules() throws {
    let place = ChartModel.Rule(id: "@rule-2", name: "Release", place: .x(.instant(RichChart.at(6, 15))))
    let band = ChartModel.Rule(id: "@rule-3", name: "", place: .y(.range(from: 9_000, to: 10_500)))
    let precise = ChartModel.Rule(id: "@rule-4", name: "Mean.", place: .y(.number(8_552.5)))
    let chart = RichChart.steps(rules: [place, band, precise])
    #expect(
      try lines(chart).suffix(3) == [
        "Release: June 6.", "Band: from 9,000 to 10,500 steps. 1 of 4 days above it, 2 inside it, 1 below it.",
        "Mean: 8,552.5 steps. 3 of 4 days above it, 1 below it.",
      ])
    #expect(try labels(chart, .full)[3] == "June 8: 9,000 steps, inside band, 447.5 above Mean, 4 of 4")
  }

  @Test func rulesOnRangesAndLevels() throws {
    var ranges = RichChart.temperatures()
    ranges.rules = [ChartModel.Rule(id: "@r", name: "Freezing", place: .y(.number(0)))]
    #expect(
      try lines(ranges).dropLast().last
        == "Freezing: 0 degrees Celsius. 2 of 4 months above it, 2 across it.")
    #expect(try labels(ranges, .full)[0].hasSuffix("degrees Celsius, across Freezing, 1 of 5"))
    var events = RichChart.symptoms(RichChart.fourEvents)
    events.rules = [ChartModel.Rule(id: "@r", name: "Limit", place: .y(.category("Moderate")))]
    #expect(try lines(events).last == "Limit: Moderate. 1 of 4 events above it, 1 at it, 2 below it.")
    #expect(try labels(events, .full)[2].hasSuffix("30 minutes, above Limit, 3 of 4"))
  }

  @Test func authorsOfRules() throws {
    let author = AuthorText(label: "My aim.", value: "ten thousand", notes: ["since May"])
    let chart = RichChart.steps(rules: [RichChart.goal(author), RichChart.goal(AuthorText(isHidden: true))])
    #expect(
      try lines(chart).suffix(1) == ["My aim: ten thousand, since May. 1 of 4 days above it, 1 at it, 2 below it."])
    #expect(try labels(chart, .full)[0] == "June 5: 11,000 steps, 1,000 above My aim, 1 of 4")
  }

  @Test func rulesOfSeveralSeries() throws {
    var chart = RichChart.doses(.none)
    chart.totals = nil
    chart.rules = [ChartModel.Rule(id: "@r", name: "Plan", place: .y(.number(3)))]
    #expect(
      try lines(chart).last
        == "Plan: 3. Taken: 1 of 2 days above it, 1 below it. Skipped: 0 of 2 days above it, 2 below it.")
  }

  // MARK: What authors write

  @Test(arguments: [
    (AuthorText(label: "Race day"), Verbosity.standard, "Race day: 4,210 steps"),
    (AuthorText(value: "a few steps"), .standard, "June 6: a few steps"),
    (AuthorText(label: "Race day.", value: "ran\nfar"), .standard, "Race day: ran far"),
    (AuthorText(notes: ["rain", " "]), .standard, "June 6: 4,210 steps, rain"),
    (AuthorText(notes: ["rain"]), .brief, "June 6: 4,210"),
    (AuthorText(label: "a", value: "b", notes: ["c", "d."]), .full, "A: b, c, d, 2 of 4"),
    (AuthorText(label: " ", value: ""), .standard, "June 6: 4,210 steps"),
  ])
  func authorsOfMarks(author: AuthorText, verbosity: Verbosity, expected: String) throws {
    var chart = RichChart.steps(rules: [])
    chart.series[0].marks[1].author = author
    #expect(try labels(chart, verbosity)[1] == expected)
  }

  @Test func hiddenMarksAreInNoWordFactOrRow() throws {
    var chart = RichChart.steps(rules: [])
    chart.series[0].marks[0].author = AuthorText(isHidden: true)
    let narrator = try RichChart.narrator(chart, .full)
    #expect(narrator.labels().first?.text == "June 6: 4,210 steps, 1 of 3")
    #expect(narrator.message == "About 23,200 steps in total, about 7,740 a day.")
    #expect(narrator.summary() == ["Highest: 10,000 steps on June 7. Lowest: 4,210 steps on June 6."])
    #expect(narrator.overview().first == "Bar chart, 3 days.")
    #expect(narrator.table().rows.map(\.id) == ["steps/1", "steps/2", "steps/3"])
    #expect(!narrator.tableCSV().contains("11000"))
    #expect(narrator.focusTree().children.first?.children.map(\.id) == ["steps/1", "steps/2", "steps/3"])
  }

  @Test func eventsOfAuthors() throws {
    var chart = RichChart.symptoms(RichChart.fourEvents)
    chart.series[0].marks[0].author = AuthorText(label: "After lunch")
    #expect(try labels(chart)[0] == "After lunch: Moderate, 5 hours")
    chart.series[0].marks[0].author = AuthorText(value: "bad")
    #expect(try labels(chart)[0] == "June 6, 9 AM to 2 PM, 5 hours: bad")
  }

  @Test func titlesAndDescriptionsOfAuthors() throws {
    var chart = RichChart.steps(rules: [])
    chart.subtitle = "a short week"
    chart.authorDescription = "steps fell after Thursday.\nThey rose again"
    #expect(try lines(chart)[0] == "Steps. A short week.")
    #expect(try lines(chart)[5] == "Steps fell after Thursday. They rose again.")
    #expect(try !lines(chart, .brief).contains { $0.contains("Thursday") })
    var leading = chart
    leading.authorLeads = true
    #expect(try lines(leading)[1] == "Steps fell after Thursday. They rose again.")
    #expect(try lines(leading).sorted() == lines(chart).sorted())
    #expect(
      try RichChart.narrator(chart).descriptionLines(upTo: .label)
        == ["Steps, A short week: about 34,200 steps in total, about 8,550 a day."])
  }

  // MARK: Parts and stacks

  @Test(arguments: [(MarkKind.sector, "Pie chart, 3 sectors by kind."), (.bar, "Bar of parts, 3 parts by kind.")])
  func partsOfAWhole(kind: MarkKind, expected: String) throws {
    let chart = RichChart.storage(kind, RichChart.disk)
    #expect(
      try lines(chart) == [
        "Storage", "Largest part: Photos, 50 percent of about 128 gigabytes.", expected,
        "Values: size in gigabytes.", "Smallest part: Music, 21.4 gigabytes, 17 percent.",
      ])
    #expect(
      try labels(chart) == [
        "Photos: 64.2 gigabytes, 50 percent", "Apps: 42.8 gigabytes, 33 percent", "Music: 21.4 gigabytes, 17 percent",
      ])
    #expect(try RichChart.narrator(chart).focusTree().children.map(\.id) == ["size"])
  }

  @Test func partsThatTie() throws {
    let chart = RichChart.storage(.sector, [("a", 40), ("b", 40), ("c", 20)])
    #expect(
      try lines(chart)[1] == "Largest parts: a and b, each 40 percent of 100 gigabytes.")
  }

  /// A part below zero makes up no whole, so nothing is said of shares.
  @Test func negativePartsHaveNoShares() throws {
    let chart = RichChart.storage(.sector, [("a", 40), ("b", -10)])
    #expect(
      try labels(chart)
        == ["A: 40 gigabytes", "B: minus 10 gigabytes"].map { text in
          text == "B: minus 10 gigabytes" ? text + ", below the axis" : text
        })
  }

  @Test(
    arguments: [
      (Verbosity.brief, nil, "June 6: 67 percent taken, 33 percent skipped"),
      (.standard, nil, "June 6: 2 taken, 67 percent; 1 skipped, 33 percent"),
      (.standard, "dose", "June 6: taken 2 doses, 67 percent; skipped 1 dose, 33 percent"),
      (.full, nil, "June 6: 2 taken, 67 percent; 1 skipped, 33 percent; 3 in total, 1 of 2"),
    ] as [(Verbosity, String?, String)])
  func stacksOfShares(verbosity: Verbosity, unit: String?, expected: String) throws {
    #expect(try labels(RichChart.doses(.normalize, unit: unit), verbosity)[0] == expected)
  }

  @Test func descriptionsOfShares() throws {
    #expect(
      try lines(RichChart.doses(.normalize)) == [
        "Doses",
        "Share of taken rose from 67 percent on June 6 to 100 percent on June 7.",
        "Stacked bar chart of shares, 2 days.",
        "X axis: date by day, from June 6 to June 7, 2025.", "Y axis: doses taken in percent, from 0 to 100.",
        "Series by status: taken and skipped.",
        "Taken: lowest 67 percent on June 6, highest 100 percent on June 7.",
        "Skipped: lowest 0 percent on June 7, highest 33 percent on June 6.",
      ])
    let parts = try RichChart.narrator(RichChart.doses(.zero)).focusTree().children[0].children[0].children
    #expect(parts.map(\.label) == ["Taken, June 6: 2, 67 percent", "Skipped, June 6: 1, 33 percent"])
  }

  @Test func authorsOfParts() throws {
    var chart = RichChart.doses(.zero)
    chart.series[0].marks[0].author = AuthorText(value: "both pills")
    chart.series[1].marks[1].author = AuthorText(isHidden: true)
    #expect(try labels(chart) == ["June 6: taken both pills, 1 skipped", "June 7: 4 taken"])
  }

  @Test func kinds() throws {
    var chart = RichChart.doses(.center, kind: .area)
    #expect(try lines(chart)[2] == "Centered stacked area chart, 2 series, 2 days.")
    #expect(try !lines(chart).contains { $0.hasPrefix("7 in total") })
    chart = RichChart.doses(.none)
    chart.totals = nil
    chart.series[1].kind = .line
    #expect(try lines(chart)[2] == "Bar chart with a line, 2 days.")
    #expect(try labels(chart)[2] == "Skipped, June 6: 1")
    chart.orientation = .horizontal
    #expect(try lines(chart)[2] == "Horizontal bar chart with a line, 2 days.")
    chart.series[1].kind = nil
    chart.kind = .point
    chart.orientation = .vertical
    chart.yAxis.unit = "mmHg"
    chart.series[0].name = "systolic"
    #expect(try labels(chart)[0] == "Systolic, June 6: 2 millimeters of mercury")
    #expect(try lines(chart)[2] == "Point chart, 2 sets of points, 2 days.")
  }

  // MARK: Axes and groups

  @Test func horizontalAxes() throws {
    var chart = RichChart.storage(.bar, RichChart.disk)
    chart.isPartToWhole = false
    chart.orientation = .horizontal
    let narrator = try RichChart.narrator(chart)
    #expect(
      narrator.overview() == [
        "Horizontal bar chart, 3 categories.", "Y axis, the categories: kind: Photos, Apps, and Music.",
        "X axis: size in gigabytes, from 0 to 130.",
      ])
    #expect(narrator.groupLines()[0] == "3 marks along Y:")
    #expect(narrator.focusTree().children[1].label == "Y axis, the categories: kind: Photos, Apps, and Music.")
  }

  @Test(arguments: [
    (ScaleType.log, false, "Y axis: population, logarithmic, from 1 to 1,000,000."),
    (.symmetricLog(slopeAtZero: 1), false, "Y axis: population, symmetric logarithmic, from 1 to 1,000,000."),
    (.squareRoot, true, "Y axis: population, square root scale, reversed, from 1 to 1,000,000."),
    (.power(exponent: 1.5), false, "Y axis: population, power scale of exponent 1.5, from 1 to 1,000,000."),
    (.linear, false, "Y axis: population, from 1 to 1,000,000."),
  ])
  func scales(scale: ScaleType, isReversed: Bool, expected: String) throws {
    var chart = RichChart.steps(rules: [])
    chart.yAxis = RichChart.valueAxis("population", 1, 1_000_000, scale: scale, isReversed: isReversed)
    #expect(try lines(chart)[4] == expected)
    chart.xAxis.isReversed = true
    #expect(try lines(chart)[3] == "X axis: date by day, reversed, from June 5 to June 8, 2025.")
  }

  @Test func plotsAreGroups() throws {
    var chart = RichChart.steps(rules: [])
    chart.series[0].plots = [PlotGroup(name: "Weekend", places: 1..<3)]
    let narrator = try RichChart.narrator(chart)
    #expect(narrator.groupLabels().map(\.text) == ["Weekend: 14,210 steps, about 7,110 a day."])
    let children = try #require(narrator.focusTree().children.first?.children)
    #expect(children.map(\.id) == ["steps/0", "steps/@group-1", "steps/3"])
    #expect(children[1].children.map(\.id) == ["steps/1", "steps/2"])
  }

  @Test func windows() throws {
    var chart = RichChart.storage(.bar, RichChart.disk)
    chart.isPartToWhole = false
    #expect(try RichChart.narrator(chart).windowSentence == nil)
    chart.window = ChartWindow(length: 1, position: 1, domain: 0..<3, shortest: 1)
    let narrator = try RichChart.narrator(chart)
    #expect(try narrator.overview().contains(#require(narrator.windowSentence)))
  }
}
