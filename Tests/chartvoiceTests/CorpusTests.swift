import ArgumentParser
import ChartDescriptions
import ChartSound
import Foundation
import Testing

@testable import chartvoice

/// Every chart of the corpus says, to the letter, what stands beside it. `make corpus` writes the texts anew.
@Suite struct CorpusTests {
  static let folder = Project.folder.appendingPathComponent("corpus")
  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0 + "/data.csv").path) }.sorted()

  /// The charts that must be there.
  @Test func noChartIsMissing() {
    let expected = [
      "co2-mauna-loa", "constant", "daily-users", "empty", "event-streams", "integers", "medicine-doses", "one-mark",
      "steps-month", "symptom-intensity", "with-gaps",
    ]
    #expect(Set(expected).subtracting(Self.names) == [])
  }

  @Test(arguments: names) func says(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    for (file, text) in try Self.texts(of: folder) {
      let place = folder.appendingPathComponent(file)
      if ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CORPUS"] != nil {
        try text.write(to: place, atomically: true, encoding: .utf8)
      } else {
        let expected = try String(contentsOf: place, encoding: .utf8)
        #expect(text == expected, "\(name)/\(file)")
      }
    }
  }

  /// The same chart twice gives the same bytes.
  @Test(arguments: names) func saysTheSameTwice(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    #expect(try Self.texts(of: folder) == Self.texts(of: folder))
  }

  /// What holds for every sentence: a capital or a number first, one final stop, no stray punctuation, nothing that only
  /// a program would say; each chart at every verbosity.
  @Test(arguments: names) func sentencesAreWellFormed(name: String) throws {
    for verbosity in Verbosity.allCases {
      let base = try Self.narrator(of: Self.folder.appendingPathComponent(name))
      let narrator = Narrator(base.chart, facts: base.facts, voice: base.voice, verbosity: verbosity)
      let sentences = [narrator.message] + narrator.overview() + narrator.summary() + narrator.groupLabels().map(\.text)
      for text in sentences { #expect(text.hasSuffix(".") && !text.hasSuffix(".."), "\(text)") }
      for text in sentences + narrator.labels().map(\.text) + [narrator.title] {
        #expect(text.first.map { $0.isUppercase || $0.isNumber } == true, "\(text)")
        for wrong in ["  ", " ,", ",,", " .", ": ,", "NaN", "nil", "null", "undefined", "{", "}", "e+", "e-0"] {
          #expect(!text.contains(wrong), "\(text)")
        }
        #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == text)
      }
      for label in narrator.labels() { #expect(!label.text.hasSuffix(".") && label.text.count <= 100, "\(label.text)") }
    }
  }

  private static func texts(of folder: URL) throws -> [String: String] {
    let narrator = try narrator(of: folder)
    let score = Score(
      chart: narrator.chart, facts: narrator.facts, options: SoundOptions(instruments: try .standard()))
    return [
      "describe.txt": lines(narrator.descriptionLines(upTo: .groups)),
      "labels.txt": lines(narrator.labels().map(\.text)),
      "groups.txt": lines(narrator.groupLines()), "table.csv": narrator.tableCSV(), "score.txt": lines(score.lines),
    ]
  }

  private static func narrator(of folder: URL) throws -> Narrator {
    let options = try String(contentsOf: folder.appendingPathComponent("options.txt"), encoding: .utf8)
    let path = folder.appendingPathComponent("data.csv").path
    let command = try Describe.parse([path] + options.split(separator: "\n").map(String.init))
    return try NarratedChart(command.input, command.chart, command.voice).narrator
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
