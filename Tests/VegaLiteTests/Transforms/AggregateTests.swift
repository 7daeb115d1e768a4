import Testing

@testable import VegaLite

@Suite struct AggregateTests {
  private static let rows = """
    [{"g":"x","a":3},{"g":"y","a":1},{"g":"x","a":null},{"g":"x","a":8},{"g":"y","a":""},{"g":"x","a":4},{"g":"x"}]
    """

  /// One operation over all rows of a field.
  private func result(_ operation: String, _ values: String) throws -> String {
    let rows = try JSONText.tree(values).value.elements ?? []
    let table = VegaTable(records: rows.map { .object(VegaObject([("v", $0)])) })
    let result = try TransformTrial().apply(
      "{\"aggregate\":[{\"op\":\"\(operation)\",\"field\":\"v\",\"as\":\"r\"}]}", table)
    return TableText.text(result["r"]?.first ?? .string("no row"))
  }

  @Test(arguments: [
    ("count", "7"), ("valid", "3"), ("missing", "3"), ("distinct", "7"), ("sum", "15"), ("product", "96"),
    ("mean", "5"),
    ("average", "5"), ("variance", "7"), ("variancep", "4.666666666666667"), ("stdev", "2.6457513110645907"),
    ("stdevp", "2.160246899469287"), ("stderr", "1.5275252316519468"), ("median", "4"), ("q1", "3.5"), ("q3", "6"),
    ("min", "3"), ("max", "8"), ("argmin", "{v:3}"), ("argmax", "{v:8}"), ("exponential", "NaN"),
  ])
  func operations(_ operation: String, _ expected: String) throws {
    var rows: [VegaValue] = [3, 8, 4].map(VegaValue.number)
    rows += [.null, .string(""), .undefined, .number(.nan)]
    let table = VegaTable(records: rows.map { .object(VegaObject([("v", $0)])) })
    let transform = "{\"aggregate\":[{\"op\":\"\(operation)\",\"field\":\"v\",\"as\":\"r\"}]}"
    #expect(TableText.text(try TransformTrial().apply(transform, table)["r"]?.first ?? .undefined) == expected)
  }

  @Test(arguments: [
    ("sum", "-"), ("product", "-"), ("mean", "-"), ("variance", "-"), ("median", "-"), ("min", "-"), ("max", "-"),
    ("argmax", "{}"), ("count", "2"), ("valid", "0"), ("distinct", "1"), ("ci0", "-"), ("exponential", "-"),
  ])
  func nothingValid(_ operation: String, _ expected: String) throws {
    #expect(try result(operation, "[null,null]") == expected)
  }

  @Test(arguments: [("variance", "-"), ("stdevp", "-"), ("mean", "4"), ("median", "4"), ("q1", "4"), ("ci1", "4")])
  func oneValue(_ operation: String, _ expected: String) throws {
    #expect(try result(operation, "[4]") == expected)
  }

