import Foundation
import Testing

@testable import ChartLint

/// Every rule has a page, and every guideline that can be linted a rule; `CHARTVOICE_WRITE_CORPUS=1` writes the pages anew.
@Suite struct RulePagesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation/rules").standardized

  /// The guidelines of Apple's page on charts, in the order of the project's numbers from 1 on; those of layout and taste are nobody's
  /// business but the eye's.
  private static let guidelines: [(name: String, isLintable: Bool)] = [
    ("Describe a chart before people look at it", true), ("State the main message", true),
    ("Make every chart accessible", true),
    ("Show nothing only on interaction", true), ("Make targets easy to reach", true),
    ("Let a keyboard walk along X or by subsets", true),
    ("Let people notice changes", true), ("Do not rely on colour alone", true), ("Separate areas that touch", true),
    ("Give a title and a summary or an overview", true), ("Label each important element or group", true),
    ("Let labels serve the purpose of the chart", true), ("Context first, concise, without repetition", true),
    ("No subjective terms", true), ("No ambiguous formats and abbreviations", true),
    ("Say what it means, not how it looks", true),
    ("Name and order axes alike everywhere", true), ("Hide the text of axes and ticks", true),
    ("Choose the range and its lower bound", true),
    ("Use familiar ticks", true), ("Choose the density of the grid", false),
    ("Keep labels of the vertical axis short", true),
    ("Establish a visual hierarchy", false), ("Align a chart with what is around it", false),
    ("Keep it simple on small screens", false),
    ("Choose a mark that fits the data", false),
  ]

  private static func page(_ rule: RuleDescription) -> String {
    var lines = ["# \(rule.id)", "", rule.claim, "", rule.rationale, ""]
    lines.append(
      "Severity: \(rule.severity.rawValue). Reads: \(rule.kinds.map(\.rawValue).sorted().joined(separator: ", ")).")
    lines += ["", "Sources: \(rule.references.joined(separator: "; "))."]
    lines += section("Found", rule.failing) + section("Fine", rule.passing)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ examples: [RuleExample]) -> [String] {
    ["", "## \(title)", ""]
      + examples.map { example in
        let label = example.label.unicodeScalars.map {
          $0.value < 0x20 || (0x200B...0x200F).contains($0.value)
            ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0)
        }.joined()
        let context = example.context == "{}" ? "" : ", with `\(example.context)`"
        let fixed = example.fixed.map { "; fixed: `\($0)`" } ?? ""
        return "- `\(label)`\(context)\(fixed)"
      }
  }

  private static func index() -> String {
    var lines = [
      "# The rules of `chartvoice lint`", "", "One page a rule: what it asks, why, and examples that are its tests.",
      "",
    ]
    lines += ["| Rule | Severity | Asks |", "| --- | --- | --- |"]
    lines += RuleCatalogue.rules.map { "| [\($0.id)](\($0.id).md) | \($0.severity.rawValue) | \($0.claim) |" }
    lines += [
      "", "## Guidelines", "",
      "The guidelines for charts of Apple's Human Interface Guidelines and the rules behind each.", "",
    ]
    lines += ["| Guideline | Rules |", "| --- | --- |"]
    lines += guidelines.enumerated().map { number, guideline in
      let rules = RuleCatalogue.rules.filter { $0.guidelines.contains("H\(number + 1)") }.map {
        "[\($0.id)](\($0.id).md)"
      }
      return
        "| H\(number + 1) \(guideline.name) | \(guideline.isLintable ? rules.joined(separator: ", ") : "none: look at the chart") |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func pages() throws {
    let pages = RuleCatalogue.rules.map { ("\($0.id).md", Self.page($0)) } + [("README.md", Self.index())]
    let isWriting = ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CORPUS"] == "1"
    if isWriting { try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true) }
    for (name, text) in pages {
      let url = Self.folder.appendingPathComponent(name)
      if isWriting { try text.write(to: url, atomically: true, encoding: .utf8) }
      #expect(try String(contentsOf: url, encoding: .utf8) == text, "\(name)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() == pages.map(\.0).sorted())
  }

  @Test func everyLintableGuidelineHasARule() {
    for (number, guideline) in Self.guidelines.enumerated() where guideline.isLintable {
      #expect(
        RuleCatalogue.rules.contains { $0.guidelines.contains("H\(number + 1)") }, "H\(number + 1) \(guideline.name)")
    }
  }
}
