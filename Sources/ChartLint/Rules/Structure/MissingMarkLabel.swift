/// Finds charts some of whose marks say nothing.
enum MissingMarkLabel: LintRule {
  static let about = RuleDescription(
    id: "missing-mark-label", severity: .error,
    claim: "Every mark has a label, or a group that speaks for it.",
    rationale: "A mark without a label is a gap that only listeners have.",
    references: ["HIG: make every chart accessible", "HIG: label each important element", "WCAG 1.1.1"],
    guidelines: ["H3", "H11"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"marks": 30, "labelled": 30}"#),
      .chart("Steps", #"{"marks": 30, "labelled": 0, "groups": 4}"#),
      .chart("Steps", #"{"marks": 30, "labelled": 1, "previewButton": true}"#),
      .chart("Steps", #"{"marks": 30}"#),
    ],
    failing: [
      .chart("Steps", #"{"marks": 30, "labelled": 27}"#),
      .chart("Steps", #"{"marks": 2, "labels": ["June 6: 4,210 steps", ""], "groups": []}"#),
      .chart("Steps", #"{"marks": 30, "labels": []}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, !spec.isPreview, (spec.groups ?? 0) == 0, let labelled = spec.labelled,
      let marks = spec.marks ?? spec.labels?.count, labelled < marks
    else { return [] }
    let message = "\(SpecWords.grouped(Double(labelled))) of \(SpecWords.grouped(Double(marks))) marks have a label."
    return [RuleFinding(message: message + " Label each mark, or group them and label the groups.")]
  }
}
