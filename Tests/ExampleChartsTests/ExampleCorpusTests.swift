import ChartDeclarations
import ChartDescriptions
import ChartSound
import ExampleCharts
import Foundation
import Testing
import ToldCharts

/// Every example says, to the letter, what stands in the corpus under its name; where the corpus has its data as a file,
/// the same texts come from there. `make corpus` writes anew what only a declaration says.
@MainActor @Suite struct ExampleCorpusTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("corpus")
  static let isWriting = ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CORPUS"] != nil

  nonisolated static let names = [
    "blood-pressure", "daily-users", "event-streams", "integers", "medicine-doses", "steps-goal", "symptom-intensity",
  ]

  /// The examples under their names in the corpus.
  static var examples: [String: any View] {
    [
      "medicine-doses": MedicineDoses(), "symptom-intensity": SymptomIntensity(), "daily-users": DailyUsers(),
      "integers": Integers(), "event-streams": EventStreams(), "blood-pressure": BloodPressure(),
      "steps-goal": StepsMonth(goal: 10_000),
    ]
  }

  @Test(arguments: names) func says(name: String) throws {
    let example = try #require(Self.examples[name])
    for (file, text) in try Self.texts(of: example) { try Self.compare(text, name, file) }
  }

  /// Every sentence is true of the data, at every verbosity.
  @Test(arguments: names) func saysWhatTheDataSays(name: String) throws {
    let example = try #require(Self.examples[name])
    for verbosity in Verbosity.allCases {
      let told = ToldViews(NarratedViews(try example.narrator(verbosity: verbosity)))
      for problem in told.problems { Issue.record("seed 0, \(verbosity): \(name): \(problem)") }
    }
  }

  /// Compares a text to the corpus, or writes it there.
  static func compare(_ text: String, _ name: String, _ file: String) throws {
    let place = folder.appendingPathComponent(name).appendingPathComponent(file)
    if isWriting { return try text.write(to: place, atomically: true, encoding: .utf8) }
    #expect(try text == String(contentsOf: place, encoding: .utf8), "\(name)/\(file)")
  }

  static func texts(of example: any View) throws -> [String: String] {
    let options = SoundOptions(instruments: .standard)
    return [
      "describe.txt": try example.describe() + "\n", "labels.txt": lines(try example.labels()),
      "groups.txt": lines(try example.narrator().groupLines()), "table.csv": try example.narrator().tableCSV(),
      "score.txt": lines(example.score(options: options).lines),
    ]
  }

  static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
