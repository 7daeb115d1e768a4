import Testing

@testable import SwiftChartTexts

/// Sources that no compiler takes: what can be read is, and nothing runs for long.
@Suite struct BrokenSwiftTests {
  @Test(arguments: [
    (
      "v.accessibilityLabel(\"a",
      "f, line 1, column 22: The text that begins here does not end. Close it by a quotation mark."
    ),
    (
      "v.accessibilityLabel(\"a)\nw.accessibilityLabel(\"b\")",
      "f, line 1, column 22: The text that begins here does not end. Close it by a quotation mark. After: b"
    ),
    (
      "v.accessibilityLabel(\"\"\"\na",
      "f, line 1, column 22: The text that begins here does not end. Close it by a quotation mark."
    ),
    ("v.accessibilityLabel(\"a\"", "no fault: a"),
    (
      "}}} v.accessibilityLabel(\"a\")",
      "f, line 1, column 1: What begins here is no Swift, so some of it was not read. See what the compiler says of it."
    ),
    ("v.accessibilityLabel(", "no fault: "),
    ("v.accessibilityLabel(\"\\q \\u{} \\u{110000000} \\u{d800}\")", "no fault: \\q \\u{} \\u{110000000} \u{FFFD}"),
    (
      "v.accessibilityLabel(\"a \\(b)",
      "f, line 1, column 22: The text that begins here does not end. Close it by a quotation mark."
    ),
    ("v.accessibilityLabel(x ? \"a\" : )", "no fault: a"),
    ("\u{FEFF}", "no fault: "),
    (
      "v.accessibilityLabel(\"a\")\n/* b\nw.accessibilityLabel(\"c\")",
      "f, line 2, column 1: The comment that begins here does not end. Close it by */. After: a"
    ),
    (
      "v() // é /*\n  /** b /* c */\nw.accessibilityLabel(\"c\")\n",
      "f, line 2, column 3: The comment that begins here does not end. Close it by */."
    ),
    (
      "let a = \"\"\"\n b\nw.accessibilityLabel(\"c\")\n",
      "f, line 1, column 9: The text that begins here does not end. Close it by \"\"\" on a line of its own."
    ),
    ("v.accessibilityLabel(\"a\") /* b /* c */ */", "no fault: a"),
    ("v.accessibilityLabel(\"a\") /*/ b */", "no fault: a"),
    ("v.accessibilityLabel(\"a\") // /* b", "no fault: a"),
    ("let a = \"\"\"\n /* b\n \"\"\"\nv.accessibilityLabel(\"a\")", "no fault: a"),
  ])
  func recovered(source: String, expected: String) { #expect(fault(Array(source.utf8)) == expected) }

  @Test func bytesThatAreNoText() {
    #expect(
      fault([0x0A, 0x41, 0xFF])
        == "f, line 2, column 2: Found a byte that is not UTF-8, expected text. Save the file as UTF-8.")
    #expect(
      fault(Array("v.accessibilityLabel(\"é\")\n\0".utf8))
        == "f, line 2, column 1: Found a zero byte, expected text. Save the file as UTF-8.")
    #expect(
      fault([0xFE, 0xFF, 0x00, 0x41])
        == "f, line 1, column 3: Found a zero byte, expected text. Save the file as UTF-8.")
  }

  private static let call = "v.accessibilityLabel(\"a\")\n"

  @Test(arguments: [
    "(", "[", "{", "a(", "[a:", "{ if a ", "#if a\n", "\"\\(", "func f() { ", "struct a {", ".a {", "a<", "<",
  ])
  func bracketsInsideEachOther(open: String) {
    let told = fault(Array((Self.call + String(repeating: open, count: 100_000)).utf8))
    #expect(told.contains("This stands too deep inside other things to be read.") || told == "no fault: a", "\(told)")
  }

  @Test(arguments: [
    "else if a {} ", ".a()", "!", "- ", "a ? ", "a + ", "try ", "await ", "@a ", "a as ", "-> ", "a.", "&", "?", "\"",
    "#", "`", "\\", "case .a(", "return ",
    "if a {} else ", "/*", "any ", "inout ", "a: ", "repeat ", "do ", "indirect ", "\"\"\"", "if ", "switch a ",
    "let a = ", "_ = ", "~", "x is ",
  ])
  func longRows(part: String) {
    let told = fault(Array((Self.call + "if a {} " + String(repeating: part, count: 1_000)).utf8))
    #expect(told.hasPrefix("no fault: a") || told.hasPrefix("f"), "\(told)")
  }

  /// What people write is never too deep.
  @Test func deepSources() {
    let inside =
      String(repeating: "VStack { if a[b[0]] { foo(A<B<C>>()) \n", count: 20) + Self.call
      + String(repeating: "} }\n", count: 20)
    let regex =
      "func e() {\n let a = /[(\"]\\(/\n"
      + "let b = \"(\" + \"\"\"\n {{ \"([ \\(c(\")\")) \n\"\"\" // ((\n/* [[ /* { */ */ func d() { }\n}\n"
    #expect(fault(Array(inside.utf8)) == "no fault: a")
    #expect(fault(Array((String(repeating: regex, count: 500) + Self.call).utf8)) == "no fault: a")
  }

  @Test func longSources() {
    let told = fault(Array(repeating: UInt8(ascii: " "), count: 1 << 24) + Array(Self.call.utf8))
    #expect(told == "f: This source is longer than 16 MiB. Lint it in parts.")
    #expect(fault(Array(repeating: UInt8(ascii: " "), count: (1 << 24) + 1)) == "no fault: ")
  }

  /// Whatever is cut off or put in place of a byte, the source is read or refused.
  @Test func everyCutAndChange() {
    let sample = Array(
      "Chart { BarMark(x: .value(\"é\\(b)\", c ? \"d\" : #\"e\\#n\"#)) }\n.accessibilityLabel(\"\"\"\n  f\\\n  \\u{e9}\n  \"\"\")"
        .utf8)
    for place in sample.indices {
      var changed = sample
      changed[place] = UInt8(truncatingIfNeeded: place &* 37)
      for bytes in [Array(sample[..<place]), Array(sample[place...]), changed] {
        checkShape(of: bytes)
      }
    }
  }
}
