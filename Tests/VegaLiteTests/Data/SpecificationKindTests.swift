import SourceText
import Testing

@testable import VegaLite

@Suite struct SpecificationKindTests {
  private static let schema = "https://vega.github.io/schema/vega"

  @Test(arguments: [
    ("{\"$schema\": \"\(schema)-lite/v6.json\"}", SpecificationKind.vegaLite),
    ("{\"config\": {}, \"datasets\": {\"data-1f\": [1]}, \"$schema\": \"\(schema)-lite/v5.20.1.json\"}", .vegaLite),
    ("\u{FEFF}\n{\"mark\": \"bar\", \"encoding\": {}}", .vegaLite),
    ("{\"data\": {\"values\": []}, \"mark\": {\"type\": \"bar\"}}", .vegaLite),
    ("{\"layer\": []}", .vegaLite), ("{\"hconcat\": []}", .vegaLite), ("{\"vconcat\": []}", .vegaLite),
    ("{\"concat\": []}", .vegaLite), ("{\"repeat\": [\"a\"], \"spec\": {}}", .vegaLite),
    ("{\"facet\": {}, \"spec\": {}}", .vegaLite),
    ("{\"$schema\": \"\(schema)/v6.json\"}", .vega), ("{\"marks\": [], \"data\": []}", .vega),
    ("{\"marks\": [], \"mark\": \"bar\", \"data\": {}, \"$schema\": \"\(schema)-lite/v6.json\"}", .vegaLite),
    ("[{\"mark\": \"bar\", \"encoding\": {}}]", .records), ("{}", .records), ("", .records), ("a,b\n1,2", .records),
    ("{\"mark\": \"a\", \"value\": 1}", .records), ("{\"mark\": 3, \"data\": {}}", .records),
    ("{\"data\": [1]}", .records), ("{\"marks\": 5}", .records), ("{\"$schema\": \"https://x.org/y\"}", .records),
    ("{\"data\": [{\"x\": [1], \"type\": \"bar\"}], \"layout\": {}}", .foreign("Plotly")),
    ("{\"chart\": {\"type\": \"line\"}, \"series\": [{}]}", .foreign("Highcharts")),
    ("{\"xAxis\": {}, \"yAxis\": {}, \"series\": [{}]}", .foreign("Highcharts or ECharts")),
    ("{\"type\": \"doughnut\", \"data\": {\"datasets\": []}}", .foreign("Chart.js")),
    ("{\"type\": \"FeatureCollection\", \"data\": {}}", .records), ("{\"series\": [1]}", .records),
    // One record a line is a table, whatever its columns are called.
    ("{\"mark\": \"a\", \"data\": {}}\n{\"mark\": \"b\", \"data\": {}}", .records),
    // What breaks off or is broken is told by what came before, so that the fault can be told with its place.
    ("{\"$schema\": \"\(schema)-lite/v6.json\", \"mark\": ", .vegaLite),
    ("{\"mark\": \"bar\", \"data\": {},}", .vegaLite),
    ("{\"$schema\": \"\(schema)-lite/v6.json\"} }", .vegaLite),
    ("$schema: \(schema)-lite/v6.json\nmark: bar", .yaml), ("# A chart\n---\n$schema: x", .yaml),
    ("---\na,b\n1,2", .records),
    ("{\"cells\": [], \"metadata\": {}, \"nbformat\": 4}", .notebook), ("{\"cells\": []}", .records),
    ("<!DOCTYPE html>\n<html>", .page), ("\n<HTML lang=en>", .page), ("<x>", .records),
  ])
  func kindsByTheText(_ text: String, _ kind: SpecificationKind) throws {
    #expect(SpecificationKind(of: Array(text.utf8), path: nil) == kind)
    #expect(SpecificationKind(of: Array(text.utf8), path: "x.json") == kind)
    if let tree = try? DataTests.node(text).tree { #expect(SpecificationKind(of: tree) == kind) }
  }

  @Test(arguments: [
    ("a.vl.json", "{}", SpecificationKind.vegaLite), ("A.VL.JSON", "[", .vegaLite), ("a.vg.json", "{}", .vega),
    ("a.yaml", "mark: bar", .yaml), ("a.yml", "", .yaml), ("a.json", "{}", .records), ("vl.json", "{}", .records),
    ("a.vl.json", "{\"marks\": []}", .vega), ("a.vg.json", "{\"layer\": []}", .vegaLite),
    ("a.vl.json", "{\"cells\": [], \"nbformat\": 4}", .notebook),
  ])
  func kindsByTheName(_ name: String, _ text: String, _ kind: SpecificationKind) {
    #expect(SpecificationKind(of: Array(text.utf8), path: name) == kind)
  }

  private static let refused: [(SpecificationKind, String?)] = [
    (
      SpecificationKind.vega,
      """
      a.json: this is a Vega specification, expected one of Vega-Lite. \
      Give the Vega-Lite specification that it was made from.
      """
    ),
    (.yaml, "a.json: this is YAML, expected JSON. Convert the specification to JSON."),
    (
      .notebook,
      """
      a.json: this is a notebook, expected a chart. \
      Save the chart from the notebook, as Altair does with chart.save("chart.vl.json").
      """
    ),
    (
      .page,
      """
      a.json: this is an HTML page, expected a chart. \
      Save the chart as JSON, as Altair does with chart.save("chart.vl.json").
      """
    ),
    (.vegaLite, nil), (.records, nil),
  ]

  @Test(arguments: refused)
  func refusals(_ kind: SpecificationKind, _ sentence: String?) {
    #expect(kind.refusal(source: "a.json")?.description == sentence)
  }

  /// Deep and broken beginnings are told or not, and never more.
  @Test func hostileBeginnings() {
    let pieces = ["{\"data\":", "[", "{", "\"", "{\"mark\":\"", "\\"]
    for piece in pieces {
      let bytes = Array(String(repeating: piece, count: 20_000).utf8)
      #expect(SpecificationKind(of: bytes, path: nil) == .records)
    }
  }
}
