import Foundation
import Testing

@testable import TableReading

/// The words by which columns add up or do not.
@Suite struct AmountNameTests {
  @Test(arguments: [
    ("model_year", ["model", "year"]), ("modelYear", ["model", "year"]), ("Model year (2)", ["model", "year"]),
    ("GDP", ["gdp"]), ("salesEUR", ["sales", "eur"]), ("año", ["año"]), ("", []), ("_1_", []), ("kWh", ["k", "wh"]),
  ])
  func words(name: String, words: [String]) {
    #expect(NameWords.words(of: name) == words)
  }

  @Test func noWordSaysBoth() {
    #expect(AmountNames.amounts.isDisjoint(with: AmountNames.levels))
    for word in AmountNames.amounts.union(AmountNames.levels) { #expect(NameWords.words(of: word) == [word]) }
  }

  @Test func thePageListsTheWords() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/reading.md")
    let lists = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n```").enumerated()
      .filter { $0.offset % 2 == 1 }.map { Set($0.element.split { !$0.isLetter }.map(String.init)) }
    #expect(lists.contains(AmountNames.amounts))
    #expect(lists.contains(AmountNames.levels))
  }
}
