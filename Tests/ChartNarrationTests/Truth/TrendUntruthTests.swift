import ChartModel
import ChartTruth
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What the reader refuses of the ways in which one series goes: each untruth close to a sentence that is true.
@Suite struct TrendUntruthTests {
  struct Case: CustomStringConvertible {
    var role = Role.summary
    var values: [Double]
    var isTrue: String
    var isNot: [String]
    var description: String { isTrue }
  }

  static let cases: [Case] = [
    Case(
      role: .message, values: [1, 3, 5, 7, 5, 3, 2],
      isTrue: "Up from 1 on June 1 to 7 on June 4, down to 2 steps on June 7.",
      isNot: [
        "Up from 1 on June 1 to 7 on June 4.", "Up from 1 on June 1 to 7 on June 4, up to 2 steps on June 7.",
        "Down from 1 on June 1 to 7 on June 4, up to 2 steps on June 7.",
        "Up from 1 on June 1 to 7 on June 5, down to 2 steps on June 7.",
        "Up from 1 on June 1 to 5 on June 4, down to 2 steps on June 7.",
        "Up from 1 on June 1 to 7 on June 4, down to 3 steps on June 6.",
        "Up from 3 on June 2 to 7 on June 4, down to 2 steps on June 7.",
        "Up from 1 on June 1 to 7 on June 4, down to 2 on June 7.",
      ]),
    Case(
      role: .message, values: [5, 9, 1, 6], isTrue: "Varied between 1 and 9 steps.",
      isNot: ["Varied between 1 and 6 steps.", "Varied between 5 and 9 steps.", "Varied between 1 and 9."]),
    Case(
      role: .message, values: [1, 4, 3, 6, 5, 9, 8], isTrue: "Rose overall from 1 on June 1 to 8 steps on June 7.",
      isNot: [
        "Rose from 1 on June 1 to 8 steps on June 7.", "Fell overall from 1 on June 1 to 8 steps on June 7.",
        "Rose overall from 1 on June 1 to 9 steps on June 6.", "Varied between 1 and 8 steps.",
      ]),
    Case(
      values: [4, 5, 4, 30, 31, 30, 31], isTrue: "Changed level on June 4, from 4 to 30.5 steps.",
      isNot: [
        "Changed level on June 3, from 4 to 30 steps.",
        "Changed level on June 5, from 4 to 31 steps.",
        "Changed level on June 4, from 5 to 30.5 steps.",
        "Changed level on June 4, from 30.5 to 4 steps.",
        "Changed level on June 4, from 4 to 28 steps.",
      ]),
    Case(
      values: [0, 50, 51, 50, 90, 20, 0], isTrue: "June 2 to June 4: between 50 and 51 steps.",
      isNot: [
        "June 2 to June 5: between 50 and 51 steps.", "June 2 to June 4: between 50 and 52 steps.",
        "June 1 to June 4: between 50 and 51 steps.", "June 2 to June 4: 50 steps throughout.", "June 2 to June 4.",
      ]),
    Case(
      values: [9, 4, 4, 4, 4, 20, 0], isTrue: "June 2 to June 5: 4 steps throughout.",
      isNot: [
        "June 1 to June 5: 4 steps throughout.", "June 2 to June 6: 4 steps throughout.",
        "June 2 to June 5: 5 steps throughout.",
      ]),
    Case(
      values: [9, 10, 11, 10, 90, 9, 10, 11, 95], isTrue: "Outliers: 90 steps on June 5 and 95 steps on June 9.",
      isNot: [
        "Outliers: 90 steps on June 5 and 95 steps on June 8.", "Outliers: 90 steps on June 5 and 94 steps on June 9.",
        "Outlier: 90 steps on June 5 and 95 steps on June 9.", "Outlier: 11 steps on June 3.",
        "Outliers: 95 steps on June 9 and 90 steps on June 5.",
      ]),
    Case(
      values: [1, 5, 2, 9, 0, 3, 1], isTrue: "Another peak: 5 steps on June 2.",
      isNot: [
        "Another low: 5 steps on June 2.", "Another peak: 9 steps on June 4.", "Another peak: 5 steps on June 3.",
        "Another peak: 2 steps on June 3.", "Another peak: 1 steps on June 7.",
      ]),
    Case(
      values: [1, 5, 2, 9, 0, 3, 1], isTrue: "Another low: 2 steps on June 3.",
      isNot: ["Another peak: 2 steps on June 3.", "Another low: 0 steps on June 5.", "Another low: 1 step on June 1."]),
    Case(
      values: [5, 1, 2, 2, 4, 3, 9, 0], isTrue: "Longest rise: from 1 on June 2 to 4 steps on June 5.",
      isNot: [
        "Longest rise: from 5 on June 1 to 4 steps on June 5.",
        "Longest rise: from 3 on June 6 to 9 steps on June 7.",
        "Longest rise: from 1 on June 2 to 2 steps on June 4.",
        "Longest fall: from 1 on June 2 to 4 steps on June 5.",
        "Longest rise: from 1 on June 2 to 3 steps on June 6.",
      ]),
    Case(
      values: [3, -2, 0, 4, 5], isTrue: "3 days above zero, 1 below zero, 1 at zero.",
      isNot: [
        "2 days above zero, 1 below zero, 1 at zero.", "3 days above zero, 2 below zero.", "3 days above zero.",
        "3 days above zero, 1 below zero.", "1 day above zero, 3 below zero, 1 at zero.",
      ]),
    Case(
      values: [7, 2, 2, 2, 9], isTrue: "Lowest: 2 steps from June 2 to June 4.",
      isNot: [
        "Lowest: 2 steps from June 2 to June 5.", "Lowest: 2 steps on June 2 to June 4.",
        "Lowest: 2 steps on June 2 and June 4.",
        "Lowest: 2 steps on June 2 and 2 more.",
      ]),
  ]

  @Test(arguments: cases) func refusesWhatIsNotTrue(wording: Case) {
    var chart = TestChart()
    chart.mark = .line
    let days = TestChart.days(Array(1...wording.values.count))
    let reader = TruthReader(chart.chart(days, wording.values), detail: .standard)
    #expect(reader.problem(in: wording.isTrue, as: wording.role) == nil)
    for text in wording.isNot { #expect(reader.problem(in: text, as: wording.role) != nil, "\(text)") }
  }
}
