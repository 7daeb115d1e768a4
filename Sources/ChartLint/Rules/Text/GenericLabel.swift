/// Finds texts that name the kind of thing and nothing of it.
enum GenericLabel: LintRule {
  static let about = RuleDescription(
    id: "generic-label", severity: .error,
    claim: "A label says which thing it is for.",
    rationale:
      "\"Bar 3\" or \"Chart\" is what any chart has; who cannot see it learns neither what it shows nor where it stands.",
    references: ["WCAG 2.4.6", "HIG: describe before viewing"], guidelines: ["H1"],
    kinds: [.mark, .group, .summary, .title, .note, .chart], data: .none,
    passing: [
      RuleExample("Bar Italia"), RuleExample("Series A funding"), RuleExample("Bar chart of steps, 30 days"),
      RuleExample("Line 3", #"{"series": ["Line 3", "Line 4"]}"#),
      RuleExample("Bar chart.", #"{"kind": "summary", "fragment": true}"#),
    ],
    failing: [
      RuleExample("Bar 3"), RuleExample("Chart", #"{"kind": "title"}"#), RuleExample("Data point 12 of 30"),
      RuleExample("Bar 3: 4,210 steps"), RuleExample("Untitled"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard isGeneric(label) else { return [] }
    return [
      RuleFinding(message: "\"\(label.label)\" could stand for anything. Name what it shows: the place and the value.")
    ]
  }

  /// Whether a text, or what stands before its colon, could stand for anything.
  static func isGeneric(_ label: LintedLabel) -> Bool {
    let tokens = label.tokens
    guard !tokens.classes.isDisjoint(with: .generic), !label.context.isFragment else { return false }
    let end = tokens.tokens.indices.last { tokens.tokens[$0].kind != .punctuation }.map { $0 + 1 } ?? 0
    if isGeneric(0..<end, tokens) { return true }
    guard let colon = tokens.colon, label.kind == .mark, tokens.isOf(.markNoun, colon - 2) else {
      return false
    }
    return colon == 2 && isGeneric(0..<2, tokens) && tokens.isNumber(1)
  }

  private static func isGeneric(_ places: Range<Int>, _ tokens: LabelTokens) -> Bool {
    guard places.count <= 6, places.contains(where: { tokens.isOf(.generic, $0) }), !tokens.isNumber(0) else {
      return false
    }
    return places.allSatisfy { place in
      let token = tokens.tokens[place]
      if token.isProtected { return false }
      if let number = token.number { return isCount(number) && token.kind == .number }
      if token.kind == .symbol { return tokens.isSign(0x23, place) }
      return tokens.isOf(.generic, place) || tokens.isOf(.filler, place)
    }
  }

  private static func isCount(_ number: LabelToken.Number) -> Bool {
    number.decimals == 0 && !number.isGrouped && number.currency == nil && !number.isPercent && number.second == nil
  }
}
