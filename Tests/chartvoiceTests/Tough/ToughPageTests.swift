import Foundation
import Testing

/// `Documentation/tough.md` tells what happens by having it happen; `CHARTVOICE_WRITE_CORPUS=1` writes its tables anew.
/// One after the other, as each reads and writes the whole page.
@Suite(.serialized) struct ToughPageTests {
  /// A table of the page, under its heading.
  struct Section: Sendable, CustomTestStringConvertible {
    var heading: String
    var columns: String
    var cases: [ToughCase]
    var testDescription: String { heading }
  }

  static let sections = [
    Section(heading: "Limits", columns: "| What goes beyond | What happens |", cases: ToughCase.limits),
    Section(heading: "Injections", columns: "| What is slipped in | What happens |", cases: ToughCase.injections),
  ]

  static let faults = Section(heading: "Faults", columns: "| What fails | What happens |", cases: ToughCase.faults)

  static let page = Project.folder.appendingPathComponent("Documentation/tough.md")

  @Test(arguments: sections) func tableIsWhatHappens(section: Section) throws { try Self.check(section) }

  @Test(.enabled(if: FaultShim.path != nil, "no library can be put before a program here"))
  func tableOfFaultsIsWhatHappens() throws { try Self.check(Self.faults) }

  private static func check(_ section: Section) throws {
    let rows = ([section.columns, "|---|---|"] + (try section.cases.map { try $0.row() })).joined(separator: "\n")
    let text = try String(contentsOf: page, encoding: .utf8)
    let place = try #require(table(under: section.heading, in: text))
    if ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CORPUS"] != nil {
      try text.replacingCharacters(in: place, with: rows).write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(text[place] == rows)
    }
  }

  /// The rows of the first table under a heading.
  static func table(under heading: String, in text: String) -> Range<String.Index>? {
    guard let start = text.range(of: "\n## \(heading)\n")?.upperBound,
      let first = text.range(of: "\n|", range: start..<text.endIndex)
    else { return nil }
    let begin = text.index(after: first.lowerBound)
    let end = text.range(of: "\n\n", range: begin..<text.endIndex)?.lowerBound ?? text.endIndex
    return begin..<end
  }
}
