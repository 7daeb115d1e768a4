/// Finds summaries that leave out an axis.
enum SummaryMissingAxis: LintRule {
  static let about = RuleDescription(
    id: "summary-missing-axis", severity: .warning,
    claim: "A summary says what each axis shows.",
    rationale: "Numbers without their axes could be of anything.",
    references: ["HIG: describe the axes", "Chartability: axis labels unclear or missing"], guidelines: ["H10"],
    kinds: [.summary], data: .spec,
    passing: [
      .summary(
        "Bar chart of steps. X axis: date, from June 1 to June 30. Y axis: steps, from 0 to 12,000.",
        #""chartType": "bar""#),
      .summary("Pie chart of votes. Red has 40 percent.", #""chartType": "pie""#),
      .summary(
        "Line chart with hours from 6 AM to 10 PM on the horizontal axis and steps from 0 to 900 on the vertical axis.",
        #""chartType": "line""#),
      .summary("Donut chart of votes.", #""x": {"name": "party"}"#),
    ],
    failing: [
      .summary(
        "Bar chart of steps. Y axis: steps, from 0 to 12,000.", #""x": {"name": "date"}, "y": {"name": "steps"}"#),
      .summary("Bar chart of steps. The horizontal axis shows dates from June 1 to June 30."),
      .summary("Line chart of steps.", #""chartType": "line""#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.isWholeSummary else { return [] }
    let mentions = label.axisMentions
    let kinds = ChartKinds(reading: mentions.reading, words: label.words.structure)
    guard label.tellsOfChart || !mentions.all.isEmpty, !kinds.hasNoAxes(label.context) else { return [] }
    let missing = [AxisMention.Axis.x, .y].filter { !mentions.has($0) && !isTold($0, label) }
    guard !missing.isEmpty else { return [] }
    return [RuleFinding(message: message(missing, label))]
  }

  private static func message(_ missing: [AxisMention.Axis], _ label: LintedLabel) -> String {
    let terms = missing.map { $0 == .x ? "X axis" : "Y axis" }
    let sentences = missing.map { axis in
      let name = (axis == .x ? label.context.x : label.context.y)?.name
      return "\"\(axis == .x ? "X" : "Y") axis: \(name ?? (axis == .x ? "date" : "steps")), from … to …\""
    }
    return
      "The summary leaves out the \(terms.joined(separator: " and the ")). Write \(sentences.joined(separator: " and "))."
  }

  /// Whether an axis is told by its name with both its bounds, without the word "axis".
  private static func isTold(_ axis: AxisMention.Axis, _ label: LintedLabel) -> Bool {
    guard let known = axis == .x ? label.context.x : label.context.y, let name = known.name, !name.isEmpty else {
      return false
    }
    if isFollowedByBounds(name, WordReading(label)) { return true }
    guard let least = known.min, let greatest = known.max else { return false }
    let text = label.label.lowercased()
    return text.contains(name.lowercased()) && [least, greatest].allSatisfy { isSaid($0, label) }
  }

  /// "Time from 6 AM to 10 PM": a name with a stretch right behind it.
  private static func isFollowedByBounds(_ name: String, _ reading: WordReading) -> Bool {
    guard let last = name.lowercased().split(separator: " ").last else { return false }
    return reading.lists.indices.contains { place in
      guard reading.word(place) == last else { return false }
      let start = reading.isSign(place + 1, ",(") ? place + 2 : place + 1
      return reading.at(start).has(.from) && ((start + 1)..<(start + 7)).contains { reading.at($0).has(.to) }
    }
  }

  private static func isSaid(_ place: LabelContext.Place, _ label: LintedLabel) -> Bool {
    switch place {
    case .number(let number): label.tokens.tokens.contains { $0.number?.value == number }
    case .text(let text): label.label.lowercased().contains(text.lowercased())
    }
  }
}
