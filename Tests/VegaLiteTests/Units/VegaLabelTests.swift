import ChartModel
import Testing

@testable import VegaLite

/// A small chart, and the labels that Vega gives its marks.
struct VegaLabelCase: CustomTestStringConvertible, Sendable {
  let name: String
  let specification: String
  let labels: [String]

  var testDescription: String { name }

  /// - Parameter hasOwnData: Whether the chart has other data than those of most.
  init(_ name: String, _ specification: String, labels: [String], hasOwnData: Bool = false) {
    self.name = name
    self.specification = hasOwnData ? specification : "{\(Self.data), \(specification.dropFirst())"
    self.labels = labels
  }

  private static let data = #"""
    "data": {"values": [
      {"c": "A", "k": "x", "q": 4, "t": "2020-01-05"}, {"c": "A", "k": "y", "q": null, "t": "2020-02-07"},
      {"c": "B", "k": "x", "q": -3, "t": "2021-01-09"}, {"c": "B", "k": "y", "q": 12.5, "t": "2021-03-01"},
      {"c": "A", "k": "x", "q": 6, "t": "2021-03-02"}]}
    """#
}

/// What Vega-Lite makes of channels, checked against Vega's own words, mark by mark and in order.
@Suite struct VegaLabelTests {
  static let cases =
    TitlesCases.all + ChannelsCases.all + TransformsCases.all + InvalidCases.all + StacksCases.all + PathsCases.all
    + ViewsCases.all

  @Test(arguments: cases) func labels(_ example: VegaLabelCase) throws {
    let labels = try ConformanceResult.labels(of: Array(example.specification.utf8), folder: "")
    #expect(labels == example.labels)
  }
}
