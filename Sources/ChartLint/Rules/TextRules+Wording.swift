extension TextRules {
  /// Which words are used.
  static let wording: [any LintRule.Type] = [VagueQuantity.self]
}
