import ChartModel

@testable import ChartLint
@testable import SourceText

extension FuzzEntry {
  static let lintHTML = FuzzEntry("lint-html") { try LintTrial().run($0, as: [.html]) }
  static let lintSVG = FuzzEntry("lint-svg") { try LintTrial().run($0, as: [.svg]) }
  static let lintStrings = FuzzEntry("lint-strings") { try LintTrial().run($0, as: [.strings, .xcstrings]) }

  /// What an extractor wrote of a source, which stands before it and a line of three hyphens.
  static let extractedTexts = FuzzEntry("extracted-texts") { bytes in
    let separator = bytes.firstRange(of: Array("\n---\n".utf8)) ?? bytes.endIndex..<bytes.endIndex
    let source = Array(bytes[..<separator.lowerBound])
    let mark = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    try LintTrial(written: WrittenTexts(output: Array(bytes[separator.upperBound...]), mark: mark)).runOnce(source)
  }

  /// Texts held against a chart with data, and labels with a context of their own.
  static let claims = FuzzEntry("claims") { bytes in
    try LintTrial(chart: Self.rain).run(bytes, as: [.text])
    try LintTrial().run(bytes, as: [.labels, .vegaLite])
  }

  private static let rain: LabelContext? = {
    let chart = """
      {"title": "Rain in Oslo", "mark": "bar", "encoding": {"x": {"field": "month", "type": "ordinal"},
       "y": {"field": "rain", "type": "quantitative", "title": "Rain (mm)"}},
       "data": {"values": [{"month": "May", "rain": 54}, {"month": "June", "rain": -3.5}, {"month": "July", "rain": 0},
        {"month": "August", "rain": null}, {"month": "September", "rain": 1200000}]}}
      """
    return (try? JSONTreeParser.parse(Array(chart.utf8), source: "c")).map { LintInputs.context(of: $0) }
  }()
}

/// What an extractor wrote of a file `f`.
private struct WrittenTexts: SourceReader {
  let output: [UInt8]
  /// The bytes of the mark at the beginning of the file.
  let mark: Int

  func texts(in bytes: [UInt8], file: String) throws(LintInputError) -> SourceTexts {
    try ExtractorOutput(output, of: .swift, asked: [file]).texts(of: file, in: bytes, from: mark)
  }
}

/// Lints bytes, makes all fixes, and lints again: a file that could be read can still be read, with as many texts.
private struct LintTrial {
  var chart: LabelContext?
  var written: WrittenTexts?

  func run(_ bytes: [UInt8], as kinds: [InputKind]) throws {
    let linter = FileLinter(inputs: LintInputs(chart: chart))
    for kind in kinds {
      let judgement = linter.judge(bytes, file: "f", as: kind, fixing: .unsafe)
      try check(judgement)
      guard judgement.fault == nil, !judgement.edits.isEmpty else { continue }
      let fixed = FileEdit.bytes(bytes, with: judgement.edits)
      let again = linter.judge(fixed, file: "f", as: kind)
      try BrokenPromise.unless(
        again.fault == nil && again.texts == judgement.texts,
        "fixes break the file: \(String(decoding: fixed, as: UTF8.self).debugDescription)")
    }
  }

  /// The same of a source, which would have to be extracted again: what is fixed in it is text as before.
  func runOnce(_ source: [UInt8]) throws {
    let judgement = FileLinter(inputs: LintInputs(swift: written)).judge(source, file: "f", as: .swift, fixing: .unsafe)
    try check(judgement)
    try BrokenPromise.unless(
      judgement.edits.allSatisfy { $0.range.upperBound <= source.count }, "an edit outside of the file")
    let fixed = FileEdit.bytes(source, with: judgement.edits)
    try BrokenPromise.unless(
      judgement.edits.isEmpty || String(validating: fixed, as: UTF8.self) != nil, "fixes cut a character")
  }

  private func check(_ judgement: FileJudgement) throws {
    var report = LintReport()
    report.add(file: "f")
    for entry in judgement.entries { report.add(entry) }
    for entry in judgement.entries { try BrokenPromise.unless(entry.finding.line >= 1, "line \(entry.finding.line)") }
    for format in ReportFormat.allCases { try LintReportShape(report: report, format: format).check() }
  }
}
