import ChartLint
import ChartNarration
import Testing
import ToldCharts

/// What ChartVoice says passes its own linter.
@Suite struct OwnTextLintTests {
  /// The first seed of each part of 2,000, so that parts are judged side by side.
  static let parts: [UInt64] = stride(from: 0, to: 200, by: 100).map { $0 }

  @Test(arguments: parts) func generatedChartsLintClean(first: UInt64) throws {
    var found: [String: [String]] = [:]
    let linter = Linter()
    for seed in first..<(first + 100) {
      let chart = GeneratedChart(seed: seed, hostileNames: false, isRich: seed.isMultiple(of: 2))
      let first = try chart.narrator(.standard)
      let narrators = Verbosity.allCases.map {
        Narrator(first.chart, facts: first.facts, voice: first.voice, verbosity: $0)
      }
      var known: Set<String> = []
      for text in narrators.flatMap({ LintedChart($0).texts }) {
        guard known.insert(text.label).inserted else { continue }
        for finding in linter.findings(in: text) where finding.status == .finding {
          found[finding.rule, default: []].append("\(seed): \(text.label)")
        }
      }
    }
    for (rule, texts) in found.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(rule): \(texts.count), such as \(texts.prefix(5).joined(separator: " | "))")
    }
  }
}
