import Testing

@testable import ChartLint

/// What people hear of findings.
@Suite struct TextReporterTests {
  @Test func aLineAndASentence() {
    #expect(
      ReportExamples.report([ReportExamples.finding()]).text(as: .text) == """
        labels.jsonl, line 3: "6/6: 4,210 steps". Ambiguous date: "6/6" can be two days. Write "June 6". (ambiguous-date)
        1 error in 12 texts of 1 file.

        """)
  }

  @Test func orderAndCounts() {
    #expect(
      ReportExamples.mixed.text(as: .text) == """
        labels.jsonl, line 2: "Jun 6". Abbreviation: Write "June". (abbreviation, warning)
        labels.jsonl, line 2: "Jun 6". Abbreviation: Perhaps. (abbreviation, needs review)
        labels.jsonl, line 10: "é 6/6". Ambiguous date: Day. (ambiguous-date)
        b.txt, line 1: "Long.". Reading level: Shorter. (reading-level, info)
        1 error, 1 warning and 1 info in 12 texts of 2 files. 1 finding is for a person to judge.

        """)
  }

  @Test(arguments: [
    (0, 0, "No findings in 0 texts of 0 files.\n"), (1, 1, "No findings in 1 text of 1 file.\n"),
    (2, 3, "No findings in 3 texts of 2 files.\n"),
  ])
  func nothingFound(files: Int, texts: Int, expected: String) {
    #expect(LintReport(files: (0..<files).map { "\($0)" }, texts: texts).text(as: .text) == expected)
  }

  @Test(arguments: [
    ("", "a text without words"), (" \u{A0}", "a text without words"), ("a\nb", "\"a\\nb\""),
    (String(repeating: "x", count: 101), "\"" + String(repeating: "x", count: 100) + "…\""),
    (String(repeating: "x", count: 100), "\"" + String(repeating: "x", count: 100) + "\""),
  ])
  func texts(text: String, expected: String) {
    let line = TextReporter.line(ReportExamples.finding("empty-label", text, message: "Say more."))
    #expect(line == "labels.jsonl, line 3: \(expected). Empty label: Say more. (empty-label)")
  }

  @Test func noLineEndsInALine() {
    let text = ReportExamples.report([
      ReportExamples.finding("a-b", ReportExamples.hostile, file: "\n", message: ReportExamples.hostile)
    ]).text(as: .text)
    #expect(text.unicodeScalars.count { $0 == "\n" } == 2)
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
  }

  /// A log of CI may be where it is read, and a runner of GitHub obeys what stands in one.
  @Test func noCommandsOfARunner() {
    let finding = ReportExamples.finding("a-b", "##[group]x", file: "::stop-commands::x.svg", message: "\"##[x\".")
    #expect(
      TextReporter.line(finding)
        == ###"./::stop-commands::x.svg, line 3: "##\u{5B}group]x". A b: "##\u{5B}x". (a-b)"###)
  }

  @Test func whatIsSuppressedIsNotTold() {
    var report = LintReport(files: ["a"], texts: 1)
    report.add(LintReport.Entry(ReportExamples.finding(file: "a"), suppression: .inSource))
    for format in ReportFormat.allCases where format != .sarif {
      #expect(!report.text(as: format).contains("June 6"), "\(format)")
    }
    #expect(report.text(as: .sarif).contains("\"suppressions\":[{\"kind\":\"inSource\"}]"))
  }
}
