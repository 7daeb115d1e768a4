import Testing

/// What layers are to each other is read from what they encode: lines and bands beside the data, names, and what is not seen.
@Suite struct LayerMeaningTests {
  private typealias Chart = LayeredChart

  private static let prices = Chart(
    rows: (0..<12).map {
      #"{"d": "20\#($0 < 2 ? "0" : "")\#($0 + 8)-01-01", "v": \#(($0 * 7) % 12), "w": \#($0 + 3), "p": "\#($0 < 6 ? "early" : "late")"}"#
    }
    .joined(separator: ", "))
  private static let place = Chart.field("x", "d", "temporal") + ", " + Chart.field("y", "v")
  private static let line = Chart.mark("line", place)

  private static func own(_ rows: String, _ mark: String) -> String { #""data": {"values": [\#(rows)]}, "# + mark }

  private static let references: [SaidTable] = [
    SaidTable(
      description: "a line at one value, as its two ends", name: "t.vl.json",
      table: prices.text(
        line, own(#"{"d": "2008-01-01", "v": 5}, {"d": "2019-01-01", "v": 5}"#, Chart.mark("line", place))),
      says: "Rule: 5. 6 of 12 years above it, 1 at it, 5 below it.", never: ["v 2", "2 lines"]),
    SaidTable(
      description: "a line up to a value at one place", name: "t.vl.json",
      table: prices.text(
        line,
        own(
          #"{"d": "2012-01-01", "v": 0, "top": 9}"#, Chart.mark("rule", place + ", " + Chart.field("y2", "top")))),
      says: "Rule: 2012.", never: ["with rules", "top"]),
    SaidTable(
      description: "an area of two rows that is a band", name: "t.vl.json",
      table: prices.text(
        line,
        own(
          #"{"d": "2010-01-01", "v": 12, "low": 0}, {"d": "2012-01-01", "v": 12, "low": 0}"#,
          Chart.mark("area", place + ", " + Chart.field("y2", "low")))),
      says: "Band: from 2010 to 2012.", never: ["area", "low"]),
    SaidTable(
      description: "a band with its name that ends within a year", name: "t.vl.json",
      table: prices.text(
        line,
        own(
          #"{"from": "2008-12-01", "to": "2010-06-01", "what": "Recession"}"#,
          Chart.mark(
            "rect",
            [Chart.field("x", "from", "temporal"), #""x2": {"field": "to"}"#, Chart.field("color", "what", "nominal")]
              .joined(separator: ", ")))),
      says: "Recession: from December 1, 2008 to June 1, 2010."),
    SaidTable(
      description: "a line of two rows that rises", name: "t.vl.json",
      table: prices.text(
        line, own(#"{"d": "2008-01-01", "v": 1}, {"d": "2019-01-01", "v": 9}"#, Chart.mark("line", place))),
      says: "Line chart, 2 lines, 12 years."),
  ]

  @Test(arguments: references) func referenceIsSaid(_ given: SaidTable) throws { try given.check() }

  private static func filtered(_ period: String) -> String {
    Chart.mark("line", place, #""transform": [{"filter": "datum.p == '\#(period)'"}], "#)
  }

  private static func colored(_ color: String, _ field: String) -> String {
    Chart.mark(
      #"{"type": "line", "color": "\#(color)"}"#, Chart.field("x", "d", "temporal") + ", " + Chart.field("y", field))
  }

  private static func label(_ color: String, _ text: String) -> String {
    own(
      #"{"d": "2019-01-01", "v": 3}"#,
      Chart.mark(#"{"type": "text", "color": "\#(color)", "text": "\#(text)"}"#, place))
  }

  private static let names: [SaidTable] = [
    SaidTable(
      description: "layers of one column, each by what its filter leaves", name: "t.vl.json",
      table: prices.text(filtered("early"), filtered("late")), says: "Early: from 0 to 11.", never: ["v 2"]),
    SaidTable(
      description: "lines by texts of their color", name: "t.vl.json",
      table: prices.text(colored("red", "v"), colored("blue", "w"), label("red", "Rent"), label("blue", "Wages")),
      says: "Wages: from 3 to 14.", never: ["v:", "w:", "Note", "points"]),
    SaidTable(
      description: "colors that stand in the data", name: "t.vl.json",
      table: Chart(rows: ##"{"c": "a", "v": 1, "hex": "#E2E2E2"}, {"c": "b", "v": 2, "hex": "#36B7B4"}"##).text(
        Chart.mark(
          "bar",
          [
            Chart.field("x", "c", "nominal"), Chart.field("y", "v"),
            Chart.field("color", "hex", "nominal", #", "scale": null"#),
          ]
          .joined(separator: ", "))),
      says: "1. A: 1", never: ["#", "E2E2E2"]),
    SaidTable(
      description: "marks that nobody sees", name: "t.vl.json",
      table: prices.text(
        line,
        Chart.mark(
          #"{"type": "point", "opacity": 0}"#, Chart.field("x", "d", "temporal") + ", " + Chart.field("y", "w"))),
      says: "Line chart, 12 years.", never: ["points", "W"]),
    SaidTable(
      description: "two axes of their own", name: "t.vl.json",
      table: Chart(rows: prices.rows, whole: #""resolve": {"scale": {"y": "independent"}}, "#).text(
        line, Chart.mark("bar", Chart.field("x", "d", "temporal") + ", " + Chart.field("y", "w"))),
      says: "Highest v: 11 in 2013; highest w: 14 in 2019."),
    SaidTable(
      description: "an axis whose title another layer gives", name: "t.vl.json",
      table: prices.text(
        line,
        own(
          #"{"d": "2008-01-01", "v": 5}, {"d": "2019-01-01", "v": 5}"#,
          Chart.mark(
            "line",
            Chart.field("x", "d", "temporal") + ", "
              + Chart.field("y", "v", "quantitative", #", "title": "Price in euros""#)))),
      says: "Y axis: Price in euros, from 0 to 11."),
    SaidTable(
      description: "what a legend calls names", name: "t.vl.json",
      table: prices.text(
        Chart.mark(
          "line",
          place + ", "
            + Chart.field(
              "color", "p", "nominal", #", "legend": {"labelExpr": "datum.label == 'late' ? 'Later' : 'Sooner'"}"#))),
      says: "Series by p: Sooner and Later."),
    SaidTable(
      description: "a legend that calls two names the same", name: "t.vl.json",
      table: prices.text(
        Chart.mark("line", place + ", " + Chart.field("color", "p", "nominal", #", "legend": {"labelExpr": "'All'"}"#))),
      says: "Series by p: early and late."),
  ]

  @Test(arguments: names) func nameIsSaid(_ given: SaidTable) throws { try given.check() }
}
