import Testing

/// What stands out, what is fitted, how large marks are, and what a control has chosen.
@Suite struct MarkMeaningTests {
  private typealias Chart = LayeredChart

  private static let points = Chart(
    rows: (0..<10).map {
      #"{"x": \#($0), "y": \#($0 * 3 + ($0 % 3)), "g": "\#($0 % 2 == 0 ? "A" : "B")", "pop": \#(($0 + 1) * 100)}"#
    }
    .joined(separator: ", "))
  private static let place = Chart.field("x", "x") + ", " + Chart.field("y", "y")
  private static let fit = #""transform": [{"regression": "y", "on": "x"}], "#

  private static let clouds: [SaidTable] = [
    SaidTable(
      description: "a fitted line", name: "t.vl.json",
      table: points.text(Chart.mark("point", place), Chart.mark("line", place, fit)),
      says: "Point chart with a fitted line, 10 places.", never: ["y 2", "above", "Largest change"]),
    SaidTable(
      description: "where it goes", name: "t.vl.json",
      table: points.text(Chart.mark("point", place), Chart.mark("line", place, fit)),
      says: "Fitted line: from 0.82 at 0 to 27.98 at 9."),
    SaidTable(
      description: "a fitted line drawn first", name: "t.vl.json",
      table: points.text(Chart.mark("line", place, fit), Chart.mark("point", place)),
      says: "Point chart with a fitted line, 10 places."),
    SaidTable(
      description: "a fitted line alone", name: "t.vl.json", table: points.text(Chart.mark("line", place, fit)),
      says: "Line chart, 2 places."),
    SaidTable(
      description: "how large points are", name: "t.vl.json",
      table: points.text(Chart.mark("circle", place + ", " + Chart.field("size", "pop"))),
      says: "Size: pop, from 100 to 1,000."),
    SaidTable(
      description: "the largest point", name: "t.vl.json",
      table: points.text(Chart.mark("circle", place + ", " + Chart.field("size", "pop"))),
      says: "Largest pop: 1,000 at 9."),
    SaidTable(
      description: "points of a name together", name: "t.vl.json",
      table: Chart(
        rows: (0..<24).map { #"{"c": "\#(["A", "B", "C"][$0 % 3])", "y": \#($0)}"# }.joined(separator: ", ")
      ).text(Chart.mark("point", Chart.field("x", "c", "nominal") + ", " + Chart.field("y", "y"))),
      says: "3 groups along X:", never: ["A to B"]),
    SaidTable(
      description: "points by their names", name: "t.vl.json",
      table: Chart(
        rows:
          #"{"x": 1, "y": 4, "who": "Ann", "s": 3}, {"x": 2, "y": 5, "who": "Bob", "s": 3}, {"x": 4, "y": 9, "who": "Cy", "s": 5}"#
      ).text(
        Chart.mark(
          "point", [place, Chart.field("size", "s"), Chart.field("tooltip", "who", "nominal")].joined(separator: ", "))),
      says: "2. 2: 5, Bob, s 3"),
  ]

  @Test(arguments: clouds) func cloudIsSaid(_ given: SaidTable) throws { try given.check() }

  // MARK: Highlights

  private static let cities = Chart(
    rows: #"{"c": "Oslo", "v": 19}, {"c": "Paris", "v": 28}, {"c": "Vienna", "v": 13}, {"c": "Rome", "v": 17}"#)
  private static let bars = Chart.field("x", "c", "nominal") + ", " + Chart.field("y", "v")

  private static func conditional(_ test: String) -> String {
    cities.text(
      Chart.mark(
        "bar", bars + #", "color": {"condition": {"test": "\#(test)", "value": "red"}, "value": "grey"}"#))
  }

  private static let highlights: [SaidTable] = [
    SaidTable(
      description: "a bar in another color", name: "t.vl.json", table: conditional("datum.c == 'Vienna'"),
      says: "Highlighted: Vienna."),
    SaidTable(
      description: "its label", name: "t.vl.json", table: conditional("datum.c == 'Vienna'"),
      says: "4. Vienna: 13, highlighted"),
    SaidTable(
      description: "most bars in another color", name: "t.vl.json", table: conditional("datum.v > 14"),
      says: "1. Oslo: 19",
      never: ["ighlighted"]),
    SaidTable(
      description: "one name in a color of its own", name: "t.vl.json",
      table: cities.text(
        Chart.mark(
          "bar",
          bars
            + #", "color": {"field": "c", "scale": {"domain": ["Oslo", "Paris", "Vienna", "Rome"], "range": ["grey", "grey", "red", "grey"]}}"#
        )), says: "Highlighted: Vienna."),
    SaidTable(
      description: "a layer of one of the bars", name: "t.vl.json",
      table: cities.text(
        Chart.mark("bar", bars),
        Chart.mark(#"{"type": "bar", "color": "red"}"#, bars, #""transform": [{"filter": "datum.c == 'Rome'"}], "#)),
      says: "Highlighted: Rome.", never: ["v 2", "2 series"]),
    SaidTable(
      description: "what a slider has chosen", name: "t.vl.json",
      table: cities.text(
        Chart.mark(
          "bar", bars,
          #""params": [{"name": "least", "value": 15, "bind": {"input": "range", "name": "At least: "}}], "transform": [{"filter": "datum.v > least"}], "#
        )), says: "Shown: At least 15, as the chart opens."),
    SaidTable(
      description: "what a selection has chosen", name: "t.vl.json",
      table: cities.text(
        Chart.mark(
          "bar", bars,
          #""params": [{"name": "param_1", "value": "Oslo", "select": {"type": "point", "fields": ["c"]}}], "transform": [{"filter": {"param": "param_1"}}], "#
        )), says: "Shown: c Oslo, as the chart opens."),
  ]

  @Test(arguments: highlights) func highlightIsSaid(_ given: SaidTable) throws { try given.check() }
}
