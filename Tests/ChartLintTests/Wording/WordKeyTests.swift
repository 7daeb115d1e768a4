import Testing

@testable import ChartLint

@Suite struct WordKeyTests {
  @Test(arguments: [
    ("June", "june", true), ("June", "jun", false), ("", "", true), ("a", "aa", false), ("ab", "ba", false),
    ("sixteenletters16", "SIXTEENLETTERS16", true), ("sixteenletters16", "sixteenletters17", false),
    ("seventeenletters7", "SeventeenLetters7", true), ("seventeenletters7", "seventeenletters8", false),
    ("ÉTÉ", "été", true), ("ete", "été", false),
    // The sign of Kelvin has a small letter of ASCII.
    ("\u{212A}m", "km", true), ("@", "`", false), ("[", "{", false),
  ])
  func keys(first: String, second: String, areEqual: Bool) {
    #expect((WordKey(first) == WordKey(second)) == areEqual)
    let bytes = Array(first.utf8)
    #expect((WordKey(bytes[...]) == WordKey(second)) == areEqual)
  }

  @Test func nothingIsTheWordThatIsNone() { #expect(WordKey("") == .none && WordKey("a") != .none) }
}
