import ChartTestSupport
import Testing

@_spi(Bytes) @testable import SourceText

/// Numbers of JSON text, against the standard library.
@Suite struct JSONNumberTests {
  private func value(_ text: String) -> Double {
    var text = text
    return text.withUTF8 { buffer in
      buffer.baseAddress.map { JSONNumbers.value(Bytes($0, count: buffer.count)) } ?? .nan
    }
  }

  private func digits(_ most: Int, _ dice: inout SeededGenerator) -> String {
    let others = (1..<Int.random(in: 2...most, using: &dice)).map { _ in String(Int.random(in: 0...9, using: &dice)) }
    return String(Int.random(in: 1...9, using: &dice)) + others.joined()
  }

  @Test func everyNumberIsCorrectlyRounded() throws {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<100_000 {
      var text = (Bool.random(using: &dice) ? "-" : "") + digits(20, &dice)
      if Bool.random(using: &dice) { text += "." + digits(18, &dice) }
      if Int.random(in: 0..<5, using: &dice) == 0 { text += "e\(Int.random(in: -330...320, using: &dice))" }
      let expected = try #require(Double(text))
      #expect(value(text).bitPattern == expected.bitPattern, "\(text)")
    }
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("0.001", 0.001), ("-1.5", -1.5), ("1e3", 1_000), ("1E-2", 0.01), ("-2.5e+1", -25),
    ("999999999999999", 999_999_999_999_999), ("9007199254740993", 9_007_199_254_740_992),
    ("0.123456789012345678", 0.123_456_789_012_345_678), ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0),
    ("0e99999999999", 0),
  ])
  func numbersOfEveryForm(text: String, number: Double) { #expect(value(text).bitPattern == number.bitPattern) }
}
