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

  /// Whatever is cut off or put in place of a byte, and whatever kind it is taken for, is read or refused.
  @Test(arguments: InputKind.allCases) func brokenTexts(kind: InputKind) {
    let samples = [
      "{\"label\": \"a\\u00e9\", \"context\": {\"x\": {\"name\": \"b\"}, \"data\": [{\"x\": 1e999, \"y\": -0}]}}\n{\n\"label\": \"\"}",
      "{\"title\": {\"text\": [\"a\"]}, \"layer\": [{\"encoding\": {\"x\": {\"title\": \"b (°C)\"}}}], \"data\": {\"values\": []}}",
      "// c\n\"k\\U00e9\" = \"%1$@ \\351 %#@n@\"; /* d */ key = value;",
      "{\"strings\": {\"a %#@b@ %lld\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"one\": {}}}}}}}}",
      "<!DOCTYPE a [<!ENTITY b \"c\">]><?d?><svg aria-label='e &amp; &#233;'><title>f<![CDATA[g]]></title><script>h</script></svg>",
    ]
    for sample in samples.map({ Array($0.utf8) }) {
      for place in sample.indices {
        var changed = sample
        changed[place] = UInt8(truncatingIfNeeded: place &* 37)
        for bytes in [Array(sample[..<place]), Array(sample[place...]), changed, [0xFF, 0xFE] + sample[place...]] {
          try? LintInputs().forEachText(in: bytes, file: "f", as: kind) { #expect($0.line > 0 && $0.column > 0) }
        }
      }
    }
  }
}
