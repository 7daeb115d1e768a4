import Testing

/// Marks that are moved beside their place at random are told at their place.
@Suite struct JitterTests {
  private static func points(_ encoding: String) -> String {
    """
    {"data": {"values": [{"c": "a", "v": 1}, {"c": "a", "v": 2}, {"c": "b", "v": 3}, {"c": "b", "v": 5}]},
     "transform": [{"calculate": "random()", "as": "jitter"}], "mark": "point",
     "encoding": {"x": {"field": "c"}, "y": {"field": "v", "type": "quantitative"}, \(encoding)}}
    """
  }

  @Test func isLeftOut() throws {
    let still = SaidTable(
      description: "an offset", name: "t.vl.json",
      table: Self.points(#""xOffset": {"field": "jitter", "type": "quantitative"}"#), says: "Highest: 5 for b.")
    try still.check()
  }
}
