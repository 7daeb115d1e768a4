import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Title and message in one sentence that is short enough for a button.
@Suite struct OneLabelTests {
  private func label(
    _ title: String, _ subtitle: String = "", _ message: String, kind: String = "Bar chart, 3 days.",
    names: [String] = []
  ) throws -> String {
    OneLabel(
      title: title, subtitle: subtitle, message: message, fallback: kind, names: names, voice: .english
    ).text
  }

  private static let long = "The number of steps that were taken by everybody in the whole company"
  private static let half = "Highest: 11,480 steps on June 28."

  @Test(arguments: [
    (["Steps", "", "About 7 in total."], "Steps: about 7 in total."),
    (["Steps", "A week.", "About 7 in total."], "Steps, A week: about 7 in total."),
    (
      ["Steps", "", half + " Lowest: 2,310 steps on June 14."],
      "Steps; highest: 11,480 steps on June 28; lowest: 2,310 steps on June 14."
    ),
    // First the subtitle goes, then the second half.
    ([long, "All of the year 2025 and a bit.", half], long + "; highest: 11,480 steps on June 28."),
    ([long, "", half + " Lowest: 2,310 steps on June 14."], long + "; highest: 11,480 steps on June 28."),
    // Then the tail of the title, at a space.
    (
      [long + " and in all of its many branches abroad", "", half],
      "The number of steps that were taken by everybody in the whole company and in all of its…; highest: 11,480 steps on June 28."
    ),
    (["Who walks?", "", "About 7 in total."], "Who walks: about 7 in total."),
  ])
  func parts(given: [String], expected: String) throws {
    let text = try label(given[0], given[1], given[2])
    #expect(text == expected)
    #expect(text.count <= OneLabel.limit)
  }

  @Test func namesKeepTheirStopsAndCapitals() throws {
    #expect(try label("Rain", "", "Highest: 3, St. Louis.", names: ["St. Louis"]) == "Rain; highest: 3, St. Louis.")
    #expect(try label("Growth", "", "Rose rose from 1 to 2.", names: ["Rose"]) == "Growth: Rose rose from 1 to 2.")
    #expect(try label("Growth", "", "Rose from 1 to 2.") == "Growth: rose from 1 to 2.")
  }

  @Test func aMessageThatIsTooLongGivesItsPlaceToTheKind() throws {
    let message = String(repeating: "word ", count: 40) + "end."
    #expect(try label("Steps", "", message) == "Steps: bar chart, 3 days.")
  }

  @Test func anyTitleFits() throws {
    var random = SeededGenerator(seed: 7)
    let voice = Voice.english
    for _ in 0..<400 {
      let words = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        String(
          repeating: ["a", "7", "é", "."].randomElement(using: &random) ?? "a",
          count: .random(in: 1...30, using: &random))
      }
      let message = words.reversed().prefix(.random(in: 0...12, using: &random)).joined(separator: " ")
      let text = OneLabel(
        title: words.joined(separator: " "), subtitle: message, message: message, fallback: "Bar chart.", names: [],
        voice: voice
      ).text
      #expect(text.count <= OneLabel.limit, "\(text)")
    }
  }

  /// A title of numbers loses whole numbers.
  @Test func numbersAreNotCut() throws {
    let title = (0..<40).map { String(1_000 + $0) }.joined(separator: " ")
    let text = try label(title, "", Self.half)
    let kept = text.prefix { $0 != "…" }.split(separator: " ")
    #expect(!kept.isEmpty)
    for (number, word) in kept.enumerated() { #expect(word == "\(1_000 + number)") }
  }
}
