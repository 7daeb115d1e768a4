/// The rules for what a chart offers besides the words: titles, summaries, order, axes, focus.
enum StructureRules {
  static let all: [any LintRule.Type] = []
}
