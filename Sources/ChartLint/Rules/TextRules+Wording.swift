extension TextRules {
  /// Which words are used, and whether a label has its place, its value and its unit.
  static let wording: [any LintRule.Type] = [
    GenericLabel.self, RedundantRole.self, BareValue.self, MissingValue.self, MissingUnit.self, ValueBeforeContext.self,
    AxisNameRepeated.self, VisualAppearance.self, CausalClaim.self, SubjectiveTerm.self, VagueQuantity.self,
  ]
}
