import Testing

@testable import ChartLint

/// Which files hold which texts.
@Suite struct InputKindTests {
  @Test(arguments: [
    ("a.jsonl", InputKind.labels), ("A.NDJSON", .labels), ("x/chart.vl.json", .vegaLite), ("c.vega.json", .vegaLite),
    ("a.txt", .text), ("a.swift", .swift), ("en.lproj/Localizable.strings", .strings), ("L.xcstrings", .xcstrings),
    ("a.html", .html), ("a.HTM", .html), ("a.svg", .svg), ("a.json", nil), (".svg", nil), ("", nil), ("svg", nil),
    ("a.csv", nil), ("a.stringsdict", nil),
  ])
  func names(file: String, kind: InputKind?) { #expect(InputKind.kind(ofFile: file) == kind) }

  @Test(arguments: [
    ("{\"$schema\": \"https://vega.github.io/schema/vega-lite/v5.json\"}", true),
    (
      "{\"data\": {\"values\": [\"$schema\", \"$\"]}, \"$schema\"\n:\n\"https://vega.github.io/schema/vega-lite/v5.json\"",
      true
    ),
    ("{\"$schema\": \"https://vega.github.io/schema/vega/v5.json\"}", false),
    ("{\"$schema\": {}, \"a\": \"vega-lite\"}", false),
    ("{\"$schema\"", false), ("", false), ("{\"name\": \"vega-lite\"}", false),
  ])
  func schemas(text: String, isVegaLite: Bool) {
    #expect(InputKind.kind(ofFile: "a.json", bytes: Array(text.utf8)) == (isVegaLite ? .vegaLite : nil))
    #expect(InputKind.kind(ofFile: "a.txt", bytes: Array(text.utf8)) == .text)
    #expect(InputKind.kind(ofFile: "a.csv", bytes: Array(text.utf8)) == nil)
  }

  @Test func rawNames() {
    let names = ["labels", "text", "vega-lite", "swift", "strings", "xcstrings", "html", "svg"]
    #expect(InputKind.allCases.map(\.rawValue) == names)
  }
}
