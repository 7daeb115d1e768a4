import Testing

/// What layers share: an axis with its bounds and direction, the colors with their title, marks drawn twice.
@Suite struct SharedScaleTests {
  private typealias Chart = LayeredChart

  private static let days = Chart(
    rows: #"""
      {"d": 1, "v": 4, "k": "a"}, {"d": 2, "v": 7, "k": "a"}, {"d": 3, "v": 5, "k": "a"}, {"d": 4, "v": 9, "k": "a"},
      {"d": 1, "v": 2, "k": "b"}, {"d": 2, "v": 3, "k": "b"}, {"d": 3, "v": 1, "k": "b"}, {"d": 4, "v": 2, "k": "b"}
      """#)
  private static let x = Chart.field("x", "d")
  private static let y = Chart.field("y", "v")

  private static func color(_ more: String = "") -> String { Chart.field("color", "k", "nominal", more) }

  private static func line(_ more: String = "", mark: String = "line") -> String {
    Chart.mark(mark, [x, y, color(more)].joined(separator: ", "))
  }

  private static let one = Chart(
    rows: #"{"d": 1, "v": 4}, {"d": 2, "v": 7}, {"d": 3, "v": 5}, {"d": 4, "v": 9}, {"d": 5, "v": 6}"#)
  private static let plain = Chart.mark("line", [x, y].joined(separator: ", "))

  private static func own(_ rows: String, _ mark: String) -> String { #""data": {"values": [\#(rows)]}, \#(mark)"# }

  private static let axes: [SaidTable] = [
    SaidTable(
      description: "bounds that a line beneath gives", name: "t.vl.json",
      table: one.text(
        own(
          #"{"p": 1, "q": 0}, {"p": 5, "q": 0}"#,
          Chart.mark(
            "line",
            Chart.field("x", "p") + ", " + Chart.field("y", "q", "quantitative", #", "scale": {"domain": [-5, 20]}"#))
        ), plain), says: "Y axis: v, from minus 5 to 20."),
    SaidTable(
      description: "a direction that a line beneath gives", name: "t.vl.json",
      table: one.text(
        own(
          #"{"p": 1, "q": 0}, {"p": 5, "q": 0}"#,
          Chart.mark(
            "line",
            Chart.field("x", "p") + ", " + Chart.field("y", "q", "quantitative", #", "scale": {"domain": [20, 0]}"#))
        ), plain), says: "Y axis: v, reversed, from 0 to 20."),
    SaidTable(
      description: "as far as a note reaches", name: "t.vl.json",
      table: one.text(
        plain,
        own(
          #"{"d": 2, "v": 11.5, "t": "Storm"}"#,
          Chart.mark("text", [x, y, Chart.field("text", "t", "nominal")].joined(separator: ", ")))),
      says: "Y axis: v, from 0 to 12."),
    SaidTable(
      description: "years that an axis tells as years", name: "t.vl.json",
      table: Chart(rows: (0..<6).map { #"{"d": "199\#($0)-07-01", "v": \#($0 + 3)}"# }.joined(separator: ", ")).text(
        Chart.mark(
          "line", [Chart.field("x", "d", "temporal", #", "axis": {"format": "%Y"}"#), y].joined(separator: ", "))),
      says: "Line chart, 6 years.", never: ["Q3"]),
    SaidTable(
      description: "points within years", name: "t.vl.json",
      table: Chart(rows: #"{"d": 2019.5, "v": 3}, {"d": 2020.25, "v": 8}, {"d": 2021, "v": 5}"#).text(
        Chart.mark("line", [Chart.field("x", "d", "quantitative", #", "title": "Year""#), y].joined(separator: ", "))),
      says: "X axis: Year, from 2019.5 to 2021.", never: ["2,0"]),
  ]

  @Test(arguments: axes) func axisIsSaid(_ given: SaidTable) throws { try given.check() }

  // MARK: Colors and marks

  private static let marks: [SaidTable] = [
    SaidTable(
      description: "a title of the colors that another layer gives", name: "t.vl.json",
      table: days.text(line(), line(#", "title": "Kind""#, mark: "point")), says: "Series by Kind: a and b.",
      never: ["points", "v, a"]),
    SaidTable(
      description: "lines drawn twice, to point at", name: "t.vl.json",
      table: days.text(line(mark: #"{"type": "line", "strokeWidth": 8, "stroke": "transparent"}"#), line()),
      says: "Line chart, 2 lines, 4 places."),
    SaidTable(
      description: "points of a copy of the data", name: "t.vl.json",
      table: one.text(
        plain,
        own(
          #"{"e": 1, "w": 4}, {"e": 2, "w": 7}, {"e": 3, "w": 5}, {"e": 4, "w": 9}, {"e": 5, "w": 6}"#,
          Chart.mark("circle", Chart.field("x", "e") + ", " + Chart.field("y", "w")))),
      says: "Line chart, 5 places.", never: ["points"]),
    SaidTable(
      description: "points of other data", name: "t.vl.json",
      table: one.text(
        plain,
        own(
          #"{"e": 1, "w": 4}, {"e": 2, "w": 7}, {"e": 3, "w": 5}, {"e": 4, "w": 9}, {"e": 5, "w": 8}"#,
          Chart.mark("circle", Chart.field("x", "e") + ", " + Chart.field("y", "w")))),
      says: "Line chart with points, 5 places."),
    SaidTable(
      description: "a line from a word to the data", name: "t.vl.json",
      table: one.text(
        plain,
        own(
          #"{"e": 2, "w": 7}, {"e": 2.5, "w": 8}"#,
          Chart.mark("line", Chart.field("x", "e") + ", " + Chart.field("y", "w")))),
      says: "Line chart, 5 places.", never: ["W:", "w,", " w "]),
    SaidTable(
      description: "an area as high as the page", name: "t.vl.json",
      table: one.text(
        own(
          #"{"e": 2, "w": "0"}, {"e": 3, "w": "0"}"#,
          Chart.mark("area", Chart.field("x", "e") + #", "y2": {"field": "w"}"#)), plain), says: "Band: from 2 to 3.",
      never: ["count"]),
    SaidTable(
      description: "parts of a part of a stack", name: "t.vl.json",
      table: Chart(
        rows: #"""
          {"d": "Mon", "v": 1, "k": "a"}, {"d": "Mon", "v": 2, "k": "a"}, {"d": "Mon", "v": 4, "k": "b"},
          {"d": "Tue", "v": 3, "k": "a"}, {"d": "Tue", "v": 1, "k": "b"}, {"d": "Tue", "v": 1, "k": "b"}
          """#
      ).text(Chart.mark("bar", [Chart.field("x", "d", "nominal"), y, color()].joined(separator: ", "))),
      says: "1. Mon: 3 a, 4 b"),
    SaidTable(
      description: "bars over each other", name: "t.vl.json",
      table: days.text(
        Chart.mark(
          "bar",
          [Chart.field("x", "d", "ordinal"), Chart.field("y", "v", "quantitative", #", "stack": null"#), color()]
            .joined(separator: ", "))), says: "Overlaid bar chart, 2 series, 4 categories."),
    SaidTable(
      description: "sectors of one angle", name: "t.vl.json",
      table: one.text(Chart.mark("arc", Chart.field("theta", "d", "nominal") + ", " + Chart.field("radius", "v"))),
      says: "Polar bar chart, 5 categories.", never: ["Pie"]),
    SaidTable(
      description: "a name on two lines", name: "t.vl.json",
      table: Chart(rows: #"{"d": "Very\nhigh", "v": 4}, {"d": "Low", "v": 2}"#).text(
        Chart.mark("bar", Chart.field("x", "d", "nominal") + ", " + y)), says: "2. Very high: 4", never: ["\\n"]),
    SaidTable(
      description: "shades from the least to the most", name: "t.vl.json",
      table: days.text(
        Chart.mark(
          "rect",
          [Chart.field("x", "d", "ordinal"), Chart.field("y", "k", "nominal"), Chart.field("color", "v")]
            .joined(separator: ", "))), says: "Values: v, from 1 to 9."),
  ]

  @Test(arguments: marks) func marksAreSaid(_ given: SaidTable) throws { try given.check() }
}
