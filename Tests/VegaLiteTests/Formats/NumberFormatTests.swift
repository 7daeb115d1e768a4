import ChartTestSupport
import Foundation
import Testing

@testable import VegaLite

/// Number formats; expected texts are those of d3-format 3.
@Suite struct NumberFormatTests {
  static let cases: [(String, Double, String)] = [
    ("", 1234.5678, "1234.5678"), ("", 0.1 + 0.2, "0.3"), ("", 1e21, "1e+21"), ("", -3, "−3"), ("", .nan, "NaN"),
    ("", .infinity, "Infinity"), ("d", 42.6, "43"), ("d", -0.4, "0"), ("d", -5, "−5"),
    ("d", 1e21, "1000000000000000000000"),
    ("+d", 5, "+5"), ("+d", -0.0, "−0"), ("+d", 0, "+0"), (" d", 5, " 5"), ("(d", -5, "(5)"), ("(d", 5, "5"),
    (",d", 1_234_567, "1,234,567"), (",.2f", 1234.5, "1,234.50"), (".0f", 2.5, "3"), (".0f", 0.5, "1"),
    (".0f", 1.5, "2"),
    (".2f", 1.005, "1.00"), (".1f", 0.25, "0.3"), (".1f", -0.04, "0.0"), ("f", 3.14159265, "3.141593"),
    (".20f", 0.1, "0.10000000000000000555"),
    (".99f", 1, "1.00000000000000000000"), ("f", 1e21, "1e+21"), ("e", 12345, "1.234500e+4"),
    (".2e", 0.00012, "1.20e-4"), ("e", 0, "0.000000e+0"),
    (".3g", 1234, "1.23e+3"), (".3g", 0.00001234, "0.0000123"), (".3g", 1e-7, "1.00e-7"), ("g", 123.456, "123.456"),
    (".0g", 15, "2e+1"),
    ("n", 1234.5, "1,234.50"), ("~n", 1234.5, "1,234.5"), (".2r", 1234, "1200"), (".3r", 0.00012345, "0.000123"),
    (".5r", 12.3, "12.300"), ("r", 0, "0.00000"),
    (".1%", 0.123, "12.3%"), (".0%", 0.5, "50%"), ("%", 0.01, "1.000000%"), (".2p", 0.1234, "12%"),
    (".3p", 0.001, "0.100%"),
    ("s", 1500, "1.50000k"), (".3s", 1_500_000, "1.50M"), (".1s", 999, "1k"), (".2s", 0.0015, "1.5m"),
    (".0s", 12, "10"), ("~s", 1500, "1.5k"), (".3s", 0, "0.00"),
    (".3s", 1e-26, "0.01y"), (".2s", 1e27, "1000Y"), ("s", -1e3, "−1.00000k"), (".3~s", 42e6, "42M"),
    (".4s", 0.000001, "1.000µ"),
    ("b", 5, "101"), ("#b", 5, "0b101"), ("o", 8, "10"), ("#o", 8, "0o10"), ("x", 255, "ff"), ("#x", 255, "0xff"),
    ("X", 255, "FF"), ("#X", 255, "0xFF"),
    ("x", 1e20, "56bc75e2d63100000"), ("$,.2f", -1234.5, "−$1,234.50"), ("$.1%", 0.5, "$50.0"), ("8d", 42, "      42"),
    ("<8d", 42, "42      "), ("^8d", 42, "   42   "),
    ("*>8d", 42, "******42"), ("=+8d", 42, "+     42"), ("08d", -42, "−0000042"), ("08,d", 1234, "0,001,234"),
    ("04,d", 0, "0,000"), ("03,d", 0, "000"),
    ("012,.2f", 1234.5, "0,001,234.50"), ("0=8d", 42, "00000042"), ("x<3d", 1, "1xx"),
    ("^9.1f", 2.25, "   2.3   "), ("~f", 1.5, "1.5"), (".2~f", 2, "2"), ("~e", 1500, "1.5e+3"),
    (".3~%", 0.125, "12.5%"), ("q", 1.5, "1.5"), (".3", 3.14159, "3.14"),
    ("~", 100, "100"), ("~d", 100, "100"), (",", 12345.5, "12,345.5"), (".2", 1234, "1.2e+3"),
  ]

  @Test(arguments: cases)
  func text(_ specifier: String, _ number: Double, _ expected: String) {
    #expect(NumberFormat(specifier)?.text(number) == expected)
  }

  @Test(arguments: ["undefined", ".f", "ff", "..2f", "é", "1.5.2f", "9999999999d", "%%", " +d "])
  func isNoFormat(_ specifier: String) { #expect(NumberFormat(specifier) == nil) }

  @Test func textsAreFilledUp() {
    #expect(NumberFormat("*^7c")?.text("abc") == "**abc**")
    #expect(NumberFormat("c")?.isText == true)
  }

  /// C prints exact values too, but rounds halves to even.
  @Test func fixedAgreesWithC() {
    var dice = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let number = abs(Double(bitPattern: dice.next()))
      guard number.isFinite, number < 1e21 else { continue }
      let decimals = Int.random(in: 0...20, using: &dice)
      guard !Self.isHalf(String(format: "%.400f", number), decimals) else { continue }
      #expect(JavaScriptNumber.fixed(number, decimals: decimals) == String(format: "%.\(decimals)f", number))
      let small = Double.random(in: 0..<1_000, using: &dice)
      #expect(JavaScriptNumber.fixed(small, decimals: decimals) == String(format: "%.\(decimals)f", small))
    }
  }

  /// Whether what follows so many decimals is exactly a half.
  private static func isHalf(_ text: String, _ decimals: Int) -> Bool {
    guard let point = text.firstIndex(of: ".") else { return false }
    let rest = text[text.index(after: point)...].dropFirst(decimals)
    return rest.first == "5" && rest.dropFirst().allSatisfy { $0 == "0" }
  }

  @Test func exponentialAgreesWithC() {
    var dice = SeededGenerator(seed: 12)
    for _ in 0..<3_000 {
      let number = abs(Double(bitPattern: dice.next()))
      guard number.isFinite else { continue }
      let decimals = Int.random(in: 0...20, using: &dice)
      let parts = String(format: "%.\(decimals)e", number).split(separator: "e")
      let exponent = Int(parts[1]) ?? 0
      let expected = "\(parts[0])e\(exponent < 0 ? "-" : "+")\(abs(exponent))"
      #expect(JavaScriptNumber.exponential(number, decimals: decimals) == expected)
    }
  }
}
