extension TextRules {
  /// How numbers, dates and units are written.
  static let form: [any LintRule.Type] = []
}
