import ChartModel
import ChartTestSupport
import Testing
import ToldCharts

@testable import ChartAnalysis
@testable import ChartNarration

/// The sentences about charts that have a shape to tell are true, and none of their digits can be another.
@Suite struct ShapedTruthTests {
  private static let voice = Voice.english

  private static func told(_ seed: UInt64, _ verbosity: Verbosity) throws -> ToldChart {
    let chart = ShapedChart(seed: seed).chart
    return ToldChart(Narrator(chart, facts: ChartFacts(chart), voice: voice, verbosity: verbosity))
  }

  @Test(arguments: 0..<ShapedChart.families) func saysWhatTheDataSays(family: UInt64) throws {
    for round in Seeds.some(0..<16 as Range<UInt64>, oneIn: 5) {
      let seed = family + round * ShapedChart.families
      let told = try Self.told(seed, round % 2 == 0 ? .full : .standard)
      for problem in told.untrueSentences { Issue.record("seed \(seed), shaped: \(problem)") }
    }
  }

  @Test(arguments: 0..<ShapedChart.families) func noticesEveryDigit(family: UInt64) throws {
    for seed in [family, family + ShapedChart.families] {
      let told = try Self.told(seed, .full)
      for place in 0..<2 {
        // Where two series pass each other often, another place may be as true.
        for text in told.unnoticedChanges(ofDigit: place)
        where !text.contains(" passed ") && !text.contains("hanged level") {
          Issue.record("seed \(seed), changed: \(text)")
        }
      }
    }
  }
}
