@testable import ChartSnapshot
import Foundation
import Testing

/// One call reads all previews of a module.
@MainActor @Suite struct PreviewTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("SwiftChartsCorpus")

  /// How many previews the files of a module write.
  private func written(in folder: String) throws -> Int {
    let files = FileManager.default.enumerator(
      at: Self.sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    let paths = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    return try paths.reduce(0) { count, path in
      let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      return count + lines.count { $0.hasPrefix("#Preview") || $0.contains(": PreviewProvider {") }
    }
  }

  @Test(arguments: [("SwiftChartsCorpus5", "Swift5"), ("SwiftChartsCorpus6", "Swift6")])
  func everyPreviewIsFound(module: String, folder: String) throws {
    let previews = ModulePreview.all(in: module)
    let expected = try written(in: folder)
    #expect(expected > 40)
    #expect(previews.count == expected)
    #expect(Set(previews.map(\.name)).count == previews.count)
  }

  @Test func previewsAreCalledByFileAndTitle() {
    let names = ModulePreview.all(in: "SwiftChartsCorpus6").map(\.name)
    #expect(names.contains("SkyRainView.Two days"))
    #expect(names.contains("SkyClimateView"))
  }

  @Test func allAreHeldAgainstFilesBesideTheTest() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("AppTests.swift").path
    let day = Date(timeIntervalSince1970: 1_750_000_000)
    #expect(throws: SnapshotFailure.self) { try expectPreviews(of: "SwiftChartsCorpus6", at: day, file: file) }
    try expectPreviews(of: "SwiftChartsCorpus6", at: day, file: file)

    let snapshots = folder.appendingPathComponent("__ChartSnapshots__/AppTests")
    let changed = snapshots.appendingPathComponent(
      "allAreHeldAgainstFilesBesideTheTest.SkyRainView-Two-days.labels.txt")
    try Data("Nothing\n".utf8).write(to: changed)
    let failure = #expect(throws: SnapshotFailure.self) {
      try expectPreviews(of: "SwiftChartsCorpus6", at: day, file: file)
    }
    #expect(
      failure?.description.hasPrefix("SkyRainView.Two days: What is told has changed.\nLine 1 was: Nothing\n") == true)
    #expect(failure?.description.contains("SkyClimateView") == false)
  }

  @Test func aModuleWithoutPreviewsSaysSo() {
    let failure = #expect(throws: SnapshotFailure.self) { try expectPreviews(of: "Nowhere") }
    #expect(failure?.description == "No preview with a chart in a module Nowhere that this test links.")
  }
}
