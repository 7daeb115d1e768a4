import ChartModel
import Testing

@testable import TableReading

/// Records in arrays and line by line.
@Suite struct JSONTests {
  private static let records = [
    #"{"name":"a\u00e9\n\"\\\/","t":"2000-01-01","v":1.5}"#,
    #"{"t":"2000-01-02","v":null,"name":"\ud83d\ude00 \ud83d x"}"#,
    #"{ "v" : -2e3 , "name" : {"deep":["[",{"}":"]"}]} }"#,
    #"{"v":"NaN","name":true,"extra":[1, 2]}"#,
    #"{"v":1,"v":7,"name":"","t":null}"#,
    #"{"name":"a quite long name of more than sixteen bytes","v":0}"#,
  ]

  private static let expected: [[Cell]] = [
    [.number(1.5), .text("aé\n\"\\/"), .instant(946_684_800_000_000)],
    [.missing, .text("😀 \u{FFFD} x"), .instant(946_771_200_000_000)],
    [.number(-2_000.0), .text(#"{"deep":["[",{"}":"]"}]}"#), .missing],
    [.number(.nan), .text("true"), .missing],
    [.number(7.0), .missing, .missing],
    [.number(0.0), .text("a quite long name of more than sixteen bytes"), .missing],
  ]

  private static let requests = [
    ColumnRequest("v", as: .number), ColumnRequest("name", as: .category), ColumnRequest("t", as: .instant),
  ]

  /// The records under a file's name, with something before, between and after them.
  private static func file(_ name: String, _ start: String, _ between: String, _ end: String) -> (String, String) {
    (name, start + records.joined(separator: between) + end)
  }

  private static let files: [(String, String)] = [
    file("t.json", "[", ",", "]"), file("t.json", " [\n  ", " ,\n  ", "\n]\n\n"),
    file("t.json", "\u{FEFF}[", ",\r\n", "]"), file("t.jsonl", "", "\n", ""), file("t.ndjson", "", "\r\n\r\n", "\n"),
    file("t.json", "", "\n", ""), file("data", "", "\n", ""), file("data", "[", ",", "]"),
    file("t.jsonl", "[", ",", "]"),
  ]

  @Test(arguments: files)
  func recordsAreReadAcrossEveryBlockEnd(_ name: String, _ text: String) throws {
    #expect(try Tables.open(text, name: name).schema.columns.map(\.name) == ["name", "t", "v", "extra"])
    for size in 1...120 {
      let options = Tables.options(sample: 90, block: size, workers: 1 + size % 2)
      let reading = try Tables.read(text, name: name, Self.requests, options)
      #expect(reading.rows == Self.expected, "block size \(size)")
    }
  }

  @Test func typesAreInferred() throws {
    let schema = try Tables.open("[" + Self.records.joined(separator: ",") + "]", name: "t.json").schema
    #expect(schema.columns.map(\.type) == [.category, .instant, .number, .category])
    #expect(schema.columns.map(\.missingCount) == [1, 4, 1, 5])
  }

  @Test func objectsInsideRecordsAreColumns() throws {
    let text = "{\"t\":1,\"s\":{\"id\":\"a\",\"at\":{\"x\":[1]}},\"d\":{\"v\":2.5}}\n{\"d\":{\"v\":3},\"t\":2}\n"
    let reader = try Tables.open(text, name: "t.jsonl")
    #expect(reader.schema.columns.map(\.name) == ["t", "s.id", "s.at.x", "d.v"])
    let rows = try Tables.read(reader, ["d.v", "s.id", "s.at.x"]).rows
    #expect(rows == [[Cell.number(2.5), .text("a"), .text("[1]")], [.number(3.0), .missing, .missing]])
  }

  private static let map =
    "{\"d\":{" + (0..<100).map { (number: Int) -> String in "\"k\(number)\":1" }.joined(separator: ",") + "}}"
  private static let opened: [(String, String, [String])] = [
    ("no object first", "{\"d\":null}\n{\"d\":{\"v\":1}}", ["d.v"]),
    ("a text beside objects", "{\"d\":\"x\"}\n{\"d\":{\"v\":1}}", ["d"]),
    ("a list beside objects", "{\"d\":[]}\n{\"d\":{\"v\":1}}", ["d"]),
    ("a name that is there", "{\"d.v\":1,\"d\":{\"v\":2}}", ["d.v", "d"]),
    ("nothing inside", "{\"a\":1,\"d\":{}}", ["a", "d"]),
    ("a text that looks like one", "{\"d\":\"{}\"}", ["d"]),
    ("a long name", "{\"d\":{\"" + String(repeating: "x", count: 300) + "\":1}}", ["d"]),
    ("a map", map, ["d"]),
  ]

  @Test(arguments: opened)
  func whatIsOpened(_ name: String, _ text: String, _ columns: [String]) throws {
    #expect(try Tables.open(text + "\n", name: "t.jsonl").schema.columns.map(\.name) == columns, "\(name)")
  }

  @Test func cellsAreTheSameBesideAnyOthers() throws {
    let text = #"{"s":"x","d":{"v":1}}"# + "\n" + #"{"s":{"a":1},"d":{"v":2}}"# + "\n"
    let reader = try Tables.open(text, name: "t.jsonl")
    let alone = try Tables.read(reader, [ColumnRequest("s", as: .category)]).rows.map { $0[0] }
    let beside = try Tables.read(reader, [ColumnRequest("s", as: .category), ColumnRequest("d.v")]).rows.map { $0[0] }
    #expect(alone == beside && alone == [.text("x"), .text(#"{"a":1}"#)])
  }

  @Test func badValuesNameRowLineAndColumn() throws {
    let records = (1...20).map { $0 == 13 ? "{\"v\":\"x\"}" : "{\"v\":\($0)}" }
    let reading = try Tables.read("[\n" + records.joined(separator: ",\n") + "\n]", name: "t.json", ["v"])
    #expect(
      reading.summary.problems.map(\.description) == [
        "t.json, row 13 (line 14), column v: \"x\" is not a number. "
          + "Set aside; use --strict to stop at the first such row."
      ])
    #expect(reading.rows.count == 19)
  }

  @Test func nestingHasALimit() {
    let deep = { (depth: Int) in
      let text = "[{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}]"
      return Tables.message { _ = try Tables.open(text, name: "t.json") }
    }
    #expect(deep(62) == "")
    #expect(deep(100_000) == "t.json, line 1, character 69: found \"[\", expected at most 64 values inside each other.")
  }

  @Test func faultsInLaterBlocksNameTheirLine() {
    let records = (1...100).map { $0 == 77 ? "{\"v\":1 2}" : "{\"v\":\($0)}" }
    let options = Tables.options(sample: 40, block: 40)
    #expect(
      Tables.message {
        _ = try Tables.read("[\n" + records.joined(separator: ",\n") + "\n]", name: "t.json", ["v"], options)
      } == "t.json, line 78, character 8: found \"2\", expected a comma or }.")
    #expect(
      Tables.message {
        _ = try Tables.read("[\n" + records.prefix(70).joined(separator: ",\n"), name: "t.json", ["v"], options)
      } == "t.json, line 71, character 9: found the end, expected a comma or ].")
  }
}
