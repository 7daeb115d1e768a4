import Foundation
import Testing

@testable import ChartLint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// JUnit and Checkstyle, read back by a parser of XML; GitHub's lines by their own rules.
@Suite struct XMLReporterTests {
  /// The elements of a document with their attributes.
  private final class Elements: NSObject, XMLParserDelegate {
    var all: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { all.append((name, attributes)) }

    static func of(_ text: String) throws -> [(name: String, attributes: [String: String])] {
      let (parser, elements) = (XMLParser(data: Data(text.utf8)), Elements())
      parser.delegate = elements
      try #require(parser.parse(), "\(text)")
      return elements.all
    }
  }

  private let hostile = ReportExamples.report(
    [
      ReportExamples.finding(
        "x", ReportExamples.hostile, file: "a&<\"b.txt", message: ReportExamples.hostile)
    ], files: ["a&<\"b.txt"])

  @Test func junit() throws {
    var report = ReportExamples.mixed
    report.add(file: "clean.txt")
    let elements = try Elements.of(report.text(as: .junit))
    #expect(
      elements.map(\.name) == [
        "testsuites", "testsuite", "testcase", "failure", "testcase", "skipped", "testcase", "failure", "testsuite",
        "testcase", "skipped", "testsuite", "testcase",
      ])
    #expect(elements[0].attributes == ["name": "chartvoice", "tests": "5", "failures": "2", "errors": "0"])
    #expect(
      elements[1].attributes == [
        "name": "labels.jsonl", "tests": "3", "failures": "2", "errors": "0", "skipped": "1",
      ])
    #expect(
      elements[2].attributes == ["name": "abbreviation, line 2, column 1", "classname": "labels.jsonl"])
    #expect(elements[3].attributes == ["type": "warning", "message": "Write \"June\". Text: \"Jun 6\""])
    #expect(elements[12].attributes["name"] == "no findings")
  }

  @Test func checkstyle() throws {
    let elements = try Elements.of(ReportExamples.mixed.text(as: .checkstyle))
    #expect(elements.map(\.name) == ["checkstyle", "file", "error", "error", "error", "file", "error"])
    #expect(
      elements[2].attributes == [
        "line": "2", "column": "1", "severity": "warning", "message": "Write \"June\".",
        "source": "chartvoice.abbreviation",
      ])
    #expect(elements.map { $0.attributes["severity"] } == [nil, nil, "warning", "info", "error", nil, "info"])
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle]) func hostileTexts(format: ReportFormat) throws {
    let elements = try Elements.of(hostile.text(as: format))
    #expect(elements.contains { $0.attributes["name"] == "a&<\"b.txt" })
    let message = try #require(elements.lazy.compactMap { $0.attributes["message"] }.first)
    #expect(message.hasPrefix("a<b>&\"c'[31m\r\n%,: ]]> \\u{202E}👍🏽"))
  }

  @Test func githubLines() {
    #expect(
      ReportExamples.mixed.text(as: .github) == """
        ::error file=labels.jsonl,line=10,col=3,title=Ambiguous date::Day. (ambiguous-date)
        ::warning file=labels.jsonl,line=2,col=1,title=Abbreviation::Write "June". (abbreviation)
        ::notice file=labels.jsonl,line=2,col=1,title=Abbreviation%2C needs review::Perhaps. (abbreviation)
        ::notice file=b.txt,line=1,col=1,title=Reading level::Shorter. (reading-level)
        1 error, 1 warning and 1 info in 12 texts of 2 files. 1 finding is for a person to judge.

        """)
  }

  @Test func githubEscapes() {
    let report = ReportExamples.report([
      ReportExamples.finding("x", "t", file: "a:b,%.txt", message: "50%\r\n::error::")
    ])
    #expect(
      report.text(as: .github)
        == "::error file=a%3Ab%2C%25.txt,line=3,col=1,title=X::50%25%0D%0A::error:: (x)\n1 error in 12 texts of 1 file.\n"
    )
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle, .github]) func lettersThatNobodySees(format: ReportFormat) {
    let file = "n\u{E0041}.txt"
    let finding = ReportExamples.finding("x", "t\u{E0041}", file: file, message: "m\u{E0041}\u{202E}")
    let text = ReportExamples.report([finding], files: [file]).text(as: format)
    #expect(!text.unicodeScalars.contains("\u{E0041}") && !text.unicodeScalars.contains("\u{202E}"), "\(text)")
    #expect(text.contains(#"m\u{E0041}\u{202E}"#) && text.contains(#"n\u{E0041}.txt"#), "\(text)")
  }

  @Test func githubLimits() {
    let findings = Severity.allCases.flatMap { severity in
      (1...12).map { ReportExamples.finding("x", "t", line: $0, severity, message: "M.") }
    }
    let lines = ReportExamples.report(findings).text(as: .github).split(separator: "\n")
    let levels: [String] = lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    let expected: [String] = ["::error", "::warning", "::notice"].flatMap { Array(repeating: $0, count: 10) }
    #expect(levels == expected + ["6"])
    #expect(lines.last == "6 more findings are not shown here. Run chartvoice lint for all of them.")
  }
}
