import Foundation
import Testing

/// What fuzzing found once, and what it starts from, is read without a crash and without a broken promise.
@Suite struct ReplayTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files of a target in a folder, in the order of their names.
  private static func files(_ kind: String, _ target: String) -> [URL] {
    let folder = folder.appendingPathComponent(kind).appendingPathComponent(target)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  @Test(arguments: FuzzEntry.all.map(\.name)) func seedsAndFailures(target: String) throws {
    let entry = try #require(FuzzEntry.named(target))
    let seeds = Self.files("Seeds", target)
    #expect(!seeds.isEmpty)
    for file in seeds + Self.files("FailCases", target) {
      #expect(throws: Never.self, "\(file.lastPathComponent)") { try entry.run(Array(Data(contentsOf: file))) }
    }
  }

  /// A folder whose name is no target would never be replayed.
  @Test(arguments: ["Seeds", "FailCases"]) func everyFolderIsATarget(kind: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appendingPathComponent(kind).path)
    #expect(Set(names).subtracting(["README.md"]).isSubset(of: Set(FuzzEntry.all.map(\.name))))
  }

  @Test func aBrokenPromiseIsTold() {
    #expect(throws: BrokenPromise.self) { try BrokenPromise.ifControlled(["June\u{1B}[2J"]) }
    #expect(throws: BrokenPromise.self) { try BrokenPromise.unless(false, "no") }
  }
}
