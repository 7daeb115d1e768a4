import ChartModel
import Testing

@testable import ChartReading

/// Both readers of JSON, that of charts and that of rows, against what RFC 8259 says.
@Suite struct JSONSuiteTests {
  @Test(arguments: JSONSuite.accepted) func chartsAreRead(json: JSONCase) throws {
    let value = JSONSuite.shown(try JSONTree(parsing: json.bytes, source: "c.json"))
    #expect(value == json.value)
  }

  @Test(arguments: JSONSuite.refused) func chartsAreRefused(json: JSONCase) {
    #expect(throws: ReadingError.self) { try JSONTree(parsing: json.bytes, source: "c.json") }
  }

  @Test(arguments: JSONSuite.accepted) func rowsAreRead(json: JSONCase) throws {
    // A mark stands at the start of a file alone.
    let value = json.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(json.bytes.dropFirst(3)) : json.bytes
    #expect(try Self.rows(Array("[{\"a\": 1, \"b\": ".utf8) + value + Array("}]".utf8)) == 1)
  }

  /// Within a record, whatever is wrong is an error with its place; a row is never passed over in silence.
  @Test(arguments: JSONSuite.refused) func rowsAreRefused(json: JSONCase) {
    #expect(throws: ReadingError.self) {
      try Self.rows(Array("[{\"a\": 1, \"b\": ".utf8) + json.bytes + Array("}]".utf8))
    }
  }

  private static func rows(_ bytes: [UInt8]) throws -> Int {
    let reader = try TableReader.open(bytes: bytes, name: "t.json", options: Tables.options(workers: 1))
    return try reader.read([ColumnRequest("a")]) { _ in }.rowsRead
  }
}

extension JSONSuite {
  /// A value with letters beyond ASCII as escapes.
  static func shown(_ tree: JSONTree) -> String {
    switch tree.kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "\(number)"
    case .string(let text): shown(text)
    case .array(let elements): "[" + elements.map(shown).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { shown($0.name) + ":" + shown($0.value) }.joined(separator: ",") + "}"
    }
  }

  private static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      (0x20..<0x7F).contains(scalar.value) && scalar != "\"" && scalar != "\\"
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return "\"" + scalars.joined() + "\""
  }
}
