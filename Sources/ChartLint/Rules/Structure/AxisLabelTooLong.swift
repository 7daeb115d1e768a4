/// Finds texts at the ticks of a Y axis that take the place of the chart.
enum AxisLabelTooLong: LintRule {
  static let about = RuleDescription(
    id: "axis-label-too-long", severity: .info,
    claim: "A tick of the Y axis has at most 12 characters.",
    rationale: "Long texts beside the plot make it small, or are cut.",
    references: ["HIG: keep labels of a vertical axis short"], guidelines: ["H22"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"yAxis": {"tickLabels": ["0", "10,000"]}}"#),
      .chart("Steps", #"{"yAxis": {"type": "nominal", "tickLabels": ["District of Columbia 2"]}}"#),
      .chart("Steps", #"{"yAxis": {"tickLabels": ["Papua New Guinea", "Norway"]}}"#),
      .chart("Steps", #"{"xAxis": {"tickLabels": ["ten thousand steps per day"]}}"#),
    ],
    failing: [
      .chart("Steps", #"{"yAxis": {"tickLabels": ["zero", "ten thousand steps per day"]}}"#),
      .chart("Steps", #"{"yAxis": {"tickLabels": ["10,000 steps per day"]}}"#),
      .chart("Steps", #"{"yAxis": {"type": "quantitative", "tickLabels": ["a very great deal"]}}"#),
    ])

  private static let longest = 12

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let axis = label.spec?.yAxis, axis.isQuantitative,
      let long = axis.tickLabels.first(where: { $0.count > longest && (axis.type != nil || isAmount($0, label)) })
    else { return [] }
    return [
      RuleFinding(message: "\"\(long)\" is long for a tick of the Y axis. Write the number, and the unit in the title.")
    ]
  }

  /// Whether a text is a number, in digits or in words: others may be categories.
  private static func isAmount(_ text: String, _ label: LintedLabel) -> Bool {
    let tokens = LabelTokens(text, words: label.words, protecting: ProtectedNames(LabelContext()))
    let isNumber = tokens.tokens.first.map { $0.number != nil } == true
    return isNumber || !tokens.classes.isDisjoint(with: [WordClass.magnitude.set, WordClass.numberWord.set])
  }
}
