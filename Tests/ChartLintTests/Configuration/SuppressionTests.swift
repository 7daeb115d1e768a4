import Testing

@testable import ChartLint

/// Comments that switch rules off where they stand.
@Suite struct SuppressionTests {
  private static let examples: [(String, InputKind, String?)] = [
    ("# chartvoice-disable-next-line empty-label", InputKind.text, "chartvoice-disable-next-line empty-label"),
    ("  ## chartvoice-disable a, b c: since June", .text, "chartvoice-disable a b c"),
    ("June 6 # chartvoice-disable-line a", .text, nil),
    ("chartvoice-disable-line a", .text, nil),
    ("<p>6/6</p> <!-- chartvoice-disable-line ambiguous-date --> x", .html, "chartvoice-disable-line ambiguous-date"),
    ("<!--chartvoice-enable-->", .svg, "chartvoice-enable"),
    ("chartvoice-disable a", .html, nil),
    ("/* chartvoice-disable a -- reason b */", .strings, "chartvoice-disable a"),
    ("\"k\" = \"v\"; // chartvoice-disable-line a", .strings, "chartvoice-disable-line a"),
    (" * chartvoice-enable a", .swift, "chartvoice-enable a"),
    ("// chartvoice-disabled a", .swift, nil), ("// chartvoice-disable", .swift, "chartvoice-disable"),
    ("// chartvoice-disable a", .labels, nil), ("# cc chartvoice", .text, nil),
  ]

  @Test(arguments: examples) func comments(line: String, kind: InputKind, expected: String?) {
    let found = SuppressionComment(line: line[...], kind: kind)
    #expect(found.map { ([$0.scope.rawValue] + $0.rules).joined(separator: " ") } == expected)
  }

  private func told(_ text: String, _ kind: InputKind, _ findings: [(String, Int)]) -> [String] {
    var suppressions = Suppressions(in: Array(text.utf8), kind: kind)
    var told: [String] = []
    for (rule, line) in findings {
      let finding = ReportExamples.finding(rule, "t", file: "f", line: line)
      if !suppressions.suppress(finding, of: LintText("t", file: "f", line: line)) { told.append("\(rule) \(line)") }
    }
    return told + suppressions.unused(file: "f", rules: FileRules()).map { "\($0.line): \($0.message)" }
  }

  @Test func nextLines() {
    #expect(
      told(
        "# chartvoice-disable-next-line empty-label\n# chartvoice-disable-next-line vague-quantity\n\nx\ny\n", .text,
        [("empty-label", 4), ("vague-quantity", 4), ("empty-label", 5)]) == ["empty-label 5"])
  }

  @Test func blocks() {
    let text =
      "// chartvoice-disable empty-label\n1\n// chartvoice-enable\n2\n/* chartvoice-disable vague-quantity */\n3\n"
    #expect(
      told(
        text, .strings,
        [("empty-label", 2), ("vague-quantity", 2), ("empty-label", 4), ("vague-quantity", 4), ("vague-quantity", 900)])
        == ["vague-quantity 2", "empty-label 4", "vague-quantity 4"])
  }

  @Test func unusedOnes() {
    let text =
      "# chartvoice-disable-next-line empty-label\nx\n# chartvoice-disable-next-line emty-label\nx\n# chartvoice-disable\n"
    #expect(
      told(text, .text, []) == [
        "1: \"empty-label\" is suppressed and finds nothing here. Take it out.",
        "3: There is no rule \"emty-label\". Did you mean \"empty-label\"?",
        "5: This comment names no rule. Name one: chartvoice-disable-next-line empty-label.",
      ])
  }

  /// A label's own list; what is suppressed is counted nowhere, and what suppresses nothing is told.
  @Test func listsOfLabels() {
    let lines = """
      {"label": "several trains", "suppress": ["vague-quantity"]}
      {"label": "4 trains", "suppress": ["vague-quantity"]}
      {"label": "several trains", "suppress": null}
      """
    var rules = FileRules()
    rules.only = ["vague-quantity", "unused-suppression"]
    let judged = FileLinter(rules: rules).judge(Array(lines.utf8), file: "f", as: .labels)
    #expect(judged.fault == nil && judged.texts == 3)
    #expect(
      judged.entries.map { "\($0.finding.line) \($0.finding.rule) \($0.suppression?.rawValue ?? "told")" } == [
        "1 vague-quantity inSource", "3 vague-quantity told", "2 unused-suppression told",
      ])
  }

  /// A rule that is off finds nothing, and its suppressions are not told; unsure reading must end for any text.
  @Test func rulesThatAreOff() {
    var rules = FileRules()
    rules.levels = ["empty-label": .off]
    let suppressions = Suppressions(in: Array("# chartvoice-disable-next-line empty-label\nx".utf8), kind: .text)
    #expect(suppressions.unused(file: "f", rules: rules).isEmpty)
    for text in ["chartvoice-", "-chartvoice-\u{FFFD}", "# chartvoice-disable-next-line a", "\u{0}chartvoice-disable"] {
      for kind in InputKind.allCases { _ = Suppressions(in: Array(text.utf8), kind: kind) }
    }
  }

  @Test func charts() {
    let text = "{\"title\": \"x\",\n\"usermeta\": {\"chartvoice-suppress\": [\"empty-label\", \"vague-quantity\"]}}"
    #expect(
      told(text, .vegaLite, [("empty-label", 1), ("empty-label", 9), ("reading-level", 1)]) == [
        "reading-level 1", "2: \"vague-quantity\" is suppressed and finds nothing here. Take it out.",
      ])
    #expect(told("{\"usermeta\": {\"chartvoice-suppress\": 3}}", .vegaLite, [("empty-label", 1)]) == ["empty-label 1"])
  }

  @Test func catalogues() {
    let text = """
      {"strings": {
        "a": {
          "comment": "On the first page. chartvoice-disable vague-quantity: known"
        },
        "b": {"comment": "chartvoice-disable empty-label"}
      }}
      """
    #expect(
      told(text, .xcstrings, [("vague-quantity", 3), ("vague-quantity", 5), ("empty-label", 2)]) == [
        "vague-quantity 5", "empty-label 2", "5: \"empty-label\" is suppressed and finds nothing here. Take it out.",
      ])
  }

  /// Comments are found among many without passing all of them for each finding.
  @Test(.timeLimit(.minutes(1))) func manyComments() {
    let lines = (0..<20_000).map { _ in "# chartvoice-disable-next-line empty-label\nx\n" }.joined()
    #expect(told(lines, .text, (1...20_000).map { ("empty-label", 2 * $0) }).isEmpty)
  }
}
