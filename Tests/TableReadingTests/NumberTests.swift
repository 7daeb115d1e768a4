import ChartModel
import Testing

@_spi(Bytes) @testable import SourceText
@testable import TableReading

/// Numbers of all forms, against the standard library where it reads them.
@Suite struct NumberTests {
  private func read(_ text: String, _ style: NumberStyle) -> NumberReading {
    var text = text
    return text.withUTF8 { buffer in
      guard let start = buffer.baseAddress else { return .missing }
      return NumberText.read(Bytes(start, count: buffer.count), style: style)
    }
  }

  private func texts(_ count: Int, seed: UInt64) -> [String] {
    var dice = Dice(state: seed)
    return (0..<count).map { _ in
      let whole = Int.random(in: 1...Int.random(in: 1...20, using: &dice), using: &dice)
      let digits = { (count: Int, dice: inout Dice) in
        (0..<count).map { _ in String(Int.random(in: 0...9, using: &dice)) }.joined()
      }
      var text = ["", "-", "+", "", "-"][Int.random(in: 0..<5, using: &dice)] + digits(whole, &dice)
      if Bool.random(using: &dice) { text += "." + digits(Int.random(in: 1...18, using: &dice), &dice) }
      if Int.random(in: 0..<5, using: &dice) == 0 { text += "e\(Int.random(in: -330...320, using: &dice))" }
      return text
    }
  }

  @Test func everyNumberIsCorrectlyRounded() throws {
    let texts = texts(100_000, seed: 1)
    for text in texts {
      let expected = try #require(Double(text))
      switch read(text, .exactPoint) {
      case .value(let number, _): #expect(number.bitPattern == expected.bitPattern, "\(text)")
      case .tooLarge: #expect(expected.isInfinite, "\(text)")
      case .missing, .bound, .bad: Issue.record("\(text) is not read")
      }
    }
  }

  @Test func theFastPathReadsTheSameNumbers() throws {
    // More digits may be noise, which a table does not keep.
    var texts = texts(50_000, seed: 2).filter { Double($0)?.isFinite == true && $0.count { $0.isNumber } <= 15 }
    texts += (0..<100_000).map { "\($0 / 100).\($0 % 100 < 10 ? "0" : "")\($0 % 100)" }
    texts += (-50_000..<50_000).map { "\($0)" }
    let reading = try Tables.read("n,m\n" + texts.map { "\($0),\($0)\n" }.joined(), ["m", "n"])
    let expected = texts.map { Double($0).map { Cell.number($0) } ?? .missing }
    #expect(reading.rows.map { $0[0] } == expected)
    #expect(reading.rows.map { $0[1] } == expected)
  }

  @Test(arguments: [
    ("1,234,567.8", 1_234_567.8, 1), ("12.50", 12.5, 2), ("-1'234.5", -1_234.5, 1), ("1\u{A0}234", 1_234, 0),
    ("1\u{202F}234\u{202F}567", 1_234_567, 0), ("\u{2212}5", -5, 0), ("1.5e3", 1_500, 0), ("15e-1", 1.5, 1),
    (".5", 0.5, 1), ("5.", 5, 0), ("1,234.5", 1_234.5, 1), ("inf", .infinity, 0), ("-Infinity", -.infinity, 0),
    ("1.7976931348623157e308", 1.797_693_134_862_315_7e308, 0), ("1e-400", 0, 400), (" 7 ", 7, 0), ("+3", 3, 0),
  ])
  func readsPointNumbers(_ text: String, _ number: Double, _ decimals: Int) {
    #expect(read(text, .point) == .value(number, decimals: decimals))
  }

  /// A number beyond all doubles is a number, and no infinity.
  @Test(arguments: ["1e400", "-1e309", "1.8e308", String(repeating: "9", count: 400)])
  func readsNumbersBeyondAllDoubles(text: String) {
    #expect(read(text, .point) == .tooLarge)
  }

  @Test(arguments: [
    ("12,5", 12.5, 1), ("1.234,5", 1_234.5, 1), ("1.234", 1_234, 0), ("1.234.567", 1_234_567, 0), ("1,234", 1.234, 3),
  ])
  func readsCommaNumbers(_ text: String, _ number: Double, _ decimals: Int) {
    #expect(read(text, .comma) == .value(number, decimals: decimals))
  }

  @Test(arguments: [
    "1,234", "1,23", "12,5", "1,2345", "1,,234", "0,123,456", "1.2.3", "1e", "--1", "12abc", "e5", "+",
    "1 2",
    "0x10", "1,234'567",
  ])
  func refusesOtherTexts(_ text: String) {
    #expect(read(text, .point) == .bad)
  }

  @Test func statesAreToldApart() throws {
    let reading = try Tables.read("v\n1\nNaN\nNA\ninf\n-INF\n-\nnull\nn/a\n0\n-0\n", ["v"])
    #expect(reading.rows.count == 10)
    #expect(reading.rows[1] == [.number(.nan)])
    #expect(!ColumnValues.isMissing(.nan))
    #expect(reading.rows[2] == [.missing])
    #expect(reading.rows[3] == [.number(.infinity)])
    #expect(reading.rows[4] == [.number(-.infinity)])
    #expect(reading.rows[5...7].allSatisfy { $0 == [.missing] })
    #expect(reading.rows[8] == [.number(0.0)])
    #expect(reading.rows[9] == [.number(-0.0)])
  }
}
