import Foundation
import Testing

@testable import chartvoice

/// The page of the linter holds what the program says, word for word.
@Suite struct LintPageTests {
  @Test func exampleOfThePage() throws {
    let url = Project.folder.appendingPathComponent("Documentation/lint.md")
    let blocks = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```")
    let labels = try #require(blocks.first { $0.hasPrefix("json\n") }).dropFirst("json\n".count)
    let call = "\n$ chartvoice lint labels.jsonl\n"
    let expected = try #require(blocks.first { $0.hasPrefix(call) }).dropFirst(call.count)
    let folder = try TemporaryFolder()
    let file = try folder.file("labels.jsonl", String(labels))
    let result = try Program.run(["lint", file, "--config", "none"])
    #expect(result.output.replacingOccurrences(of: file, with: "labels.jsonl") == expected)
  }
}
