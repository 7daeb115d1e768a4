import Foundation
import Testing

@testable import ChartNarration

/// The page of the walk holds what the program says, word for word.
@Suite struct ExplorePageTests {
  private static func page() throws -> String {
    try String(contentsOf: Project.folder.appendingPathComponent("Documentation/explore.md"), encoding: .utf8)
  }

  /// The lines of each block that begins with a call.
  private static func visits() throws -> [[String]] {
    try page().components(separatedBy: "```").map { $0.split(separator: "\n").map(String.init) }.filter {
      $0.first?.hasPrefix("$ chartvoice explore corpus/") == true
    }
  }

  @Test func firstVisits() throws {
    let visits = try Self.visits()
    #expect(visits.count == 4)
    let folder = try TemporaryFolder()
    for visit in visits {
      let words = visit.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
      let script = try folder.file("visit.txt", words)
      let call = try #require(visit.first).dropFirst("$ chartvoice ".count)
        .replacingOccurrences(of: "corpus/", with: Project.folder.path + "/corpus/")
        .replacingOccurrences(of: "visit.txt", with: script)
      let result = try Program.run(Self.arguments(call))
      #expect(result.output == visit.dropFirst().map { $0 + "\n" }.joined(), "\(visit.first ?? "")")
    }
  }

  /// Words between blanks; what stands between single quotes is one.
  private static func arguments(_ call: String) -> [String] {
    call.components(separatedBy: "'").enumerated().flatMap { place, part in
      place.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [part]
    }
  }

  @Test func theTableHasEveryWord() throws {
    let keys = KeyMap()
    let rows = FocusWord.all.map { word in
      let spoken = keys.spokenKeys(for: word.name).joined(separator: ", ")
      return "| \(spoken) | `\(word.name)` | \(word.explanation) |"
    }
    let text = try Self.page()
    let found = text.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("| `") }.map(String.init)
    #expect(found == rows)
  }
}
