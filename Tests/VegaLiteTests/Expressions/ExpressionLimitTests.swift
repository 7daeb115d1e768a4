import ChartTestSupport
import Testing

@testable import VegaLite

/// Expressions that ask for too much end soon, with a sentence.
@Suite(.timeLimit(.minutes(5))) struct ExpressionLimitTests {
  static let cases: [ExpressionCase] = [
    .init("sequence(1e9)", "an array becomes longer than 100,000 values"),
    .init("sequence(0, 1, 1e-300)", "an array becomes longer than 100,000 values"),
    .init("pad('x', 1e12)", "a text becomes longer than 100,000 bytes"),
    .init("pad('x', 99999, 'long')", "a text becomes longer than 100,000 bytes"),
    .init("timeSequence('milliseconds', 0, 1e15)", "an array becomes longer than 100,000 values"),
    .init("replace(pad('', 5000, 'a'), /a/g, pad('', 5000, 'b'))", "a text becomes longer than 100,000 bytes"),
    .init("join([pad('', 99999), pad('', 99999)])", "a text becomes longer than 100,000 bytes"),
    .init("test(/(a+)+$/, pad('', 40, 'a') + 'b')", "a regular expression searches for too long"),
    .init("replace(pad('', 40, 'a') + 'b', /(a|aa)+$/, '')", "a regular expression searches for too long"),
    .init("split(pad('', 60, 'a') + 'b', /(a*)*$/)", "a regular expression searches for too long"),
    .init("test(/^(.*?,){30}x/, pad('', 300, '1,'))", "a regular expression searches for too long"),
    .init("regexp('(((a{100}){100}){100}){100}')", "a regular expression repeats too much"),
  ]

  @Test(arguments: cases)
  func ends(_ test: ExpressionCase) {
    let clock = ContinuousClock()
    var shown = ""
    let time = clock.measure { shown = Evaluate.shown(test.source) }
    #expect(shown.contains(test.expected), "\(shown)")
    #expect(time < .seconds(20))
  }

  @Test func doublingEnds() {
    var text = "'0123456789'"
    for _ in 0..<6 { text = "replace('aaaaaaaaaa', /a/g, \(text))" }
    #expect(Evaluate.shown(text).contains("a text becomes longer than 100,000 bytes"))
  }

  @Test(arguments: ["+list", "list == 1", "parseInt(list)", "list + ''", "upper(list)", "max(list)", "join(list)"])
  func conversionsCountAsSteps(_ source: String) throws {
    let list = VegaValue.array(Array(repeating: .number(1), count: 1_000))
    let context = VegaContext(signals: ["list": list])
    _ = try VegaExpression(source).value(in: context, datum: .none)
    #expect(context.stepsTaken > 1_000)
  }

  /// Each signal holds the one before twice: huge, though it takes no room.
  @Test func sharedPartsAreNotWalkedThrough() throws {
    var (value, twin) = (VegaValue.array([]), VegaValue.array([]))
    for _ in 0..<60 { (value, twin) = (.array([value, value]), .array([twin, twin])) }
    let context = VegaContext(signals: ["big": value, "twin": twin])
    func shown(_ source: String) -> String { Evaluate.shown(source, in: context) }
    #expect(shown("big + ''").contains("a text becomes longer than 100,000 bytes"))
    #expect(shown("toString(big)").hasSuffix(",\""))
    #expect(shown("big == twin") == "false")
    #expect(shown("+big") == "NaN")
  }

  @Test func stepsAreCounted() throws {
    let context = VegaContext(limits: .init(steps: 10))
    let expression = try VegaExpression("1 + 2")
    for _ in 0..<3 { #expect(try expression.value(in: context, datum: .none) == .number(3)) }
    #expect(context.stepsTaken == 9)
    #expect(throws: VegaExpressionFault.self) { try expression.value(in: context, datum: .none) }
    #expect(
      Evaluate.shown("1", in: context)
        == #"in the expression "1", at character 1, the expressions take more than 10 steps."#)
  }

  @Test func listsCountAsSteps() throws {
    let context = VegaContext(limits: .init(steps: 50_000))
    let expression = try VegaExpression("sort(sequence(1000))")
    _ = try expression.value(in: context, datum: .none)
    #expect(context.stepsTaken > 10_000)
  }

  static let deep = ["(", "[", "!", "{a:", "abs(", "1 ? ", "datum[", "1 + ("]

  @Test(arguments: deep)
  func nestingEnds(_ opening: String) {
    let shown = Evaluate.shown(String(repeating: opening, count: 1_500))
    #expect(shown.hasSuffix("the expression is nested deeper than 200 levels."))
  }

  /// Long is not deep.
  @Test func longChainsAreFine() {
    func repeated(_ text: String) -> String { String(repeating: text, count: 1_000) }
    #expect(Evaluate.shown(repeated("1 + ") + "1") == "1001")
    #expect(Evaluate.shown(repeated("false || ") + "7") == "7")
    #expect(Evaluate.shown(repeated("0 ? 1 : ") + "2") == "2")
    #expect(Evaluate.shown("[" + repeated("1,") + "].length") == "1000")
    #expect(Evaluate.shown("brush" + ".x") == "undefined")
  }

  @Test func longTextsEndAtOnce() {
    #expect(
      Evaluate.shown(String(repeating: "1 + ", count: 100_000) + "1").hasSuffix(
        "at character 1, the expression is longer than 10,000 bytes."))
  }

  /// Whatever stands in an expression, it ends with a value or a sentence.
  @Test func randomWordsEnd() {
    var dice = SeededGenerator(seed: 7)
    let words = [
      "datum", ".a", "['b']", "1", "'t'", "+", "-", "*", "?", ":", "(", ")", "[", "]", "{", "}", ",", "a", "max(",
      "slice(", "format(", "null", "/", "/a+/g", "&&", "!", "in", "substring(", "pad(", "1e308", "-1", "replace(",
      "timeFormat(", "split(", "lerp(", "truncate(", "NaN", "datum.list", "indexof(", "utcOffset(", "'day'",
    ]
    var values = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...12, using: &dice)
      let source = (0..<count).map { _ in words.randomElement(using: &dice) ?? "" }.joined(separator: " ")
      if !Evaluate.shown(source).hasPrefix("in the expression") { values += 1 }
    }
    #expect(values > 200)
  }
}
