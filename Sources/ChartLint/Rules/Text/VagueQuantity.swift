/// Finds words that stand where a number could.
enum VagueQuantity: LintRule {
  static let about = RuleDescription(
    id: "vague-quantity", severity: .warning,
    claim: "A number is said where there is one.",
    rationale: "Several, many or a few mean something else to each person; the chart knows how many.",
    references: ["HIG: use actual values"], guidelines: ["H14"],
    kinds: [.mark, .group, .summary, .title, .note], data: .none,
    passing: [RuleExample("June 6: 4 trains"), RuleExample("Most steps: Saturday, 9,120")],
    failing: [RuleExample("June 6: several trains"), RuleExample("A few trains were late")])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    label.tokens.places(of: .vagueQuantity).map { places in
      let range = label.tokens.range(of: places)
      return RuleFinding(range: range, message: "\"\(label.characters(range))\" is no number. Say how many.")
    }
  }
}
