import Testing

/// What axes and lines of cells say of charts whose parts do not share them.
@Suite struct AxisTextTests {
  /// Each layer keeps its title, unit and bounds: degrees are no millimeters.
  @Test func axesOfTheirOwnAreToldOneByOne() throws {
    let chart = """
      {"data": {"values": [{"m": "2020-01-01", "t": 5.2, "p": 40}, {"m": "2020-02-01", "t": 8.1, "p": 62},
        {"m": "2020-03-01", "t": 12.4, "p": 35}]},
       "encoding": {"x": {"field": "m", "type": "temporal", "timeUnit": "yearmonth"}},
       "layer": [
        {"mark": "bar", "encoding": {"y": {"field": "p", "type": "quantitative", "title": "Rain in mm"}}},
        {"mark": "line", "encoding": {"y": {"field": "t", "type": "quantitative", "title": "Temperature in °C"}}}],
       "resolve": {"scale": {"y": "independent"}}}
      """
    let lines = try Program.lines(["describe"], "dual.vl.json", chart)
    #expect(
      lines == [
        "Rain in mm, Temperature in °C by month, January to March 2020",
        "Highest Rain in mm: 62 in February; highest Temperature in °C: 12.4 in March.",
        "Bar chart with a line, 3 months.",
        "X axis: m by month, from January to March 2020.",
        "Y axis: Rain in mm, from 0 to 65. Y axis: Temperature in °C, from 0 to 13.",
        "Rain in mm: from 40 to 35, highest 62.",
        "Temperature in °C: from 5.2 to 12.4.",
        "3 places along X:",
        "1. January: Rain in mm 40, Temperature in °C 5.2",
        "2. February: Rain in mm 62, Temperature in °C 8.1",
        "3. March: Rain in mm 35, Temperature in °C 12.4",
      ])
  }

  /// What happens at midnight belongs to the day that begins, and what ends there ends where its author says it.
  @Test(arguments: [("2025-03-08", "8"), ("2025-03-09", "9"), ("2025-03-08T12:00:00", "8")])
  func timelinesEndOnTheirLastDay(end: String, day: String) throws {
    let start = end.hasSuffix("9") ? "2025-03-08" : end
    let rows = [("2025-03-01", "2025-03-03", "a"), ("2025-03-04", "2025-03-06", "b"), (start, end, "c")]
      .map { "{\"s\": \"\($0)\", \"e\": \"\($1)\", \"n\": \"\($2)\"}" }.joined(separator: ", ")
    let chart = """
      {"data": {"values": [\(rows)]}, "mark": "bar",
       "encoding": {"x": {"field": "s", "type": "temporal"}, "x2": {"field": "e"}, "y": {"field": "n"}}}
      """
    let lines = try Program.lines(["describe"], "line.vl.json", chart)
    #expect(lines.first == "N by s, March 1 to March \(day), 2025")
    #expect(lines.contains("X axis: s, from March 1 to March \(day), 2025."))
  }

  /// A mean of cells that are means of several rows is not that of the rows: Monday's is about 2.67, not 4.
  @Test(arguments: [("{\"d\": \"Mon\", \"h\": 1, \"v\": 0}, ", "mean of cells"), ("", "mean")])
  func meansOfMeansAreCalledSo(more: String, words: String) throws {
    let chart = """
      {"data": {"values": [\(more){"d": "Mon", "h": 1, "v": 0}, {"d": "Mon", "h": 2, "v": 8},
        {"d": "Tue", "h": 1, "v": 3}, {"d": "Tue", "h": 2, "v": 3.5}]}, "mark": "rect",
       "encoding": {"x": {"field": "h", "type": "ordinal"}, "y": {"field": "d", "type": "nominal"},
        "color": {"aggregate": "mean", "field": "v"}}}
      """
    let lines = try Program.lines(["describe"], "heat.vl.json", chart)
    #expect(lines.contains { $0.contains("Highest \(words) by d: Mon, 4; lowest: Tue, 3.25") }, "\(lines)")
  }

  /// Levels have no total and no mean, and each is compared.
  @Test func levelsAreComparedOneByOne() throws {
    let folder = try TemporaryFolder()
    let chart = """
      {"data": {"values": [{"d": "Mon", "s": "good"}, {"d": "Tue", "s": "bad"}]}, "mark": "point",
       "encoding": {"x": {"field": "d", "type": "ordinal", "sort": null}, "y": {"field": "s", "type": "ordinal"}}}
      """
    let files = [
      try folder.file("a.vl.json", chart), try folder.file("b.vl.json", chart.replacing("\"bad\"", with: "\"good\"")),
    ]
    let told = try Program.run(["compare"] + files).output.split(separator: "\n").map(String.init)
    #expect(
      told.dropFirst() == [
        "No total or mean to compare.", "Of 2 categories, 1 stayed the same, 1 changed.", "Mon: good, the same",
        "Tue: good, bad before",
      ])
  }
}
