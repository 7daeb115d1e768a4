import Testing

/// Bars from a value to a value are told as that, whatever their author draws at their ends once more.
@Suite struct RangeLayerTests {
  /// Bars from `lo` to `hi` by name, with other layers of the same rows.
  private static func ranges(_ layers: String...) -> String {
    let rows =
      #"{"m": "A", "lo": 1, "mid": 2, "hi": 5, "who": "Ann"}, {"m": "B", "lo": 2, "mid": 4, "hi": 7, "who": "Bob"}, {"m": "C", "lo": 3, "mid": 5, "hi": 6, "who": "Cy"}"#
    let bars = #"{"mark": "bar", "encoding": {\#(place("lo")), "x2": {"field": "hi"}}}"#
    return #"{"data": {"values": [\#(rows)]}, "layer": [\#(([bars] + layers).joined(separator: ", "))]}"#
  }

  private static func place(_ field: String) -> String {
    #""x": {"field": "\#(field)", "type": "quantitative"}, "y": {"field": "m"}"#
  }

  private static func mark(_ kind: String, at field: String, _ more: String = "") -> String {
    #"{"mark": "\#(kind)", "encoding": {\#(place(field))\#(more)}}"#
  }

  private static let bars = "Horizontal bar chart, 3 categories."

  private static let cases: [SaidTable] = [
    SaidTable(description: "bars alone", name: "t.vl.json", table: ranges(), says: bars),
    SaidTable(
      description: "a tick at an end", name: "t.vl.json", table: ranges(mark("tick", at: "hi")), says: bars,
      never: ["edian", "Box plot", "box plot"]),
    SaidTable(
      description: "texts at both ends", name: "t.vl.json",
      table: ranges(
        mark("text", at: "lo", #", "text": {"field": "lo"}"#), mark("text", at: "hi", #", "text": {"field": "hi"}"#)),
      says: bars, never: ["edian", "points"]),
    SaidTable(
      description: "words at an end", name: "t.vl.json",
      table: ranges(mark("text", at: "hi", #", "text": {"field": "who"}"#)), says: "1. A: from 1 to 5, Ann"),
    SaidTable(
      description: "a line within the bar", name: "t.vl.json",
      table: ranges(mark("rule", at: "lo", #", "x2": {"field": "hi"}"#)), says: bars, never: ["hi 2", "rules"]),
    SaidTable(
      description: "a tick within the bars, which is no median", name: "t.vl.json",
      table: ranges(mark("tick", at: "mid")),
      says: "1. A: from 1 to 5, mid 2", never: ["ox plot", "point"]),
  ]

  @Test(arguments: cases) func isSaid(_ given: SaidTable) throws { try given.check() }
}
