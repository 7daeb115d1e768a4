import Foundation
import Testing

/// The pages show code that is compiled and run here, and what it gives.
@MainActor @Suite struct PageTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  nonisolated static let pages = ["DescribeTheChartYouHave", "PinWhatVoiceOverUsersHear"]

  /// The blocks of a page in a language, without the indentation that all their lines share.
  private static func blocks(of page: String, in language: String) throws -> [String] {
    let place = root.appendingPathComponent("Sources/ChartDeclarations/ChartDeclarations.docc/\(page).md")
    let text = try String(contentsOf: place, encoding: .utf8)
    return text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```").first ?? ""
    }
  }

  /// Lines without their indentation, since a page shows the inside of a function at the margin.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test(arguments: pages) func everyBlockOfCodeIsCompiledHere(page: String) throws {
    let place = Self.root.appendingPathComponent("Tests/ExampleChartsTests/Pages/\(page).swift")
    let source = Self.lines(try String(contentsOf: place, encoding: .utf8))
    let blocks = try Self.blocks(of: page, in: "swift")
    #expect(blocks.count > 2)
    for block in blocks { #expect(source.contains(Self.lines(block)), "\(block)") }
  }

  @Test func whatThePageShowsIsWhatTheCodeGives() throws {
    let shown = try Self.blocks(of: "DescribeTheChartYouHave", in: "text")
    let labels = try DescribePage.labels().joined(separator: "\n")
    let goal = try DescribePage.withGoal().joined(separator: "\n")
    for (block, text) in zip(shown, [try DescribePage.describe(), labels, goal]) { #expect(block == text, "\(text)") }
    #expect(shown.count == 3)
  }
}
