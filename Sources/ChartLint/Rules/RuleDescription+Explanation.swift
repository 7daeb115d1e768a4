import ChartModel

extension RuleCatalogue {
  /// The rules as lists show them: those of the catalogue, and the one for comments that suppress nothing.
  public static var listed: [RuleDescription] { LintRules.all }
}

extension RuleDescription {
  /// The rule in lines that read well aloud: what it asks, why, from where, and examples.
  public var explanation: [String] {
    var lines = ["\(TextReporter.title(id)), \(severity.rawValue). \(claim)", "Why: \(rationale)"]
    if !references.isEmpty { lines.append("Sources: \(references.joined(separator: "; ")).") }
    lines += failing.map { "Not so: \(Self.shown($0.label))." + fixed($0) }
    lines += passing.map { "But so: \(Self.shown($0.label))." }
    return lines.map(\.escapingControls)
  }

  private func fixed(_ example: RuleExample) -> String { example.fixed.map { " Fixed: \(Self.shown($0))." } ?? "" }

  private static func shown(_ label: String) -> String {
    label.allSatisfy(\.isWhitespace) ? "a text without words" : "\"\(label)\""
  }
}
