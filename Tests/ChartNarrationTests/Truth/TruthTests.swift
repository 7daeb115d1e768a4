import ChartModel
import ChartTestSupport
import GeneratedCharts
import Testing
import ToldCharts

@testable import ChartAnalysis
@testable import ChartNarration

/// Every sentence is read back with the grammar of the voice, and each number, date, place, count and direction in it is
/// checked against the data, in a way that shares nothing with the code that said it.
@Suite struct TruthTests {
  /// Two thousand charts in the long tier, by the first seed of each fifty.
  static let fifties = Seeds.some(0..<40, oneIn: 5).map { UInt64($0) * 50 }

  /// Parsed once: it is the same for every chart.
  private static let voice = Voice.english

  private static func told(_ chart: BucketedChart, _ verbosity: Verbosity) throws -> ToldChart {
    let voice = Self.voice
    return ToldChart(Narrator(chart, facts: ChartFacts(chart), voice: voice, verbosity: verbosity))
  }

  @Test(arguments: fifties) func saysWhatTheDataSays(first: UInt64) throws {
    for seed in first..<(first + 50) {
      let chart = TruthChart(seed: seed).chart
      var known: Set<String> = []
      // Full says all that standard says; every third chart is told in one of the shorter ways too.
      let shorter: [Verbosity] = seed % 3 > 0 ? [] : [seed % 2 == 0 ? .brief : .standard]
      for verbosity in [.full] + shorter {
        let told = try Self.told(chart, verbosity)
        for problem in told.untruths(but: &known) + told.illFormed() {
          Issue.record("seed \(seed), \(verbosity): \(problem)")
        }
      }
    }
  }

  /// Charts that rows were put together for, as files are.
  @Test(arguments: Seeds.some(0..<20, oneIn: 5)) func saysWhatTheRowsSay(twenty: Int) throws {
    for seed in twenty * 10..<twenty * 10 + 10 {
      let narrator = try GeneratedChart(seed: UInt64(seed) + 50_000, hostileNames: false).narrator(.standard)
      var known: Set<String> = []
      for problem in ToldChart(narrator).untruths(but: &known) { Issue.record("seed \(seed), rows: \(problem)") }
    }
  }

  /// Selections of every tenth chart.
  @Test(arguments: Seeds.some(0..<20, oneIn: 5)) func saysWhatIsSelected(twenty: Int) throws {
    for seed in twenty * 10..<twenty * 10 + 10 {
      let chart = TruthChart(seed: UInt64(seed)).chart
      let problems = try Self.told(chart, seed % 2 == 0 ? .full : .standard).untruths(of: chart.sampleSelections)
      for problem in problems { Issue.record("seed \(seed), selected: \(problem)") }
    }
  }

  /// One digit more or less in any text is noticed.
  @Test(arguments: Seeds.some(0..<10, oneIn: 3)) func noticesEveryDigit(ten: Int) throws {
    for seed in ten * 10..<ten * 10 + 10 {
      let told = try Self.told(TruthChart(seed: UInt64(seed)).chart, .full)
      var random = SeededGenerator(seed: UInt64(seed))
      let unnoticed = told.unnoticedChanges { Self.withOneDigitChanged($0, &random) }
      for text in unnoticed { Issue.record("seed \(seed), changed: \(text)") }
    }
  }

  /// The same for texts that bring no generator.
  static func withADigitChanged(_ text: String) -> String? {
    var random = SeededGenerator(seed: UInt64(text.utf8.count))
    return withOneDigitChanged(text, &random)
  }

  private static func withOneDigitChanged(_ text: String, _ random: inout SeededGenerator) -> String? {
    var bytes = Array(text.utf8)
    let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
    guard let place = digits.randomElement(using: &random) else { return nil }
    bytes[place] = bytes[place] == 57 ? 56 : bytes[place] + 1
    return String(decoding: bytes, as: UTF8.self)
  }
}