  @Test(arguments: [
    ("sum", #"["3",4,true]"#, "8"), ("sum", #"["x",1]"#, "NaN"), ("min", #"["b","a","c"]"#, "'a'"),
    ("max", #"["b","a","c"]"#, "'c'"), ("distinct", #"[1,"1",2,null]"#, "3"), ("median", #"["10",2,"x"]"#, "6"),
    ("values", "[1,2]", "[{v:1},{v:2}]"), ("argmin", "[2,1,1]", "{v:1}"),
  ])
  func kinds(_ operation: String, _ values: String, _ expected: String) throws {
    #expect(try result(operation, values) == expected)
  }

  @Test func groupsInOrderOfFirstAppearance() throws {
    let text = try TransformTrial().text(
      #"{"aggregate":[{"op":"sum","field":"a","as":"s"},{"op":"count","as":"n"}],"groupby":["g"]}"#, Self.rows)
    #expect(text == "g s n\n'x' 15 5\n'y' 1 2")
  }

  @Test func keysWithTheSameTextAreOneGroup() throws {
    let text = try TransformTrial().text(
      #"{"aggregate":[{"op":"count","as":"n"}],"groupby":["k","l"]}"#,
      #"[{"k":1,"l":2},{"k":"1","l":2},{"k":null,"l":2},{"l":2},{"k":1,"l":3}]"#)
    #expect(text == "k l n\n1 2 2\nnull 2 1\n- 2 1\n1 3 1")
  }

  @Test func defaultNamesAndNestedFields() throws {
    let text = try TransformTrial().text(
      #"{"aggregate":[{"op":"mean","field":"p.q"},{"op":"count"}],"groupby":["k.l"]}"#,
      #"[{"p":{"q":4},"k":{"l":"z"}},{"p":{"q":6},"k":{"l":"z"}}]"#)
    #expect(text == "k.l mean_p.q __count\n'z' 5 2")
  }

  @Test func noOperationsLeaveTheGroups() throws {
    #expect(try TransformTrial().text(#"{"aggregate":[],"groupby":["g"]}"#, Self.rows) == "g\n'x'\n'y'")
  }

  @Test func noRowsMakeNoGroup() throws {
    let table = try TransformTrial().table(#"{"aggregate":[{"op":"count","as":"n"}]}"#, "[]")
    #expect(table.rowCount == 0)
    #expect(table.names == ["n"])
  }

  @Test func exponentialMeansWeighTheLastMost() throws {
    // (0.5² · 1 + 0.5 · 2 + 3) · (1 − 0.5) ÷ (1 − 0.5³)
    let text = try TransformTrial().text(
      #"{"aggregate":[{"op":"exponential","field":"a","param":0.5,"as":"e"}]}"#, #"[{"a":1},{"a":2},{"a":3}]"#)
    #expect(text == "e\n2.4285714285714284")
  }

  @Test func sumsAreMadeInVegasOrder() throws {
    // Welford's mean, value by value; the plain sum divided by the count has other last digits.
    let values = [0.1, 0.7, 0.2, 1e9, 0.3]
    var mean = 0.0
    for (index, value) in values.enumerated() { mean += (value - mean) / Double(index + 1) }
    let table = VegaTable(records: values.map { .object(VegaObject([("v", .number($0))])) })
    let result = try TransformTrial().apply(#"{"aggregate":[{"op":"mean","field":"v","as":"m"}]}"#, table)
    #expect(result["m"] == [.number(mean)])
  }

  @Test func intervalsAreTheSameEachTimeAndHoldTheMean() throws {
    let rows = "[" + (1...40).map { "{\"a\":\($0)}" }.joined(separator: ",") + "]"
    let transform = #"{"aggregate":[{"op":"ci0","field":"a","as":"l"},{"op":"ci1","field":"a","as":"h"}]}"#
    let table = try TransformTrial().table(transform, rows)
    let low = table["l"]?.first?.toNumber() ?? .nan
    let high = table["h"]?.first?.toNumber() ?? .nan
    // Normal theory: 20.5 ± 1.96 · 11.69 ÷ √40 is 16.9 to 24.1.
    #expect(abs(low - 16.9) < 0.5 && abs(high - 24.1) < 0.5)
    #expect(try TransformTrial().table(transform, rows)["l"] == table["l"])
  }

  @Test func joinsKeepTheRows() throws {
    let text = try TransformTrial().text(
      #"{"joinaggregate":[{"op":"max","field":"a","as":"m"}],"groupby":["g"]}"#,
      #"[{"g":"x","a":3},{"g":"y","a":1},{"g":"x","a":8}]"#)
    #expect(text == "a g m\n3 'x' 8\n1 'y' 1\n8 'x' 8")
  }

  @Test(arguments: [
    (
      #"{"aggregate":[{"op":"men","field":"a","as":"b"}]}"#,
      "/transform/0/aggregate/0/op: \"op\" is \"men\" | expected count, valid, missing, distinct, values, sum, product, "
        + "mean, average, variance, variancep, stdev, stdevp, stderr, median, q1, q3, ci0, ci1, min, max, argmin, "
        + "argmax, exponential or exponentialb | Did you mean mean?"
    ),
    (
      #"{"aggregate":[{"op":"mean","as":"b"}]}"#,
      "/transform/0/aggregate/0: \"field\" is missing | expected the field to take the mean of"
    ),
    (
      #"{"aggregate":{"op":"mean"}}"#,
      "/transform/0/aggregate: \"aggregate\" is an object | expected an array of objects with \"op\", \"field\" and \"as\""
    ),
    (
      #"{"aggregate":[],"groupBy":["a"]}"#,
      "/transform/0/groupBy: \"groupBy\" is no member of the aggregate transform | expected aggregate or groupby | "
        + "Did you mean groupby?"
    ),
    (
      #"{"aggregate":[],"groupby":"a"}"#,
      "/transform/0/groupby: \"groupby\" is \"a\" | expected an array of names of fields"
    ),
  ])
  func faults(_ transform: String, _ expected: String) throws {
    #expect(try TransformTrial().fault(transform) == expected)
  }
}

@Suite struct RowGroupTests {
  /// Against the texts of the values, put together.
  @Test func groupsAreThoseOfTexts() {
    var source = SplitMix64(state: 11)
    let kinds: [VegaValue] = [
      .number(1), .string("1"), .string("01"), .null, .string("null"), .undefined, .bool(true), .string("true"),
      .number(.nan), .string("NaN"), .number(-0.0), .number(0), .string("0"), .number(1e21), .string("1e+21"),
      .array([.number(1)]), .date(0), .date(1_000), .date(.nan), .string("Invalid Date"), .string(""), .string("é"),
    ]
    var table = VegaTable(rowCount: 400)
    for name in ["a", "b"] { table[name] = (0..<400).map { _ in kinds[source.index(below: kinds.count)] } }
    let groups = RowGroups(table, by: [VegaField("a"), VegaField("b")])
    let texts = (0..<400).map { row in
      ["a", "b"].map { table[$0]?.element(row).toText() ?? "" }.joined(separator: "|")
    }
    var order: [String] = []
    for text in texts where !order.contains(text) { order.append(text) }
    #expect(groups.ofRow == texts.map { order.firstIndex(of: $0) })
    #expect(groups.firstRows == order.map { texts.firstIndex(of: $0) })
  }

  @Test(
    arguments: [
      ([3, 1, 2], [1, 2, 0]), ([.nan, 1, .nan, 0], [0, 2, 3, 1]), ([1, 1, 0], [2, 0, 1]),
    ] as [([Double], [Int])])
  func ordersAreStable(_ numbers: [Double], _ expected: [Int]) throws {
    var table = VegaTable(rowCount: numbers.count)
    table["v"] = numbers.map(VegaValue.number)
    let node = SpecificationNode(try JSONText.tree(#"{"sort":[{"field":"v"}]}"#))
    let call = TransformCall(
      node: node, table: table, context: VegaContext(), sources: TransformTrial.Sources(tables: [:]))
    #expect(try RowOrder(call).sorted(Array(numbers.indices)) == expected)
  }
}
