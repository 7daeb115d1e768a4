import ChartDescriptions
import Foundation
import Testing
import ToldCharts

/// Charts in the form in which Altair saves them: data by hashed names under `datasets`, what Altair adds to `config`.
///
/// Beside each chart stands what is said of it; `CHARTVOICE_WRITE_CORPUS=1 swift test --filter AltairTests` writes it
/// anew, to be read aloud before it is kept.
@Suite struct AltairTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Altair")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  @Test func chartsAreThere() { #expect(Self.names.count >= 10) }

  @Test(arguments: names) func says(name: String) throws {
    let described = try DescribedViews(vegaLite: .file(path: Self.folder.path + "/\(name).json"))
    #expect(described.warnings == [])
    let narrated = described.narrated(in: .english)
    let text = narrated.descriptionLines(upTo: .marks).joined(separator: "\n") + "\n"
    let place = Self.folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CORPUS"] != nil {
      try text.write(to: place, atomically: true, encoding: .utf8)
    } else {
      #expect(try text == String(contentsOf: place, encoding: .utf8))
    }
  }

  /// Every sentence is true of the data.
  @Test(arguments: names) func saysWhatTheDataSays(name: String) throws {
    let described = try DescribedViews(vegaLite: .file(path: Self.folder.path + "/\(name).json"))
    for problem in ToldViews(described.narrated(in: .english)).problems {
      Issue.record("seed 0, standard: \(name): \(problem)")
    }
  }

  /// Every dataset is found by its hashed name, and no row of it is lost or made up.
  @Test(arguments: names) func takesEveryRow(name: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".json"))
    let specification = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let datasets = try #require(specification["datasets"] as? [String: [Any]])
    #expect(datasets.keys.allSatisfy { $0.hasPrefix("data-") && $0.count == 37 })
    let described = try DescribedViews(vegaLite: .file(path: Self.folder.path + "/\(name).json"))
    // Every row stands behind a mark, or is said to be left out.
    let told = described.views.views.map { view in
      view.chart.series.flatMap(\.marks).map(\.rowCount).reduce(0, +) + view.chart.source.rowsWithoutX
        + view.chart.source.rowsUnplaced
        + view.chart.source.rowsWithout.map(\.count).reduce(0, +)
    }
    let rows = datasets.values.map(\.count).reduce(0, +)
    #expect(told.reduce(0, +) == rows)
  }
}
