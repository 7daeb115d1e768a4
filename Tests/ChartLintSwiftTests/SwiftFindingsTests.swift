import ChartLint
import Testing

@testable import ChartLintSwift

/// What is found in the texts of sources, and where.
@Suite struct SwiftFindingsTests {
  /// `line:column rule: message` of what is found.
  private func findings(_ source: String) -> [String] {
    judged(source).entries.filter { $0.suppression == nil }.map {
      "\($0.finding.line):\($0.finding.column) \($0.finding.rule): \($0.finding.message)"
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
  func places(source: String, expected: [String]) { #expect(findings(source) == expected) }

  /// What a program fills in may be a name, a number or a date; nothing is found that only one of them would be.
  @Test(arguments: [
    "\\(day): \\(steps) steps", "\\(steps) steps", "\\(value)", "\\(low)–\\(high)", "\\(a)/\\(b)", "\\(n)%",
    "$\\(price)",
    "\\(count) of \\(total)", "Some \\(count) steps", "\\(a), \\(b), \\(c)", "Bar \\(index)", "\\(a) to \\(b)",
    "-\\(n) degrees",
    "\\(temp_max)", "Day \\(i) of \\(days): \\(v)", "\\(value) on \\(date)", "{\\(a)}", "\\(n)k trips", "~\\(n) trips",
    "\\(items.count) items", "\\(Int(hours)) hours", "\\(a)-\\(b)", "Steps, \\(date, style: .date)",
  ])
  func interpolations(text: String) {
    for start in ["BarMark(x: x)", "Chart { }", "view"] {
      #expect(findings("\(start).accessibilityLabel(\"\(text)\")") == [], "\(start) \(text)")
    }
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
  func suppressions(source: String, expected: [String]) { #expect(findings(source) == expected) }

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
  func fixes(source: String, expected: String) {
    let fixed = FileEdit.bytes(Array(source.utf8), with: judged(source, fixing: .unsafe).edits)
    #expect(String(decoding: fixed, as: UTF8.self) == expected)
  }
}
