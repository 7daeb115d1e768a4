/// Finds words that stand where a number could.
enum VagueQuantity: LintRule {
  static let about = RuleDescription(
    id: "vague-quantity", severity: .warning,
    claim: "A number is said where there is one.",
    rationale: "Several, many or a few mean something else to each person; the chart knows how many.",
    references: ["HIG: use actual values"], guidelines: ["H14"],
    kinds: [.mark, .group, .summary, .title, .note], data: .none,
    passing: [
      RuleExample("June 6: 4 trains"), RuleExample("Most steps: Saturday, 9,120"),
      RuleExample("A Few Good Men: 40 showings"), RuleExample("How many trains ran in June", #"{"kind": "title"}"#),
      RuleExample("Several days: 20 percent"), RuleExample("Some college: 31 percent"),
    ],
    failing: [
      RuleExample("June 6: several trains"), RuleExample("A few trains were late"),
      RuleExample("Thousands of visitors came on June 6", #"{"kind": "summary"}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    // "Some 4,000" is a rounding, as "about" is; what a program fills in there may be a number.
    label.spokenPlaces(of: .vagueQuantity).filter {
      !label.tokens.isNumber($0.upperBound) && !label.isKind(.placeholder, at: $0.upperBound)
    }.map { places in
      let range = label.tokens.range(of: places)
      return RuleFinding(range: range, message: "\"\(label.characters(range))\" is no number. Say how many.")
    }
  }
}
