import Testing

/// What is said beside an outlier, of drifts that single values hide, and of differences of percents.
@Suite struct OutlierTextTests {
  private static func months(_ values: [Int]) -> String {
    "month,visits\n" + values.enumerated().map { "2025-\($0 < 9 ? "0" : "")\($0 + 1),\($1)\n" }.joined()
  }

  /// One value far from all others hides no rise, and makes none.
  @Test func theRiseBesideAnOutlierIsTold() throws {
    let text = Self.months([100, 112, 130, 141, 155, 170, 900, 185, 200, 215, 226, 235])
    let lines = try Program.lines(["describe"], "v.csv", text)
    #expect(lines.dropFirst().first == "Highest: 900 visits in July; otherwise at most 235.")
    #expect(lines.contains { $0.hasPrefix("About 2,770 visits in total") })
    #expect(lines.contains("Outlier: 900 visits in July."))
    #expect(!lines.contains { $0.hasPrefix("Longest") || $0.hasPrefix("Largest") })
    #expect(
      try Program.lines(["describe", "--explain"], "v.csv", text).contains { $0.contains("One outlier left aside.") })
    let groups = try Program.lines(["groups", "--groups", "trend"], "v.csv", text)
    #expect(
      groups.prefix(3) == [
        "5 groups along X:", "1. From January to March: from 100 to 130 visits.",
        "2. From March to June: from 130 to 170 visits.",
      ])
  }

  /// What grows by two fifths from month to month is level nowhere.
  @Test func growthIsNotLevel() throws {
    let text = Self.months([10, 14, 20, 27, 38, 52, 73, 101, 142, 199, 278, 390])
    #expect(
      try Program.lines(["groups", "--groups", "trend"], "v.csv", text)[1]
        == "1. From January to March: from 10 to 20 visits.")
  }

  @Test func differencesOfPercentsArePercentagePoints() throws {
    let text = "year,share\n2021,40\n2022,44\n2023,41\n2024,35\n"
    #expect(
      try Program.lines(["select"], "p.csv", text, ["--at", "2022", "--verbosity", "full", "--y-unit", "percent"]) == [
        "2022: 44 percent, 2 of 4.",
        "Above the mean of the whole by 4 percentage points. 4 percentage points more than in 2021. Rank 1 of 4.",
      ])
    let lines = try Program.lines(
      ["compare"], "p.csv", text,
      [
        "--from", "2023", "--to", "2024", "--versus-from", "2021", "--versus-to", "2022", "--y-unit", "percent",
      ])
    #expect(
      lines.contains("Largest rise: 1 percentage point in 2023. Largest fall: 9 percentage points in 2024."), "\(lines)"
    )
  }

  /// Heights go up and down in the order of the way.
  @Test func movesAreToldInTheirOrder() throws {
    let heights = [300, 340, 380, 340, 300, 260, 220, 180, 140, 100]
    let text = "miles,elevation\n" + heights.enumerated().map { "\($0),\($1)\n" }.joined()
    let lines = try Program.lines(["describe"], "h.csv", text, ["--mark", "line", "--y-unit", "feet"])
    #expect(
      lines.dropFirst().first == "Climb 80 feet, descend 280 feet in all, highest: 380 feet at 2 miles.", "\(lines)")
  }

  @Test func whatIsNotShownIsNamed() throws {
    let text = "weekday,hour,visits,id\nMon,9,10,1\nTue,10,25,2\nWed,11,12,3\n"
    let lines = try Program.lines(["describe"], "v.csv", text)
    #expect(lines.contains("Assumed: weekday as X, visits as Y, and bars."))
    #expect(lines.contains("Not shown: hour and id."))
    let chosen = try Program.lines(["describe"], "v.csv", text, ["--y", "hour"])
    #expect(chosen[0] == "Hour by weekday" && !chosen.contains { $0.hasPrefix("Not shown") }, "\(chosen[0])")
  }

  /// A value at an end that is far from all others is where the series goes.
  @Test func anEndIsNoOutlierOfATrend() throws {
    let text =
      "day,v\n"
      + ([9_000] + (0..<20).map { 120 - $0 }).enumerated().map { "2025-01-\($0 < 9 ? "0" : "")\($0 + 1),\($1)\n" }
      .joined()
    let lines = try Program.lines(["describe", "--explain"], "e.csv", text)
    #expect(!lines.contains { $0.contains("left aside") })
  }

  /// Levels in an author's order have the first on top, as Vega-Lite draws them.
  @Test func theFirstOfSortedLevelsIsOnTop() throws {
    let chart = """
      {"data": {"values": [{"d": "2025-01-01", "l": "Mid"}, {"d": "2025-01-02", "l": "High"}, {"d": "2025-01-03", "l": "Low"}]},
       "mark": "point", "encoding": {"x": {"field": "d", "type": "temporal"},
         "y": {"field": "l", "type": "ordinal", "sort": ["High", "Mid", "Low"]}}}
      """
    let lines = try Program.lines(["describe"], "l.vl.json", chart)
    #expect(
      lines.contains { $0.hasPrefix("Highest: High, January 2") } && lines.contains("Y axis: l: Low, Mid, and High."),
      "\(lines)")
  }

  /// Bars on each other reach as far as their sums on each side of zero.
  @Test func axesHoldStacks() throws {
    let chart = """
      {"data": {"values": [{"x": "p", "k": "a", "n": 10}, {"x": "p", "k": "b", "n": 10}, {"x": "p", "k": "c", "n": -5},
         {"x": "q", "k": "a", "n": 4}]}, "mark": "bar",
       "encoding": {"x": {"field": "x"}, "y": {"field": "n", "type": "quantitative"}, "color": {"field": "k"}}}
      """
    let lines = try Program.lines(["describe"], "s.vl.json", chart)
    #expect(lines.contains("Y axis: n, from minus 6 to 20."), "\(lines)")
  }

  @Test func textBesideALineNamesIt() throws {
    let text =
      #"{"mark": "text", "encoding": {"y": {"aggregate": "mean", "field": "v"}, "text": {"value": "Average"}}}"#
    let rule = #"{"mark": "rule", "encoding": {"y": {"aggregate": "mean", "field": "v", "type": "quantitative"}}}"#
    let bars = #"{"mark": "bar", "encoding": {"x": {"field": "c"}, "y": {"field": "v", "type": "quantitative"}}}"#
    for layers in [[bars, rule, text], [text, bars, rule]] {
      let chart = """
        {"data": {"values": [{"c": "A", "v": 3}, {"c": "B", "v": 5}]}, "layer": [\(layers.joined(separator: ", "))]}
        """
      let lines = try Program.lines(["describe"], "r.vl.json", chart)
      #expect(lines.contains("Average: 4. 1 of 2 categories above it, 1 below it."), "\(lines)")
      #expect(lines.contains("Bar chart, 2 categories."), "\(lines)")
    }
  }
}
