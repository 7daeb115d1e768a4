import ChartReading

@testable import ChartLint

/// Labels for one rule, told by a mark before them: `!` found, `?` to be looked at by a person, `.` nothing to say.
enum FactTables {
  /// The marks that a rule gives to the labels of a table, one a line, beside what the table expects.
  static func verdicts(_ rule: String, _ labels: String, _ context: String = "{}") throws -> (
    got: [String], expected: [String]
  ) {
    let lines = labels.split(separator: "\n").map(String.init)
    let tree = try JSONTree(parsing: Array(context.utf8), source: "context")
    let got = lines.map { line in
      let label = String(line.dropFirst(2))
      let found = Linter().findings(in: LintText(label, context: LabelContext(tree))).filter { $0.rule == rule }
      let mark = found.contains { $0.status == .finding } ? "!" : found.isEmpty ? "." : "?"
      return mark + " " + label
    }
    return (got, lines)
  }
}
