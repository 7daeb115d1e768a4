import Testing

@testable import VegaLite

@Suite("Views that cannot be told beside others")
struct OmissionTests {
  private static let map = #"{"projection": {"type": "albersUsa"}, "layer": [{"mark": "geoshape"}, \#(points)]}"#
  private static let points =
    #"{"mark": "circle", "encoding": {"longitude": {"field": "q"}, "latitude": {"field": "q"}}}"#
  private static let bars =
    #"{"mark": "bar", "encoding": {"x": {"field": "q", "bin": true}, "y": {"aggregate": "count"}}}"#
  private static let repeated =
    #"{"repeat": {"column": ["q", "r"]}, "spec": {"layer": [\#(histogram), \#(histogram)]}}"#
  private static let histogram =
    #"{"mark": "bar", "encoding": {"x": {"field": {"repeat": "column"}, "bin": true}, "y": {"aggregate": "count"}}}"#
  private static let lookup = #""transform": [{"lookup": "k", "from": {"param": "brush", "key": "k"}}]"#

  @Test(
    "Only the map is left out",
    arguments: [
      (#"{"vconcat": [\#(map), \#(repeated)]}"#, 4, ["a map cannot be told", mapByChannel]),
      (#"{"hconcat": [\#(bars), \#(points)]}"#, 1, [mapByChannel]),
      (#"{"concat": [\#(points), \#(map), \#(bars)]}"#, 1, [mapByChannel, "a map cannot be told", mapByChannel]),
      (
        #"{"hconcat": [{\#(lookup), \#(histogramWithoutBraces)}, \#(bars)]}"#, 1,
        ["the lookup is from what a reader selects, and nothing is selected"]
      ),
    ])
  func omitted(_ text: String, units: Int, reasons: [String]) throws {
    let view = try SmallCharts.compiled(text)
    #expect(view.charts.flatMap(\.units).count == units)
    #expect(view.omitted.map(\.found) == reasons)
  }

  private static let mapByChannel = "longitude makes this a map, and a map cannot be told"
  private static let histogramWithoutBraces = String(bars.dropFirst().dropLast())

  @Test("Nothing but maps is refused as a whole", arguments: [map, points, #"{"hconcat": [\#(map), \#(points)]}"#])
  func whole(_ text: String) throws {
    let fault = #expect(throws: SpecificationFault.self) { try SmallCharts.compiled(text) }
    #expect(fault?.kind == .refused)
  }
}
