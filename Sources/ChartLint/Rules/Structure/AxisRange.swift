/// Finds bars that begin above zero, and shares on a cut axis.
enum AxisRange: LintRule {
  static let about = RuleDescription(
    id: "axis-range", severity: .warning,
    claim: "Bars begin at zero, and shares of a whole are shown from 0 to 100.",
    rationale: "The length of a bar is its value: a cut bar tells a small difference as a big one.",
    references: ["HIG: choose a range that makes sense", "Chartability: axis labels unclear or missing"],
    guidelines: ["H19"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"mark": "line", "yAxis": {"title": "Heart rate", "min": 50, "max": 180}}"#),
      .chart("Steps", #"{"mark": "bar", "yAxis": {"min": -20, "max": 35}}"#),
      .chart("Steps", #"{"mark": "bar", "yAxis": {"min": 1, "max": 10000, "scale": "log"}}"#),
      .chart("Steps", #"{"mark": "line", "yAxis": {"title": "Unemployment", "unit": "percent", "min": 3, "max": 8}}"#),
      .chart("Steps", #"{"mark": "bar", "yAxis": {"type": "temporal", "min": 1990, "max": 2020}}"#),
    ],
    failing: [
      .chart("Steps", #"{"mark": "bar", "yAxis": {"min": 1500, "max": 12000}}"#),
      .chart(
        "Steps", #"{"mark": "line", "yAxis": {"title": "Battery charge", "unit": "percent", "min": 20, "max": 80}}"#),
      .chart("Steps", #"{"mark": "bar", "xAxis": {"type": "quantitative", "min": 100}, "yAxis": {"type": "nominal"}}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, let (axis, letter) = valueAxis(spec), axis.isLinear, axis.isQuantitative else {
      return []
    }
    if let cut = shares(axis, letter, label) { return [cut] }
    guard isBar(spec) || spec.mark.contains("area"), let least = axis.min else { return [] }
    guard least > 0 || axis.max.map({ $0 < 0 }) == true else { return [] }
    let place = least > 0 ? "begins at \(SpecWords.grouped(least))" : "ends below zero"
    return [
      RuleFinding(
        message: "The \(letter) axis \(place), so lengths do not compare. Let it contain 0.", needsReview: !isBar(spec))
    ]
  }

  private static func isBar(_ spec: ChartSpec) -> Bool {
    spec.mark.contains { ["bar", "bars", "column", "columns", "histogram"].contains($0) }
      && !spec.mark.contains {
        ["range", "ranged", "floating", "gantt", "error", "box", "waterfall", "timeline"].contains($0)
      }
  }

  /// The axis of the values: X where Y has categories.
  private static func valueAxis(_ spec: ChartSpec) -> (AxisSpec, String)? {
    if let x = spec.xAxis, x.type == "quantitative", spec.yAxis.map({ !$0.isQuantitative }) == true { return (x, "X") }
    return spec.yAxis.map { ($0, "Y") }
  }

  /// Percent of something that has 100, on an axis that begins above 0 and ends below 100.
  private static func shares(_ axis: AxisSpec, _ letter: String, _ label: LintedLabel) -> RuleFinding? {
    let words = label.words.structure
    let title = SpecWords.split(axis.title ?? "") + SpecWords.split(axis.unit ?? "") + SpecWords.split(label.label)
    let isPercent =
      axis.unit == "%" || axis.title?.contains("%") == true || title.contains { words.lists(of: $0).has(.percent) }
    guard isPercent, title.contains(where: { words.lists(of: $0).has(.bounded) }) else { return nil }
    guard let least = axis.min, let greatest = axis.max, least > 0, greatest < 100 else { return nil }
    let bounds = "\(SpecWords.grouped(least)) to \(SpecWords.grouped(greatest))"
    return RuleFinding(message: "The \(letter) axis goes from \(bounds) percent of a whole. Show it from 0 to 100.")
  }
}
