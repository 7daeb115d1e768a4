import ChartModel
import ChartTestSupport
import Testing
import ToldCharts

@testable import ChartAnalysis
@testable import ChartNarration

/// What is made of charts besides their description is true: generated charts of every kind.
@Suite struct OutputTruthTests {
  private static let voice = Voice.english

  private static func narrator(_ seed: UInt64) throws -> Narrator {
    let chart = TruthChart(seed: seed).chart
    let verbosity: Verbosity = [.standard, .full, .brief][Int(seed % 3)]
    return Narrator(chart, facts: ChartFacts(chart), voice: voice, verbosity: verbosity)
  }

  @Test(arguments: Seeds.some(0..<20, oneIn: 5)) func outputsAreTrue(ten: Int) throws {
    for seed in ten * 10..<ten * 10 + 10 {
      let told = ToldOutputs(try Self.narrator(UInt64(seed)))
      for problem in told.problems { Issue.record("seed \(seed): \(problem)") }
    }
  }

  /// Charts beside their like: other values, fewer marks, another series; and two parts of one.
  @Test(arguments: Seeds.some(0..<20, oneIn: 5)) func comparisonsAreTrue(ten: Int) throws {
    for seed in ten * 10..<ten * 10 + 10 {
      let second = try Self.narrator(UInt64(seed))
      let first = Narrator(
        Self.changed(second.chart, seed), facts: ChartFacts(Self.changed(second.chart, seed)), voice: second.voice)
      for problem in ToldComparison.problems(first, second) + ToldComparison.problems(within: second) {
        Issue.record("seed \(seed): \(problem)")
      }
    }
  }

  /// The chart as it was before: some values halved, some marks and now and then a series not there yet.
  private static func changed(_ chart: BucketedChart, _ seed: Int) -> BucketedChart {
    var before = chart
    for series in before.series.indices {
      for mark in before.series[series].marks.indices where (mark + seed) % 3 == 0 {
        guard case .number(let number) = before.series[series].marks[mark].value else { continue }
        before.series[series].marks[mark].value = mark % 2 == 0 ? .number(number / 2) : .missing
      }
      if seed % 4 == 1 { before.series[series].marks = Array(before.series[series].marks.dropLast(2)) }
    }
    if seed % 5 == 2, before.series.count > 1 { before.series.removeLast() }
    if seed % 7 == 3 { before.title = "Growth last year" }
    return before
  }
}
