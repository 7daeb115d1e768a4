/// Finds summaries that keep to themselves what kind of chart they sum up.
enum SummaryMissingChartType: LintRule {
  static let about = RuleDescription(
    id: "summary-missing-chart-type", severity: .warning,
    claim: "A summary says what type of chart it is about.",
    rationale: "The type says how to read the rest: bars compare, lines go on, slices share a whole.",
    references: ["HIG: describe the chart type", "Chartability: how to read"], guidelines: ["H10"],
    kinds: [.summary], data: .spec,
    passing: [
      .summary("Bar chart of steps. X axis: date, from June 1 to June 30. Y axis: steps, from 0 to 12,000."),
      .summary("Histogram of heights", #""chartType": "bar""#),
      .summary("Scatter of height and weight", #""chartType": "point""#),
      .summary("Timeline of doses", #""chartType": "bar""#),
      .summary("Bar and line chart of rain", #""chartType": "bar""#),
      RuleExample("Steps rose from 9 to 21", #"{"kind": "summary", "fragment": true, "chartType": "line"}"#),
    ],
    failing: [
      .summary("Chart of steps", #""chartType": "bar""#),
      .summary("This graph shows steps from June 1 to June 30."),
      .summary("Steps rose from 9 to 21.", #""chartType": "line""#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.isWholeSummary else { return [] }
    let reading = WordReading(label)
    let noun = reading.lists.firstIndex { $0.has(.chartWord) }
    guard label.tellsOfChart || noun != nil, !ChartKinds(reading: reading, words: label.words.structure).isNamed else {
      return []
    }
    let fix = noun.flatMap { Self.fix(at: $0, reading, label) }
    let example = fix?.replacement ?? "bar chart"
    let message = "The summary does not say what type of chart this is. Write \"\(example)\"."
    // "Bars show steps" says it in its own way.
    let isHinted = reading.lists.contains { $0.has(.marks) }
    return [RuleFinding(message: message, needsReview: isHinted, fix: fix)]
  }

  /// Puts the type before the noun: "Chart of steps" becomes "Bar chart of steps".
  private static func fix(at noun: Int, _ reading: WordReading, _ label: LintedLabel) -> Fix? {
    let words = SpecWords.split(label.context.chartType ?? "").filter {
      !label.words.structure.lists(of: $0).has(.chartWord)
    }
    guard !words.isEmpty, let token = reading.token(noun) else { return nil }
    let type = words.joined(separator: " ")
    let start = reading.isCapital(noun) ? type.prefix(1).uppercased() + type.dropFirst() : type
    return Fix(range: token.range, replacement: "\(start) \(reading.word(noun))", isSafe: false)
  }
}

extension LintedLabel {
  /// Whether it sums up a whole chart, and no overview says the rest.
  var isWholeSummary: Bool { kind == .summary && !context.isFragment && !context.hasOverview && !tokens.tokens.isEmpty }

  /// Whether the context says anything of the chart.
  var tellsOfChart: Bool { context.chartType != nil || context.x != nil || context.y != nil }
}
