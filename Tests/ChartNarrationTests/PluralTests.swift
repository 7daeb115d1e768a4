import Testing

@testable import ChartNarration

@Suite struct PluralTests {
  /// Rules of four languages as CLDR 45 gives them, with examples from its charts.
  static let polish = [
    ("one", "i = 1 and v = 0"), ("few", "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
    ("many", "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14"),
  ]

  private func rules(_ conditions: [(String, String)]) throws -> PluralRules {
    PluralRules(categories: try conditions.map { ($0.0, try #require(PluralRules.parse($0.1))) })
  }

  @Test(arguments: [
    ("1", "one"), ("2", "few"), ("4", "few"), ("5", "many"), ("12", "many"), ("14", "many"), ("22", "few"),
    ("0", "many"),
    ("1.5", "other"), ("21", "many"), ("112", "many"), ("102", "few"),
  ])
  func polish(shown: String, category: String) throws {
    #expect(try rules(Self.polish).category(ofShown: shown) == category)
  }

  @Test(arguments: [("0", "one"), ("1", "one"), ("1.5", "one"), ("2", "other")])
  func french(shown: String, category: String) throws {
    #expect(try rules([("one", "i = 0,1")]).category(ofShown: shown) == category)
  }

  @Test(arguments: [("1", "one"), ("-1", "one"), ("1.0", "other"), ("0", "other"), ("2", "other")])
  func english(shown: String, category: String) throws {
    #expect(Voice.english.plurals.category(ofShown: shown) == category)
  }

  @Test(arguments: ["", "one", "i = ", "x = 1", "i % = 1", "i % 0 = 1", "i = 4..2", "i == 1", "i = 1 and"])
  func conditionsThatAreNotCLDR(condition: String) {
    #expect(PluralRules.parse(condition) == nil)
  }
}
