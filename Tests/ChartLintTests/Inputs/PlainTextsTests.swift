import Testing

@testable import ChartLint

/// A label a line.
@Suite struct PlainTextsTests {
  @Test(arguments: [
    ("", []), ("\n\r\n \t\n", []), ("June 6: 4,210 steps", ["1:1 mark June 6: 4,210 steps"]),
    ("\u{FEFF}a\r\n  b \r\n\r\nc", ["1:1 mark a", "2:3 mark b", "4:1 mark c"]),
    ("a\rb\r", ["1:1 mark a", "2:1 mark b"]),
    ("Bar chart of steps. X axis: date.", ["1:1 summary Bar chart of steps. X axis: date."]),
    ("St. Louis: 4 trips", ["1:1 mark St. Louis: 4 trips"]), ("No. 5 bus: 3 trips.", ["1:1 mark No. 5 bus: 3 trips."]),
    ("Steps rose from 5 to 8. The most: June 6", ["1:1 summary Steps rose from 5 to 8. The most: June 6"]),
    ("approx. 5 trips", ["1:1 mark approx. 5 trips"]), ("U.S. Army: 5", ["1:1 mark U.S. Army: 5"]),
    ("Why? Because", ["1:1 summary Why? Because"]), ("\u{200F}שלום: 4\n👍🏽", ["1:1 mark \u{200F}שלום: 4", "2:1 mark 👍🏽"]),
  ])
  func lines(text: String, expected: [String]) throws { #expect(try texts(Array(text.utf8), .text) == expected) }

  @Test func theirChartIsKnown() throws {
    var chart = LabelContext()
    chart.series = ["Ferry"]
    chart.kind = .chart
    try LintInputs(chart: chart).forEachText(in: Array("Ferry: 4\nA ferry. A tram".utf8), file: "", as: .text) {
      #expect($0.context.series == ["Ferry"])
      #expect($0.context.kind == ($0.line == 1 ? .mark : .summary))
    }
  }

  @Test func wideTexts() throws {
    let text = Array("a: 1\né: 2".utf16)
    let little: [UInt8] = [0xFF, 0xFE] + text.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + text.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    for bytes in [little, big] { #expect(try texts(bytes, .text) == ["1:1 mark a: 1", "2:1 mark é: 2"]) }
    #expect(fault(little + [0x41], .text) == "f: This UTF-16 text ends within a character. Save the file as UTF-8.")
    #expect(
      fault([0xFF, 0xFE, 0x00, 0xD8], .text)
        == "f: This text is not UTF-16, though it begins so. Save the file as UTF-8.")
    #expect(try texts([0xFF, 0xFE], .text).isEmpty)
  }

  @Test(arguments: InputKind.allCases.filter { $0 != .swift }) func bytesThatAreNoText(kind: InputKind) {
    #expect(
      fault([0x0A, 0x41, 0xFF], kind)
        == "f, line 2, column 2: Found a byte that is not UTF-8, expected text. Save the file as UTF-8.")
    #expect(
      fault([0x41, 0x00], kind) == "f, line 1, column 2: Found a zero byte, expected text. Save the file as UTF-8.")
    #expect(
      fault([0xEF, 0xBF, 0xBD, 0xC3], kind)
        == "f, line 1, column 2: Found a byte that is not UTF-8, expected text. Save the file as UTF-8.")
  }

  /// Files are looked at in pieces: no character is cut between two, and no fault is missed.
  @Test(arguments: 120...130) func charactersBetweenPieces(start: Int) throws {
    let letters = Array(repeating: UInt8(ascii: "a"), count: start)
    #expect(try texts(letters + Array("😀 b".utf8), .text) == ["1:1 mark \(String(repeating: "a", count: start))😀 b"])
    #expect(
      fault(letters + [0xE2, 0x80, 0x41], .text)
        == "f, line 1, column \(start + 1): Found a byte that is not UTF-8, expected text. Save the file as UTF-8.")
  }

  @Test func swiftNeedsAReader() {
    #expect(fault([], .swift) == "f: Swift sources are read by an extractor, and none was given. Give one.")
  }
}
