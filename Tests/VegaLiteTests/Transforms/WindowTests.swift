import SourceText
import Testing

@testable import VegaLite

@Suite struct WindowTests {
  private static let rows = """
    [{"k":2,"v":1},{"k":1,"v":2},{"k":2,"v":3},{"k":3,"v":4},{"k":1,"v":5}]
    """
  // In the order of k: rows 1 and 4 (k 1), rows 0 and 2 (k 2), row 3 (k 3).

  private func column(_ field: String, _ rest: String = #","sort":[{"field":"k"}]"#) throws -> String {
    let table = try TransformTrial().table("{\"window\":[{\(field),\"as\":\"r\"}]\(rest)}", Self.rows)
    return (table["r"] ?? []).map { TableText.text($0) }.joined(separator: " ")
  }

  @Test(arguments: [
    (#""op":"row_number""#, "3 1 4 5 2"), (#""op":"rank""#, "3 1 3 5 1"), (#""op":"dense_rank""#, "2 1 2 3 1"),
    (#""op":"percent_rank""#, "0.5 0 0.5 1 0"), (#""op":"ntile","param":2"#, "2 1 2 2 1"),
    // Vega leaves the first row without its equals.
    (#""op":"cume_dist""#, "0.8 0.2 0.8 1 0.4"), (#""op":"lag","field":"v""#, "5 null 1 3 2"),
    (#""op":"lag","field":"v","param":2"#, "2 null 5 1 null"), (#""op":"lead","field":"v""#, "3 5 4 null 1"),
    (#""op":"first_value","field":"v""#, "2 2 2 2 2"), (#""op":"last_value","field":"v""#, "3 5 3 4 5"),
    (#""op":"nth_value","field":"v","param":3"#, "1 null 1 1 null"), (#""op":"count""#, "4 2 4 5 2"),
    (#""op":"sum","field":"v""#, "11 7 11 15 7"), (#""op":"prev_value","field":"v""#, "1 2 3 4 5"),
  ])
  func sorted(_ field: String, _ expected: String) throws {
    #expect(try column(field) == expected)
  }

  @Test(arguments: [
    (#""op":"rank""#, "", "1 2 3 4 5"), (#""op":"sum","field":"v""#, "", "1 3 6 10 15"),
    (#""op":"sum","field":"v""#, #","frame":[-1,1]"#, "3 6 9 12 9"),
    (#""op":"sum","field":"v""#, #","frame":[null,null]"#, "15 15 15 15 15"),
    (#""op":"sum","field":"v""#, #","frame":[0,null]"#, "15 14 12 9 5"),
    (#""op":"sum","field":"v""#, #","sort":[{"field":"k","order":"descending"}],"ignorePeers":true"#, "5 10 8 4 15"),
    (#""op":"sum","field":"v""#, #","groupby":["k"]"#, "1 2 4 4 7"),
    (#""op":"dense_rank""#, #","sort":[{"field":"k"},{"field":"v","order":"descending"}]"#, "4 2 3 5 1"),
  ])
  func frames(_ field: String, _ rest: String, _ expected: String) throws {
    #expect(try column(field, rest) == expected)
  }

  @Test func valuesThatAreThere() throws {
    let rows = #"[{"v":null},{"v":1},{"v":null},{"v":2},{"v":null}]"#
    let text = try TransformTrial().text(
      #"{"window":[{"op":"prev_value","field":"v","as":"p"},{"op":"next_value","field":"v","as":"n"}]}"#, rows)
    #expect(text == "v p n\nnull null 1\n1 1 1\nnull 1 2\n2 2 2\nnull 2 null")
  }

  /// Every aggregate over every frame against one worked out anew for each row.
  @Test(arguments: AggregateOperation.allCases.filter { ![.ci0, .ci1, .exponential, .exponentialb].contains($0) })
  func slidingIsTheSameAsAnew(_ operation: AggregateOperation) throws {
    var source = SplitMix64(state: 7)
    let records = (0..<24).map { row -> VegaValue in
      let number = Double(source.index(below: 9)) - 3.5
      let value: VegaValue = source.index(below: 5) == 0 ? .null : .number(number)
      let key = VegaValue.number(Double(source.index(below: 8)))
      return .object(VegaObject([("row", .number(Double(row))), ("key", key), ("v", value)]))
    }
    let table = VegaTable(records: records)
    for frame in ["[null,0]", "[-3,0]", "[-2,2]", "[0,null]", "[0,4]", "[-1,null]"] {
      for peers in [false, true] {
        let text = """
          {"window":[{"op":"\(operation.rawValue)","field":"v","as":"r"}],"frame":\(frame),"ignorePeers":\(peers),
          "sort":[{"field":"key"}]}
          """
        let result = try TransformTrial().apply(text, table)["r"] ?? []
        let expected = try SlowWindow(table, frame, ignoresPeers: peers).values(operation)
        #expect(result.count == expected.count)
        for (first, second) in zip(result, expected) {
          #expect(SlowWindow.agree(first, second, operation), "\(frame) \(peers)")
        }
      }
    }
  }

  @Test func largeWindowsAreQuick() throws {
    let count = 20_000
    var table = VegaTable(rowCount: count)
    table["v"] = (0..<count).map { .number(Double(($0 * 7_919) % 10_007)) }
    for operation in ["median", "distinct", "min", "argmax", "mean"] {
      let context = TransformTrial().context()
      let text = "{\"window\":[{\"op\":\"\(operation)\",\"field\":\"v\",\"as\":\"r\"}]}"
      #expect(try TransformTrial().apply(text, table, context)["r"]?.count == count)
      #expect(context.stepsTaken <= 2 * count)
    }
  }

  @Test func framesThatHoldAllRowsEachTimeAreLimited() throws {
    var trial = TransformTrial()
    trial.limits.steps = 10_000
    let rows = "[" + Array(repeating: #"{"v":1}"#, count: 500).joined(separator: ",") + "]"
    let text = #"{"window":[{"op":"values","field":"v","as":"r"}]}"#
    #expect(
      try trial.fault(text, rows)
        == "/transform/0: the transform has too much to reckon | expected at most 10,000 steps "
        + "in all | Aggregate the data before, or show less of it. | tooLarge")
  }

  @Test(arguments: [
    (
      #"{"window":[{"op":"ntile","as":"r"}]}"#,
      "/transform/0/window/0: \"param\" is missing | expected a number above 0"
    ),
    (
      #"{"window":[{"op":"nth_value","field":"a","param":0,"as":"r"}]}"#,
      "/transform/0/window/0/param: \"param\" is 0 | expected a number above 0"
    ),
    (
      #"{"window":[{"op":"lag","as":"r"}]}"#,
      "/transform/0/window/0: \"field\" is missing | expected the field to take the lag of"
    ),
    (
      #"{"window":[{"op":"rank","as":"r"}],"frame":[1]}"#,
      "/transform/0/frame: \"frame\" is an array | expected an array of two numbers, or null for all rows on a side"
    ),
    (
      #"{"window":[{"op":"rank","as":"r"}],"sort":[{"field":"a","order":"up"}]}"#,
      "/transform/0/sort/0/order: \"order\" is \"up\" | expected ascending or descending"
    ),
  ])
  func faults(_ transform: String, _ expected: String) throws {
    #expect(try TransformTrial().fault(transform) == expected)
  }
}

/// Windows made row by row with loops only.
private struct SlowWindow {
  private let table: VegaTable
  private let order: [Int]
  private let before: Int?
  private let after: Int?
  private let ignoresPeers: Bool

  init(_ table: VegaTable, _ frame: String, ignoresPeers: Bool) throws {
    self.table = table
    self.ignoresPeers = ignoresPeers
    let ends = try JSONText.tree(frame).elements ?? []
    before = ends[0].number.map { Int(abs($0)) }
    after = ends[1].number.map { Int(abs($0)) }
    let keys = (table["key"] ?? []).map { $0.toNumber() }
    order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }

  func values(_ operation: AggregateOperation) throws -> [VegaValue] {
    var values = [VegaValue](repeating: .undefined, count: table.rowCount)
    for place in order.indices {
      // A frame of all rows is a join in Vega-Lite, which takes them in the order of the table.
      let rows = order.indices.filter { holds($0, at: place) }.map { order[$0] }
      let part = table.rows(rows)
      let text = "{\"aggregate\":[{\"op\":\"\(operation.rawValue)\",\"field\":\"v\",\"as\":\"r\"}]}"
      values[order[place]] = try TransformTrial().apply(text, part)["r"]?.first ?? .undefined
    }
    return values
  }

  private func holds(_ other: Int, at place: Int) -> Bool {
    let low = before.map { max(0, place - $0) } ?? 0
    let high = after.map { min(order.count - 1, place + $0) } ?? order.count - 1
    if (low...high).contains(other) { return true }
    guard !ignoresPeers else { return false }
    return key(other) == key(low) || key(other) == key(high)
  }

  private func key(_ place: Int) -> VegaValue { table["key"]?.element(order[place]) ?? .undefined }

  static func agree(_ first: VegaValue, _ second: VegaValue, _ operation: AggregateOperation) -> Bool {
    guard case .number(let first) = first, case .number(let second) = second else { return first == second }
    switch operation {
    // A product that has left a zero is not-a-number in Vega, because it is divided out again.
    case .product where first.isNaN: return true
    // What is left of a sum of squares that should be zero is about 1e-15; of its root, about 1e-8.
    case .stdev, .stdevp, .stderr: return first.isNaN && second < 1e-6 || abs(first - second) <= 1e-6
    default: return abs(first - second) <= 1e-9 * max(1, abs(second))
    }
  }
}
