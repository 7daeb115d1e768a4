import SourceText
import Testing

@testable import ChartLint

/// `chartvoice.findings/1` and SARIF, byte by byte or member by member.
@Suite struct JSONReporterTests {
  @Test func findings() {
    let finding = ReportExamples.finding(
      "ambiguous-date", "é 6/6", message: "Day.", fix: Fix(range: 3..<6, replacement: "June 6", isSafe: true))
    #expect(
      ReportExamples.report([finding, ReportExamples.finding("x", "a\"", line: 4, .info, review: true, message: "?")])
        .text(as: .json)
        == #"{"schema":"chartvoice.findings/1","findings":[{"file":"labels.jsonl","line":3,"column":1,"rule":"ambiguous-date","#
        + #""severity":"error","status":"finding","message":"Day.","text":"é 6/6","references":["HIG: avoid ambiguous formats"],"#
        + #""fix":{"range":[2,5],"replacement":"June 6","safe":true}},"#
        + #"{"file":"labels.jsonl","line":4,"column":1,"rule":"x","severity":"info","status":"needs-review","message":"?","#
        + #""text":"a\"","references":["HIG: avoid ambiguous formats"],"fix":null}],"#
        + #""summary":{"files":1,"texts":12,"errors":1,"warnings":0,"infos":0,"needsReview":1}}"# + "\n")
  }

  private func sarif(_ report: LintReport) throws -> JSONTree {
    let tree = try JSONTree(parsing: Array(report.text(as: .sarif).utf8), source: "sarif")
    #expect(tree["version"]?.string == "2.1.0" && tree["$schema"]?.string?.hasSuffix("sarif-2.1.0.json") == true)
    #expect(tree["runs"]?.elements?.count == 1)
    return try #require(tree["runs"]?.elements?.first)
  }

  @Test func sarifResults() throws {
    var report = ReportExamples.mixed
    report.add(
      LintReport.Entry(
        ReportExamples.finding("empty-label", "6/6", file: "./a b/é.txt", line: 0, message: "Day."),
        edit: FileEdit(range: 0..<3, replacement: "June 6", line: 1, column: 2, endColumn: 5)))
    let run = try sarif(report)
    let results = try #require(run["results"]?.elements)
    #expect(
      results.map { $0["ruleId"]?.string } == [
        "abbreviation", "abbreviation", "ambiguous-date", "reading-level", "empty-label",
      ])
    #expect(results.map { $0["level"]?.string } == ["warning", "none", "error", "note", "error"])
    #expect(results.map { $0["kind"]?.string } == [nil, "review", nil, nil, nil])
    for result in results {
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
      #expect(result["partialFingerprints"]?["chartvoiceText/v1"]?.string?.count == 16)
      let region = result["locations"]?.elements?.first?["physicalLocation"]?["region"]
      #expect((region?["startLine"]?.number ?? 0) >= 1 && (region?["startColumn"]?.number ?? 0) >= 1)
    }
    let last = try #require(results.last)
    let place = last["locations"]?.elements?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
    #expect(place == "a%20b/%C3%A9.txt")
    let change = last["fixes"]?.elements?.first?["artifactChanges"]?.elements?.first
    #expect(change?["artifactLocation"]?["uri"]?.string == place)
    let replacement = change?["replacements"]?.elements?.first
    #expect(replacement?["insertedContent"]?["text"]?.string == "June 6")
    #expect(replacement?["deletedRegion"]?["endColumn"]?.number == 5)
  }

  @Test func sarifRules() throws {
    let run = try sarif(LintReport())
    let driver = try #require(run["tool"]?["driver"])
    let rules = try #require(driver["rules"]?.elements)
    #expect(driver["name"]?.string == "ChartVoice")
    #expect(rules.compactMap { $0["id"]?.string } == RuleCatalogue.rules.map(\.id) + ["unused-suppression"])
    #expect(rules.allSatisfy { $0["shortDescription"]?["text"]?.string?.isEmpty == false })
    #expect(run["results"]?.elements?.isEmpty == true)
    // A rule may speak of null; the format has none.
    #expect(!hasNull(run))
  }

  private func hasNull(_ tree: JSONTree) -> Bool {
    tree.isNull || tree.elements?.contains(where: hasNull) == true
      || tree.members?.contains { hasNull($0.value) } == true
  }

  /// Beyond what GitHub takes the worst are kept, in their order.
  @Test func sarifLimits() throws {
    var report = LintReport(files: ["a"])
    for line in 1...25_001 {
      report.add(
        LintReport.Entry(ReportExamples.finding("x", "t", file: "a", line: line, line == 7 ? .info : .warning)))
    }
    let results = try #require(try sarif(report)["results"]?.elements)
    #expect(results.count == 25_000 && !results.contains { $0["level"]?.string == "note" })
  }
}
