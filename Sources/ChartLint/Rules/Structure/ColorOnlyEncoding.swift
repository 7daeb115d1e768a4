/// Finds charts whose series differ by colour alone.
enum ColorOnlyEncoding: LintRule {
  static let about = RuleDescription(
    id: "color-only-encoding", severity: .error,
    claim: "Something besides colour tells series apart.",
    rationale: "One in twelve men does not see the difference between red and green, and a printer may not either.",
    references: ["HIG: do not rely on color alone", "WCAG 1.4.1", "Chartability: color alone carries meaning"],
    guidelines: ["H8"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"color": "route", "series": 1, "shape": false}"#),
      .chart("Steps", #"{"color": "route", "series": 2, "shape": "route"}"#),
      .chart("Steps", #"{"color": "route", "series": ["Bus", "Ferry"], "shape": false, "directLabels": true}"#),
      .chart("Steps", #"{"series": 2, "shape": false}"#),
    ],
    failing: [
      .chart("Steps", #"{"color": "route", "series": 2, "shape": false}"#),
      .chart("Steps", #"{"colour": "route", "dash": false, "pattern": false, "directLabels": false}"#),
      .chart("Steps", #"{"color": "route", "series": ["Bus", "Ferry"], "directLabels": ""}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, spec.hasColor == true, spec.hasOtherEncoding != true else { return [] }
    let count = spec.series ?? (label.context.series.isEmpty ? nil : label.context.series.count)
    guard (count ?? 2) > 1, count != nil || spec.hasOtherEncoding == false else { return [] }
    return [
      // A chart that says nothing of shapes, dashes and patterns may have them.
      RuleFinding(
        message: "Only color tells the series apart. Add shapes, dashes, patterns or a label beside each series.",
        needsReview: spec.hasOtherEncoding == nil)
    ]
  }
}
