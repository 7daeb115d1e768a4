import SourceText
import Testing

@testable import ChartLint

/// Every rule says of its examples what it claims to say.
@Suite struct RuleExampleTests {
  static let rules = RuleCatalogue.rules

  static func text(_ example: RuleExample) throws -> LintText {
    let tree = try JSONTree(parsing: Array(example.context.utf8), source: "context")
    return LintText(example.label, context: LabelContext(tree))
  }

  private static func isFound(_ rule: RuleDescription, _ example: RuleExample) throws -> Bool {
    var text = try text(example)
    if !rule.kinds.contains(text.context.kind), let kind = rule.kinds.sorted(by: { $0.rawValue < $1.rawValue }).first {
      text.context.kind = kind
    }
    return Linter().findings(in: text).contains { $0.rule == rule.id && $0.status == .finding }
  }

  @Test(arguments: rules.map(\.id)) func examples(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    for example in rule.failing { #expect(try Self.isFound(rule, example), "\(rule.id) misses \(example.label)") }
    for example in rule.passing { #expect(try !Self.isFound(rule, example), "\(rule.id) finds \(example.label)") }
  }

  @Test func everyRuleHasBothKindsOfExamples() {
    for rule in Self.rules { #expect(rule.passing.count > 1 && rule.failing.count > 1, "\(rule.id)") }
    #expect(Set(Self.rules.map(\.id)).count == Self.rules.count)
  }
}
