/// Finds places of which nobody hears the value.
enum MissingValue: LintRule {
  static let about = RuleDescription(
    id: "missing-value", severity: .error,
    claim: "A label says the value at its place.",
    rationale: "\"June 6\" tells where one is and not what is there; the value is what the mark is for.",
    references: ["HIG: give the context and the value"], guidelines: ["H13"], kinds: [.mark, .group], data: .spec,
    passing: [
      RuleExample("June 6: 4,210 steps", steps), RuleExample("June 6: Moderate", steps),
      RuleExample("June 6: no reading", steps), RuleExample("June 6"), RuleExample("June 6: closed", steps),
    ],
    failing: [
      RuleExample("June 6", steps), RuleExample("Friday, June 6, 2025", steps), RuleExample("June 6, steps", steps),
      RuleExample("Paris", #"{"x": {"name": "city", "categories": ["Paris", "Rome"]}, "y": {"unit": "visits"}}"#),
      RuleExample("June 1 to June 7", #"{"kind": "group", "y": {"name": "steps"}}"#),
    ])

  private static let steps =
    #"{"kind": "mark", "x": {"name": "date", "type": "temporal"}, "y": {"name": "steps", "unit": "steps"}}"#

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.context.y != nil, let parts = label.parts, !GenericLabel.isGeneric(label) else { return [] }
    guard isOnlyPlace(parts, label) || isFocus(label) else { return [] }
    let unit = label.context.y?.unit.map { " " + $0 } ?? ""
    let advice = "Write the value behind it, as in \"\(label.label): 4,210\(unit)\"."
    return [RuleFinding(message: "This label has a place and no value. \(advice)")]
  }

  private static func isOnlyPlace(_ parts: LabelParts, _ label: LintedLabel) -> Bool {
    guard !parts.hasValue, !parts.has(.unit), !isLevel(label) else { return false }
    if parts.has(.place) && !parts.has(.unknown) { return label.kind == .mark || hasDate(label) }
    return label.kind == .mark && isNameAlone(label)
  }

  /// Where Y has levels, what stands behind the colon is one: "Monday: Mild".
  private static func isLevel(_ label: LintedLabel) -> Bool {
    guard let type = label.context.y?.type, type == "ordinal" || type == "nominal", let colon = label.tokens.colon
    else {
      return false
    }
    return label.tokens.tokens.indices.contains(colon + 1)
  }

  /// A group called by a name may be a heading; one called by dates is a stretch of the chart.
  private static func hasDate(_ label: LintedLabel) -> Bool {
    label.tokens.tokens.contains { !$0.isProtected && ($0.number != nil || $0.kind == .isoDate) }
      || !label.tokens.classes.isDisjoint(with: [.month, .weekday])
  }

  /// A label that is its place along X, letter for letter.
  private static func isFocus(_ label: LintedLabel) -> Bool {
    guard case .mark(let place, _) = label.context.focus, label.kind == .mark else { return false }
    return !label.label.isEmpty && place.text == label.label && label.context.y?.type != "nominal"
  }

  /// "New Delhi" where X has names and Y numbers.
  private static func isNameAlone(_ label: LintedLabel) -> Bool {
    let (x, y) = (label.context.x?.type, label.context.y)
    guard x == "nominal" || x == "ordinal", y?.type == "quantitative" || y?.unit != nil else { return false }
    let tokens = label.tokens
    return tokens.tokens.count <= 3 && tokens.tokens.indices.allSatisfy { tokens.isCapital($0) }
  }
}
