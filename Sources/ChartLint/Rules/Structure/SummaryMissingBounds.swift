/// Finds summaries that name an axis and not where it begins and ends.
enum SummaryMissingBounds: LintRule {
  static let about = RuleDescription(
    id: "summary-missing-bounds", severity: .warning,
    claim: "A summary says where each axis begins and ends.",
    rationale: "The bounds say how much a change is worth, and what is outside of the chart.",
    references: ["HIG: describe the bounds of the axes"], guidelines: ["H10"],
    kinds: [.summary], data: .spec,
    passing: [
      .summary("Bar chart of steps. X axis: date, from June 1 to June 30. Y axis: steps, from 0 to 12,000."),
      .summary("The X axis runs from 6 AM to 10 PM and shows the time of day."),
      .summary(
        "Bar chart. X axis: season, Spring to Winter.",
        #""x": {"name": "season", "categories": ["Spring", "Summer", "Autumn", "Winter"]}"#),
      .summary("Bar chart of votes.", #""x": {"name": "party"}"#),
    ],
    failing: [
      .summary("Bar chart. X axis: date, from June 1 to June 30. Y axis: steps."),
      .summary("Line chart. The vertical axis shows degrees Celsius."),
      .summary(
        "Bar chart. X axis: season, Spring and more.",
        #""x": {"name": "season", "categories": ["Spring", "Summer", "Autumn", "Winter"]}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.isWholeSummary else { return [] }
    let mentions = label.axisMentions
    let kinds = ChartKinds(reading: mentions.reading, words: label.words.structure)
    guard !mentions.all.isEmpty, !kinds.hasNoAxes(label.context) else { return [] }
    let bounds = AxisBounds(mentions: mentions, context: label.context)
    let missing = [AxisMention.Axis.x, .y].filter { mentions.has($0) && !bounds.areSaid(of: $0) }
    guard !missing.isEmpty else { return [] }
    return [RuleFinding(message: missing.map { message($0, label.context) }.joined(separator: " "))]
  }

  private static func message(_ axis: AxisMention.Axis, _ context: LabelContext) -> String {
    let known = axis == .x ? context.x : context.y
    let letter = axis == .x ? "X" : "Y"
    let ends = known?.categories.first.flatMap { first in known?.categories.last.map { "from \(first) to \($0)" } }
    return "The \(letter) axis has no bounds. Write \"\(ends ?? range(known) ?? "from … to …")\"."
  }

  private static func range(_ axis: LabelContext.Axis?) -> String? {
    guard let least = axis?.min, let greatest = axis?.max else { return nil }
    return "from \(least.spoken) to \(greatest.spoken)"
  }
}

extension LabelContext.Place {
  /// As people write it: `12,000`.
  var spoken: String {
    switch self {
    case .number(let number): SpecWords.grouped(number)
    case .text(let text): text
    }
  }
}
