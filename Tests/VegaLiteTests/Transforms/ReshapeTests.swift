import Testing

@testable import VegaLite

@Suite struct ReshapeTests {
  @Test(arguments: [
    (
      #"{"fold":["a","b"]}"#, #"[{"a":1,"b":2,"c":3},{"a":4}]"#,
      "a b c key value\n1 2 3 'a' 1\n1 2 3 'b' 2\n4 - - 'a' 4\n4 - - 'b' -"
    ),
    (#"{"fold":["a.b"],"as":["k"]}"#, #"[{"a":{"b":5}}]"#, "a k value\n{b:5} 'a.b' 5"),
    (
      #"{"flatten":["a","b"],"as":["x"]}"#, #"[{"a":[1,2],"b":["p"]},{"a":[],"b":[]},{"a":null,"b":[null]}]"#,
      "a b x\n[1,2] 'p' 1\n[1,2] null 2\nnull null null"
    ),
    (#"{"flatten":["a"],"index":"i"}"#, #"[{"a":[7,8],"k":1}]"#, "a k i\n7 1 0\n8 1 1"),
    (#"{"flatten":["a"]}"#, #"[{"a":"xy"}]"#, "a\n'x'\n'y'"),
    (
      #"{"pivot":"t","value":"n","groupby":["c"]}"#,
      #"[{"c":"N","t":"s","n":1},{"c":"N","t":"g","n":2},{"c":"G","t":"g","n":3},{"c":"N","t":"g","n":5}]"#,
      "c g s\n'N' 7 1\n'G' 3 -"
    ),
    (
      #"{"pivot":"t","value":"n","op":"count","limit":1}"#, #"[{"t":10,"n":1},{"t":9,"n":null},{"t":9,"n":3}]"#, "9\n2"
    ),
    (
      #"{"pivot":"t","value":"n","op":"distinct","groupby":["g"]}"#,
      #"[{"t":"a","n":1,"g":1},{"t":"a","n":2,"g":1},{"t":"b","n":1,"g":1},{"t":"a","n":1,"g":2}]"#,
      "g a b\n1 3 2\n2 1 1"
    ),
    (#"{"pivot":"t","value":"n","op":"median"}"#, #"[{"t":1,"n":1},{"t":"1","n":9},{"t":2,"n":4}]"#, "1 2\n1 4"),
    (#"{"pivot":"t","value":"n","op":"mean"}"#, #"[{"t":null,"n":1},{"t":"b","n":4},{"t":"a"}]"#, "null a b\n1 - 4"),
    (
      #"{"lookup":"k","from":{"data":{"name":"d"},"key":"id","fields":["p","q"]}}"#,
      #"[{"k":1},{"k":"2"},{"k":9},{"k":null}]"#, "k p q\n1 'a' 5\n'2' 'c' -\n9 null null\nnull null null"
    ),
    (
      #"{"lookup":"k","from":{"data":{"name":"d"},"key":"id","fields":["p"]},"as":["z"],"default":"none"}"#,
      #"[{"k":2},{"k":9}]"#, "k z\n2 'c'\n9 'none'"
    ),
    (
      #"{"lookup":"k","from":{"data":{"name":"d"},"key":"id"},"as":"r","default":0}"#, #"[{"k":1},{"k":9}]"#,
      "k r\n1 {id:1,p:'a',q:5}\n9 null"
    ),
  ])
  func rowsAndColumns(_ transform: String, _ rows: String, _ expected: String) throws {
    let other = #"[{"id":1,"p":"a","q":5},{"id":2,"p":"b"},{"id":"2","p":"c"}]"#
    #expect(try TransformTrial(others: ["d": other]).text(transform, rows) == expected)
  }

  @Test func lookupsAmongWhatIsSelectedAtFirst() throws {
    let selected = try JSONText.tree(#"{"vlPoint":{"or":[{"d":2}]},"d":[2]}"#).value
    let trial = TransformTrial(signals: ["index": selected], selections: ["index"])
    let text = try trial.text(
      #"{"lookup":"k","from":{"param":"index","key":"k"}}"#,
      #"[{"k":"a","d":1,"v":5},{"k":"a","d":2,"v":7},{"k":"b","d":1,"v":8}]"#)
    #expect(text == "d k v index\n1 'a' 5 {d:2,k:'a',v:7}\n2 'a' 7 {d:2,k:'a',v:7}\n1 'b' 8 null")
  }

  private static let parts = """
    [{"x":1,"c":"a","v":3},{"x":1,"c":"b","v":-2},{"x":2,"c":"a","v":4},{"x":1,"c":"c","v":5},{"x":2,"c":"b","v":null}]
    """

  @Test(arguments: [
    (#""groupby":["x"]"#, "0–3 0–-2 0–4 3–8 4–4"),
    (#""groupby":["x"],"sort":[{"field":"c","order":"descending"}]"#, "5–8 0–-2 0–4 0–5 0–0"),
    (#""groupby":["x"],"offset":"normalize""#, "0–0.30000000000000004 0.30000000000000004–0.5 0–1 0.5–1 1–1"),
    (#""groupby":["x"],"offset":"center""#, "0–3 3–5 3–7 5–10 7–7"),
    (#""groupby":[]"#, "0–3 0–-2 3–7 7–12 12–12"),
    (#""groupby":["x"],"sort":[{"field":"v"}]"#, "0–3 0–-2 0–4 3–8 0–0"),
  ])
  func stacks(_ members: String, _ expected: String) throws {
    let table = try TransformTrial().table("{\"stack\":\"v\",\"as\":[\"l\",\"h\"],\(members)}", Self.parts)
    let pairs = zip(table["l"] ?? [], table["h"] ?? [])
    #expect(pairs.map { TableText.text($0) + "–" + TableText.text($1) }.joined(separator: " ") == expected)
  }

  @Test func stackNames() throws {
    #expect(
      try TransformTrial().table(#"{"stack":"v","groupby":[]}"#, Self.parts).names.suffix(2) == ["v_start", "v_end"])
    #expect(
      try TransformTrial().table(#"{"stack":"v","groupby":[],"as":"s"}"#, Self.parts).names.suffix(2) == ["s", "s_end"])
  }

  private static let gaps = #"[{"a":0,"b":28,"c":0},{"a":0,"b":91,"c":1},{"a":1,"b":43,"c":0},{"a":2,"b":55,"c":1}]"#

  @Test(arguments: [
    (
      #""value":0,"groupby":["c"]"#,
      "a b c _impute\n0 28 0 -\n0 91 1 -\n1 43 0 -\n2 55 1 -\n2 0 0 true\n1 0 1 true"
    ),
    (#""keyvals":[0,3]"#, "a b c _impute\n0 28 0 -\n0 91 1 -\n1 43 0 -\n2 55 1 -\n3 0 - true"),
    (
      #""keyvals":{"start":1,"stop":4,"step":2},"value":null"#,
      "a b c _impute\n0 28 0 -\n0 91 1 -\n1 43 0 -\n2 55 1 -\n3 null - true"
    ),
    (
      #""method":"mean","groupby":["c"]"#,
      "a b c _impute imputed_b_value\n0 28 0 - 35.5\n0 91 1 - 73\n1 43 0 - 35.5\n2 55 1 - 73\n2 35.5 0 true 35.5\n"
        + "1 73 1 true 73"
    ),
    (
      #""method":"max","frame":[-1,1],"keyvals":[5]"#,
      "a b c _impute imputed_b_value\n0 28 0 - 91\n0 91 1 - 91\n1 43 0 - 91\n2 55 1 - 55\n5 55 - true 55"
    ),
  ])
  func imputedRowsComeLast(_ members: String, _ expected: String) throws {
    #expect(try TransformTrial().text("{\"impute\":\"b\",\"key\":\"a\",\(members)}", Self.gaps) == expected)
  }

  @Test func calculatedFieldsMayReplaceOnes() throws {
    let text = try TransformTrial().text(#"{"calculate":"datum.a * 2","as":"a"}"#, #"[{"a":1},{"a":null},{}]"#)
    #expect(text == "a\n2\n0\nNaN")
  }

  @Test(arguments: [
    (
      #"{"sample":200}"#,
      "/transform/0/sample: a sample takes rows at random, so the chart has other marks each time it is drawn | Take the "
        + "sample before, and give the rows it has. | refused"
    ),
    (
      #"{"lookup":"k","from":{"param":"p","key":"id"}}"#,
      "/transform/0/from/param: the lookup is from what a reader selects, and nothing is selected | Look the values up "
        + "in \"data\". | refused"
    ),
    (
      #"{"lookup":"k","from":{"key":"id"}}"#,
      "/transform/0/from: \"data\" is missing | expected the data to look values up in"
    ),
    (
      #"{"lookup":"k","from":{"data":{"name":"d"},"key":"id","fields":["a","b"]},"as":["x"]}"#,
      "/transform/0/as: there are fewer names than the 2 fields to look up | expected a name for each field"
    ),
    (
      #"{"fold":["a"],"as":["k","v","w"]}"#,
      "/transform/0/as: there are 3 names for 2 new fields | expected 2 names"
    ),
    (#"{"fold":"a"}"#, "/transform/0/fold: \"fold\" is \"a\" | expected an array of names of fields"),
    (
      #"{"calculate":"1"}"#, "/transform/0: \"as\" is missing | expected a name for the new field"
    ),
    (
      #"{"stack":"v","offset":"middle"}"#,
      "/transform/0/offset: \"offset\" is \"middle\" | expected zero, center or normalize"
    ),
    (
      #"{"impute":"b","key":"a","keyvals":{"start":0}}"#,
      "/transform/0/keyvals: \"stop\" is missing | expected a number"
    ),
    (
      #"{"filtr":"true"}"#,
      "/transform/0: there is no transform with \"filtr\" | expected aggregate, bin, calculate, density, extent, filter, "
        + "flatten, fold, impute, joinaggregate, loess, lookup, pivot, quantile, regression, sample, stack, timeUnit or "
        + "window | Did you mean filter?"
    ),
    ("[]", "/transform/0: a transform is an array | expected an object"),
    (
      "{}",
      "/transform/0: a transform has no members | expected aggregate, bin, calculate, density, extent, filter, flatten, "
        + "fold, impute, joinaggregate, loess, lookup, pivot, quantile, regression, sample, stack, timeUnit or window"
    ),
  ])
  func faults(_ transform: String, _ expected: String) throws {
    #expect(try TransformTrial(others: ["d": "[]"]).fault(transform) == expected)
  }

  @Test(arguments: [
    (#"{"fold":["a","b","c"]}"#, "the table would have 12 rows | expected at most 10 rows"),
    (#"{"flatten":["l"]}"#, "the table would have 16 rows | expected at most 10 rows"),
    (
      #"{"impute":"a","key":"k","keyvals":{"stop":1e300}}"#,
      "the table would have 4,611,686,018,427,387,903 rows | expected at most 10 rows"
    ),
    (#"{"impute":"a","key":"k","keyvals":{"stop":8}}"#, "the table would have 12 rows | expected at most 10 rows"),
    (#"{"quantile":"a","step":0.001}"#, "the table would have 1000 rows | expected at most 10 rows"),
    (#"{"density":"a"}"#, "the table would have 201 rows | expected at most 10 rows"),
    (
      #"{"pivot":"k","value":"a","groupby":["k","c","l","b","a","e","f","g"]}"#,
      "the table would have 4 rows of 12 fields | expected at most 40 cells"
    ),
  ])
  func growth(_ transform: String, _ expected: String) throws {
    var trial = TransformTrial()
    trial.limits.rows = 10
    trial.limits.cells = 40
    let rows = "[" + (1...4).map { "{\"a\":\($0),\"k\":\($0 + 10),\"l\":[1,2,3,4]}" }.joined(separator: ",") + "]"
    let fault = "/transform/0: " + expected + " | Aggregate the data before, or show less of it. | tooLarge"
    #expect(try trial.fault(transform, rows) == fault)
  }
}
