import Testing

@testable import VegaLite

@Suite struct BinTests {

  @Test(arguments: [
    ("true", "[46,130,230]", "40–60 120–140 220–240"), ("true", "[1.4,5,9.2]", "1–2 5–6 9–10"),
    (#"{"maxbins":20}"#, "[0,3.3,10]", "0–0.5 3–3.5 9.5–10"), (#"{"step":3}"#, "[1,7,10]", "0–3 6–9 9–12"),
    (#"{"maxbins":5,"nice":false}"#, "[1,7,11]", "1–3 7–9 9–11"), ("true", "[0,null,10]", "0–1 null–null 9–10"),
    (#"{"extent":[0,10]}"#, "[-1,5,11]", "-Infinity–-Infinity 5–6 Infinity–Infinity"),
    (#"{"extent":[0,10]}"#, "[10]", "9–10"), (#"{"step":2,"anchor":1}"#, "[2,3,8]", "-Infinity–-Infinity 3–5 7–9"),
    (#"{"maxbins":10,"minstep":5}"#, "[0,12]", "0–5 10–15"), (#"{"steps":[1,5,25]}"#, "[0,60]", "0–5 55–60"),
    (#"{"base":2,"maxbins":8}"#, "[0,64]", "0–8 56–64"),
    (#"{"divide":[4],"maxbins":10}"#, "[0,100]", "0–10 90–100"),
    ("true", "[5,5]", "5–5.5 5–5.5"), ("true", "[0,0]", "0–0.1 0–0.1"), ("true", "[\"x\",null]", "NaN–NaN null–null"),
    (#"{"span":1000}"#, "[0,10]", "0–100 0–100"), (#"{"maxbins":{"expr":"2 * 10"}}"#, "[0,10]", "0–0.5 9.5–10"),
    ("true", "[\"3\",\"13\"]", "3–4 12–13"), (#"{"extent":{"param":"p"}}"#, "[0,10]", "0–1 9–10"),
    (#"{"maxbins":10,"extent":{"param":"q"}}"#, "[0,10]", "0–0.2 9.8–10"),
  ])
  func known(_ bin: String, _ values: String, _ expected: String) throws {
    var trial = TransformTrial()
    trial.signals["q"] = .object(VegaObject([("v", .array([.number(2), .number(4)]))]))
    let rows = try JSONText.tree(values).value.elements ?? []
    let table = VegaTable(records: rows.map { .object(VegaObject([("v", $0)])) })
    let result = try trial.apply("{\"bin\":\(bin),\"field\":\"v\",\"as\":[\"l\",\"h\"]}", table)
    let pairs = zip(result["l"] ?? [], result["h"] ?? [])
    #expect(pairs.map { TableText.text($0) + "–" + TableText.text($1) }.joined(separator: " ") == expected)
  }

  /// What holds for nice bins of any numbers.
  @Test(arguments: 0..<300)
  func niceBins(_ seed: Int) throws {
    var source = SplitMix64(state: UInt64(seed))
    let scale = [1e-6, 0.01, 1, 37, 1e5, 1e12][source.index(below: 6)]
    let values = (0..<20).map { _ in (Double(source.index(below: 2_001)) - 700) * scale }
    let most = 2 + source.index(below: 40)
    let low = try #require(values.min())
    let high = try #require(values.max())
    var parameters = BinParameters()
    parameters.maxbins = Double(most)
    let scheme = BinScheme(parameters, from: low, to: high)
    #expect((high - low) / scheme.step <= Double(most) * (1 + 1e-12))
    #expect(scheme.start <= low + 1e-9 * scale && scheme.stop >= high - 1e-9 * scale)
    for value in values {
      let start = try #require(scheme.floor(.number(value)))
      let end = scheme.end(start)
      #expect(start <= value + 1e-9 * scheme.step)
      #expect(value < end || value == high || abs(value - end) < 1e-9 * scheme.step)
      #expect(abs(end - start - scheme.step) < 1e-9 * scheme.step)
    }
  }

  @Test func namesOfNewFields() throws {
    let rows = #"[{"v":1},{"v":9}]"#
    #expect(try TransformTrial().table(#"{"bin":true,"field":"v","as":"b"}"#, rows).names == ["v", "b", "b_end"])
    #expect(try TransformTrial().table(#"{"bin":true,"field":"v","as":["b"]}"#, rows).names == ["v", "b", "b_end"])
  }

  @Test func extentsAreParameters() throws {
    let context = TransformTrial().context()
    _ = try TransformTrial().table(#"{"extent":"v","param":"e"}"#, #"[{"v":3},{"v":null},{"v":-1},{"v":"7"}]"#, context)
    #expect(context.signals["e"] == .array([.number(-1), .number(7)]))
    _ = try TransformTrial().table(#"{"extent":"v","param":"e"}"#, "[]", context)
    #expect(context.signals["e"] == .array([.undefined, .undefined]))
  }

  @Test(arguments: [
    (
      #"{"bin":{"maxbins":0},"field":"v","as":"b"}"#,
      "/transform/0/bin/maxbins: \"maxbins\" is 0 | expected a number above 0"
    ),
    (#"{"bin":true,"as":"b"}"#, "/transform/0: \"field\" is missing | expected the name of a field"),
    (
      #"{"bin":true,"field":"v"}"#,
      "/transform/0: \"as\" is missing | expected a name for the new fields, or an array of two"
    ),
    (
      #"{"bin":false,"field":"v","as":"b"}"#,
      "/transform/0/bin: \"bin\" is false | expected true or an object such as {\"maxbins\": 20}"
    ),
    (
      #"{"bin":{"maxbin":5},"field":"v","as":"b"}"#,
      "/transform/0/bin/maxbin: \"maxbin\" is no member of a bin | expected anchor, base, binned, divide, extent, maxbins, "
        + "minstep, nice, span, step or steps | Did you mean maxbins?"
    ),
    (
      #"{"bin":{"base":1},"field":"v","as":"b"}"#,
      "/transform/0/bin/base: \"base\" is 1 | expected a number above 1.01"
    ),
    (
      #"{"bin":{"extent":[1]},"field":"v","as":"b"}"#,
      "/transform/0/bin/extent: \"extent\" is an array | expected an array of two numbers, or a parameter"
    ),
  ])
  func faults(_ transform: String, _ expected: String) throws {
    #expect(try TransformTrial().fault(transform) == expected)
  }
}
