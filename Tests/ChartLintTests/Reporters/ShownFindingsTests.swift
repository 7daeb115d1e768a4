import SourceText
import Testing

@testable import ChartLint

/// Of one text reports show a hundred findings, and say how many more there are.
@Suite struct ShownFindingsTests {
  private static func entry(_ column: Int, _ severity: Severity, text number: Int?) -> LintReport.Entry {
    var entry = LintReport.Entry(
      ReportExamples.finding("x", "t", line: 1, column: column, severity, message: "M\(column)."))
    entry.text = number
    return entry
  }

  private static func report(_ count: Int, text number: Int? = 0, errorFrom: Int = .max) -> LintReport {
    var report = LintReport(files: ["labels.jsonl"], texts: 1)
    for column in 1...count { report.add(entry(column, column < errorFrom ? .warning : .error, text: number)) }
    return report
  }

  @Test(arguments: [
    (100, 100, "M100."), (101, 100, "M100. 1 more finding of this text is not shown."),
    (10_000, 100, "M100. 9900 more findings of this text are not shown."),
    (12_345, 100, "M100. 12,245 more findings of this text are not shown."),
  ])
  func aHundred(count: Int, shown: Int, last: String) {
    let report = Self.report(count)
    #expect(report.shown.count == shown && report.shown.last?.message == last)
    #expect(report.shown.dropLast().map(\.message) == (1..<100).map { "M\($0)." })
    #expect(report.findings.count == count && report.count(.warning) == count)
  }

  /// The worst are shown, in the order of the text; the exit code is that of all.
  @Test func theWorst() {
    let report = Self.report(250, errorFrom: 240)
    #expect(report.shown.map(\.column) == Array(1...89) + Array(240...250))
    #expect(report.shown.last?.message == "M250. 150 more findings of this text are not shown.")
    #expect(report.count(.error) == 11 && report.count(.warning) == 239)
  }

  @Test func otherTextsAreApart() {
    var report = Self.report(60)
    for column in 61...120 { report.add(Self.entry(column, .warning, text: 60)) }
    #expect(report.shown == report.findings)
    #expect(Self.report(300, text: nil).shown.count == 300)
  }

  /// What is not told takes no place from what is, and has a limit of its own.
  @Test func whatIsSuppressed() {
    var report = LintReport(files: ["labels.jsonl"], texts: 1)
    for column in 1...300 {
      var entry = Self.entry(column, .warning, text: 0)
      entry.suppression = column <= 200 ? .inSource : nil
      report.add(entry)
    }
    #expect(report.shown.map(\.column) == Array(201...300) && report.shown.last?.message == "M300.")
    #expect(report.shownEntries.count == 200)
  }

  /// Each format says once how many more there are; GitHub's says so of all.
  @Test(arguments: ReportFormat.allCases) func formats(format: ReportFormat) {
    let text = Self.report(101).text(as: format)
    let sentence =
      format == .github ? "91 more findings are not shown here." : "1 more finding of this text is not shown."
    #expect(text.ranges(of: sentence).count == 1)
    #expect(text.ranges(of: "M101.").isEmpty)
  }

  /// Summaries count all, and the lists of files and findings agree in themselves.
  @Test func counts() throws {
    let report = Self.report(150)
    #expect(report.text(as: .text).hasSuffix("\n150 warnings in 1 text of 1 file.\n"))
    let json = try JSONTree(parsing: Array(report.text(as: .json).utf8), source: "json")
    #expect(json["findings"]?.elements?.count == 100 && json["summary"]?["warnings"]?.number == 150)
    #expect(report.text(as: .junit).contains("<testsuites name=\"chartvoice\" tests=\"100\" failures=\"100\""))
  }

  @Test func aTextInJUnitIsItsStart() {
    let long = ReportExamples.finding("x", String(repeating: "y", count: 101), message: "M.")
    let text = ReportExamples.report([long]).text(as: .junit)
    #expect(text.contains("message=\"M. Text: &quot;\(String(repeating: "y", count: 100))…&quot;\""))
  }

  /// Older findings are known one by one, however many are shown.
  @Test func olderFindings() {
    let known = Baseline(Self.report(150)) { $0 }
    #expect(known.count == 150)
    let now = known.applied(to: Self.report(152)) { $0 }
    #expect(now.shown.map(\.column) == [151, 152] && now.count(.warning) == 2)
  }

  @Test func aTextOfManyFindings() {
    let words = [String](repeating: "several trains", count: 130).joined(separator: ", ")
    let file = "June 6: \(words)\nJune 7: several trains\n"
    var rules = FileRules()
    rules.only = ["vague-quantity"]
    let judgement = FileLinter(rules: rules).judge(Array(file.utf8), file: "a.txt", as: .text)
    var report = LintReport(files: ["a.txt"], texts: judgement.texts)
    for entry in judgement.entries { report.add(entry) }
    #expect(report.findings.map(\.line) == Array(repeating: 1, count: 130) + [2])
    #expect(report.shown.map(\.line) == Array(repeating: 1, count: 100) + [2])
  }

  @Test func hashesAreRemembered() {
    var hashes = ContentHashes()
    for (text, head) in [("", ""), ("", "x "), ("a b", ""), ("a  b", ""), ("a b", "x "), ("a b", "x ")] {
      #expect(hashes.hash(of: text, behind: head) == ContentHash.of(head + text))
    }
  }
}
