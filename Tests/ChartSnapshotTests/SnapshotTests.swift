import ChartDeclarations
import ChartModel
@testable import ChartSnapshot
import Foundation
import Testing

/// What is told of a chart stands in a file beside the test.
@MainActor @Suite struct SnapshotTests {
  private struct Fruit: View {
    var pears = 7
    var body: some View {
      Chart {
        BarMark(x: .value("Fruit", "Apples"), y: .value("Crates", 12))
        BarMark(x: .value("Fruit", "Pears"), y: .value("Crates", pears))
      }
      .chartTitle("Crates")
    }
  }

  private func inFolder(_ check: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try check(folder.appendingPathComponent("FruitTests.swift").path)
  }

  private func failure(_ check: () throws -> Void) -> String? {
    do { try check() } catch { return (error as? SnapshotFailure)?.description }
    return nil
  }

  @Test func theFirstRunWritesTheFile() throws {
    try inFolder { file in
      let first = failure { try expectLabels(of: Fruit(), file: file) }
      #expect(
        first
          == "There was no snapshot yet: it was written to theFirstRunWritesTheFile.labels.txt. Read it, and run the test again."
      )
      #expect(failure { try expectLabels(of: Fruit(), file: file) } == nil)
      let path = URL(fileURLWithPath: file).deletingLastPathComponent()
        .appendingPathComponent("__ChartSnapshots__/FruitTests/theFirstRunWritesTheFile.labels.txt")
      let written = try String(contentsOf: path, encoding: .utf8)
      #expect(written == "Apples: 12\nPears: 7\n")
    }
  }

  @Test func aChangeIsToldByItsLines() throws {
    try inFolder { file in
      _ = failure { try expectLabels(of: Fruit(), named: "stock", file: file) }
      let told = failure { try expectLabels(of: Fruit(pears: 9), named: "stock", file: file) }
      #expect(
        told == """
          What is told has changed.
          Line 2 was: Pears: 7
          Line 2 is now: Pears: 9
          """)
    }
  }

  @Test func descriptionsAndNotesHaveFilesOfTheirOwn() throws {
    try inFolder { file in
      #expect(failure { try expectDescription(of: Fruit(), file: file) }?.contains("description.txt") == true)
      #expect(failure { try expectAudioGraph(of: Fruit(), file: file) }?.contains("audio-graph.txt") == true)
      #expect(failure { try expectDescription(of: Fruit(), file: file) } == nil)
      #expect(failure { try expectAudioGraph(of: Fruit(), file: file) } == nil)
      #expect(failure { try expectAudioGraph(of: Fruit(pears: 9), file: file) }?.contains("Hz, Crates/Pears") == true)
    }
  }

  @Test func aViewWithoutAChartSaysSo() throws {
    try inFolder { file in
      _ = failure { try expectDescription(of: Text("x"), file: file) }
      #expect(failure { try expectDescription(of: Fruit(), file: file) }?.contains("Line 1 was: No chart.") == true)
    }
  }

  private struct Tapped: View {
    @State private var year: Int?
    var body: some View {
      Chart(2020..<2025, id: \.self) { LineMark(x: .value("Year", $0), y: .value("Value", $0 - 2019)) }
        .chartXScale(domain: 2020...2024)
        .chartXSelection(value: $year)
        .chartTitle(year.map { "\($0)" } ?? "No year")
    }
  }

  @Test func touchesGoByValue() {
    let page = ChartPage(Tapped())
    #expect(page.tap(atX: 2022))
    #expect(page.declaration().title == "2022")
    #expect(!page.tap(atX: 1999))
    #expect(!page.pinch(atX: 2022, scale: 2))
  }
}
