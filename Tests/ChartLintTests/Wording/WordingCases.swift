import ChartLint
import SourceText

/// A label, its context and the rules for wording that find something in it.
struct WordingCase: Sendable, CustomStringConvertible {
  var label: String
  var context: String
  var rules: Set<String>
  var description: String { "\(label) \(context)" }

  init(_ label: String, _ context: String = "{}", _ rules: String...) {
    (self.label, self.context, self.rules) = (label, context, Set(rules))
  }

  func found() throws -> Set<String> {
    let tree = try JSONTree(parsing: Array(context.utf8), source: "context")
    let findings = Linter { wordingRules.contains($0) }.findings(in: LintText(label, context: LabelContext(tree)))
    return Set(findings.filter { $0.status == .finding }.map(\.rule))
  }
}

let wordingRules: Set = [
  "generic-label", "redundant-role", "bare-value", "missing-value", "missing-unit", "value-before-context",
  "axis-name-repeated", "subjective-term", "vague-quantity", "causal-claim", "visual-appearance",
]
