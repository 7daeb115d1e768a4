import ChartNarration
import GeneratedCharts
import Testing
import ToldCharts

/// What ChartVoice says passes its own linter, and single facts of it that are changed are found.
///
/// A sample: `Scripts/check-own-text` does the same with 2,000 charts and the corpus.
@Suite struct OwnTextLintTests {
  private static func narrator(_ seed: UInt64) throws -> Narrator {
    try GeneratedChart(seed: seed, hostileNames: false, isRich: seed.isMultiple(of: 2)).narrator(.standard)
  }

  @Test func generatedChartsLintClean() throws {
    var check = CleanCheck()
    for seed in UInt64(0)..<30 { check.add("seed \(seed)", try Self.narrator(seed)) }
    #expect(check.isClean, "\(check.lines.joined(separator: "\n"))")
  }

  @Test func singleFactsThatAreWrongAreFound() throws {
    var check = RecallCheck()
    for seed in UInt64(0)..<30 { check.add("seed \(seed)", try Self.narrator(seed)) }
    #expect(check.share >= 0.95, "\(check.lines(missed: 3).joined(separator: "\n"))")
  }
}
