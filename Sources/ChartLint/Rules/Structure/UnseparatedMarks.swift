/// Finds areas that touch.
enum UnseparatedMarks: LintRule {
  static let about = RuleDescription(
    id: "unseparated-marks", severity: .warning,
    claim: "Areas that lie beside each other have a gap or an outline.",
    rationale: "Without a gap two shades become one area for many people.",
    references: ["HIG: separate contiguous areas", "Chartability: elements not distinguishable"], guidelines: ["H9"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"mark": "bar", "stacked": true, "gap": 1}"#),
      .chart("Steps", #"{"mark": "area", "stacked": true, "gap": 0, "outline": true}"#),
      .chart("Steps", #"{"mark": "bar", "gap": 0}"#),
      .chart("Steps", #"{"mark": "bar", "stacked": true}"#),
    ],
    failing: [
      .chart("Steps", #"{"mark": "bar", "stacked": true, "gap": 0}"#),
      .chart("Steps", #"{"mark": "pie", "gap": 0}"#),
      .chart("Steps", #"{"mark": "area", "stacked": true, "outline": false}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, spec.hasOutline != true, isContiguous(spec) else { return [] }
    let isArea = spec.mark.contains("area")
    guard spec.gap.map({ $0 < 1 }) ?? (isArea && spec.hasOutline == false) else { return [] }
    return [RuleFinding(message: "Areas touch each other. Leave a gap of at least 1 pixel, or draw outlines.")]
  }

  /// Whether areas of several parts lie side by side.
  private static func isContiguous(_ spec: ChartSpec) -> Bool {
    if spec.mark.contains(where: { ["pie", "donut", "doughnut", "arc", "sector", "sunburst", "treemap"].contains($0) })
    {
      return true
    }
    guard !spec.mark.contains(where: { ["line", "point", "rule", "dot"].contains($0) }) else { return false }
    return (spec.isStacked || spec.mark.contains("stacked")) && spec.series.map { $0 > 1 } ?? true
  }
}
