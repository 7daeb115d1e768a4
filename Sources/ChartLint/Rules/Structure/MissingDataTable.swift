/// Finds charts without a table.
enum MissingDataTable: LintRule {
  static let about = RuleDescription(
    id: "missing-data-table", severity: .warning,
    claim: "The data of a chart can be had as a table or a file.",
    rationale: "A table gives every value to those whom the chart does not serve.",
    references: ["Chartability: no table", "WCAG 1.1.1"], guidelines: [],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"dataTable": true}"#),
      .chart("Steps", #"{"dataTable": false, "previewButton": true}"#),
      .chart("Steps", #"{"dataTable": "steps.csv"}"#),
      .chart("Steps", #"{"mark": "bar"}"#),
    ],
    failing: [
      .chart("Steps", #"{"dataTable": false}"#),
      .chart("Steps", #"{"data_table": ""}"#),
      .chart("Steps", #"{"mark": "line", "dataTable": "none"}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, spec.hasTable == false, !spec.isPreview else { return [] }
    return [RuleFinding(message: "This chart has no table. Offer its data as a table or a link beside it.")]
  }
}
