/// Finds marks that are hard to hit.
enum SmallHitTarget: LintRule {
  static let about = RuleDescription(
    id: "small-hit-target", severity: .warning,
    claim: "What one must hit is at least 24 pixels wide and high.",
    rationale: "A finger is wider than a bar of 9 pixels, and a hand that shakes wider still.",
    references: ["HIG: make targets easy to hit", "WCAG 2.5.8", "Chartability: target below 24 by 24 px"],
    guidelines: ["H5"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"hitTarget": 24}"#),
      .chart("Steps", #"{"hitTarget": 9, "interaction": {"scrubbing": true}}"#),
      .chart("Steps", #"{"mark": "bar"}"#),
    ],
    failing: [
      .chart("Steps", #"{"hitTarget": 9}"#),
      .chart("Steps", #"{"hit_target": 23.5}"#),
      .chart("Steps", #"{"hitTargetSize": {"width": 44, "height": 12}}"#),
    ])

  private static let least = 24.0

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, !spec.hasScrubbing, let size = spec.hitTarget, size < least else { return [] }
    let shown = SpecWords.grouped(size)
    return [
      RuleFinding(message: "A target of \(shown) pixels is hard to hit. Make it 24, or let any place of the plot do.")
    ]
  }
}
