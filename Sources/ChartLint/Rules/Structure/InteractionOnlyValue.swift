/// Finds values that one gets only by doing something.
enum InteractionOnlyValue: LintRule {
  static let about = RuleDescription(
    id: "interaction-only-value", severity: .error,
    claim: "Values can be had without pointing, pressing or focusing.",
    rationale: "Who cannot hover, or does not know of it, gets no value.",
    references: ["HIG: do not require interaction to reveal critical information", "WCAG 1.4.13"], guidelines: ["H4"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"interaction": {"values": "always"}}"#),
      .chart("Steps", #"{"interaction": {"values": "always", "details": "hover"}}"#),
      .chart("Steps", #"{"interaction": {"scrubbing": true}}"#),
    ],
    failing: [
      .chart("Steps", #"{"interaction": {"values": "hover"}}"#),
      .chart("Steps", #"{"interaction": {"values": "focus"}}"#),
      .chart("Steps", #"{"interaction": {"values": ["hover", "tap"]}}"#),
    ])

  private static let doing: Set = [
    "hover", "focus", "click", "tap", "press", "touch", "select", "selection", "tooltip", "scrub", "scrubbing",
  ]

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let shown = label.spec?.valuesShown, !shown.contains("always"), let way = shown.first(where: doing.contains)
    else {
      return []
    }
    return [RuleFinding(message: "Values are shown only on \(way). Show the key values at all times.")]
  }
}
