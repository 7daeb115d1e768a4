import ChartTestSupport
import Foundation
import Testing

@testable import VegaLite

/// JavaScript's regular expressions; expected matches are JavaScript's: the groups with `,` between.
@Suite struct RegularExpressionTests {
  static let cases: [(String, String, String, String?)] = [
    ("a", "", "cab", "a"), ("a", "", "x", nil), ("a|ab", "", "ab", "a"), ("a*", "", "baa", ""), ("a+?", "", "aaa", "a"),
    ("(a+)(a*)", "", "aaa", "aaa,aaa,"),
    ("(a)|(b)", "", "b", "b,-,b"), ("(?:a|(b))*", "", "ba", "ba,-"), ("^b", "m", "a\nb", "b"), ("^b", "", "a\nb", nil),
    ("a$", "", "a\n", nil), ("a$", "m", "a\n", "a"),
    (".", "", "\n", nil), (".", "s", "\n", "\n"), ("[a-c]+", "", "xbcd", "bc"), ("[^a-c]+", "", "abxyc", "xy"),
    ("[]", "", "a", nil), ("[^]", "", "\n", "\n"), ("[\\w-]+", "", "a-b c", "a-b"),
    ("[a\\]]+", "", "a]b", "a]"), ("[+--]+", "", "x+,-", "+,-"), ("\\d{2,3}", "", "12345", "123"),
    ("\\d{2}", "", "1", nil), ("\\d{2,}?", "", "1234", "12"), ("a{,3}", "", "a{,3}", "a{,3}"),
    ("x{a", "", "x{a", "x{a"),
    ("\\bfoo\\b", "", "a foo.", "foo"), ("\\Boo", "", "foo", "oo"), ("\\w", "", "é", nil),
    ("\\s", "", "\u{A0}", "\u{A0}"), ("\\d", "", "٣", nil), ("(a)\\1", "", "aa", "aa,a"), ("\\1(a)", "", "a", "a,a"),
    ("(?<x>a)\\k<x>", "", "aa", "aa,a"),
    ("(?=ab)a", "", "ab", "a"), ("a(?!b)", "", "abac", "a"), ("(?<=\\$)\\d+", "", "a1 $23", "23"),
    ("(?<!\\$)\\b\\d+", "", "$1 23", "23"), ("(?<=(\\d)(\\d))x", "", "12x", "x,1,2"),
    ("(?=(a+))a*b\\1", "", "baaabac", "aba,a"),
    ("(z)((a+)?(b+)?(c))*", "", "zaacbbbcac", "zaacbbbcac,z,ac,a,-,c"), ("(a*)*", "", "b", ",-"),
    ("(?:)*", "", "a", ""), ("A", "i", "a", "a"), ("É", "i", "é", "é"), ("[a-z]+", "i", "ABC", "ABC"),
    ("\\u0041\\x42", "", "AB", "AB"),
    ("^.$", "", "😀", nil), ("^.$", "u", "😀", "😀"), ("\\u{1F600}", "u", "😀", "😀"), ("^\\p{Lu}+", "u", "ÀBc", "ÀB"),
    ("\\cJ", "", "\n", "\n"), ("\\0", "", "\0", "\0"), ("a\\/b", "", "a/b", "a/b"), ("b", "y", "ab", nil),
    ("]", "", "]", "]"), ("}", "", "}", "}"), ("\\.", "", "a.", "."),
    ("(?:a|b)+?c", "", "abc", "abc"), ("a||b", "", "b", ""), ("(ab|a)(bc)?", "", "abc", "ab,ab,-"),
  ]

  @Test(arguments: cases)
  func match(_ source: String, _ flags: String, _ text: String, _ expected: String?) throws {
    let expression = try RegularExpression(source, flags: flags)
    var steps = 100_000
    let units = expression.units(text)
    let match = try expression.firstMatch(in: units, from: 0, steps: &steps)
    let shown = match?.groups.map { $0.map { PatternText.text(units[$0]) } ?? "-" }.joined(separator: ",")
    #expect(shown == expected)
  }

