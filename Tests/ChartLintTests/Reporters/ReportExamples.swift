@testable import ChartLint

/// Findings for the tests of reporters.
enum ReportExamples {
  static func finding(
    _ rule: String = "ambiguous-date", _ text: String = "6/6: 4,210 steps", file: String = "labels.jsonl",
    line: Int = 3, column: Int = 1, _ severity: Severity = .error, review: Bool = false,
    message: String = "\"6/6\" can be two days. Write \"June 6\".", fix: Fix? = nil
  ) -> Finding {
    Finding(
      file: file, line: line, column: column, rule: rule, severity: severity, status: review ? .needsReview : .finding,
      message: message, text: text, references: ["HIG: avoid ambiguous formats"], fix: fix)
  }

  static func report(_ findings: [Finding], files: [String] = ["labels.jsonl"], texts: Int = 12) -> LintReport {
    var report = LintReport(files: files, texts: texts)
    for finding in findings { report.add(LintReport.Entry(finding)) }
    return report
  }

  /// What XML, workflows and terminals could read as something else.
  static let hostile = "a<b>&\"c'\u{0}\u{1B}[31m\u{FFFE}\r\n%,: ]]> \u{202E}👍🏽"

  static let mixed = report(
    [
      finding("reading-level", "Long.", file: "b.txt", line: 1, .info, message: "Shorter."),
      finding(
        "ambiguous-date", "é 6/6", line: 10, column: 3, message: "Day.",
        fix: Fix(range: 3..<6, replacement: "June 6", isSafe: false)),
      finding("abbreviation", "Jun 6", line: 2, .warning, message: "Write \"June\"."),
      finding("abbreviation", "Jun 6", line: 2, .error, review: true, message: "Perhaps."),
    ], files: ["labels.jsonl", "b.txt"])
}
