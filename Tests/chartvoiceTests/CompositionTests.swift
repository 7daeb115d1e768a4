import Testing

/// Layers that make up one kind of chart together are told as that kind.
@Suite struct CompositionTests {
  private typealias Chart = LayeredChart

  // MARK: Waterfalls

  private static let cash = Chart(
    rows: #"""
      {"m": "Begin", "from": 0, "to": 40}, {"m": "Jan", "from": 40, "to": 57}, {"m": "Feb", "from": 57, "to": 43},
      {"m": "Mar", "from": 43, "to": 33}, {"m": "End", "from": 0, "to": 33}
      """#)
  private static let months = Chart.field("x", "m", "ordinal", #", "sort": null"#)

  private static func steps(_ from: String, _ to: String) -> String {
    Chart.mark("bar", [months, Chart.field("y", from), Chart.field("y2", to)].joined(separator: ", "))
  }

  private static let change =
    #""transform": [{"calculate": "datum.to - datum.from", "as": "change"}, {"calculate": "(datum.to + datum.from) / 2", "as": "middle"}], "#

  private static let waterfalls: [SaidTable] = [
    SaidTable(
      description: "its message", name: "t.vl.json", table: cash.text(steps("from", "to")),
      says: "From 40 for Begin to 33 for End; largest rise: 17 for Jan; largest fall: 14 for Feb."),
    SaidTable(
      description: "given from above", name: "t.vl.json", table: cash.text(steps("to", "from")),
      says: "From 40 for Begin to 33 for End; largest rise: 17 for Jan; largest fall: 14 for Feb."),
    SaidTable(
      description: "its kind", name: "t.vl.json", table: cash.text(steps("from", "to")),
      says: "Waterfall chart, 5 categories."),
    SaidTable(
      description: "a bar that falls", name: "t.vl.json", table: cash.text(steps("from", "to")),
      says: "3. Feb: from 57 to 43"),
    SaidTable(
      description: "with rules between the bars, and how long they are", name: "t.vl.json",
      table: cash.text(
        steps("from", "to"),
        Chart.mark("rule", [months, Chart.field("x2", "m"), Chart.field("y", "to")].joined(separator: ", ")),
        Chart.mark(
          "text", [months, Chart.field("y", "middle"), Chart.field("text", "change")].joined(separator: ", "), change)),
      says: "Waterfall chart, 5 categories.", never: ["Box plot", "points", "Note", "change", "middle"]),
    SaidTable(
      description: "bars that do not go on where others end", name: "t.vl.json",
      table: Chart(rows: cash.rows + #", {"m": "After", "from": 5, "to": 9}"#).text(steps("from", "to")),
      says: "Bar chart, 6 categories."),
  ]

  @Test(arguments: waterfalls) func waterfallIsSaid(_ given: SaidTable) throws { try given.check() }

  // MARK: Bullets, lollipops, pyramids, ranks

  private static let goals = Chart(
    rows:
      #"{"k": "Revenue", "good": 300, "actual": 270, "target": 250}, {"k": "Profit", "good": 200, "actual": 120, "target": 140}"#
  )

  private static func bar(_ field: String, width: Int) -> String {
    Chart.mark(
      #"{"type": "bar", "size": \#(width)}"#, Chart.field("x", field) + ", " + Chart.field("y", "k", "nominal"))
  }

  private static let people = Chart(
    rows: #"""
      {"age": "0-19", "sex": "F", "n": 30}, {"age": "20-59", "sex": "F", "n": 50}, {"age": "60+", "sex": "F", "n": 25},
      {"age": "0-19", "sex": "M", "n": -32}, {"age": "20-59", "sex": "M", "n": -51}, {"age": "60+", "sex": "M", "n": -19}
      """#)

  private static func pyramid(_ axis: String) -> String {
    people.text(
      Chart.mark(
        "bar",
        [
          Chart.field("x", "n", "quantitative", axis), Chart.field("y", "age", "ordinal"),
          Chart.field("color", "sex", "nominal"),
        ]
        .joined(separator: ", ")))
  }

  private static let ranks = Chart(
    rows:
      #"{"w": 1, "t": "X", "r": 1}, {"w": 2, "t": "X", "r": 2}, {"w": 1, "t": "Y", "r": 2}, {"w": 2, "t": "Y", "r": 1}"#
  )

  private static let named: [SaidTable] = [
    SaidTable(
      description: "a bullet chart", name: "t.vl.json",
      table: goals.text(
        bar("good", width: 30), bar("actual", width: 10),
        Chart.mark("tick", Chart.field("x", "target") + ", " + Chart.field("y", "k", "nominal"))),
      says: "Horizontal bullet chart, 2 categories.", never: ["grouped", "good always"]),
    SaidTable(
      description: "bars of one width with a tick", name: "t.vl.json",
      table: goals.text(
        bar("good", width: 10), bar("actual", width: 10),
        Chart.mark("tick", Chart.field("x", "target") + ", " + Chart.field("y", "k", "nominal"))),
      says: "Horizontal grouped bar chart with points, 2 series, 2 categories."),
    SaidTable(
      description: "a lollipop chart", name: "t.vl.json",
      table: goals.text(
        Chart.mark("rule", Chart.field("x", "actual") + ", " + Chart.field("y", "k", "nominal")),
        Chart.mark("circle", Chart.field("x", "actual") + ", " + Chart.field("y", "k", "nominal"))),
      says: "Horizontal lollipop chart, 2 categories.", never: ["actual 2"]),
    SaidTable(
      description: "a pyramid", name: "t.vl.json", table: pyramid(#", "axis": {"labelExpr": "abs(datum.value)"}"#),
      says: "Horizontal pyramid chart, 2 series, 3 categories.", never: ["minus", "in total"]),
    SaidTable(
      description: "bars about zero", name: "t.vl.json", table: pyramid(""),
      says: "Horizontal stacked bar chart, 3 categories.", never: ["pyramid"]),
    SaidTable(
      description: "ranks by week", name: "t.vl.json",
      table: ranks.text(
        Chart.mark(
          #"{"type": "line", "point": true}"#,
          [Chart.field("x", "w", "ordinal"), Chart.field("y", "r", "ordinal"), Chart.field("color", "t", "nominal")]
            .joined(separator: ", "))),
      says: "1. 1: X 1, Y 2", never: ["categories: "]),
  ]

  @Test(arguments: named) func isSaid(_ given: SaidTable) throws { try given.check() }
}
