/// A rule that is asked of some texts, with what decides whether: nothing that would have to be counted for each of them.
struct AskedRule: Sendable {
  let rule: any LintRule.Type
  /// What it needs besides the text.
  let data: RuleDescription.Data

  private init(_ rule: any LintRule.Type) { (self.rule, data) = (rule, rule.about.data) }

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
