/// Finds charts without a title.
enum MissingTitle: LintRule {
  static let about = RuleDescription(
    id: "missing-title", severity: .error,
    claim: "A chart has a title.",
    rationale: "Who lands on a chart hears its title first, and decides by it whether to go on.",
    references: [
      "HIG: describe a chart before people see it", "WCAG 2.4.6", "Chartability: no title, summary or caption",
    ], guidelines: ["H1", "H10"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps in June", #"{}"#),
      .chart("", #"{"titleElsewhere": true}"#),
      .chart("", #"{"titleElsewhere": "Steps in June"}"#),
    ],
    failing: [
      .chart("", #"{"mark": "bar"}"#),
      .chart("  ", #"{"titleElsewhere": false}"#),
      .chart("\u{200B}", #"{"mark": "line"}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.tokens.tokens.isEmpty, label.spec?.hasTitle != true else { return [] }
    let severity: Severity? = label.spec?.isEmbedded == true ? .warning : nil
    return [RuleFinding(message: "This chart has no title. Say in a few words what it shows.", severity: severity)]
  }
}
