import ChartTestSupport
import Foundation
import Testing

@testable import ChartModel

/// JSON text, byte for byte.
@Suite struct JSONNodeTests {
  @Test(arguments: [
    (JSONNode.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.integer(-42), "-42"),
    (.integer(.min), "-9223372036854775808"), (.string("a"), #""a""#), (.array([]), "[]"), (.object([]), "{}"),
    (.array([.integer(1), .null, .array([.bool(false)])]), "[1,null,[false]]"),
    (.object([("z", .integer(1)), ("a", .string("x")), ("z", .null)]), #"{"z":1,"a":"x","z":null}"#),
    (.optional(nil as String?), "null"), (.optional(nil as Double?), "null"), (.optional("b"), #""b""#),
    (.optional(2.5), "2.5"),
  ])
  func text(node: JSONNode, expected: String) {
    #expect(node.text == expected)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (3, "3"), (-17, "-17"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000.0"), (1e16, "1e+16"), (1e300, "1e+300"),
      (1e-300, "1e-300"), (.nan, #""NaN""#), (.infinity, #""Infinity""#), (-.infinity, #""-Infinity""#),
      (123_456.75, "123456.75"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (.leastNonzeroMagnitude, "5e-324"),
    ] as [(Double, String)])
  func numbers(value: Double, expected: String) {
    #expect(JSONNode.number(value).text == expected)
  }

  @Test(arguments: [
    (MarkValue.number(0), "0"), (.missing, "null"), (.empty, "null"), (.notANumber, #""NaN""#),
    (.infinite(negative: true), #""-Infinity""#), (.infinite(negative: false), #""Infinity""#),
  ])
  func markValues(value: MarkValue, expected: String) {
    #expect(JSONNode.value(value).text == expected)
  }

  @Test(arguments: [
    ("\"", #""\"""#), ("\\", #""\\""#), ("/", #""/""#), ("\n\r\t", #""\n\r\t""#), ("\u{0}", #""\u0000""#),
    ("\u{1B}[31m", #""\u001b[31m""#), ("\u{7F}\u{9B}", #""\u007f\u009b""#), ("\u{2028}\u{202E}", #""\u2028\u202e""#),
    ("Zürich 🚲 日本", #""Zürich 🚲 日本""#), ("e\u{301}", "\"e\u{301}\""), ("\r\n", #""\r\n""#), ("", #""""#),
    ("\u{FEFF}x", #""\ufeffx""#), ("a\u{E0041}", #""a\udb40\udc41""#),
  ])
  func strings(string: String, expected: String) {
    #expect(JSONNode.string(string).text.unicodeScalars.elementsEqual(expected.unicodeScalars))
    #expect(JSONNode.object([(string, .null)]).text.unicodeScalars.elementsEqual("{\(expected):null}".unicodeScalars))
  }

  /// Foundation reads back what was written, whatever the scalars.
  @Test func foundationReadsItBack() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let scalars = (0..<12).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0..<0x3_0000, using: &random)) }
      let string = String(String.UnicodeScalarView(scalars))
      let number = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random))
      guard number.isFinite else { continue }
      let texts = try JSONDecoder().decode([String].self, from: Data(JSONNode.array([.string(string)]).text.utf8))
      let numbers = try JSONDecoder().decode([Double].self, from: Data(JSONNode.array([.number(number)]).text.utf8))
      #expect(texts.first?.unicodeScalars.elementsEqual(string.unicodeScalars) == true)
      #expect(numbers == [number])
    }
  }
}
