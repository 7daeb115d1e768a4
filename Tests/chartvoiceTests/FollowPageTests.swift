import Foundation
import Testing

/// The runs of `Documentation/follow.md` are what the program says.
@Suite struct FollowPageTests {
  /// The blocks of the page between fences, each with the word behind its fence.
  private static let blocks: [(kind: String, text: String)] = {
    let url = Project.folder.appendingPathComponent("Documentation/follow.md")
    let parts = ((try? String(contentsOf: url, encoding: .utf8)) ?? "").components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { place in
      let kind = String(parts[place].prefix { $0 != "\n" })
      return (kind, String(parts[place].dropFirst(kind.count + 1)))
    }
  }()

  @Test func everyRunIsWhatTheProgramSays() throws {
    let rows = try #require(Self.blocks.first { $0.kind == "csv" }).text
    let commands = Self.blocks.filter { $0.kind == "sh" }.map(\.text)
    let outputs = Self.blocks.filter { $0.kind == "text" }.map(\.text)
    #expect(commands.count == 3)
    #expect(outputs.count == 3)
    for (command, output) in zip(commands, outputs) {
      let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
      let options = Array(words.drop { $0 != "follow" })
      #expect(try Program.run(options, input: Data(rows.utf8)).output == output)
    }
  }
}
