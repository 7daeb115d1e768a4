import ChartModel
import ChartTruth
import Foundation
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What the reader refuses: every kind of untruth, each close to a sentence that is true.
@Suite struct UntruthTests {
  struct Case: CustomStringConvertible {
    var role: Role
    var isTrue: String
    var isNot: [String]
    var description: String { isTrue }
  }

  static let steps: [Case] = [
    Case(
      role: .message,
      isTrue: "About 190,000 steps in total, about 6,780 a day with data.",
      isNot: [
        "190,000 steps in total, about 6,780 a day with data.",
        "About 189,000 steps in total, about 6,780 a day with data.",
        "About 190,000 step in total, about 6,780 a day with data.",
        "About 190,000 steps in total, about 6,870 a day.",
        "About 190,000 steps in total, about 6,780 a week with data.",
        "About 190,000 steps in total, about 6,780 a day.",
        "About 190,000 steps in total, which is good.",
      ]),
    Case(
      role: .summary, isTrue: "Highest: 11,000 steps on June 30. Lowest: 2,300 steps on June 1.",
      isNot: [
        "Highest: 11,000 steps on June 29. Lowest: 2,300 steps on June 1.",
        "Highest: 11,000 steps on June 30. Lowest: 2,300 steps on June 1 and June 2.",
        "Highest: 2,300 steps on June 1. Lowest: 11,000 steps on June 30.",
        "Highest: 11000 steps on June 30. Lowest: 2,300 steps on June 1.",
        "Highest: about 11,000 steps on June 30. Lowest: 2,300 steps on June 1.",
        "Highest: 11,000 steps in June 30. Lowest: 2,300 steps on June 1.",
      ]),
    Case(
      role: .summary, isTrue: "No data on June 9 and June 10.",
      isNot: [
        "No data on June 9.", "No data on June 9 and June 11.", "Value missing on June 9 and June 10.",
        "No data on June 9, June 10, and 1 more.",
      ]),
    Case(
      role: .kind, isTrue: "Bar chart, 30 days.",
      isNot: ["Line chart, 30 days.", "Bar chart, 28 days.", "Bar chart, 30 day."]),
    Case(
      role: .x, isTrue: "X axis: date by day, from June 1 to June 30, 2025.",
      isNot: [
        "X axis: date by week, from June 1 to June 30, 2025.", "X axis: date by day, from June 1 to June 30, 2024.",
        "X axis: date by day, reversed, from June 1 to June 30, 2025.",
      ]),
  ]

  @Test(arguments: steps) func refusesWhatIsNotTrue(wording: Case) throws {
    let reader = TruthReader(try TestChart.steps().chart, detail: .standard)
    #expect(reader.problem(in: wording.isTrue, as: wording.role) == nil)
    for text in wording.isNot { #expect(reader.problem(in: text, as: wording.role) != nil, "\(text)") }
  }

  static let changes: [(values: [Double], isTrue: String, isNot: [String])] = [
    (
      [3, 4, 4, 9], "Rose from 3 on June 1 to 9 on June 4.",
      [
        "Fell from 3 on June 1 to 9 on June 4.", "Rose overall from 3 on June 1 to 9 on June 4.",
        "Rose from 4 on June 1 to 9 on June 4.",
        "Rose from 3 on June 2 to 9 on June 4.",
      ]
    ),
    (
      [9, 10, 4, 3], "Fell overall from 9 on June 1 to 3 on June 4.",
      ["Fell from 9 on June 1 to 3 on June 4.", "Rose overall from 9 on June 1 to 3 on June 4."]
    ),
    (
      [5, 9, 1, 6], "Up from 5 on June 1 to 9 on June 2, down to 1 on June 3, up to 6 on June 4.",
      ["Rose from 5 on June 1 to 6 on June 4.", "6 throughout.", "Rose overall from 5 on June 1 to 9 on June 2."]
    ),
    ([5, 5, 5, 5], "5 throughout.", ["5.1 throughout.", "Rose from 5 on June 1 to 5 on June 4."]),
    (
      [9, 1, 9, 1], "Highest: 9 on June 1 and June 3.",
      ["Highest: 9 on June 1.", "Highest: 9 on June 1, June 3, and June 4.", "Highest: 9 on June 3 and June 1."]
    ),
  ]

  @Test(arguments: 0..<changes.count) func refusesWrongDirectionsAndTies(index: Int) throws {
    let (values, isTrue, isNot) = Self.changes[index]
    var chart = TestChart()
    chart.mark = .line
    let reader = TruthReader(chart.chart(TestChart.days([1, 2, 3, 4]), values), detail: .standard)
    let role: Role = isTrue.hasPrefix("Highest") ? .summary : .message
    // The column of these charts is named for a unit.
    let told = { (text: String) in Self.withUnit(text) }
    #expect(reader.problem(in: told(isTrue), as: role) == nil)
    for text in isNot { #expect(reader.problem(in: told(text), as: role) != nil, "\(text)") }
  }

  /// The unit behind the number that has one: the last of a change, the only one of all else.
  private static func withUnit(_ text: String) -> String {
    for pattern in [" throughout", " on June 4"] where text.contains(pattern) && !text.hasPrefix("Highest") {
      return text.replacingOccurrences(of: pattern, with: " steps" + pattern)
    }
    return text.replacingOccurrences(of: "9 on", with: "9 steps on")
  }

  /// What is not well formed.
  @Test(arguments: [
    "lower case.", "Two stops..", "No stop", " A space.", "A  space.", "A comma ,.", "It is NaN.", "It is null.",
    "1e-05 steps.", "A place {x}.", "Bell\u{7}.", "0.1234567 steps.", "Highest: , on June 6.",
  ])
  func refusesWhatIsIllFormed(text: String) { #expect(WellFormed.problems(in: text, isLine: false) != []) }

  @Test(arguments: ["June 6: 4,210 steps.", "june 6: 4,210 steps", "June 6:  4,210 steps", ""])
  func refusesIllFormedLines(text: String) { #expect(WellFormed.problems(in: text, isLine: true) != []) }
}
