/// Finds charts in which the keyboard stops too often.
enum TooManyFocusStops: LintRule {
  static let about = RuleDescription(
    id: "too-many-focus-stops", severity: .warning,
    claim: "More than 50 marks are grouped.",
    rationale: "Nobody presses a key 365 times to come to the end of a year.",
    references: [
      "HIG: let people navigate by subsets", "Chartability: tedious navigation",
      "Chartability: inappropriate tab stops",
    ], guidelines: ["H6"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"marks": 50, "groups": 0}"#),
      .chart("Steps", #"{"marks": 365, "groups": 12}"#),
      .chart("Steps", #"{"marks": 365, "groups": ["June 1 to June 7: 30,000 steps"]}"#),
      .chart("Steps", #"{"marks": 365}"#),
      .chart("Steps", #"{"marks": 365, "groups": 0, "previewButton": true}"#),
    ],
    failing: [
      .chart("Steps", #"{"marks": 51, "groups": 0}"#),
      .chart("Steps", #"{"marks": 365, "groups": [], "dataTable": true}"#),
      .chart("Steps", #"{"marks": 1000, "groups": false}"#),
    ])

  /// How many stops one goes through mark by mark.
  private static let most = 50

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, !spec.isPreview else { return [] }
    let order = spec.focusOrder.isEmpty ? nil : spec.focusOrder.count
    // Of marks that are labelled each by itself nobody need say that they have no groups.
    let ungrouped = (spec.groups ?? (spec.labelled == nil ? nil : 0)) == 0 ? spec.marks ?? order : nil
    guard let stops = spec.focusStops ?? ungrouped, stops > most else { return [] }
    let count = SpecWords.grouped(Double(stops))
    return [
      RuleFinding(
        message: "The keyboard stops at \(count) marks one by one. Group them into 5 to 12 stretches along X.")
    ]
  }
}
