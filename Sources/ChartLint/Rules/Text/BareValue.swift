/// Finds values of which nobody hears where they stand.
enum BareValue: LintRule {
  static let about = RuleDescription(
    id: "bare-value", severity: .error,
    claim: "A mark's label says where the value stands.",
    rationale: "Who steps from mark to mark hears one label at a time; \"4,210 steps\" alone could be any day.",
    references: ["HIG: give the context first"], guidelines: ["H13"], kinds: [.mark], data: .none,
    passing: [
      RuleExample("June 6: 4,210 steps"), RuleExample("Paris: 40"), RuleExample("7-Eleven, 40 stores"),
      RuleExample("5G: 40 percent"), RuleExample("2020: 4,210"), RuleExample("From 5 to 10: 40"),
      RuleExample("A: 28", #"{"x": {"name": "a", "categories": ["A", "B"]}}"#),
    ],
    failing: [
      RuleExample("4,210 steps"), RuleExample("72.4"), RuleExample("$40"), RuleExample("about 62 beats per minute"),
      RuleExample("Steps: 4,210 steps", #"{"x": {"name": "date"}, "y": {"name": "steps"}}"#),
      RuleExample("No data"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard isBare(label) else { return [] }
    let advice = "Write where it stands before it, as in \"June 6: \(label.label)\"."
    return [RuleFinding(message: "This is a value without its place. \(advice)")]
  }

  /// Whether a label is nothing but a value.
  static func isBare(_ label: LintedLabel) -> Bool {
    guard let parts = label.parts, parts.hasValue, !parts.has(.place) else { return false }
    if isAtFocus(label) || GenericLabel.isGeneric(label) || isLetter(label) { return false }
    if parts.has(.axisName), label.context.x == nil { return false }
    // Small words that nobody knows may say where, unless where is a date.
    let isDated =
      label.context.x?.type == "temporal" && !label.tokens.tokens.indices.contains(where: label.tokens.isCapitalInside)
    if parts.has(.unknown), !isDated || !isPlain(label) { return false }
    return parts.has(.value) || isWordAlone(label)
  }

  /// "A: 28 letters": a capital alone before a colon is a name.
  private static func isLetter(_ label: LintedLabel) -> Bool {
    guard let first = label.token(0), first.kind == .word, first.range.count == 1 else { return false }
    return label.tokens.beginsWithCapital(first) && label.tokens.isSign(0x3A, 1)
  }

  /// A level of the axis of values, or "no data"; single words may be names.
  private static func isWordAlone(_ label: LintedLabel) -> Bool {
    label.context.y?.categories.contains(label.label) == true
      || label.tokens.places(of: .valueWord).contains { $0.count > 1 }
  }

  /// Whether the number of the label is the place that it stands for.
  private static func isAtFocus(_ label: LintedLabel) -> Bool {
    guard case .mark(.number(let place), _) = label.context.focus else { return false }
    return label.tokens.tokens.contains { $0.number?.value == place }
  }

  private static func isPlain(_ label: LintedLabel) -> Bool {
    label.tokens.tokens.allSatisfy {
      $0.kind == .word || $0.kind == .number || $0.kind == .attachedUnit || $0.kind == .punctuation
        || $0.kind == .symbol
    }
  }
}

extension LabelTokens {
  /// Whether a word has a capital that no sentence gives it.
  func isCapitalInside(_ place: Int) -> Bool { isCapital(place) && place > 0 }
}
