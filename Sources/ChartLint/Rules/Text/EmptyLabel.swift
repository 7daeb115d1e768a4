/// Finds texts without a word, which a screen reader passes over or calls "unlabeled".
enum EmptyLabel: LintRule {
  static let about = RuleDescription(
    id: "empty-label", severity: .error,
    claim: "A label has something to say.",
    rationale: "A mark without a text is not there for who listens; blanks and invisible signs are no text.",
    references: ["WCAG 1.1.1", "HIG: make every chart accessible"], guidelines: ["H3"],
    kinds: [.mark, .group, .summary, .title, .note], data: .none,
    passing: [RuleExample("June 6: 4,210 steps"), RuleExample("0")],
    failing: [RuleExample(""), RuleExample("   "), RuleExample("\u{200B}\u{A0}")])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    label.tokens.tokens.isEmpty ? [RuleFinding(message: "This label is empty. Say the place and the value.")] : []
  }
}
