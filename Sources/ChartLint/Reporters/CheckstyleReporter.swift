/// Findings as Checkstyle's XML, which many servers and editors read; what needs review is `info`.
struct CheckstyleReporter {
  let report: LintReport

  var text: String {
    let findings = Dictionary(grouping: report.shown, by: \.file)
    let files = JUnitReporter.unique(report.files).map { file in
      "  <file name=\"\(file.xmlAttribute)\">\n" + (findings[file] ?? []).map(Self.line).joined() + "  </file>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n" + files.joined()
      + "</checkstyle>\n"
  }

  private static func line(_ finding: Finding) -> String {
    let severity = finding.status == .needsReview ? Severity.info : finding.severity
    return
      "    <error line=\"\(finding.line)\" column=\"\(finding.column)\" severity=\"\(severity.rawValue)\" message=\"\(finding.message.xmlAttribute)\" source=\"chartvoice.\(finding.rule.xmlAttribute)\"/>\n"
  }
}
