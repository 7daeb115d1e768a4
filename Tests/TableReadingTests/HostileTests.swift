import ChartModel
import Testing

@testable import TableReading

/// Bytes that mean harm, or nothing: an error or rows, never a crash or a hang.
@Suite struct HostileTests {
  private static let names = ["t.csv", "t.tsv", "t.json", "t.jsonl", "data"]

  /// Reads all columns as all types with small blocks; what comes of it does not matter.
  private func survive(_ bytes: [UInt8], name: String, block: Int = 32) {
    var options = Tables.options(sample: block * 4, block: block, workers: 1 + block % 2)
    options.strict = block % 3 == 0
    guard let reader = try? TableReader.open(bytes: bytes, name: name, options: options) else { return }
    for type in [ColumnType.number, .instant, .category] {
      let requests = reader.schema.columns.prefix(30).map { ColumnRequest($0.name, as: type) }
      _ = try? reader.read(requests) { batch in
        #expect(batch.columns.allSatisfy { Self.count($0) == batch.rowCount })
      }
      _ = try? reader.sampleBatch(requests)
    }
  }

  private static func count(_ column: ColumnValues) -> Int {
    switch column {
    case .numbers(let values): values.count
    case .instants(let values): values.count
    case .categories(let codes, _): codes.count
    }
  }

  @Test(arguments: names)
  func randomBytes(_ name: String) {
    var dice = Dice(state: 11)
    for round in 0..<300 {
      let count = Int.random(in: 0..<300, using: &dice)
      survive((0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }, name: name, block: 16 + round % 40)
    }
  }

  /// Bytes that mean something to a parser, in any order: they get further than random ones.
  @Test(arguments: names)
  func randomTokens(_ name: String) {
    let tokens = [
      "\"", ",", ";", "\t", "\n", "\r\n", "\r", "a", "1", ".", "-", "{", "}", "[", "]", ":", "\\", "\\u12", "null",
      "2000-01-01", "T12:00:00Z", "é", "\u{FEFF}", " ", "\"a\":", "1e999", "NaN", "Jan 1 2000", "\"\"", "{\"a\":1}",
      "123456789012345678901234567890", "9999-12-31T23:59:59.999999999+23:59", "\\ud800",
    ].map { Array($0.utf8) }
    var dice = Dice(state: 12)
    for round in 0..<2_000 {
      let count = Int.random(in: 0..<60, using: &dice)
      let bytes = (0..<count).flatMap { _ in tokens[Int.random(in: 0..<tokens.count, using: &dice)] }
      survive(bytes, name: name, block: 16 + round % 40)
    }
  }

  @Test(arguments: [
    ("t.csv", "time,name,value\n2025-06-06T12:34:56Z,\"al\"\"pha\",123.45\r\n2025-06-07,beta,-1e5\nNA,,\n"),
    ("t.json", #"[{"a":1,"b":"x\u00e9","c":[1,{"d":null}]},{"a":-2.5e3,"b":"2000-01-01"}]"#),
    ("t.jsonl", "{\"a\":1}\n{\"a\":2,\"b\":true}\n"),
  ])
  func truncatedAndChangedFiles(_ name: String, _ text: String) {
    let bytes = Array(text.utf8)
    for length in 0...bytes.count { survive(Array(bytes[..<length]), name: name) }
    var dice = Dice(state: 13)
    for place in bytes.indices {
      for _ in 0..<8 {
        var changed = bytes
        changed[place] = UInt8.random(in: 0...255, using: &dice)
        survive(changed, name: name, block: 16 + place % 32)
      }
    }
  }

  @Test(arguments: [
    ("t.csv", "\"", 5_000), ("t.csv", "\"\n", 3_000), ("t.csv", ",", 5_000), ("t.csv", "a\"\"", 3_000),
    ("t.json", "[", 9_000), ("t.json", "{\"a\":", 9_000), ("t.jsonl", "}", 9_000), ("t.jsonl", "[{", 5_000),
    ("t.csv", "9", 9_000), ("t.csv", "0.", 9_000), ("t.json", "\\", 5_000), ("t.csv", "\r", 5_000),
  ])
  func oneThingOverAndOver(_ name: String, _ piece: String, _ count: Int) {
    survive(Array(String(repeating: piece, count: count).utf8), name: name)
    survive(Array(("a,b\n" + String(repeating: piece, count: count)).utf8), name: name)
  }
}
