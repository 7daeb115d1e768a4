import SourceText
import Testing

@testable import ChartLint

/// What rules for structure find in Vega-Lite charts, and what these do not state.
@Suite struct VegaLiteSpecTests {
  private static let rules: Set = [
    "missing-title", "missing-summary", "color-only-encoding", "axis-range", "tick-sequence",
  ]

  /// The findings of a chart by rule, with a W where they are warnings, and the line; others than those of structure left out.
  private func findings(_ text: String, loaded: LabelContext? = nil) -> [String] {
    let linter = FileLinter(inputs: LintInputs(loading: { _ in loaded }))
    return linter.judge(Array(text.utf8), file: "f", as: .vegaLite).entries.map(\.finding).compactMap {
      guard Self.rules.contains($0.rule) else { return nil }
      return "\($0.line) \($0.rule)\($0.severity == .warning ? " W" : "")"
    }
  }

  private static let texts = "\"title\": \"Rain in Oslo\", \"description\": \"Bar chart of rain.\""

  @Test(arguments: [
    ("{\"mark\": \"bar\"}", ["1 missing-title W", "1 missing-summary W"]),
    ("{\"mark\": \"bar\", \"title\": \"\", \"description\": \" \"}", ["1 missing-title W", "1 missing-summary W"]),
    ("{\"mark\": \"bar\", \"title\": null, \"description\": \"Rain\"}", ["1 missing-title W"]),
    ("{\"mark\": \"bar\", \"title\": {\"text\": [\"Rain\"]}}", ["1 missing-summary W"]),
    ("{\"mark\": \"bar\", \"title\": {\"text\": {\"expr\": \"a\"}}, \"description\": \"Rain\"}", []),
    ("{\(texts), \"mark\": \"bar\"}", []),
    // A title anywhere is one.
    ("{\"description\": \"Rain\", \"hconcat\": [{\"mark\": \"bar\", \"title\": \"Rain\"}, {\"mark\": \"bar\"}]}", []),
    ("{\"description\": \"Rain\", \"layer\": [{\"mark\": \"bar\"}, {\"mark\": \"rule\"}]}", ["1 missing-title W"]),
  ])
  func titlesAndSummaries(text: String, expected: [String]) { #expect(findings(text) == expected) }

  private static func colored(_ color: String, _ more: String = "", mark: String = "\"line\"") -> String {
    """
    {\(texts), "data": {"values": [{"a": 1, "b": 2, "c": "p"}, {"a": 1, "b": 3, "c": "q"}]}, "mark": \(mark),
     "encoding": {"x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"},
      "color": \(color)\(more)}}
    """
  }

  private static let byName = "{\"field\": \"c\", \"type\": \"nominal\"}"
  private static let found = ["1 color-only-encoding"]

  @Test(arguments: [
    (colored(byName), found), (colored(byName, mark: "{\"type\": \"bar\"}"), found),
    (colored(byName, ", \"shape\": \(byName)"), []), (colored(byName, ", \"xOffset\": \(byName)"), []),
    (colored(byName, ", \"row\": \(byName)"), []), (colored(byName, ", \"tooltip\": \(byName)"), found),
    (colored(byName, ", \"shape\": {\"field\": \"d\", \"type\": \"nominal\"}"), found),
    (colored(byName, mark: "\"geoshape\""), []), (colored("{\"value\": \"red\"}"), []),
    (colored("{\"field\": \"c\"}"), []), (colored("{\"field\": \"c\", \"type\": \"ordinal\"}"), []),
    (colored("{\"field\": \"c\", \"type\": \"nominal\", \"legend\": null}"), []),
    (colored("{\"field\": \"c\", \"type\": \"nominal\", \"scale\": null}"), []),
    (colored("{\"field\": \"d\", \"type\": \"nominal\"}"), []),
    (colored("{\"field\": \"d\", \"type\": \"nominal\", \"scale\": {\"domain\": [\"p\", \"q\"]}}"), found),
    (colored("{\"field\": \"d\", \"type\": \"nominal\", \"scale\": {\"domain\": [\"p\"]}}"), []),
  ])
  func colors(text: String, expected: [String]) { #expect(findings(text) == expected) }

  @Test func colorsOfLayersAndFacets() {
    let encoding = "\"color\": {\"field\": \"c\", \"type\": \"nominal\", \"scale\": {\"domain\": [\"p\", \"q\"]}}"
    func layers(_ text: String) -> [String] {
      findings("{\(Self.texts), \"encoding\": {\(encoding)}, \"layer\": [{\"mark\": \"line\"}, \(text)]}")
    }
    #expect(layers("{\"mark\": \"rule\"}") == Self.found)
    #expect(layers("{\"mark\": \"text\", \"encoding\": {\"text\": {\"field\": \"c\"}}}") == [])
    func facet(_ field: String) -> [String] {
      findings(
        "{\(Self.texts), \"facet\": {\"row\": {\"field\": \"\(field)\"}},\n"
          + "\"spec\": {\"mark\": \"line\", \"encoding\": {\(encoding)}}}")
    }
    #expect(facet("c") == [])
    #expect(facet("d") == ["2 color-only-encoding"])
    let pair = "{\"mark\": \"line\", \"encoding\": {\(encoding)}}"
    #expect(
      findings("{\(Self.texts), \"hconcat\": [\n\(pair),\n\(pair)]}") == [
        "2 color-only-encoding", "3 color-only-encoding",
      ])
  }

  private static func bars(_ y: String, mark: String = "bar", more: String = "") -> String {
    """
    {\(texts), "mark": "\(mark)", "encoding": {"x": {"field": "a", "type": "nominal"},
     "y": {"field": "b", "type": "quantitative", \(y)}\(more)}}
    """
  }

  @Test(arguments: [
    (bars("\"scale\": {\"domain\": [1500, 9000]}"), ["1 axis-range W"]),
    (bars("\"scale\": {\"domain\": [9000, 1500]}"), ["1 axis-range W"]),
    (bars("\"scale\": {\"domainMin\": 1500}"), ["1 axis-range W"]),
    (bars("\"scale\": {\"domain\": [0, 9000]}"), []), (bars("\"scale\": {\"zero\": false}"), []),
    (bars("\"scale\": {\"domain\": {\"param\": \"p\"}}"), []),
    (bars("\"scale\": {\"domain\": [1500, 9000], \"type\": \"log\"}"), []),
    (bars("\"scale\": {\"domain\": [1500, 9000]}", mark: "line"), []),
    (bars("\"scale\": {\"domain\": [1500, 9000]}", more: ", \"y2\": {\"field\": \"c\"}"), []),
    (bars("\"bin\": true, \"scale\": {\"domain\": [1500, 9000]}"), []),
    (bars("\"axis\": {\"values\": [1, 2001, 4001]}"), ["1 tick-sequence W"]),
    (bars("\"axis\": {\"values\": [0, 2000, 4000]}"), []),
    (bars("\"axis\": {\"values\": [1, 2001, 4001], \"labelExpr\": \"x\"}"), []),
    (bars("\"axis\": {\"values\": {\"expr\": \"x\"}}"), []),
  ])
  func axes(text: String, expected: [String]) { #expect(findings(text) == expected) }

  /// Names of series, and marks, that stand in a file of their own.
  @Test func dataOfFiles() {
    let text = """
      {"title": "June 6 has 4,120 steps", "description": "Bar chart", "data": {"url": "d.csv"}, "mark": "line",
       "encoding": {"x": {"field": "a", "type": "temporal"}, "y": {"field": "b", "type": "quantitative"},
        "color": {"field": "c", "type": "nominal"}}}
      """
    #expect(findings(text) == [])
    var loaded = LabelContext()
    loaded.series = ["p", "q"]
    #expect(findings(text, loaded: loaded) == Self.found)
    loaded.data = [.init(x: .text("2025-06-06"), y: 4210, series: "p")]
    let tree = try? JSONTree(parsing: Array(text.utf8), source: "")
    let context = tree.map { LintInputs.context(of: $0) { loaded } }
    #expect(context?.data == loaded.data && context?.series == ["p", "q"] && context?.chartType == "line")
    let other = try? JSONTree(parsing: Array(text.replacing("url", with: "name").utf8), source: "")
    #expect(other.map { LintInputs.context(of: $0) { loaded }.data } == .some(nil))
  }

  /// The title of a chart is judged once; a chart is no text that is counted.
  @Test func oneTitle() {
    let judgement = FileLinter().judge(
      Array("{\"title\": \"Chart\", \"mark\": \"bar\", \"description\": \"Bar chart of rain\"}".utf8), file: "f",
      as: .vegaLite)
    #expect(judgement.entries.count { $0.finding.rule == "generic-label" } == 1 && judgement.texts == 2)
  }

  /// What is said of a whole chart belongs to all of its lines, what is said of a word to its own.
  @Test func lines() {
    let text = "{\n\"title\": \"several trains\",\n\"mark\": \"bar\"\n}\n"
    let found = FileLinter().judge(Array(text.utf8), file: "f", as: .vegaLite).entries.map(\.finding)
    #expect(found.first { $0.rule == "missing-summary" }?.lines == 1...5)
    #expect(found.first { $0.rule == "vague-quantity" }?.lines == 2...2)
  }
}
