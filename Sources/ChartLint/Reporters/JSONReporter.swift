import ChartModel

/// The findings as `chartvoice.findings/1`: one object, keys in a fixed order, null where there is nothing.
///
/// A fix is `{"range": [from, to], "replacement", "safe"}`; the range counts the code points of `text` from 0, its end open.
struct JSONReporter {
  let report: LintReport

  var text: String {
    JSONNode.object([
      ("schema", .string("chartvoice.findings/1")), ("findings", .array(report.shown.map(Self.node))),
      ("summary", summary),
    ]).text + "\n"
  }

  private var summary: JSONNode {
    .object([
      ("files", .integer(report.files.count)), ("texts", .integer(report.texts)),
      ("errors", .integer(report.count(.error))), ("warnings", .integer(report.count(.warning))),
      ("infos", .integer(report.count(.info))), ("needsReview", .integer(report.needsReview)),
    ])
  }

  private static func node(_ finding: Finding) -> JSONNode {
    .object([
      ("file", .string(finding.file)), ("line", .integer(finding.line)), ("column", .integer(finding.column)),
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("status", .string(finding.status.rawValue)), ("message", .string(finding.message)),
      ("text", .string(finding.text)), ("references", .array(finding.references.map { .string($0) })),
      ("fix", finding.fix.map { fix($0, in: finding.text) } ?? .null),
    ])
  }

  private static func fix(_ fix: Fix, in text: String) -> JSONNode {
    .object([
      (
        "range",
        .array([.integer(codePoints(fix.range.lowerBound, text)), .integer(codePoints(fix.range.upperBound, text))])
      ),
      ("replacement", .string(fix.replacement)), ("safe", .bool(fix.isSafe)),
    ])
  }

  /// How many code points begin before a byte of a text.
  private static func codePoints(_ byte: Int, _ text: String) -> Int {
    text.utf8.prefix(max(byte, 0)).count { $0 & 0xC0 != 0x80 }
  }
}
