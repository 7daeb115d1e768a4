import ChartLint

/// A report as those take it that read it line by line: no text of a file makes a line of its own, or what is no finding.
struct LintReportShape {
  let report: LintReport
  let format: ReportFormat

  /// GitHub shows so many annotations of a kind.
  private static let mostOfAKind = 10

  /// Throws where a report has a control character, other lines than its findings make, or a command that is none of a finding.
  func check() throws {
    let text = report.text(as: format)
    try BrokenPromise.ifControlled(in: text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try BrokenPromise.unless(
      lines.last == "" && lines.count == lineCount + 1, "not \(lineCount) lines in \(format): \(text.debugDescription)")
    guard format == .github else { return }
    let shape = #/::(error|warning|notice) file=[^:,]+,line=[0-9]+,col=[0-9]+,title=[^:,]+::.*/#
      .matchingSemantics(.unicodeScalar)
    // The last line is a sentence for people.
    for line in lines.dropLast(2) {
      try BrokenPromise.unless(line.wholeMatch(of: shape) != nil, "no command: \(line.debugDescription)")
    }
    try BrokenPromise.unless(lines.dropLast().last?.hasPrefix("::") == false, "a command at the end: \(text)")
  }

  /// How many lines the findings make.
  private var lineCount: Int {
    let findings = report.findings
    let own = findings.count { $0.file == report.files.first }
    return switch format {
    case .text: findings.count + 1
    case .json, .sarif: 1
    case .github: annotationCount + 1
    // A head of two lines, three lines a case, and the ends; a file without findings is one case in one line.
    case .junit: 5 + max(1, 3 * own)
    case .checkstyle: 5 + own
    }
  }

  private var annotationCount: Int {
    let kinds = Dictionary(grouping: report.findings) { finding in
      finding.status == .finding && finding.severity != .info ? finding.severity.rawValue : "notice"
    }
    return kinds.values.reduce(0) { $0 + min($1.count, Self.mostOfAKind) }
  }
}
