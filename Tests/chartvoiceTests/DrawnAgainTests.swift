import Testing

/// Words and marks that are there once more, or to be seen later: each is told once, and by its own name.
@Suite struct DrawnAgainTests {
  private typealias Chart = LayeredChart

  private static let x = Chart.field("x", "d")
  private static let y = Chart.field("y", "v")
  private static let kind = Chart.field("color", "k", "nominal")
  private static let days = Chart(
    rows: #"""
      {"d": 1, "v": 4, "k": "a", "r": "up"}, {"d": 2, "v": 7, "k": "a", "r": "up"}, {"d": 3, "v": 5, "k": "a", "r": "up"},
      {"d": 1, "v": 2, "k": "b", "r": "down"}, {"d": 2, "v": 3, "k": "b", "r": "up"}, {"d": 3, "v": 1, "k": "b", "r": "up"}
      """#)
  private static let years = Chart(
    rows: #"""
      {"d": "North", "v": 4, "y": 2018}, {"d": "South", "v": 7, "y": 2018}, {"d": "East", "v": 5, "y": 2018},
      {"d": "North", "v": 6, "y": 2019}, {"d": "South", "v": 9, "y": 2019}, {"d": "East", "v": 8, "y": 2019}
      """#)

  private static func only(_ test: String, _ mark: String, _ encoding: [String]) -> String {
    #""transform": [{"filter": "\#(test)"}], "# + Chart.mark(mark, encoding.joined(separator: ", "))
  }

  private static func again(
    _ description: String, _ table: String, says: String, never: [String] = []
  ) -> SaidTable {
    SaidTable(description: description, name: "t.vl.json", table: table, says: says, never: never)
  }

  // MARK: Marks

  private static let place = Chart.field("x", "d", "nominal")
  private static let last =
    #""transform": [{"aggregate": [{"op": "argmax", "field": "d", "as": "last"}], "groupby": ["k"]}], "#
    + Chart.mark(
      "point", [Chart.field("x", "last['d']"), Chart.field("y", "last['v']"), kind].joined(separator: ", "))
  private static let hidden =
    #""data": {"values": [{"d": 2, "v": 9, "k": "Storm"}]}, "#
    + Chart.mark(
      "text",
      [
        x, y, Chart.field("text", "k", "nominal"),
        #""opacity": {"condition": [{"param": "over", "empty": false, "value": 1}], "value": 0}"#,
      ].joined(separator: ", "), #""params": [{"name": "over", "select": {"type": "point", "on": "pointerover"}}], "#)

  private static let marks: [SaidTable] = [
    again(
      "an area under one of several lines",
      days.text(
        only("datum.k == 'a'", "area", [x, y, kind]), Chart.mark("line", [x, y, kind].joined(separator: ", "))),
      says: "Line chart, 2 lines, 3 places.", never: ["area", "v, a"]),
    again(
      "points on the last of each line", days.text(Chart.mark("line", [x, y, kind].joined(separator: ", ")), last),
      says: "Line chart, 2 lines, 3 places.", never: ["last"]),
    again(
      "points once more in other colors",
      days.text(
        Chart.mark("point", [x, y, kind].joined(separator: ", ")),
        Chart.mark("point", [x, y, Chart.field("color", "r", "nominal")].joined(separator: ", "))),
      says: "Point chart, 2 sets of points, 3 places.", never: ["down"]),
    again(
      "words for whom points are pointed at",
      days.text(Chart.mark("line", [x, y, kind].joined(separator: ", ")), hidden),
      says: "Line chart, 2 lines, 3 places.", never: ["Note", "Storm"]),
    again(
      "a few points that are no course",
      Chart(
        rows: [(1, 5), (4, 6), (5, 9), (11, 12), (12, 14)].map { #"{"d": \#($0), "v": \#($1)}"# }.joined(
          separator: ", ")
      )
      .text(Chart.mark("point", [x, y].joined(separator: ", "))), says: "Point chart, 5 places.",
      never: ["rise"]),
  ]

  // MARK: Marks that are not the same

  private static func other(_ rows: String, _ more: String) -> String {
    #""data": {"values": [\#(rows)]}, "#
      + Chart.mark("bar", [place, Chart.field("y", "v", "quantitative", more)].joined(separator: ", "))
  }

  private static let others: [SaidTable] = [
    again(
      "bars of another measure",
      Chart(rows: "{}", whole: #""resolve": {"scale": {"y": "independent"}}, "#).text(
        other(#"{"d": "a", "v": 1}, {"d": "b", "v": 2}"#, #", "title": "Sales (USD)""#),
        other(#"{"d": "c", "v": 3}"#, #", "title": "Weight (kg)""#)),
      says: "Highest Sales (USD): 2 for b; highest Weight (kg): 3 for c.", never: ["3 dollars"]),
    again(
      "a bar that is the sum of the others",
      Chart(rows: "{}").text(
        other(#"{"d": "a", "v": 30}, {"d": "b", "v": 135}"#, #", "aggregate": "sum""#),
        other(#"{"d": "all", "v": 165}"#, #", "aggregate": "sum""#)),
      says: "Bar chart, 2 series, 3 categories.", never: ["330"]),
    again(
      "an area under the end of one line",
      Chart(rows: (1...6).map { #"{"d": \#($0), "v": \#($0 * $0)}"# }.joined(separator: ", ")).text(
        Chart.mark("line", [x, y].joined(separator: ", ")), only("datum.d >= 5", "area", [x, y])),
      says: "Line chart with an area, 6 places."),
    again(
      "a threshold, which names nothing",
      Chart(rows: #"{"d": "a", "v": 10}, {"d": "b", "v": 20}, {"d": "c", "v": 1200}"#).text(
        only("datum.v <= 100", "bar", [place, y]),
        only("datum.v > 100", #"{"type": "bar", "color": "red"}"#, [place, y])),
      says: "Highest: 1,200, v 2 for c; lowest: 10, v for a.", never: ["1200 for"]),
    again(
      "colors that are the names of teams",
      Chart(rows: #"{"d": 1, "v": 4, "k": "red"}, {"d": 2, "v": 7, "k": "blue"}, {"d": 2, "v": 3, "k": "red"}"#).text(
        Chart.mark("point", [x, y, #""color": {"field": "k", "scale": null}"#].joined(separator: ", "))),
      says: "Series by k: red and blue."),
  ]

  @Test(arguments: others) func marksThatDifferStayApart(_ given: SaidTable) throws { try given.check() }

  @Test(arguments: marks) func marksAreToldOnce(_ given: SaidTable) throws { try given.check() }

  // MARK: Names

  private static let ranks = Chart(
    rows: #"""
      {"d": "2020", "v": 1, "k": "a"}, {"d": "2021", "v": 2, "k": "a"}, {"d": "2022", "v": 3, "k": "a"},
      {"d": "2020", "v": 3, "k": "b"}, {"d": "2021", "v": 3, "k": "b"}, {"d": "2022", "v": 1, "k": "b"},
      {"d": "2020", "v": 2, "k": "c"}, {"d": "2021", "v": 1, "k": "c"}, {"d": "2022", "v": 2, "k": "c"}
      """#)

  private static let names: [SaidTable] = [
    again(
      "the one number that a filter leaves",
      years.text(only("datum.y == 2018", "point", [place, y]), only("datum.y == 2019", "point", [place, y])),
      says: "2018: between 4 and 7.", never: ["v 2"]),
    again(
      "colors that stand in the data",
      Chart(
        rows: ##"{"d": 1, "v": 4, "k": "white"}, {"d": 2, "v": 7, "k": "#FF6A00"}, {"d": 3, "v": 5, "k": "white"}"##
      )
      .text(
        Chart.mark(
          "bar",
          [Chart.field("x", "d", "ordinal"), y, #""color": {"field": "k", "scale": null}"#].joined(separator: ", "))),
      says: "2. 2: 7", never: ["white", "FF6A00"]),
    again(
      "a color that no row has",
      days.text(
        only("datum.k == 'a'", "line", [x, y, Chart.field("color", "Jobs", "nominal")]),
        only("datum.k == 'b'", "line", [x, y, #""color": {"datum": "Output"}"#])),
      says: "Output: from 2 to 1, highest 3.",
      never: ["No name", "no name"]),
    again(
      "ranks, the first on top",
      ranks.text(
        Chart.mark(
          "line",
          [place, Chart.field("y", "v", "quantitative", #", "scale": {"reverse": true}"#), kind].joined(separator: ", ")
        )),
      says:
        "Order in 2022: b, c, and a; b climbed most, from 3 in 2020 to 1 in 2022. Lower values are drawn higher.",
      never: ["rose", "fell"]),
    again(
      "years by size",
      Chart(
        rows: (0..<6).map { #"{"d": \#($0 * $0), "v": \#($0 + 3), "year": \#(1_955 + $0 * 10)}"# }.joined(
          separator: ", ")
      )
      .text(Chart.mark("point", [x, y, Chart.field("size", "year")].joined(separator: ", "))),
      says: "Size: year, from 1955 to 2005."),
  ]

  @Test(arguments: names) func namesAreThoseOfTheChart(_ given: SaidTable) throws { try given.check() }

  // MARK: Headlines

  private static func beside(_ chart: String) -> String {
    #"{"vconcat": [{"title": "Rain came late", "data": {"values": [{}]}, "mark": {"type": "text", "text": ["Millimeters a day"]}}, "#
      + chart + #", {"title": "Source: the weather office", "data": {"values": [{}]}, "mark": "text"}]}"#
  }

  @Test func wordsOfViewsOfNothingButWordsAreKept() throws {
    let chart = Self.days.text(Chart.mark("line", [Self.x, Self.y, Self.kind].joined(separator: ", ")))
    let lines = try Program.lines(["describe"], "t.vl.json", Self.beside(chart))
    #expect(lines.first == "Rain came late. Millimeters a day. Source: the weather office.")
  }

  @Test func titleOfTheOnlyChartIsItsOwn() throws {
    let chart = Chart.mark("line", [Self.x, Self.y, Self.kind].joined(separator: ", "))
    let inner = #"{"title": "Inner", "data": {"values": [\#(Self.days.rows)]}, \#(chart)}"#
    let lines = try Program.lines(["describe"], "t.vl.json", #"{"title": "Outer", "hconcat": [\#(inner)]}"#)
    #expect(lines.first == "Inner")
  }
}
