import Foundation
import Testing

/// What is found in the texts of sources, and where.
@Suite(.enabled(if: RealExtractor.isFound, "\(RealExtractor.absence)")) struct SwiftFindingsTests {
  private let installation: Installation

  init() throws { installation = try RealExtractor.installation() }

  /// `line:column rule: message` of what is found.
  private func findings(_ source: String) throws -> [String] {
    try installation.file("f.swift", source)
    let result = try installation.run(["lint", "f.swift", "--config", "none", "--format", "json"])
    #expect(result.errors == "")
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    return findings.map { finding in
      func text(_ name: String) -> String { finding[name].map { "\($0)" } ?? "" }
      return "\(text("line")):\(text("column")) \(text("rule")): \(text("message"))"
    }
  }

  @Test(arguments: [
    (
      "Chart { }.accessibilityLabel(\"June 6: several trains\")",
      ["1:39 vague-quantity: \"several\" is no number. Say how many."]
    ),
    (
      "v.accessibilityLabel(\"Caf\\u{e9}s: \\(open) of several\")",
      ["1:46 vague-quantity: \"several\" is no number. Say how many."]
    ),
    (
      "v.accessibilityLabel(\"\"\"\n  Trains\n    of June 6: \\(name), several\n  \"\"\")",
      ["3:25 vague-quantity: \"several\" is no number. Say how many."]
    ),
    ("/* 👍🏽 */ v.accessibilityLabel(\"é: several\")", ["1:34 vague-quantity: \"several\" is no number. Say how many."]),
    (".accessibilityLabel(\"\")", ["1:22 empty-label: This label is empty. Say the place and the value."]),
    (
      ".value(\"temp_max\", 1)",
      ["1:9 machine-formatted-value: This name is written for programs. Write \"temp max\" for \"temp_max\"."]
    ),
  ])
  func places(source: String, expected: [String]) throws { #expect(try findings(source) == expected) }

  /// What a program fills in may be a name, a number or a date; nothing is found that only one of them would be.
  @Test(arguments: [
    "\\(day): \\(steps) steps", "\\(steps) steps", "\\(value)", "\\(low)–\\(high)", "\\(a)/\\(b)", "\\(n)%",
    "$\\(price)",
    "\\(count) of \\(total)", "Some \\(count) steps", "\\(a), \\(b), \\(c)", "Bar \\(index)", "\\(a) to \\(b)",
    "-\\(n) degrees",
    "\\(temp_max)", "Day \\(i) of \\(days): \\(v)", "\\(value) on \\(date)", "{\\(a)}", "\\(n)k trips", "~\\(n) trips",
    "\\(items.count) items", "\\(Int(hours)) hours", "\\(a)-\\(b)", "Steps, \\(date, style: .date)",
  ])
  func interpolations(text: String) throws {
    let labels = ["BarMark(x: x)", "Chart { }", "view"].map { "\($0).accessibilityLabel(\"\(text)\")\n" }
    #expect(try findings(labels.joined()) == [])
  }

  /// Two marks of a block that sound the same, whatever is filled in; those of branches and loops may not.
  @Test func twoMarksWithOneLabel() throws {
    let mark = "BarMark(x: x).accessibilityLabel(\"\\(day)\")\n"
    let message = "Another label reads the same. Say what tells them apart, such as the place along X or the series."
    #expect(
      try findings("Chart(days) { day in\n\(mark)\(mark)}")
        == ["2:35 duplicate-label: \(message)", "3:35 duplicate-label: \(message)"])
    #expect(try findings("Chart(days) { day in\nif a {\n\(mark)} else {\n\(mark)}\n}") == [])
    #expect(try findings("Chart {\nForEach(a) { day in \(mark)}\nForEach(b) { day in \(mark)}\n}") == [])
  }

  private static let label = ".accessibilityLabel(\"several trains\")"
  private static let unused = "\"vague-quantity\" is suppressed and finds nothing here. Take it out."

  @Test(arguments: [
    ("// chartvoice-disable-next-line vague-quantity: as in the study\nv" + label, []),
    ("v" + label + " // chartvoice-disable-line vague-quantity", []),
    ("/* chartvoice-disable vague-quantity */\nv" + label + "\nv" + label + "\n// chartvoice-enable", []),
    ("/*\n * chartvoice-disable-next-line vague-quantity\n */\n", ["2:1 unused-suppression: " + unused]),
    ("// chartvoice-disable-next-line vague-quantity\nlet a = 1", ["1:1 unused-suppression: " + unused]),
    (
      "/// // chartvoice-disable-next-line vague-quantity\nlet a = \"// chartvoice-disable-line vague-quantity\"",
      ["1:1 unused-suppression: " + unused]
    ),
    ("/// chartvoice-disable-next-line vague-quantity", []),
    ("let a = \"// chartvoice-disable-line vague-quantity\"", []),
  ])
  func suppressions(source: String, expected: [String]) throws { #expect(try findings(source) == expected) }

  @Test(arguments: [
    ("v.accessibilityLabel(\"June 6: 20 mins\")", "v.accessibilityLabel(\"June 6: 20 minutes\")"),
    (
      "\u{FEFF}v.accessibilityLabel(\"é\\u{e9}\\n\\(x) mins, \\(y) hrs\")\r\n",
      "\u{FEFF}v.accessibilityLabel(\"é\\u{e9}\\n\\(x) minutes, \\(y) hours\")\r\n"
    ),
    (
      "v.accessibilityLabel(\"\"\"\n  \\(x) mins\n    \\(y) hrs\n  \"\"\")",
      "v.accessibilityLabel(\"\"\"\n  \\(x) minutes\n    \\(y) hours\n  \"\"\")"
    ),
    ("v.accessibilityLabel(#\"20 mins \\#(x)\"#)", "v.accessibilityLabel(#\"20 minutes \\#(x)\"#)"),
    (
      "v.accessibilityLabel(b ? \"20 mins\" : \"20 mins\")", "v.accessibilityLabel(b ? \"20 minutes\" : \"20 minutes\")"
    ),
    ("v.accessibilityLabel(\"20 m\\u{69}ns\")", "v.accessibilityLabel(\"20 m\\u{69}ns\")"),
    (
      "v.accessibilityLabel(\"20 mins\") // chartvoice-disable-line abbreviation",
      "v.accessibilityLabel(\"20 mins\") // chartvoice-disable-line abbreviation"
    ),
  ])
  func fixes(source: String, expected: String) throws {
    try installation.file("f.swift", source)
    let result = try installation.run(["lint", "f.swift", "--config", "none", "--fix", "--unsafe"])
    #expect(result.status != 2)
    let fixed = try Data(contentsOf: installation.work.appendingPathComponent("f.swift"))
    #expect(fixed.elementsEqual(expected.utf8))
    #expect(installation.temporaryNames == [])
  }

  // MARK: As people run it

  private static let told = ". Vague quantity: \"several\" is no number. Say how many. (vague-quantity, warning)\n"

  @Test func foldersAndBrokenSources() throws {
    let source = """
      Chart(days) { BarMark(x: .value("several days", $0.day), y: y) }
        // chartvoice-disable-next-line vague-quantity
        .accessibilityLabel(isWeek ? "Several days" : title)
        .accessibilityValue("\\(count) of several")
      """
    try installation.file("a.swift", source)
    let lines = ["line 1: \"several days\"", "line 4: \"\\(count) of several\""].map { "a.swift, " + $0 + Self.told }
    let result = try installation.run(["lint", ".", "--rule", "vague-quantity"])
    #expect(result.output == lines.joined() + "2 warnings in 3 texts of 1 file.\n" && result.errors == "")
    try installation.file("b.swift", "v.accessibilityLabel(\"a")
    let fault = "b.swift, line 1, column 22: The text that begins here does not end. Close it by a quotation mark.\n"
    let broken = try installation.run(["lint", "b.swift"])
    #expect(broken.status == 2 && broken.errors == fault)
  }

  /// Bytes that are not those of a file: from standard input, and of UTF-16.
  @Test func bytesThatAreNoFile() throws {
    let source = "/* é */ v.accessibilityLabel(\"several\")\n"
    let kind = ["--input-kind", "swift", "--rule", "vague-quantity"]
    let input = try installation.run(["lint", "-"] + kind, input: source)
    #expect(
      input.output == "standard input, line 1: \"several\"" + Self.told + "1 warning in 1 text of 1 file.\n"
        && input.errors == "")
    let wide = [0xFE, 0xFF] + source.utf16.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    try Data(wide).write(to: installation.work.appendingPathComponent("w.swift"))
    #expect(
      try installation.run(["lint", "w.swift"] + kind).output
        == "w.swift, line 1: \"several\"" + Self.told + "1 warning in 1 text of 1 file.\n")
    #expect(installation.temporaryNames == [])
  }

  /// The page of the linter holds what the program says, word for word.
  @Test func exampleOfThePage() throws {
    let page = try String(contentsOf: Project.folder.appendingPathComponent("Documentation/lint.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```")
    let source = try #require(blocks.first { $0.hasPrefix("swift\n") }).dropFirst("swift\n".count)
    let call = "\n$ chartvoice lint Steps.swift\n"
    let expected = try #require(blocks.first { $0.hasPrefix(call) }).dropFirst(call.count)
    try installation.file("Steps.swift", String(source))
    #expect(try installation.run(["lint", "Steps.swift", "--config", "none"]).output == expected)
  }
}
