/// Finds charts that nobody sums up.
enum MissingSummary: LintRule {
  static let about = RuleDescription(
    id: "missing-summary", severity: .error,
    claim: "A chart has a summary.",
    rationale: "A summary says at once what others see at a glance: the message, the axes and the bounds.",
    references: ["HIG: state the main message", "WCAG 1.1.1", "Chartability: no title, summary or caption"],
    guidelines: ["H2", "H10"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"summary": "Bar chart of steps. They rose from 4,210 to 9,120."}"#),
      .chart("Steps", #"{"summary": "", "previewButton": true}"#),
      .chart("Steps", #"{"mark": "bar"}"#),
    ],
    failing: [
      .chart("Steps", #"{"summary": ""}"#),
      .chart("Steps", #"{"mark": "bar", "summary": "  "}"#),
      .chart("Steps", #"{"summary": false}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, spec.hasSummary == false, !spec.isPreview, !label.context.hasOverview else {
      return []
    }
    let message = "This chart has no summary. Say its type, its axes and its main message."
    return [RuleFinding(message: message, severity: spec.isEmbedded ? .warning : nil)]
  }
}
