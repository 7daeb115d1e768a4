import ChartModel

/// Findings as SARIF 2.1.0 (OASIS, 2020), within the limits of GitHub's code scanning: 25,000 results, the worst first.
///
/// Nothing in it is null: what is not known is left out, as the format asks. Columns count characters.
struct SARIFReporter {
  let report: LintReport
  private static let mostResults = 25_000

  var text: String {
    var hashes = ContentHashes()
    let results = Self.within(report.shownEntries).map { entry in
      let (finding, file) = (entry.finding, report.path(entry.finding.file))
      let fingerprint = hashes.hash(of: finding.text, behind: finding.rule + " " + file + " ")
      return SARIFResult(entry: entry, file: file, fingerprint: fingerprint).node
    }
    let run = JSONNode.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results)),
    ])
    return JSONNode.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).text + "\n"
  }

  /// As many results as GitHub takes; where there are more, the worst.
  private static func within(_ entries: [LintReport.Entry]) -> [LintReport.Entry] {
    guard entries.count > mostResults else { return entries }
    let ranked = entries.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return ranked.prefix(mostResults).sorted { $0.offset < $1.offset }.map(\.element)
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
