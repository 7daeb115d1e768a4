import Testing

@testable import ChartLint

/// Labels of one chart are judged as if each stood alone, though what is known of the chart is read once.
@Suite struct RecentContextsTests {
  private static func contexts(_ lines: [String]) throws -> [String] {
    var found: [String] = []
    let text = lines.joined(separator: "\n")
    try LintInputs().forEachText(in: Array(text.utf8), file: "", as: .labels) {
      found.append("\($0.label) \($0.context.kind) \($0.context.x?.name ?? "-") \($0.context.series)")
    }
    return found
  }

  private static let lines = [
    #"{"label": "a", "context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}}"#,
    #"{"label": "b", "context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}}"#,
    #"{"context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}, "label": "c"}"#,
    #"{"label": "d", "context" : {"kind": "title", "x": {"name": "data"}, "series": ["A"]}}"#,
    #"{"label": "e", "context": {"x": {"name": "x"}}, "context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}}"#,
    #"{"label": "f", "context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}, "context": {"x": {"name": "x"}}}"#,
    #"{"label": "g", "context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}, "context": null}"#,
    #"{"label": "h", "context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}, "\u0063ontext": {}}"#,
    #"{"label": "i", "more": {"context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}}}"#,
    #"{"label": "j", "about\"context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}}"#,
    #"{"label": "k", ",,,\"context": {"kind": "title", "x": {"name": "date"}, "series": ["A"]}}"#,
    #"{"label": "l, \"context\":{}", "context":{"kind": "title", "x": {"name": "date"}, "series": ["A"]}}"#,
    #"{"label": "m", "context": null}"#, #"{"label": "n"}"#, #"{"label": "o", "context": {}}"#,
    "{\"label\": \"p\",\n\"context\": {\"kind\": \"title\", \"x\": {\"name\": \"date\"}, \"series\": [\"A\"]}}",
  ]

  @Test func eachHasItsOwn() throws {
    #expect(
      try Self.contexts(Self.lines) == [
        "a title date [\"A\"]", "b title date [\"A\"]", "c title date [\"A\"]", "d title data [\"A\"]",
        "e title date [\"A\"]", "f mark x []", "g mark - []", "h mark - []", "i mark - []", "j mark - []",
        "k mark - []", "l, \"context\":{} title date [\"A\"]", "m mark - []", "n mark - []", "o mark - []",
        "p title date [\"A\"]",
      ])
  }

  /// Whatever stood before, and where what is known has been forgotten.
  @Test func orderDoesNotMatter() throws {
    let others = (0..<9).map { #"{"label": "", "context": {"goal": \#($0)}}"# }
    for first in Self.lines {
      for second in Self.lines {
        let alone = try Self.contexts([first]) + Self.contexts([second])
        #expect(try Self.contexts([first, second]) == alone)
        let apart = try Self.contexts([first] + others + [second])
        #expect([apart.first, apart.last] == alone)
      }
    }
  }

  /// A fault behind a context that is known is told where it stands.
  @Test func faults() {
    let good = #"{"label": "a", "context": {"x": {"name": "date"}}}"#
    let bad = #"{"label": "b", "context": {"x": {"name": "date"}}, 3}"#
    #expect(fault(Array((good + "\n" + bad).utf8), .labels) == fault(Array(("\n" + bad).utf8), .labels))
    #expect(fault(Array((good + "\n" + bad).utf8), .labels).contains("line 2"))
  }

  /// Names are looked for letter for letter, so charts that write them with other letters are others, though the names are equal.
  @Test func lettersOfNames() {
    let lines = ["caf\u{e9} several", "cafe\u{301} several"].map { name in
      "{\"label\": \"10 trains at \(name)\", \"context\": {\"x\": {\"name\": \"place\", \"type\": \"nominal\", \"categories\": [\"\(name)\"]}}}"
    }
    #expect(Self.found(lines) == Self.found([lines[0]]) + Self.found([lines[1]]))
  }

  /// All examples in one file, forwards and backwards, against each by itself.
  @Test func findingsOfOneFile() throws {
    let lines = try RuleCatalogue.rules.flatMap { rule in
      try (rule.failing + rule.passing).map { example in
        RuleVariantTests.line(
          example.label, RuleVariantTests.node(try RuleVariantTests.context(of: example, for: rule)))
      }
    }
    let alone = lines.map { Self.found([$0]) }
    #expect(Self.found(lines) == alone.flatMap { $0 })
    #expect(Self.found(lines.reversed()) == alone.reversed().flatMap { $0 })
  }

  private static func found(_ lines: [String]) -> [String] {
    FileLinter().judge(Array(lines.joined(separator: "\n").utf8), file: "", as: .labels).entries.map {
      "\($0.finding.rule) \($0.finding.message) \($0.finding.text)"
    }
  }
}
