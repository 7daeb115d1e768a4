import SourceText

/// Findings as commands of GitHub's workflows: the worst first, as many as GitHub shows of a step, then a line with the rest.
///
/// GitHub shows 10 errors, 10 warnings and 10 notices of a step and says nothing of others.
struct GitHubReporter {
  let report: LintReport
  private static let mostOfAKind = 10

  var text: String {
    let findings = report.findings
    let kinds = ["error", "warning", "notice"].map { kind in findings.filter { Self.kind($0) == kind } }
    let shown = kinds.flatMap { $0.prefix(Self.mostOfAKind) }
    let hidden = findings.count - shown.count
    return (shown.map(line) + [hidden > 0 ? Self.more(hidden) : TextReporter(report: report).summary]).map {
      $0 + "\n"
    }.joined()
  }

  private static func more(_ hidden: Int) -> String {
    let findings = hidden == 1 ? "finding is" : "findings are"
    return "\(hidden) more \(findings) not shown here. Run chartvoice lint for all of them."
  }

  private static func kind(_ finding: Finding) -> String {
    guard finding.status == .finding, finding.severity != .info else { return "notice" }
    return finding.severity.rawValue
  }

  private func line(_ finding: Finding) -> String {
    let title = TextReporter.title(finding.rule) + (finding.status == .needsReview ? ", needs review" : "")
    let properties = [
      ("file", report.path(finding.file)), ("line", String(finding.line)), ("col", String(finding.column)),
      ("title", title),
    ].map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    return "::\(Self.kind(finding)) \(properties)::\(Self.data(finding.message + " (" + finding.rule + ")"))"
  }

  /// What stands behind the two colons: a percent sign and line ends are escaped.
  static func data(_ text: String) -> String {
    text.escapingTags.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case _ where scalar.disturbsTerminals: escaped += String(scalar).escapingControls
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// What stands in a property: colons and commas are escaped too.
  static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
