import ChartLint
import ChartNarration
import Testing
import ToldCharts

/// What ChartVoice says passes its own linter, but for the rules that are named here.
@Suite struct OwnTextLintTests {
  /// The first seed of each part, so that parts are judged side by side.
  static let parts: [UInt64] = [0, 50]

  /// The rules that still find something in true texts: numbers beyond a trillion, numeric places, names of places that are series too.
  private static let loud: Set = [
    "bounds-mismatch", "change-mismatch", "count-mismatch", "excess-precision", "extremum-mismatch",
    "group-missing-range",
    "label-too-long", "machine-formatted-value", "missing-value", "total-mismatch", "unknown-series", "value-mismatch",
  ]

  @Test(arguments: parts) func generatedChartsLintClean(first: UInt64) throws {
    var found: [String: [String]] = [:]
    let linter = Linter { !Self.loud.contains($0) }
    for seed in first..<(first + 50) {
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
