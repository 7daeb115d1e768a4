/// The form in which findings are given.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// A finding a line, for people.
  case text
  /// `chartvoice.findings/1`.
  case json
  /// SARIF 2.1.0, which GitHub and editors read.
  case sarif
  /// Commands of GitHub's workflows, which become annotations.
  case github
  /// JUnit's XML, a file a suite.
  case junit
  /// Checkstyle's XML.
  case checkstyle
}

extension LintReport {
  /// The report in some form, with a last line end; the same bytes for the same findings.
  public func text(as format: ReportFormat) -> String {
    switch format {
    case .text: TextReporter(report: self).text
    case .json: JSONReporter(report: self).text
    case .sarif: SARIFReporter(report: self).text
    case .github: GitHubReporter(report: self).text
    case .junit: JUnitReporter(report: self).text
    case .checkstyle: CheckstyleReporter(report: self).text
    }
  }
}
