import SourceText

extension RuleCatalogue {
  /// The rules as lists show them: those of the catalogue, and the one for comments that suppress nothing.
  public static var listed: [RuleDescription] { LintRules.all }
}

extension RuleDescription {
  /// The rule in lines that read well aloud: what it asks, why, from where, and examples.
  public var explanation: [String] {
    var lines = ["\(TextReporter.title(id)), \(severity.rawValue). \(claim)", "Why: \(rationale)"]
    if !references.isEmpty { lines.append("Sources: \(references.joined(separator: "; ")).") }
    lines += failing.map { "Not so: \(Self.shown($0))." + fixed($0) }
    lines += passing.map { "But so: \(Self.shown($0))." }
    return lines.map(\.escapingControls)
  }

  private func fixed(_ example: RuleExample) -> String { example.fixed.map { " Fixed: \(Self.quoted($0))." } ?? "" }

  private static func shown(_ example: RuleExample) -> String {
    quoted(example.label) + (example.context == "{}" ? "" : ", where the context is \(example.context)")
  }

  private static func quoted(_ label: String) -> String {
    label.allSatisfy(\.isWhitespace) ? "a text without words" : "\"\(label)\""
  }
}
