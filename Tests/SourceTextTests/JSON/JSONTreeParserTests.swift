import ChartTestSupport
import Foundation
import Testing

@testable import SourceText

@Suite struct JSONTreeParserTests {
  private static func message(_ bytes: [UInt8]) -> String {
    message { _ = try JSONTreeParser.parse(bytes, source: "t.vl.json") }
  }

  /// The sentence of the error that a body throws; empty where it throws none.
  private static func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return "\(error)"
    }
  }

  private static func tree(_ json: String) throws -> JSONTree {
    try JSONTreeParser.parse(Array(json.utf8), source: "t.vl.json")
  }

  private static func text(_ tree: JSONTree) -> String {
    switch tree.kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    case .string(let text): "'\(text)'"
    case .array(let elements): "[" + elements.map { text($0) }.joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { "\($0.name):\(text($0.value))" }.joined(separator: ",") + "}"
    }
  }

  private static func message(_ text: String) -> String { message(Array(text.utf8)) }

  @Test(arguments: [
    ("1", "1"), (" -0.5e1 ", "-5"), ("1e400", "inf"), ("123456789012345678", "1.2345678901234568e+17"),
    ("true", "true"), ("null", "null"), ("\"\"", "''"), (#""é\u00e9\n\/\"\\""#, "'éé\n/\"\\'"),
    (#""\ud83d\ude00""#, "'😀'"), (#""\ud800x""#, "'\u{FFFD}x'"), ("[]", "[]"), ("{}", "{}"),
    ("[1,[2],{\"a\":[]}]", "[1,[2],{a:[]}]"), ("{\"b\":1,\"a\":{\"c\":null}}", "{b:1,a:{c:null}}"),
    ("\u{FEFF}[false]", "[false]"),
  ])
  func values(_ text: String, _ expected: String) throws {
    #expect(Self.text(try Self.tree(text)) == expected)
  }

  @Test func linesOfValues() throws {
    let tree = try Self.tree("\n{\r\n\"a\": [1,\n2],\n\n\"b\":\n\"x\"}")
    #expect(tree.line == 2)
    #expect(tree["a"]?.elements?.map(\.line) == [3, 4])
    #expect(tree["b"]?.line == 7)
  }

  @Test func aNameThatComesTwice() throws {
    let tree = try Self.tree(#"{"a": 1, "b": 2, "a": 3}"#)
    #expect(tree.members?.map(\.name) == ["a", "b", "a"])
    #expect(tree["a"]?.number == 3)
  }

  @Test(arguments: [
    ("", "t.vl.json: the file is empty, expected JSON text."),
    (" \n", "t.vl.json, line 2, character 1: found the end, expected a value. Check that the whole text is there."),
    (
      "{\"a\": 1,\n}",
      "t.vl.json, line 2, character 1: found \"}\", expected a name in quotes. Take out the comma before it."
    ),
    ("[1, 2,]", "t.vl.json, line 1, character 7: found \"]\", expected a value. Take out the comma before it."),
    ("[]]", "t.vl.json, line 1, character 3: found \"]\", expected nothing after the value."),
    (
      "{\n  // bars\n  \"a\": 1}",
      "t.vl.json, line 2, character 3: found \"/\", expected a name in quotes. JSON has no comments: take this one out."
    ),
    (
      "[1 /* x */]",
      "t.vl.json, line 1, character 4: found \"/\", expected a comma or ]. JSON has no comments: take this one out."
    ),
    (
      "[NaN]", "t.vl.json, line 1, character 2: found \"NaN\", expected a value. JSON has no such value: write null."
    ),
    (
      "[-Infinity]",
      "t.vl.json, line 1, character 3: found \"Infinity\", expected a digit. JSON has no such value: write null."
    ),
    (
      "[None]", "t.vl.json, line 1, character 2: found \"None\", expected a value. JSON has no such value: write null."
    ),
    (
      "[True]",
      "t.vl.json, line 1, character 2: found \"True\", expected a value. JSON writes true and false in small letters."
    ),
    (
      "{mark: 1}",
      "t.vl.json, line 1, character 2: found \"mark\", expected a name in quotes. Put the name in double quotes."
    ),
    (
      "{'mark': 1}",
      "t.vl.json, line 1, character 2: found \"'\", expected a name in quotes. JSON has names and texts in double quotes."
    ),
    ("{\"é\" 1}", "t.vl.json, line 1, character 6: found \"1\", expected a colon."),
    ("[01]", "t.vl.json, line 1, character 3: found \"1\", expected a number without leading zeros."),
    ("\"a\nb\"", "t.vl.json, line 1, character 3: found the end of the line, expected a quote that closes the text."),
    (
      "{\"a\": [1, 2",
      "t.vl.json, line 1, character 12: found the end, expected a comma or ]. Check that the whole text is there."
    ),
    ("[1\u{0}]", "t.vl.json, line 1, character 3: a zero byte, expected text. Check that this is a text file."),
  ])
  func faults(_ text: String, _ expected: String) {
    #expect(Self.message(text) == expected)
  }

  @Test func textThatIsNotUTF8() {
    #expect(
      Self.message([UInt8(ascii: "["), 0xFF, UInt8(ascii: "]")])
        == "t.vl.json, line 1, character 2: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8.")
  }

  @Test(arguments: [(200, true), (201, false), (10_000, false), (1_000_000, false)])
  func deepArrays(_ depth: Int, _ isRead: Bool) {
    let bytes =
      [UInt8](repeating: UInt8(ascii: "["), count: depth) + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    let refusal = "t.vl.json, line 1, character 201: found \"[\", expected at most 200 values inside each other."
    #expect(Self.message(bytes) == (isRead ? "" : refusal))
  }

  @Test func aTextThatIsTooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: SourceLimits.jsonBytes + 1)
    #expect(
      Self.message(bytes)
        == "t.vl.json: more than 100 MB of JSON. Keep the data in a file of its own, and name it as data.url.")
  }

  @Test func moreValuesThanTheLimit() {
    func message(_ text: String) -> String {
      Self.message { _ = try JSONTreeParser.parse(Array(text.utf8), source: "t", valueLimit: 3) }
    }
    #expect(message("[1, 2]") == "")
    #expect(message("[1, {\"a\": 2}]") == "t, line 1, character 11: found \"2\", expected at most 3 values.")
    #expect(SourceLimits.jsonValues == 5_000_000)
  }

  private static let sample = #"""
    {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "data": {"values": [{"a": -1.5e-3, "b": "é\u00e9\n"},
     {"a": null, "b": true}, [], {}]}, "mark": {"type": "bar"}, "encoding": {"x": {"field": "a"}}}
    """#

  /// Every beginning of a text is refused, and with a place in it, except for the whole.
  @Test func beginnings() throws {
    let bytes = Array(Self.sample.utf8)
    for length in 0..<bytes.count {
      #expect(Self.message(Array(bytes[..<length])).hasPrefix("t.vl.json"), "\(length)")
    }
    #expect(Self.message(bytes) == "")
  }

  /// One byte changed: a tree or a fault, and the same judgement as Foundation's parser.
  @Test func changedBytes() {
    var dice = SeededGenerator(seed: 21)
    let bytes = Array(Self.sample.utf8)
    let letters = Array("\"\\{}[],:0-+eE.ntu/ '#\n".utf8)
    for place in bytes.indices {
      for _ in 0..<6 {
        var changed = bytes
        changed[place] = letters[Int.random(in: 0..<letters.count, using: &dice)]
        let ours = (try? JSONTreeParser.parse(changed, source: "t")) != nil
        let theirs = (try? JSONSerialization.jsonObject(with: Data(changed), options: .fragmentsAllowed)) != nil
        #expect(ours == theirs, "\(String(decoding: changed, as: UTF8.self))")
      }
    }
  }
}
