import ChartModel

/// Findings as SARIF 2.1.0 (OASIS, 2020), within the limits of GitHub's code scanning: 25,000 results, the worst first.
///
/// Nothing in it is null: what is not known is left out, as the format asks. Columns count characters.
struct SARIFReporter {
  let report: LintReport
  private static let mostResults = 25_000

  var text: String {
    let results = Self.within(report.all)
    let run = JSONNode.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results.map { SARIFResult(entry: $0, file: report.path($0.finding.file)).node })),
    ])
    return JSONNode.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).text + "\n"
  }

  /// As many results as GitHub takes; where there are more, the worst.
  private static func within(_ entries: [LintReport.Entry]) -> [LintReport.Entry] {
    guard entries.count > mostResults else { return entries }
    let ranked = entries.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    return ranked.prefix(mostResults).sorted { $0.offset < $1.offset }.map(\.element)
  }

  private static func rank(_ entry: LintReport.Entry) -> Int {
    guard entry.suppression == nil else { return 4 }
    guard entry.finding.status == .finding else { return 3 }
    return entry.finding.severity == .error ? 0 : entry.finding.severity == .warning ? 1 : 2
  }

  private var driver: JSONNode {
    .object([("name", .string("ChartVoice")), ("rules", .array(LintRules.all.map(Self.rule)))])
  }

  private static func rule(_ rule: RuleDescription) -> JSONNode {
    .object([
      ("id", .string(rule.id)), ("shortDescription", message(rule.claim)),
      ("fullDescription", message(rule.claim + " " + rule.rationale)),
      ("help", message(([rule.rationale] + rule.references.map { $0 + "." }).joined(separator: " "))),
      ("defaultConfiguration", .object([("level", .string(SARIFResult.level(rule.severity)))])),
      ("properties", .object([("tags", .array((["accessibility"] + rule.guidelines).prefix(20).map { .string($0) }))])),
    ])
  }

  static func message(_ text: String) -> JSONNode { .object([("text", .string(text))]) }
}
