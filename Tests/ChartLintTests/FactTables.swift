import SourceText

@testable import ChartLint

/// Labels for one rule, one a line behind what it should say: `!` a finding, `?` something for a person to look at, `.` nothing.
enum FactTables {
  /// The lines that a rule judges otherwise, with its judgment in place of theirs.
  static func wrong(_ rule: String, _ labels: String, _ context: String = "{}") throws -> [String] {
    let tree = try JSONTree(parsing: Array(context.utf8), source: "context")
    return labels.split(separator: "\n").map(String.init).compactMap { line in
      let label = String(line.dropFirst(2))
      let found = findings(label, tree).filter { $0.rule == rule }
      let mark = found.contains { $0.status == .finding } ? "!" : found.isEmpty ? "." : "?"
      return line.hasPrefix(mark) ? nil : "\(mark) \(label) \(found.map(\.message))"
    }
  }

  /// All that is found in a label.
  static func findings(_ label: String, _ context: String) throws -> [Finding] {
    findings(label, try JSONTree(parsing: Array(context.utf8), source: "context"))
  }

  private static func findings(_ label: String, _ context: JSONTree) -> [Finding] {
    Linter().findings(in: LintText(label, context: LabelContext(context)))
  }
}
