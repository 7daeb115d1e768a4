import Testing

@testable import VegaLite

@Suite("Views that cannot be told beside others")
struct OmissionTests {
  private static let pictures = #"{"layer": [{"mark": "image"}, \#(picture)]}"#
  private static let picture = #"{"mark": "image", "encoding": {"x": {"field": "q"}, "y": {"field": "q"}}}"#
  private static let bars =
    #"{"mark": "bar", "encoding": {"x": {"field": "q", "bin": true}, "y": {"aggregate": "count"}}}"#
  private static let repeated =
    #"{"repeat": {"column": ["q", "r"]}, "spec": {"layer": [\#(histogram), \#(histogram)]}}"#
  private static let histogram =
    #"{"mark": "bar", "encoding": {"x": {"field": {"repeat": "column"}, "bin": true}, "y": {"aggregate": "count"}}}"#
  private static let lookup = #""transform": [{"lookup": "k", "from": {"param": "brush", "key": "k"}}]"#

  @Test(
    "Only the pictures are left out",
    arguments: [
      (#"{"vconcat": [\#(pictures), \#(repeated)]}"#, 4, [reason, reason]),
      (#"{"hconcat": [\#(bars), \#(picture)]}"#, 1, [reason]),
      (#"{"concat": [\#(picture), \#(pictures), \#(bars)]}"#, 1, [reason, reason, reason]),
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

  private static let reason = "a chart of images cannot be told"
  private static let histogramWithoutBraces = String(bars.dropFirst().dropLast())

  @Test(
    "Nothing but pictures is refused as a whole",
    arguments: [pictures, picture, #"{"hconcat": [\#(pictures), \#(picture)]}"#])
  func whole(_ text: String) throws {
    let fault = #expect(throws: SpecificationFault.self) { try SmallCharts.compiled(text) }
    #expect(fault?.kind == .refused)
  }
}
