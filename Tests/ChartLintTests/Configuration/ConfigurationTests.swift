import Testing

@testable import ChartLint

/// What `.chartvoice.toml` says, and what is said of its mistakes.
@Suite struct ConfigurationTests {
  private static func parsed(_ text: String, folder: String = "/p") throws -> LintConfiguration {
    try LintConfigurationParser(file: "c.toml", folder: folder).configuration(text)
  }

  @Test func rulesNamesAndOverrides() throws {
    let configuration = try Self.parsed(
      """
      extends = "base.toml"
      [lint]
      rules = { empty-label = "off", "vague-quantity" = "error" }
      names = ["Rapid City"]
      units = "kWh"
      [[lint.overrides]]
      files = ["*.txt", "a/**"]
      rules = { empty-label = "info" }
      [[lint.overrides]]
      files = "a/b.txt"
      [lint.overrides.rules]
      vague-quantity = "off"
      """)
    #expect(configuration.extends == "base.toml")
    func levels(_ path: String) -> [String: RuleLevel] { configuration.rules(forFile: path).levels }
    #expect(levels("/p/b.jsonl") == ["empty-label": .off, "vague-quantity": .error])
    #expect(levels("/p/x/y.txt") == ["empty-label": .info, "vague-quantity": .error])
    #expect(levels("/p/a/b.txt") == ["empty-label": .info, "vague-quantity": .off])
    #expect(levels("/other/b.txt") == ["empty-label": .off, "vague-quantity": .error])
    #expect(configuration.rules(forFile: "/p/b").names == ["Rapid City", "kWh"])
    #expect(!configuration.rules(forFile: "/p/b").isOn("empty-label"))
  }

  @Test func oneAddsToAnother() throws {
    let base = try Self.parsed("[lint]\nrules = { empty-label = \"off\", vague-quantity = \"off\" }\nnames = [\"A\"]\n")
    let own = try Self.parsed("[lint.rules]\nempty-label = \"info\"\n[lint]\nnames = [\"B\", \"A\"]\n")
    let rules = own.added(to: base).rules(forFile: "/p/a")
    #expect(rules.levels == ["empty-label": .info, "vague-quantity": .off] && rules.names == ["A", "B"])
  }

  @Test(arguments: [
    (
      "[lint]\n\nrules = { emty-label = \"off\" }",
      "c.toml, line 3: There is no rule \"emty-label\". Did you mean \"empty-label\"?"
    ),
    (
      "[lint.rules]\n# qqq\nqqq = \"off\"",
      "c.toml, line 3: There is no rule \"qqq\". The command \"chartvoice rules\" lists all of them."
    ),
    (
      "[lint.rules]\nempty-label = \"of\"",
      "c.toml, line 2: empty-label must be \"off\", \"info\", \"warning\" or \"error\", not \"of\"."
    ),
    (
      "[lint.rules]\nempty-label = 1",
      "c.toml, line 2: empty-label must be \"off\", \"info\", \"warning\" or \"error\"."
    ),
    ("[lint]\nnames = [\"a\", 3]", "c.toml, line 2: names must be a list of texts: [\"one\", \"two\"]."),
    ("[lint]\nruls = 1", "c.toml, line 2: [lint] has no key \"ruls\". Did you mean \"rules\"?"),
    ("linter = 1", "c.toml, line 1: The top has no key \"linter\". Did you mean \"lint\"?"),
    ("lint = 1", "c.toml, line 1: lint must be a table: [lint], with its keys below."),
    (
      "[lint]\nrules = \"off\"",
      "c.toml, line 2: rules must be a table: rules = { empty-label = \"off\" } or [lint.rules], with its keys below."
    ),
    ("[[lint.overrides]]\nrules = {}", "c.toml, line 1: [[lint.overrides]] must say for which files."),
    (
      "[lint]\noverrides = 1",
      "c.toml, line 2: overrides must be written as [[lint.overrides]], with files and rules below."
    ),
    ("extends = 1", "c.toml, line 1: extends must be a text in quotes."),
    ("extends = \"\"", "c.toml, line 1: extends must name a file, such as \"../shared.toml\"."),
    (
      "[lint]\nextends = \"a\\u0000b\"",
      "c.toml, line 2: An escape stands for a NUL byte here. Take it out."
    ),
    (
      "extends = \"a\"\n\0[lint]\nrules = 1",
      "c.toml, line 2: This is not TOML: a NUL byte stands here. Take it out."
    ),
    ("[[[", "c.toml, line 1: This is not TOML: a name must follow the bracket."),
  ])
  func mistakes(text: String, message: String) throws {
    let error = #expect(throws: LintConfigurationError.self) { try Self.parsed(text) }
    #expect(error?.description == message)
  }

