/// Finds charts that change without a word.
enum SilentUpdate: LintRule {
  static let about = RuleDescription(
    id: "silent-update", severity: .error,
    claim: "A chart that changes says so.",
    rationale: "Who does not see the change goes on with numbers that are no more.",
    references: ["HIG: make changes noticed", "WCAG 4.1.3", "Chartability: changes not easy to follow"],
    guidelines: ["H7"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"live": true, "announces": true}"#),
      .chart("Steps", #"{"live": false, "announces": false}"#),
      .chart("Steps", #"{"live": true}"#),
      .chart("Steps", #"{"announces": false}"#),
    ],
    failing: [
      .chart("Steps", #"{"live": true, "announces": false}"#),
      .chart("Steps", #"{"isLive": true, "announces": "none"}"#),
      .chart("Steps", #"{"live": "every second", "announce": false}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, spec.isLive == true, spec.announces == false else { return [] }
    return [RuleFinding(message: "This chart changes and does not say so. Announce what has changed, politely.")]
  }
}
