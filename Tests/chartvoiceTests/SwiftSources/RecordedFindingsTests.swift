import Foundation
import Testing

/// What is found in a hundred sources, and what becomes of them when they are fixed, as it was recorded.
///
/// The record was first made when the parser of Swift was part of the program, so that it also proves that nothing is lost on the
/// way through an extractor. `CHARTVOICE_WRITE_CORPUS=1` writes it anew.
@Suite(.enabled(if: RealExtractor.isFound, "\(RealExtractor.absence)")) struct RecordedFindingsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Recorded")
  private static var isWriting: Bool { ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CORPUS"] != nil }

  private let sources: [String: String]
  private let installation: Installation

  init() throws {
    sources = try Self.texts("sources.json")
    installation = try RealExtractor.installation()
    for (name, source) in sources { try installation.file(name, source) }
  }

  @Test func findings() throws {
    let result = try installation.run(["lint", ".", "--config", "none", "--format", "json"])
    #expect(result.status == 2)
    try Self.compare(result.output.replacingOccurrences(of: "},{\"file\"", with: "},\n{\"file\""), "report.json")
    try Self.compare(result.errors, "faults.txt")
  }

  @Test func fixes() throws {
    let result = try installation.run(["lint", ".", "--config", "none", "--fix", "--unsafe"])
    #expect(result.status == 2)
    var fixed: [String: String] = [:]
    for (name, source) in sources {
      let text = try String(decoding: Data(contentsOf: installation.work.appendingPathComponent(name)), as: UTF8.self)
      if !text.utf8.elementsEqual(source.utf8) { fixed[name] = text }
    }
    if Self.isWriting { try Self.write(try Self.json(fixed), "fixed.json") }
    let expected = try Self.texts("fixed.json")
    #expect(fixed.keys.sorted() == expected.keys.sorted())
    for (name, text) in fixed { #expect(text.utf8.elementsEqual((expected[name] ?? "").utf8), "\(name)") }
    #expect(installation.temporaryNames == [])
  }

  // MARK: Files

  private static func compare(_ text: String, _ name: String) throws {
    if isWriting { try write(Data(text.utf8), name) }
    let expected = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    #expect(text.split(separator: "\n") == expected.split(separator: "\n"), "\(name)")
  }

  private static func write(_ data: Data, _ name: String) throws {
    try data.write(to: folder.appendingPathComponent(name))
  }

  private static func json(_ texts: [String: String]) throws -> Data {
    try JSONSerialization.data(withJSONObject: texts, options: [.sortedKeys, .prettyPrinted])
  }

  private static func texts(_ name: String) throws -> [String: String] {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: String])
  }
}
