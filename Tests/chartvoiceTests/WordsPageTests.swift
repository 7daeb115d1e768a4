import Foundation
import Testing

/// The page of words quotes what the corpus says, line by line; "…" stands for lines that are left out.
@Suite struct WordsPageTests {
  private struct Quote {
    var name: String
    var lines: [String]
  }

  @Test func quotesAreThoseOfTheCorpus() throws {
    let quotes = try Self.quotes()
    #expect(quotes.count == 8)
    for quote in quotes {
      let path = "corpus/\(quote.name)/describe.txt"
      let text = try String(contentsOf: Project.folder.appendingPathComponent(path), encoding: .utf8)
      #expect(Self.isExcerpt(quote.lines, of: text.components(separatedBy: "\n")), "\(quote.name)")
    }
  }

  /// The fenced blocks that follow a paragraph of a chart's name alone.
  private static func quotes() throws -> [Quote] {
    let page = Project.folder.appendingPathComponent("Documentation/words.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n```")
    return zip(parts, parts.dropFirst()).compactMap { before, block in
      guard let line = before.split(separator: "\n").last, line.hasPrefix("`"), line.hasSuffix("`"), line.count > 2,
        !line.dropFirst().dropLast().contains("`")
      else { return nil }
      return Quote(
        name: String(line.dropFirst().dropLast()), lines: block.components(separatedBy: "\n").filter { !$0.isEmpty })
    }
  }

  /// Whether lines stand in a text one after another, with others between only where it is said.
  private static func isExcerpt(_ lines: [String], of text: [String]) -> Bool {
    var rest = text.filter { !$0.isEmpty }[...]
    var mayPass = false
    for line in lines {
      if line == "…" {
        mayPass = true
        continue
      }
      guard let place = mayPass ? rest.firstIndex(of: line) : rest.first == line ? rest.startIndex : nil else {
        return false
      }
      rest = rest[(place + 1)...]
      mayPass = false
    }
    return mayPass || rest.isEmpty
  }
}
