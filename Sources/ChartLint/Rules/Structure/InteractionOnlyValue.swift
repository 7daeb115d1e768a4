/// Finds values that one gets only by doing something.
enum InteractionOnlyValue: LintRule {
  static let about = RuleDescription(
    id: "interaction-only-value", severity: .error,
    claim: "Values can be had without pointing or pressing.",
    rationale: "Who cannot hover, or does not know of it, gets no value.",
    references: ["HIG: do not require interaction to reveal critical information", "WCAG 1.4.13"], guidelines: ["H4"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"interaction": {"values": "always"}}"#),
      .chart("Steps", #"{"interaction": {"values": "always", "details": "hover"}}"#),
      .chart("Steps", #"{"interaction": {"scrubbing": true}}"#),
      .chart("Steps", #"{"interaction": {"values": "focus", "details": "hover"}}"#),
      .chart("Steps", #"{"interaction": {"values": ["hover", "focus"]}}"#),
    ],
    failing: [
      .chart("Steps", #"{"interaction": {"values": "hover"}}"#),
      .chart("Steps", #"{"interaction": {"values": "tooltip"}}"#),
      .chart("Steps", #"{"interaction": {"values": ["hover", "tap"]}}"#),
    ])

  private static let doing: Set = [
    "hover", "click", "tap", "press", "touch", "select", "selection", "tooltip", "scrub", "scrubbing",
  ]

  /// A label that is read when its mark is reached is how labels are read.
  private static let reached: Set = ["always", "focus", "keyboard", "label", "labels"]

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let shown = label.spec?.valuesShown, !shown.contains(where: reached.contains),
      let way = shown.first(where: doing.contains)
    else {
      return []
    }
    return [RuleFinding(message: "Values are shown only on \(way). Show the key values at all times.")]
  }
}
