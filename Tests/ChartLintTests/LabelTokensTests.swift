import Testing

@testable import ChartLint

/// How texts are cut: one token belongs to one rule.
@Suite struct LabelTokensTests {
  private static func tokens(_ text: String, _ context: LabelContext = LabelContext()) -> LabelTokens {
    LabelTokens(text, words: .english, protecting: ProtectedNames(context))
  }

  @Test(arguments: [
    ("June 6: 4,210 steps", "word June|number 6|punctuation :|number 4,210|word steps"),
    (
      "-3.5°C, $3M, 60m, 12%",
      "number -3.5|symbol °|word C|punctuation ,|attachedUnit $3M|punctuation ,|attachedUnit 60m|punctuation ,|number 12%"
    ),
    ("M4 PM2.5 5G A320 737-800", "identifier M4|identifier PM2.5|identifier 5G|identifier A320|hyphenated 737-800"),
    (
      "Oslo:\u{A0}-5, \u{200F}-6, Å-7",
      "word Oslo|punctuation :|number -5|punctuation ,|number -6|punctuation ,|word Å|punctuation -|number 7"
    ),
    ("6/6 120/80 6/6/2025", "slashed 6/6|slashed 120/80|slashed 6/6/2025"),
    ("2025-06-06T00:00:00Z 2025-06-06", "isoDate 2025-06-06T00:00:00Z|isoDate 2025-06-06"),
    ("18–24, 5 – 10", "range 18–24|punctuation ,|range 5 – 10"),
    ("14:00 3:1 1:02:45", "time 14:00|ratio 3:1|time 1:02:45"),
    (
      "%@: %d %1$@ {0} {{x}} ${y} \\(z)",
      "placeholder %@|punctuation :|placeholder %d|placeholder %1$@|placeholder {0}|placeholder {{x}}|placeholder ${y}|placeholder \\(z)"
    ),
    (
      "4.21e3 temp_max Optional(42) 0.30000000000000004",
      "machine 4.21e3|machine temp_max|machine Optional(42)|machine 0.30000000000000004"
    ),
    ("Alzheimer’s half-year 7-Eleven", "word Alzheimer’s|word half-year|number 7|punctuation -|word Eleven"),
    ("☀️ 21", "emoji ☀️|number 21"), ("~4,200 A → B 👍🏽", "symbol ~|number 4,200|word A|symbol →|word B|emoji 👍🏽"),
    ("1st 2nd 100% de", "number 1st|number 2nd|number 100%|word de"), ("", ""), ("\u{200B} \u{A0}\u{FEFF}", ""),
  ])
  func pieces(text: String, expected: String) {
    let tokens = Self.tokens(text)
    #expect(tokens.tokens.map { "\($0.kind) \(tokens.characters(of: $0))" }.joined(separator: "|") == expected)
  }

  /// What a number is worth is what the standard library makes of its digits.
  @Test(arguments: [
    "0", "7", "4210", "4,210", "1,234,567.89", "0.1", "0.30000000000000004", "123456789012345", "9007199254740993",
    "9999999999999999", "12345678901234567890", "0.000001", "3.14159265358", "99.99", "1.005", "8,589,934,592.5",
  ])
  func worth(text: String) {
    let tokens = LabelTokens(text, words: .english, protecting: ProtectedNames(LabelContext())).tokens
    let expected = Double(text.replacing(",", with: ""))
    #expect(tokens.count == 1 && (tokens.first?.number?.value == expected || tokens.first?.kind == .machine))
  }

  @Test func protection() {
    var context = LabelContext()
    context.series = ["Blue Mountain", "several"]
    let tokens = Self.tokens("Blue Mountain, \"a few\", `x y`, several, severally, Best Buy rose", context)
    let protected = tokens.tokens.filter(\.isProtected).map { tokens.characters(of: $0) }
    #expect(protected == ["Blue", "Mountain", "\"", "a", "few", "\"", "`", "x", "y", "`", "several", "Best", "Buy"])
  }

  /// Every text of six letters and blanks, against a search that looks at all names everywhere.
  @Test func namesEverywhere() {
    var context = LabelContext()
    context.series = ["a", "b", "ab", "a b", "b a b", "ba ab"]
    let names = context.series.sorted { ($1.count, $0) < ($0.count, $1) }
    let letters = Array("ab ".utf8)
    for number in 0..<729 {
      let text = (0..<6).map { letters[number / [1, 3, 9, 27, 81, 243][$0] % 3] }
      let expected = names.reduce(into: [Range<Int>]()) { found, name in
        for start in 0...6 where start + name.utf8.count <= 6 {
          let range = start..<(start + name.utf8.count)
          let isAlone =
            (start == 0 || text[start - 1] == 0x20) && (range.upperBound == 6 || text[range.upperBound] == 0x20)
          if isAlone, text[range].elementsEqual(name.utf8), !found.contains(where: range.overlaps) {
            found.append(range)
          }
        }
      }
      #expect(ProtectedNames(context).ranges(in: text) == expected)
      let tokens = LabelTokens(
        String(decoding: text, as: UTF8.self), words: .english, protecting: ProtectedNames(context))
      for token in tokens.tokens { #expect(token.isProtected == expected.contains { $0.overlaps(token.range) }) }
    }
  }

  @Test func phrases() {
    let tokens = Self.tokens("a lot of trains, several, A FEW")
    #expect(
      tokens.places(of: .vagueQuantity).map { tokens.characters(tokens.range(of: $0)) } == [
        "a lot of", "several", "A FEW",
      ])
  }

  /// The lists of a word are bits of one number.
  @Test func everyListHasItsBit() {
    #expect(WordClass.allCases.count <= WordClasses.RawValue.bitWidth)
    #expect(Set(WordClass.allCases.map(\.set)).count == WordClass.allCases.count)
  }
}
