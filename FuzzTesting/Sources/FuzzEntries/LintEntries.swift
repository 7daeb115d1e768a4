import ChartLintSwift
import ChartModel

@testable import ChartLint
@testable import ChartReading

extension FuzzEntry {
  static let lintSwift = FuzzEntry("lint-swift") { try LintTrial().run($0, as: [.swift]) }
  static let lintHTML = FuzzEntry("lint-html") { try LintTrial().run($0, as: [.html]) }
  static let lintSVG = FuzzEntry("lint-svg") { try LintTrial().run($0, as: [.svg]) }
  static let lintStrings = FuzzEntry("lint-strings") { try LintTrial().run($0, as: [.strings, .xcstrings]) }

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

/// Lints bytes, makes all fixes, and lints again: a file that could be read can still be read, with as many texts.
private struct LintTrial {
  var chart: LabelContext?

  func run(_ bytes: [UInt8], as kinds: [InputKind]) throws {
    let linter = FileLinter(inputs: LintInputs(chart: chart, swift: SwiftSources()))
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

  private func check(_ judgement: FileJudgement) throws {
    var report = LintReport()
    report.add(file: "f")
    for entry in judgement.entries { report.add(entry) }
    for entry in judgement.entries { try BrokenPromise.unless(entry.finding.line >= 1, "line \(entry.finding.line)") }
    for format in ReportFormat.allCases { try LintReportShape(report: report, format: format).check() }
  }
}
