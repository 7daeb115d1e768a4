import ChartModel
import ChartTestSupport
import Testing

@testable import VegaLite

/// JavaScript's conversions and orders on values; expected values are JavaScript's.
@Suite struct CoercionTests {
  static let numbers: [(String, Double)] = [
    ("", 0), ("  ", 0), (" 12 ", 12), ("\n1\u{FEFF}", 1), ("0x1F", 31), ("0XfF", 255), ("0b101", 5), ("0o17", 15),
    ("1e3", 1_000),
    ("1E-2", 0.01), (".5", 0.5), ("5.", 5), ("+5", 5), ("-5", -5), ("Infinity", .infinity), ("-Infinity", -.infinity),
    ("1e400", .infinity),
    ("012", 12), ("-0", 0),
  ]

  @Test(arguments: numbers)
  func number(_ text: String, _ expected: Double) { #expect(JavaScriptNumber.number(text) == expected) }

  @Test(arguments: [
    "x", "1x", "1 2", "0x", "0xg", "-0x1", "+-1", "1e", ".", "e5", "1_000", "inf", "infinity", "nan", "NaN", "1,5",
    "--1", "0b2", "٣",
  ])
  func isNoNumber(_ text: String) { #expect(JavaScriptNumber.number(text).isNaN) }

  static let texts: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (100, "100"),
    (1e20, "100000000000000000000"), (1e21, "1e+21"),
    (123_456_789_012_345_683_968, "123456789012345680000"), (1.5e300, "1.5e+300"), (1e-6, "0.000001"), (1e-7, "1e-7"),
    (1.25e-7, "1.25e-7"), (0.000123, "0.000123"),
    (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"), (.nan, "NaN"),
    (.infinity, "Infinity"),
    (-.infinity, "-Infinity"),
    (4294967296.5, "4294967296.5"), (9_007_199_254_740_992, "9007199254740992"), (1e15, "1000000000000000"),
    (1234567890123456, "1234567890123456"),
  ]

  @Test(arguments: texts)
  func text(_ number: Double, _ expected: String) { #expect(JavaScriptNumber.text(number) == expected) }

  @Test func everyNumberIsReadAgain() {
    var dice = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: dice.next())
      guard number.isFinite else { continue }
      #expect(JavaScriptNumber.number(JavaScriptNumber.text(number)) == number)
    }
  }

  static let values: [(VegaValue, Double?, String, Bool)] = [
    (.undefined, nil, "undefined", false), (.null, 0, "null", false), (.bool(true), 1, "true", true),
    (.bool(false), 0, "false", false),
    (.number(.nan), nil, "NaN", false), (.number(-0.0), 0, "0", false), (.number(2), 2, "2", true),
    (.string(""), 0, "", false),
    (.string("0"), 0, "0", true), (.date(0), 0, "Thu Jan 01 1970 00:00:00 GMT+0000 (Coordinated Universal Time)", true),
    (.date(.nan), nil, "Invalid Date", true), (.date(1e20), nil, "Invalid Date", true), (.array([]), 0, "", true),
    (.array([.number(3)]), 3, "3", true),
    (.array([.null, .undefined, .array([.number(1), .number(2)])]), nil, ",,1,2", true),
    (.object(VegaObject()), nil, "[object Object]", true),
    (.pattern(source: "a", flags: "g"), nil, "/a/g", true),
    (
      .date(-62_198_755_200_000), -62_198_755_200_000,
      "Fri Jan 01 -000001 00:00:00 GMT+0000 (Coordinated Universal Time)", true
    ),
  ]

  @Test(arguments: values)
  func value(_ value: VegaValue, _ number: Double?, _ text: String, _ boolean: Bool) {
    #expect(number.map { $0 == value.toNumber() } ?? value.toNumber().isNaN)
    #expect(value.toText() == text)
    #expect(value.toBoolean() == boolean)
  }

  /// In Vega's order; each comes before all that follow, except its equals on the same line.
  static let ascending: [[VegaValue]] = [
    [.null, .undefined], [.number(.nan), .date(.nan)], [.number(-1)], [.number(0), .bool(false)],
    [.number(1), .bool(true), .string("1"), .date(1)], [.number(2)], [.number(10), .string("10")],
  ]

  @Test func nothingComesFirstThenNoNumbers() {
    for (line, values) in Self.ascending.enumerated() {
      for (otherLine, others) in Self.ascending.enumerated() {
        for value in values {
          for other in others where !value.isText || !other.isText {
            let order = VegaValue.ascending(value, other)
            #expect(order == (line - otherLine).signum(), "\(value) \(other)")
          }
        }
      }
    }
  }

  @Test func textsAreOrderedByCodeUnits() {
    let sorted = ["", "A", "Z", "a", "ab", "b", "é", "😀", "\u{FFFD}"]
    for (index, first) in sorted.enumerated() {
      for (otherIndex, second) in sorted.enumerated() {
        let twin = Array(first.utf16).lexicographicallyPrecedes(Array(second.utf16))
        #expect(JavaScriptText.precedes(first, second) == twin)
        #expect(twin == (index < otherIndex))
      }
    }
    #expect(VegaValue.ascending(.string("10"), .string("9")) == -1)
    #expect(VegaValue.ascending(.string("x"), .number(1)) == 0)
  }

  @Test func groupsAreToldByTheirTexts() {
    func same(_ first: VegaValue, _ second: VegaValue) -> Bool { VegaGroupKey(first) == VegaGroupKey(second) }
    #expect(same(.number(1), .string("1")))
    #expect(!same(.number(1), .string("1.0")))
    #expect(same(.number(-0.0), .string("0")))
    #expect(!same(.number(0), .string("-0")))
    #expect(same(.null, .string("null")))
    #expect(same(.undefined, .string("undefined")))
    #expect(!same(.null, .undefined))
    #expect(same(.bool(true), .string("true")))
    #expect(!same(.bool(true), .number(1)))
    #expect(same(.number(.nan), .string("NaN")))
    #expect(same(.date(5), .date(5)))
    #expect(!same(.date(5), .date(6)))
    #expect(!same(.date(5), .number(5)))
    #expect(same(.date(.nan), .string("Invalid Date")))
    #expect(same(.number(1e21), .string("1e+21")))
    #expect(!same(.string("é"), .string("e\u{301}")))
    #expect(same(.array([.number(1), .number(2)]), .string("1,2")))
    #expect(VegaGroupKey([.string("a|b"), .string("c")]) != VegaGroupKey([.string("a"), .string("b|c")]))
    #expect(VegaGroupKey([.number(1), .null]) == VegaGroupKey([.string("1"), .string("null")]))
  }
}
