/// All rules by their families.
public enum RuleCatalogue {
  /// Families in their order; within one, a finding of an earlier rule takes its words from later ones.
  static let families: [[any LintRule.Type]] = [TextRules.all, StructureRules.all, FactRules.all]

  /// What every rule claims, in the order of the catalogue.
  public static let rules: [RuleDescription] = families.flatMap { $0.map { $0.about } }

  private static let byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }

  /// The rule with an id; `nil` where there is none.
  public static func rule(_ id: String) -> RuleDescription? { byID[id] }
}
