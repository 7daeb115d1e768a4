import ChartModel
import ChartTruth
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Every sentence is read back with the grammar of the voice, and each number, date, place, count and direction in it is
/// checked against the data, in a way that shares nothing with the code that said it.
@Suite struct TruthTests {
  /// Two thousand charts, by the first seed of each hundred.
  static let hundreds = (0..<20).map { UInt64($0) * 100 }

  @Test(arguments: hundreds) func saysWhatTheDataSays(first: UInt64) throws {
    for seed in first..<(first + 100) {
      let chart = TruthChart(seed: seed).chart
      for verbosity in Verbosity.allCases {
        let told = ToldChart(Narrator(chart, facts: ChartFacts(chart), voice: try .english(), verbosity: verbosity))
        for problem in told.untruths + told.illFormed { Issue.record("seed \(seed), \(verbosity): \(problem)") }
      }
    }
  }
}
