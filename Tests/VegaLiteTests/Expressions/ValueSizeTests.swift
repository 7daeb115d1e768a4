import ChartTestSupport
import Testing

@testable import VegaLite

/// Arrays and objects that hold the same part many times are small to hold and huge to copy.
@Suite(.timeLimit(.minutes(2))) struct ValueSizeTests {
  private static let array = "an array becomes longer than 100,000 values"
  private static let object = "an object becomes longer than 100,000 values"

  @Test(arguments: [
    ("[a, a]", array), ("{x: a, y: a}", object), ("merge({x: a}, {y: a})", object),
    ("split('ab', '').length", "2"), ("slice(a, 0, 1).length", "1"),
    ("if(true, a, 1).length", "60000"), ("reverse([a]).length", "1"),
  ])
  func partsCountEachTime(_ source: String, _ expected: String) {
    let context = VegaContext(signals: ["a": .array(Array(repeating: .number(1), count: 60_000))])
    #expect(Evaluate.shown(source, in: context).contains(expected))
  }

  @Test("Doubling ends long before the tree is too large to copy") func doubling() {
    let context = VegaContext(signals: ["a": .array([])])
    var rounds = 0
    while rounds < 60, let value = try? VegaExpression("[a, a]").value(in: context, datum: .none) {
      context.signals["a"] = value
      rounds += 1
    }
    // Round n holds 2^(n + 1) - 2 values.
    #expect(rounds == 15)
    #expect(context.stepsTaken < 50_000_000)
  }

  @Test("Wrapping ends before the depth is too much to follow") func wrapping() {
    let context = VegaContext(signals: ["a": .array([])])
    var rounds = 0
    while rounds < 5_000, let value = try? VegaExpression("[a]").value(in: context, datum: .none) {
      context.signals["a"] = value
      rounds += 1
    }
    #expect(rounds == 399)
  }

  @Test("What an array holds counts as steps") func steps() throws {
    let context = VegaContext(signals: ["a": .array(Array(repeating: .number(1), count: 1_000))])
    _ = try VegaExpression("[a, {b: a}]").value(in: context, datum: .none)
    // Five nodes; 1,001 in the object, 2,003 in the array.
    #expect(context.stepsTaken == 5 + 10 * 1_001 + 10 * 2_003 - 1)
  }

  /// The search as one would do it by hand, place by place.
  private static func places(_ wanted: [UInt16], _ text: [UInt16]) -> [Int] {
    guard wanted.count <= text.count else { return [] }
    return (0...(text.count - wanted.count)).filter { Array(text[$0..<($0 + wanted.count)]) == wanted }
  }

  @Test("The search finds what a slow one finds") func search() {
    var dice = SeededGenerator(seed: 11)
    func text(_ most: Int) -> String {
      String((0..<Int.random(in: 0...most, using: &dice)).map { _ in Bool.random(using: &dice) ? "a" : "b" })
    }
    for _ in 0..<3_000 {
      let (whole, wanted) = (text(14), text(4))
      let bound = Int.random(in: 0...whole.utf16.count, using: &dice)
      let places = Self.places(Array(wanted.utf16), Array(whole.utf16))
      #expect(TextSearch.first(wanted, in: whole, from: bound) == places.first { $0 >= bound })
      #expect(TextSearch.last(wanted, in: whole, upTo: bound) == places.last { $0 <= bound })
    }
  }

  @Test(
    "A search that fails late at every place ends soon",
    arguments: [
      "indexof(pad('a', 1e5, 'a'), pad('b', 5e4, 'a', 'left'))", "indexof(pad('a', 1e5, 'a'), pad('b', 5e4, 'a'))",
      "lastindexof(pad('a', 1e5, 'a'), pad('b', 5e4, 'a', 'left'))",
      "split(pad('a', 1e5, 'a'), pad('b', 5e4, 'a', 'left')).length - 2",
      "replace(pad('a', 1e5, 'a'), pad('b', 5e4, 'a', 'left'), '').length - 100001",
    ])
  func lateFailures(_ source: String) {
    let context = Evaluate.context()
    let time = ContinuousClock().measure { #expect(Evaluate.shown(source, in: context) == "-1") }
    #expect(time < .seconds(20))
    #expect(context.stepsTaken > 18_000)
  }
}