  /// A file that another one names may be any file: what it holds is not said.
  @Test(arguments: [
    ("[lint.rules]\nvague-quantity = \"secret\"", 2),
    ("[lint]\nrules = secret\n", 2),
    ("[lint]\nnames = 19secret42\n", 2),
    ("password: secret", 1),
  ])
  func valuesOfANamedFile(text: String, line: Int) throws {
    let parser = LintConfigurationParser(file: "c.toml", folder: "/p", showsValues: false)
    let error = #expect(throws: LintConfigurationError.self) { try parser.configuration(text) }
    #expect(error?.line == line)
    #expect(error?.message.contains("secret") == false && error?.message.contains("42") == false)
  }

  @Test func markAtTheBeginning() throws {
    #expect(try Self.parsed("\u{FEFF}[lint]\nnames = [\"Elm\"]\n").names == ["Elm"])
    let error = #expect(throws: LintConfigurationError.self) { try Self.parsed("\u{FEFF}extends = 1") }
    #expect(error?.description == "c.toml, line 1: extends must be a text in quotes.")
  }

  @Test func textThatIsNoTOML() throws {
    let error = #expect(throws: LintConfigurationError.self) { try Self.parsed("[lint]\nrules = \n") }
    #expect(error?.line == 2 && error?.message.hasPrefix("This is not TOML: ") == true)
  }

  @Test(arguments: [
    ("*.txt", "a/b.txt", true), ("*.txt", "b.txt.md", false), ("a/*.txt", "a/b.txt", true),
    ("a/*.txt", "a/b/c.txt", false), ("a/**", "a/b/c", true), ("a/**", "b/a/c", false), ("**/c", "a/b/c", true),
    ("**/c", "c", true), ("a/**/c", "a/c", true), ("a/**/c", "a/x/y/c", true), ("a/**/c", "a/x/y/d", false),
    ("?.txt", "é.txt", true), ("?.txt", ".txt", false), ("./a.txt", "a.txt", true), ("/a.txt", "b/a.txt", false),
    ("", "", true), ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false), ("b", "a/b", true),
  ])
  func globs(pattern: String, path: String, isMatch: Bool) {
    #expect(PathGlob(pattern).matches(path) == isMatch)
  }

  @Test func baselines() throws {
    let findings = [
      ReportExamples.finding("b", "x  y", file: "/p/1"), ReportExamples.finding("b", "x  y", file: "/p/1", line: 9),
      ReportExamples.finding("a", "é", file: "/p/0"),
    ]
    let baseline = Baseline(ReportExamples.report(findings)) { String($0.dropFirst(3)) }
    #expect(
      baseline.text == """
        {
          "schema": "chartvoice.baseline/1",
          "findings": [
            {
              "file": "0",
              "rule": "a",
              "text": "é",
              "hash": "\(ContentHash.of("é"))",
              "count": 1
            },
            {
              "file": "1",
              "rule": "b",
              "text": "x  y",
              "hash": "\(ContentHash.of("x y"))",
              "count": 2
            }
          ]
        }

        """)
    let read = try Baseline(parsing: Array(baseline.text.utf8), file: "b")
    let now =
      findings.map { finding in
        var moved = finding
        (moved.line, moved.text) = (finding.line + 40, " " + finding.text)
        return moved
      } + [
        ReportExamples.finding("b", "x y", file: "/p/1", line: 99), ReportExamples.finding("a", "x y", file: "/p/1"),
      ]
    let report = read.applied(to: ReportExamples.report(now)) { String($0.dropFirst(3)) }
    #expect(report.findings.map { "\($0.rule) \($0.line)" } == ["a 3", "b 99"])
    #expect(report.text(as: .sarif).contains("\"suppressions\":[{\"kind\":\"external\"}]"))
    #expect(
      Baseline(LintReport()) { $0 }.text == "{\n  \"schema\": \"chartvoice.baseline/1\",\n  \"findings\": []\n}\n")
  }

  @Test(arguments: [
    ("", "b: This is not JSON. Write it anew with --write-baseline."),
    ("{}", "b: This is no list of older findings. Write it anew with --write-baseline."),
    (
      "{\"schema\": \"chartvoice.baseline/1\",\n\"findings\": [{\"count\": 1e99}]}",
      "b, line 2: This finding lacks its file, rule, hash or count. Write it anew with --write-baseline."
    ),
  ])
  func brokenBaselines(text: String, message: String) {
    let error = #expect(throws: LintConfigurationError.self) { try Baseline(parsing: Array(text.utf8), file: "b") }
    #expect(error?.description == message)
  }

  /// The test vectors of the authors of FNV-1a, 64 bits.
  @Test func hashes() {
    #expect(ContentHash.of("") == "cbf29ce484222325" && ContentHash.of("foobar") == "85944171f73967e8")
    #expect(ContentHash.of(" a\u{A0}b\n") == ContentHash.of("a b"))
  }
}