  static let faults: [(String, String, String)] = [
    ("(", "", #"the regular expression "(" has a ( without its )"#),
    (")", "", #"the regular expression ")" has a ) without its ("#),
    ("[a", "", #"the regular expression "[a" has a [ without its ]"#),
    ("*", "", #"the regular expression "*" has nothing to repeat"#),
    ("a**", "", #"the regular expression "a**" has nothing to repeat"#),
    ("^*", "", #"the regular expression "^*" has nothing to repeat"#),
    ("a{2,1}", "", #"the regular expression "a{2,1}" has a quantifier whose numbers are out of order"#),
    ("[b-a]", "", #"the regular expression "[b-a]" has a range of characters out of order"#),
    ("\\", "", #"the regular expression "\" ends with a \"#),
    ("(?<a>x)(?<a>y)", "", #"the regular expression "(?<a>x)(?<a>y)" has the group "a" twice"#),
    ("(?x)", "", #"the regular expression "(?x)" has a group that begins with an unknown (?"#),
    ("(?<1>a)", "", #"the regular expression "(?<1>a)" has a group without a proper name"#),
    ("\\k<b>(?<a>x)", "", #"a regular expression has no group "b""#),
    ("\\p{Foo}", "u", #"the regular expression "\p{Foo}" has the property "Foo", which is not known here"#),
    ("\\u{41", "u", #"the regular expression "\u{41" has a broken \u{…}"#),
    ("\\p{L", "u", #"the regular expression "\p{L" has the property "L", which is not known here"#),
    ("a", "gg", #"the flags "gg" have one twice"#), ("a", "q", #"a regular expression has no flag "q""#),
    ("a{99999}", "", "a regular expression repeats too much"),
  ]

  @Test(arguments: faults)
  func fault(_ source: String, _ flags: String, _ expected: String) {
    do {
      _ = try RegularExpression(source, flags: flags)
      Issue.record("no fault")
    } catch { #expect(error.found == expected) }
  }

  @Test func nestingHasALimit() {
    #expect(
      throws: RegularExpression.Fault(
        found: "the regular expression \"(((((((((((((((((((((((((((((((((((((((…\" is nested deeper than 100 levels")
    ) {
      try RegularExpression(String(repeating: "(", count: 5_000))
    }
  }

  /// What both engines understand alike, at random.
  @Test func agreesWithFoundation() throws {
    var dice = SeededGenerator(seed: 21)
    let words = [
      "a", "b", "c", "(a", "(?:b", ")", "|", "*", "+", "?", ".", "[ab]", "[^a]", "^", "$", "\\b", "{2}", "*?", "(?=a",
      "(?!b",
    ]
    var compared = 0
    for _ in 0..<6_000 {
      let source = (0..<Int.random(in: 1...7, using: &dice)).map { _ in words.randomElement(using: &dice) ?? "" }
        .joined()
      guard let theirs = try? NSRegularExpression(pattern: source), let ours = try? RegularExpression(source) else {
        continue
      }
      let text = (0..<Int.random(in: 0...7, using: &dice)).map { _ in ["a", "b", "c"].randomElement(using: &dice) ?? ""
      }.joined()
      var steps = 100_000
      let match = try ours.firstMatch(in: ours.units(text), from: 0, steps: &steps)?.range
      let other = theirs.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)).flatMap {
        Range($0.range)
      }
      #expect(match == other, "\(source) \(text)")
      compared += 1
    }
    #expect(compared > 1_000)
  }

  @Test func sortingIsStable() {
    var dice = SeededGenerator(seed: 4)
    for count in 0..<60 {
      let elements = (0..<count).map { (key: Int.random(in: 0...5, using: &dice), place: $0) }
      let sorted = StableSort.sorted(elements) { ($0.key - $1.key).signum() }
      let twin = elements.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      #expect(sorted.map(\.place) == twin.map(\.place))
    }
  }
}
