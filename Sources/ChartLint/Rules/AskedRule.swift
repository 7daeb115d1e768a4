/// A rule that is asked of some texts, with what it says of itself: one object, as each text would copy the description.
final class AskedRule: Sendable {
  let rule: any LintRule.Type
  let about: RuleDescription

  private init(_ rule: any LintRule.Type) { (self.rule, about) = (rule, rule.about) }

  /// The rules of a list that read texts of a kind and are on, in their order.
  static func asked(
    of rules: [any LintRule.Type], for kind: LabelContext.Kind, _ isOn: (String) -> Bool
  ) -> [AskedRule] {
    rules.filter { $0.about.kinds.contains(kind) && isOn($0.about.id) }.map { AskedRule($0) }
  }

  /// What is chosen for each kind of text.
  static func byKind<Choice>(_ choose: (LabelContext.Kind) -> Choice) -> [LabelContext.Kind: Choice] {
    Dictionary(uniqueKeysWithValues: LabelContext.Kind.allCases.map { ($0, choose($0)) })
  }
}
