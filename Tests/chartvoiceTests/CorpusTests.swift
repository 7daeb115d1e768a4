import ArgumentParser
import ChartDescriptions
import ChartSound
import Foundation
import Testing
import ToldCharts

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
      "air-pressure", "all-negative", "battery", "co2-mauna-loa", "constant", "cycling-elevation", "daily-users",
      "diverging", "empty",
      "event-streams", "gap-in-the-middle", "heart-rate", "heat-map", "histogram", "huge-outlier", "integers",
      "log-scale", "many-series",
      "medicine-doses", "one-mark", "pie", "planet-sizes", "planet-surfaces", "rain-next-hour", "scatter",
      "steps-day-average", "steps-month", "stock-five-years", "storage", "symptom-intensity", "two-lines-crossing",
      "waiting-times", "with-gaps",
    ]
    #expect(Set(expected).subtracting(Self.names) == [])
  }

  /// What is said, and that the same chart twice gives the same bytes.
  @Test(arguments: names) func says(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let texts = try Self.texts(of: folder)
    #expect(try Self.texts(of: folder) == texts)
    for (file, text) in texts {
      let place = folder.appendingPathComponent(file)
      if ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CORPUS"] != nil {
        try text.write(to: place, atomically: true, encoding: .utf8)
      } else {
        let expected = try String(contentsOf: place, encoding: .utf8)
        #expect(text == expected, "\(name)/\(file)")
      }
    }
  }

  /// What holds for every sentence: a capital or a number first, one final stop, no stray punctuation, nothing that only
  /// a program would say; each chart at every verbosity.
  @Test(arguments: names) func sentencesAreWellFormed(name: String) throws {
    for verbosity in Verbosity.allCases {
      let base = try Self.narrated(Self.folder.appendingPathComponent(name))
      let narrated = NarratedViews(
        base.views, facts: base.narrators.map(\.facts), voice: base.voice, verbosity: verbosity)
      let sentences =
        narrated.overview() + [narrated.message].filter { !$0.isEmpty }
        + narrated.narrators.flatMap { [$0.message] + $0.overview() + $0.summary() + $0.groupLabels().map(\.text) }
      let labels = narrated.narrators.flatMap { $0.labels().map(\.text) }
      for text in sentences { #expect(text.hasSuffix(".") && !text.hasSuffix(".."), "\(text)") }
      for text in sentences + labels + [narrated.title] {
        #expect(text.first.map { $0.isUppercase || $0.isNumber } == true, "\(text)")
        for wrong in ["  ", " ,", ",,", " .", ": ,", "NaN", "nil", "null", "undefined", "{", "}", "e+", "e-0"] {
          #expect(!text.contains(wrong), "\(text)")
        }
        #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == text)
      }
      for label in labels { #expect(!label.hasSuffix(".") && label.count <= 100, "\(label)") }
    }
  }

  /// Every sentence is true of the data, at every verbosity.
  @Test(arguments: names) func saysWhatTheDataSays(name: String) throws {
    let base = try Self.narrated(Self.folder.appendingPathComponent(name))
    for verbosity in Verbosity.allCases {
      let narrated = NarratedViews(
        base.views, facts: base.narrators.map(\.facts), voice: base.voice, verbosity: verbosity)
      for problem in ToldViews(narrated).problems { Issue.record("seed 0, \(verbosity): \(name): \(problem)") }
    }
  }

  private static func texts(of folder: URL) throws -> [String: String] {
    let narrated = try narrated(folder)
    let score = Score(
      views: narrated.views, facts: narrated.narrators.map(\.facts), options: SoundOptions(instruments: .standard)
    )
    return [
      "describe.txt": lines(narrated.descriptionLines(upTo: .groups)),
      "labels.txt": lines(narrated.single.map { $0.labels().map(\.text) } ?? narrated.labelLines()),
      "groups.txt": lines(narrated.groupLines()), "table.csv": narrated.tableCSV(), "score.txt": lines(score.lines),
      // What a display of 40 cells has.
      "braille.txt": lines(narrated.brailleLines(width: 40)),
    ]
  }

  /// A Vega-Lite chart, or a table with its options.
  static func narrated(_ folder: URL) throws -> NarratedViews {
    let chart = folder.appendingPathComponent("chart.vl.json").path
    var arguments = [chart]
    if !FileManager.default.fileExists(atPath: chart) {
      let options = try String(contentsOf: folder.appendingPathComponent("options.txt"), encoding: .utf8)
      arguments = [folder.appendingPathComponent("data.csv").path] + options.split(separator: "\n").map(String.init)
    }
    let command = try Describe.parse(arguments + ["--profile", "none"])
    return try NarratedInput(command.input, command.chart, command.voice).narrated
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
