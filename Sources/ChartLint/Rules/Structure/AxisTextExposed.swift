/// Finds axes whose titles and ticks are read besides the labels.
enum AxisTextExposed: LintRule {
  static let about = RuleDescription(
    id: "axis-text-exposed", severity: .warning,
    claim: "Where marks have labels, the text of axes is hidden from assistive technology.",
    rationale: "Ticks between labels make one listen to numbers that belong to no mark.",
    references: ["HIG: hide axis and tick text from assistive technology"], guidelines: ["H18"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"xAxis": {"hiddenFromAccessibility": true}}"#),
      .chart("Steps", #"{"labelled": 0, "xAxis": {"hiddenFromAccessibility": false}}"#),
      .chart("Steps", #"{"labels": [], "yAxis": {"hiddenFromAccessibility": false}}"#),
      .chart("Steps", #"{"xAxis": {"title": "Date"}}"#),
      .chart("Steps", #"{"yAxis": {"title": "Steps", "hiddenFromAccessibility": false}}"#),
    ],
    failing: [
      .chart("Steps", #"{"labelled": 30, "xAxis": {"hiddenFromAccessibility": false}}"#),
      .chart("Steps", #"{"labelled": 0, "groups": 4, "yAxis": {"hiddenFromAccessibility": false}}"#),
      .chart("Steps", #"{"labels": ["June 6: 4,210 steps"], "yAxis": {"hiddenFromAccessibility": false}}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    // Where no label is known, the text of axes may be all that there is to read.
    guard let spec = label.spec, (spec.labelled ?? 0) > 0 || (spec.groups ?? 0) > 0 else { return [] }
    let all = spec.exposesAxisText == true
    let exposed = [("X", spec.xAxis), ("Y", spec.yAxis)].filter { all || $0.1?.isHidden == false }.map(\.0)
    guard !exposed.isEmpty else { return [] }
    let axes = exposed.count > 1 ? "both axes" : "the \(exposed[0]) axis"
    return [RuleFinding(message: "The text of \(axes) is read besides the labels. Hide it from assistive technology.")]
  }
}
