/// Findings as JUnit's XML: a file is a suite, a finding a case.
///
/// Errors and warnings are failures; information and what needs review are skipped cases. A file without findings has one case
/// that passes, so that it is seen to have been judged.
struct JUnitReporter {
  let report: LintReport

  var text: String {
    let all = report.shown
    let findings = Dictionary(grouping: all, by: \.file)
    let suites = Self.unique(report.files).map { suite($0, findings[$0] ?? []) }
    let head =
      "<testsuites name=\"chartvoice\" tests=\"\(suites.reduce(0) { $0 + $1.tests })\" failures=\"\(all.count(where: Self.isFailure))\" errors=\"0\">\n"
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + head + suites.map(\.text).joined() + "</testsuites>\n"
  }

  /// The names in their order, each once.
  static func unique(_ files: [String]) -> [String] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }

  private static func isFailure(_ finding: Finding) -> Bool {
    finding.status == .finding && finding.severity != .info
  }

  private func suite(_ file: String, _ findings: [Finding]) -> (tests: Int, text: String) {
    let name = file.xmlAttribute
    let tests = max(findings.count, 1)
    let failures = findings.count(where: Self.isFailure)
    let cases =
      findings.isEmpty
      ? "    <testcase name=\"no findings\" classname=\"\(name)\"/>\n"
      : findings.map { Self.testCase($0, name) }.joined()
    return (
      tests,
      "  <testsuite name=\"\(name)\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(findings.count - failures)\">\n"
        + cases + "  </testsuite>\n"
    )
  }

  private static func testCase(_ finding: Finding, _ file: String) -> String {
    let name = "\(finding.rule), line \(finding.line), column \(finding.column)".xmlAttribute
    let message = (finding.message + " Text: \"" + TextReporter.start(of: finding.text) + "\"").xmlAttribute
    let outcome =
      isFailure(finding)
      ? "<failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\"/>" : "<skipped message=\"\(message)\"/>"
    return "    <testcase name=\"\(name)\" classname=\"\(file)\">\n      \(outcome)\n    </testcase>\n"
  }
}
