import Testing

/// What authors write at the layers of a chart is told where the chart itself has no such words.
@Suite struct AuthorWordsTests {
  private static func layers(_ line: String, _ text: String, _ whole: String = "") -> String {
    let position = #""x": {"field": "year", "type": "ordinal"}, "y": {"field": "co2", "type": "quantitative"}"#
    return """
      {\(whole) "data": {"values": [{"year": 2019, "co2": 9.5}, {"year": 2020, "co2": 8.9}, {"year": 2021, "co2": 9.4}]},
       "layer": [{\(line) "mark": "line", "encoding": {\(position)}},
                 {\(text) "mark": "text", "encoding": {\(position), "text": {"field": "co2"}}}]}
      """
  }

  private static let titles: [SaidTable] = [
    SaidTable(
      description: "the title of one layer", name: "t.vl.json", table: layers(#""title": "My title","#, ""),
      says: "My title"),
    SaidTable(
      description: "titles of two layers", name: "t.vl.json",
      table: layers(#""title": "My title","#, #""title": {"text": "Labels", "subtitle": "In tonnes"},"#),
      says: "My title. Labels. In tonnes."),
    SaidTable(
      description: "the same title twice", name: "t.vl.json",
      table: layers(#""title": "My title","#, #""title": "My title","#), says: "My title"),
    SaidTable(
      description: "the title of the chart", name: "t.vl.json",
      table: layers(#""title": "My title","#, "", #""title": "Whole","#), says: "Whole", never: ["My title"]),
  ]

  @Test(arguments: titles) func isSaid(_ given: SaidTable) throws { try given.check() }
}
