import ChartAnalysis
import ChartNarration
import Foundation
import GeneratedCharts
import ToldCharts

/// Lints everything that is said of 2,000 generated charts and of the corpus, and changes single facts of it.
///
/// `lint-own-text corpus` ends with 1 where a rule finds something in a true text, or finds too few of the changes.
/// `EXAMPLES` is how many findings and missed changes are shown of each rule and kind, `SEEDS` how many charts there are.
@main enum Main {
  static func main() throws {
    let voice = Voice.english
    var clean = CleanCheck()
    var recall = RecallCheck()
    clean.examples = setting("EXAMPLES") ?? 3
    for seed in 0..<UInt64(setting("SEEDS") ?? 2_000) {
      let chart = GeneratedChart(seed: seed, hostileNames: false, isRich: seed.isMultiple(of: 2)).chart
      let narrator = Narrator(chart, facts: ChartFacts(chart), voice: voice, verbosity: .standard)
      clean.add("seed \(seed)", narrator)
      recall.add("seed \(seed)", narrator)
    }
    for chart in try CommandLine.arguments.dropFirst().flatMap({ try CorpusChart.all(in: $0, voice) }) {
      for narrator in chart.narrators {
        clean.add(chart.name, narrator)
        recall.add(chart.name, narrator)
      }
    }
    for line in clean.lines + recall.lines(missed: setting("EXAMPLES") ?? 3) { print(line) }
    exit(clean.isClean && recall.isEnough ? 0 : 1)
  }

  private static func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
}
