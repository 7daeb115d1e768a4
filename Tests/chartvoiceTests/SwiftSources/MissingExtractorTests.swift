import Foundation
import Testing

/// Swift sources where the program that reads them is not installed, and the places where it is looked for.
@Suite struct MissingExtractorTests {
  private static let missing =
    " not read: chartvoice-texts-swift is not installed. Install it: make install-swift-lint.\n"
  private static let text = #"{"file": "a.swift", "line": 1, "column": 1, "role": "note", "text": "SAID"}"#

  private func installation() throws -> Installation {
    let installation = try Installation()
    try FileManager.default.createDirectory(
      at: installation.work.appendingPathComponent("sub"), withIntermediateDirectories: false)
    for name in ["a.swift", "sub/b.swift"] { try installation.file(name, "v.accessibilityLabel(\"several\")\n") }
    try installation.file("a.jsonl", "{\"label\": \"June 6: several trains\"}\n")
    return installation
  }

  @Test(arguments: [
    (["."], 0, "2 Swift files were", 1), (["sub"], 0, "sub/b.swift was", 0), (["a.jsonl"], 0, "", 1),
    (["a.swift"], 2, "a.swift was", 0), (["a.jsonl", "a.swift", "sub"], 2, "2 Swift files were", 1),
    (["-", "--input-kind", "swift"], 2, "Standard input was", 0),
    ([".", "--input-kind", "swift"], 2, "3 Swift files were", 0),
  ])
  func unread(arguments: [String], status: Int32, who: String, judged: Int) throws {
    let result = try installation().run(["lint"] + arguments + ["--rule", "vague-quantity"])
    #expect(result.status == status)
    #expect(result.errors == (who.isEmpty ? "" : who + Self.missing))
    #expect(result.output.hasSuffix("in \(judged) \(judged == 1 ? "text of 1 file" : "texts of 0 files").\n"))
  }

  /// What is known of files that nobody read is not gone.
  @Test(arguments: ["--write-baseline", "--prune-baseline"]) func listsOfOlderFindings(option: String) throws {
    let installation = try installation()
    let list = "{\"schema\": \"chartvoice.baseline/1\", \"findings\": []}\n"
    try installation.file("known.json", list)
    let result = try installation.run(["lint", "sub", "--baseline", "known.json", option])
    #expect(result.status == 2 && result.errors == "sub/b.swift was" + Self.missing)
    let kept = try String(contentsOf: installation.work.appendingPathComponent("known.json"), encoding: .utf8)
    #expect(kept == list)
  }

  /// Beside the program, links resolved, before the folders of PATH.
  @Test func whereItIsLookedFor() throws {
    let installation = try installation()
    func said(_ program: URL? = nil) throws -> String {
      let result = try installation.run(
        ["lint", "a.swift", "--rule", "placeholder-text", "--format", "json"], program: program)
      #expect(result.status != 2, "\(result.errors)")
      return result.output
    }
    func install(_ name: String, _ word: String) throws {
      try installation.install(name, "echo '\(Self.text.replacing("SAID", with: word))'")
    }
    try install("path/" + Installation.extractor, "TODO")
    #expect(try said().contains("\"TODO\""))
    try install("bin/" + Installation.extractor, "FIXME")
    #expect(try said().contains("\"FIXME\""))
    let link = installation.work.appendingPathComponent("linked")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: installation.program)
    #expect(try said(link).contains("\"FIXME\""))
    // What may not be run is none.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: installation.place("bin/" + Installation.extractor).path)
    #expect(try said().contains("\"TODO\""))
  }
}
