import Testing

@testable import ChartLint

/// Lines and columns of bytes.
@Suite struct TextPlacesTests {
  private static func places(_ text: String, _ offsets: [Int]) -> [String] {
    var places = TextPlaces(Array(text.utf8))
    return offsets.map { offset in
      let place = places.place(of: offset)
      return "\(place.line):\(place.column)"
    }
  }

  @Test(arguments: [
    ("ab\ncd", [0, 1, 2, 3, 4, 5], ["1:1", "1:2", "1:3", "2:1", "2:2", "2:3"]),
    ("a\r\nb\rc", [2, 3, 4, 5], ["1:3", "2:1", "2:2", "3:1"]), ("é👍🏽a", [2, 10, 11], ["1:2", "1:3", "1:4"]),
    ("", [0, 5, 0], ["1:1", "1:1", "1:1"]), ("a\n\nb", [99, 1, -4], ["3:2", "3:2", "3:2"]),
  ])
  func places(text: String, offsets: [Int], expected: [String]) { #expect(Self.places(text, offsets) == expected) }

  /// The line that a tree of JSON knows and the one of its text are the same.
  @Test func textsInLines() {
    let lines = LinesOfTexts(
      Array("{\"é\": \"a\",\n \"b\": \"x \\\"y\\\"\"}\n\(String(repeating: " ", count: 10_000))\"z\"".utf8))
    #expect(lines.column(of: "a", line: 1) == 8)
    #expect(lines.column(of: "x \"y\"", line: 2) == 8)
    #expect(lines.column(of: "q", line: 2) == 1)
    #expect(lines.column(of: "z", line: 3) == 1)
    for line in [-1, 0, 4, 5, .max] { #expect(lines.column(of: "a", line: line) == 1) }
  }
}
