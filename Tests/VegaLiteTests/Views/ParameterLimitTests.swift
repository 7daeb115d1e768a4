import Testing

@testable import VegaLite

/// Many parameters, and the dates in the values of selections.
@Suite(.timeLimit(.minutes(2))) struct ParameterLimitTests {
  @Test(
    "Parameters are worked out after those that they use",
    arguments: [
      ([("a", ["b"]), ("b", ["c"]), ("c", [])], [2, 1, 0]),
      ([("a", ["b"]), ("b", ["a"]), ("c", ["x"]), ("d", ["a"])], [2, 0, 1, 3]),
      ([("a", ["a"]), ("b", [])], [1, 0]),
      ([("a", []), ("b", ["a"]), ("a", ["c"]), ("c", [])], [0, 3, 2, 1]),
      ([], []),
    ] as [([(String, [String])], [Int])])
  func order(_ parameters: [(String, [String])], _ expected: [Int]) {
    #expect(ParameterOrder(parameters.map { ($0.0, Set($0.1)) }).places == expected)
  }

  @Test("A long chain from last to first") func longChain() throws {
    let count = 1_999
    let chain = (0..<count).map { "{\"name\": \"p\($0)\", \"expr\": \"p\($0 + 1) + 1\"}" }.joined(separator: ",")
    let context = VegaContext()
    let time = try ContinuousClock().measure {
      _ = try Specifications.views(
        "{\"mark\": \"bar\", \"params\": [\(chain), {\"name\": \"p\(count)\", \"value\": 0}]}", in: context)
    }
    #expect(context.signals["p0"] == .number(Double(count)))
    #expect(time < .seconds(60))
  }

  @Test("Parameters that hold each other twice end", arguments: ["[a#, a#]", "{x: a#, y: a#}"])
  func doubling(_ expression: String) throws {
    let parameters = (0..<40).map { index in
      "{\"name\": \"a\(index + 1)\", \"expr\": \"\(expression.replacing("#", with: "\(index)"))\"}"
    }
    let context = VegaContext()
    _ = try Specifications.views(
      """
      {"mark": "bar", "params": [{"name": "a0", "value": [1]}, \(parameters.joined(separator: ","))],
       "data": {"values": [1]}, "encoding": {"x": {"datum": {"expr": "a40"}}}}
      """, in: context)
    let first = try #require(context.warnings.first)
    #expect(first.kind == .tooLarge)
    #expect(first.found.hasSuffix("becomes longer than 100,000 values"))
  }

  @Test(
    "Dates in a selection's value",
    arguments: [
      (#"{"year": 2010, "quarter": 2}"#, "2010-04-01"),
      (#"{"year": 2010, "month": "march", "date": 5}"#, "2010-03-05"), (#"{"day": "tue"}"#, "2012-01-03"),
      (#"{"year": 2005, "month": 2, "utc": true}"#, "2005-02-01"),
    ])
  func dates(_ date: String, _ expected: String) throws {
    let context = VegaContext()
    _ = try Specifications.views(
      """
      {"mark": "bar", "encoding": {"x": {"field": "d", "type": "temporal"}},
       "params": [{"name": "p", "select": "interval", "value": {"x": [\(date), \(date)]}}]}
      """, in: context)
    #expect(context.signals["p"].map { TableText.text($0["d"]) } == "[\(expected),\(expected)]")
    #expect(context.warnings == [])
  }

  @Test("What is no date is said") func noDate() throws {
    let context = VegaContext()
    _ = try Specifications.views(
      """
      {"mark": "bar", "encoding": {"x": {"field": "d", "type": "temporal"}},
       "params": [{"name": "p", "select": "point", "value": {"x": {"month": "brumaire"}}}]}
      """, in: context)
    #expect(context.warnings.map(\.found) == ["\"month\" is \"brumaire\""])
  }
}
