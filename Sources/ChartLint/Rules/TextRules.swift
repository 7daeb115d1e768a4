/// The rules for the text alone. Of two that find the same words the first in the list speaks: the most specific comes first.
enum TextRules {
  static let all: [any LintRule.Type] = endings + form + wording

  /// The rules after which no other is asked: of a text that is not there, or not yet, nothing else can be said.
  static let endings: [any LintRule.Type] = [EmptyLabel.self, PlaceholderText.self]

  /// The families of the catalogue without these.
  static let families = [form + wording, StructureRules.all, FactRules.all]
}
