import Testing

@testable import VegaLite

/// Transforms that ask for too much.
@Suite(.timeLimit(.minutes(2))) struct TransformLimitTests {
  @Test(arguments: [
    (#"{"maxbins": 0.5}"#, "/transform/0/bin/maxbins: \"maxbins\" is 0.5 | expected a number of at least 1"),
    (#"{"base": 1.01}"#, "/transform/0/bin/base: \"base\" is 1.01 | expected a number above 1.01"),
    (#"{"base": 1.0000001}"#, "/transform/0/bin/base: \"base\" is 1.0000001 | expected a number above 1.01"),
    (#"{"maxbins": 1, "base": 1.02}"#, "no fault"), (#"{"extent": [-1e308, 1e308], "maxbins": 1}"#, "no fault"),
  ])
  func bins(_ bin: String, _ expected: String) throws {
    let transform = "{\"bin\": \(bin), \"field\": \"a\", \"as\": \"b\"}"
    #expect(try TransformTrial().fault(transform, #"[{"a": 1}, {"a": 100}]"#) == expected)
  }

  @Test("A loop that gets nowhere ends all the same") func binsThatGetNowhere() {
    var parameters = BinParameters()
    (parameters.maxbins, parameters.base) = (0.5, 1.000_001)
    #expect(BinScheme(parameters, from: 0, to: 1).step > 0)
  }

  private static func rows(_ count: Int) -> VegaTable {
    VegaTable(names: ["a"], columns: [(0..<count).map { .number(Double($0)) }], rowCount: count)
  }

  @Test("The rows of all frames are limited") func frames() throws {
    let trial = TransformTrial(limits: .init(cells: 100))
    let transform = #"{"window": [{"op": "values", "field": "a", "as": "v"}]}"#
    // 1 + 2 + … + 13 = 91
    let table = try trial.apply(transform, Self.rows(13))
    #expect(table["v"]?.map { $0.elements?.count } == (1...13).map { $0 })
    let fault = #expect(throws: SpecificationFault.self) { try trial.apply(transform, Self.rows(14)) }
    #expect(fault?.kind == .tooLarge)
    #expect(fault?.found == "the frames of \"values\" would keep too many rows")
    let two = #"{"window": [{"op": "values", "field": "a", "as": "v"}, {"op": "values", "field": "a", "as": "w"}]}"#
    #expect(throws: SpecificationFault.self) { try trial.apply(two, Self.rows(13)) }
  }

  @Test("Frames hold the records of their rows") func frameRecords() throws {
    let text = try TransformTrial().text(
      #"{"window": [{"op": "values", "field": "a", "as": "v"}], "frame": [1, 0], "sort": [{"field": "a", "order": "descending"}]}"#,
      #"[{"a": 1}, {"a": 2}]"#)
    #expect(text == "a v\n1 [{a:2},{a:1}]\n2 [{a:2}]")
  }

  @Test("A long list of values costs no more than a short one") func oneOf() throws {
    let list = (0..<20_000).map(String.init).joined(separator: ",")
    let table = Self.rows(100_000)
    let time = try ContinuousClock().measure {
      let kept = try TransformTrial().apply("{\"filter\": {\"field\": \"a\", \"oneOf\": [\(list)]}}", table)
      #expect(kept.rowCount == 20_000)
    }
    #expect(time < .seconds(30))
  }

  @Test(
    "Values are told from each other as by ===",
    arguments: [
      (#"[1, "b"]"#, "1 -0"), (#"["1"]"#, "'1'"), ("[null]", "null"), ("[true]", "true"),
      (#"["e\u0301"]"#, "'e\u{301}'"),
    ])
  func identity(_ list: String, _ expected: String) throws {
    let values: [VegaValue] = [
      .number(1), .string("1"), .null, .bool(true), .number(.nan), .string("é"), .string("e\u{301}"), .number(-0.0),
    ]
    let wanted = try DataTests.node(list).elements.map(\.tree.value) + [.number(.nan)]
    let found = ValueList(wanted + (expected.hasSuffix("-0") ? [.number(0)] : []), VegaContext())
    #expect(
      values.filter { found.contains($0) }.map { TableText.text($0) }.joined(separator: " ")
        == expected.replacing("-0", with: VegaValue.number(-0.0).toText()))
  }

  @Test("Points of a selection share their columns, and their comparisons count") func selections() throws {
    let points = (0..<500).map { VegaValue.object(VegaObject([("a", .number(Double($0)))])) }
    var trial = TransformTrial(signals: ["p": .array(points)], selections: ["p"])
    let context = trial.context()
    let transform = #"{"filter": {"param": "p"}}"#
    #expect(try trial.apply(transform, Self.rows(1_000), context).rowCount == 500)
    #expect(context.stepsTaken >= 500_000)
    trial.limits.steps = 400_000
    #expect(throws: SpecificationFault.self) { try trial.apply(transform, Self.rows(1_000)) }
  }
}
