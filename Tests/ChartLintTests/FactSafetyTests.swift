import Testing

@testable import ChartLint

/// No text stops the fact rules, however its words follow each other.
@Suite struct FactSafetyTests {
  private static let words = [
    "rose", "fell", "to", "from", "until", "and", "then", "but", ",", ".", ":", "(", "every", "each", "day", "level",
    "stayed", "peaked", "June 1", "June 31", "2025", "June 2 to June 1", "Monday", "Sunday,", "Bus", "Ferry", "Tram",
    "more", "than", "above", "passed", "0", "4,210", "12%", "no data", "overall", "both", "up to", "throughout", "🚌",
    "with", "2025-06-02", "-", "“", "had", "the", "combined", "chart", "X axis",
  ]

  @Test func anyOrderOfWords() throws {
    let context =
      #"{"kind": "summary", "series": ["Bus", "Ferry"], "x": {"name": "date"}, "data": [{"x": "2025-06-01", "y": 4, "series": "Bus"}, {"x": "2025-06-02", "y": null, "series": "Bus"}, {"x": "2025-06-03", "y": 1e308, "series": "Bus"}, {"x": "2025-06-01", "y": -1e308, "series": "Ferry"}, {"x": "2025-06-01", "y": 2, "series": "Ferry"}, {"x": "2025-06-03", "y": 0, "series": "Ferry"}]}"#
    let example = try RuleExampleTests.text(RuleExample("", context))
    var state: UInt64 = 42
    for _ in 0..<1_500 {
      let count = 2 + Int(state >> 60)
      var text: [String] = []
      for _ in 0..<count {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(Self.words[Int((state >> 33) % UInt64(Self.words.count))])
      }
      var label = example
      label.label = text.joined(separator: " ")
      for finding in Linter().findings(in: label) { #expect(!finding.message.isEmpty) }
    }
  }
}
