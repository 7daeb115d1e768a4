import ChartModel
import ChartTruth
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What the reader refuses of the course of a series: level stretches, its middle half, its factor, its moves in all, and
/// what goes against its trend.
@Suite struct CourseUntruthTests {
  typealias Case = (role: Role, values: [Double], isTrue: String, isNot: [String])

  static let cases: [Case] = [
    (
      .message, [1, 4, 7, 7, 7, 7, 4, 1],
      "Up from 1 on June 1 to 7 on June 3, level until June 6, down to 1 step on June 8.",
      [
        "Up from 1 on June 1 to 7 on June 3, level until June 7, down to 1 step on June 8.",
        "Up from 1 on June 1 to 7 on June 3, level until June 6.",
        "Up from 1 on June 1 to 7 on June 3, level until June 6, up to 1 step on June 8.",
        "Up from 1 on June 1 to 7 on June 3, level until June 6, down to 1 on June 8.",
        "Level until June 6, down to 1 step on June 8.",
      ]
    ),
    (
      .message, [0, 0, 0, 0, 3, 6, 3, 0], "Level at 0 until June 4, up to 6 on June 6, down to 0 steps on June 8.",
      [
        "Level at 1 until June 4, up to 6 on June 6, down to 0 steps on June 8.",
        "Level at about 0 until June 4, up to 6 on June 6, down to 0 steps on June 8.",
        "Level at 0 until June 5, up to 6 on June 6, down to 0 steps on June 8.",
        "Level at 0 until June 4, up to 3 on June 5, down to 0 steps on June 8.", "Level at 0 until June 4.",
      ]
    ),
    (
      .message, [10, 17, 13, 20, 16, 12, 19, 15, 11, 18, 14], "Half of the values lie between 12.5 and 17.5 steps.",
      [
        "Half of the values lie between 12 and 17.5 steps.", "Half of the values lie between 12.5 and 18 steps.",
        "Half of the values lie between 12.5 and 17.5.", "Half of the values lie between 10 and 20 steps.",
      ]
    ),
    (
      .message, [1, 9, 4], "Varied between 1 and 9 steps.",
      ["Half of the values lie between 2.5 and 6.5 steps.", "Rose from 1 on June 1 to 9 steps on June 2."]
    ),
    (
      .summary, [1, 9, 4, 12, 14, 15, 16, 18], "Largest fall: from 9 on June 2 to 4 steps on June 3.",
      [
        "Largest rise: from 9 on June 2 to 4 steps on June 3.", "Largest rise: from 4 on June 3 to 12 steps on June 4.",
        "Largest fall: from 9 on June 2 to 4 steps on June 4.", "Largest fall: from 9 on June 2 to 4 on June 3.",
        "Largest fall: from 9 on June 3 to 4 steps on June 3.",
      ]
    ),
    (
      .message, [1, 9, 4, 12, 14, 15, 16, 18],
      "Rose overall from 1 on June 1 to 18 steps on June 8, with a fall of 5 steps from June 2 to June 3.",
      [
        "Rose overall from 1 on June 1 to 18 steps on June 8, with a fall of 4 steps from June 2 to June 3.",
        "Rose overall from 1 on June 1 to 18 steps on June 8, with a fall of 5 steps from June 2 to June 4.",
        "Rose overall from 1 on June 1 to 18 steps on June 8, with a fall of 5 from June 2 to June 3.",
        "Rose overall from 1 on June 1 to 18 steps on June 8, with a rise of 5 steps from June 2 to June 3.",
        "With a fall of 5 steps from June 2 to June 3.",
      ]
    ),
    (
      .message, [5, -2, 7, -1], "Net total 9 steps.", ["Net total 12 steps.", "Net total 9."]
    ),
    (
      .summary, [9, 1, 9, 1], "Highest: 9 steps on June 1 and June 3.",
      ["Largest fall: from 9 on June 1 to 1 step on June 2."]
    ),
  ]

  @Test(arguments: 0..<cases.count) func refusesWhatIsNotTrue(index: Int) {
    let wording = Self.cases[index]
    var chart = TestChart()
    chart.mark = .line
    let days = TestChart.days(Array(1...wording.values.count))
    let reader = TruthReader(chart.chart(days, wording.values), detail: .standard)
    #expect(reader.problem(in: wording.isTrue, as: wording.role) == nil)
    for text in wording.isNot { #expect(reader.problem(in: text, as: wording.role) != nil, "\(text)") }
  }

  /// A line of heights along numbers.
  private static func line(_ values: [Double], of field: String, scale: ScaleType = .linear) -> TruthReader {
    let marks = values.enumerated().map {
      Mark(id: "y/\($0)", x: .number(Double($0)), value: .number($1), rowCount: 1)
    }
    let chart = BucketedChart(
      kind: .line, xAxis: Axis(field: "x", type: .quantitative, domain: .numbers(0...Double(values.count))),
      yAxis: Axis(field: field, type: .quantitative, domain: .numbers(0...2_000), scale: scale),
      series: [Series(id: "y", marks: marks)])
    return TruthReader(chart, detail: .standard)
  }

  @Test func refusesTrendsThatAreNone() {
    // 550 less one at each place, and up to 100 more.
    let values = (0..<60).map { (place: Int) -> Double in 550 - Double(place) + 10 * Double(place * 37 % 11) }
    let reader = Self.line(values, of: "rate")
    let told = "Half of the values lie between about 542 and about 597, with "
    #expect(reader.problem(in: told + "a downward trend of about 59 overall.", as: .message) == nil)
    for end in [
      "an upward trend of about 59 overall", "a downward trend of about 90 overall",
      "a downward trend of 59 overall",
    ] {
      #expect(reader.problem(in: told + end + ".", as: .message) != nil, "\(end)")
    }
    let level = Self.line((0..<60).map { (place: Int) -> Double in Double(place * 37 % 11) }, of: "rate")
    #expect(level.problem(in: "Varied between 0 and 10.", as: .message) == nil)
    #expect(
      level.problem(in: "Varied between 0 and 10, with an upward trend of about 1 overall.", as: .message) != nil)
  }

  @Test func refusesWrongMovesOfHeights() {
    let values = [300.0, 400, 350, 500, 499, 501, 200]
    let reader = Self.line(values, of: "elevation")
    #expect(reader.problem(in: "Climb about 251, descend about 351 in all, highest: 501 at 5.", as: .message) == nil)
    for text in [
      "Climb about 253, descend about 351 in all.", "Climb about 351, descend about 251 in all.",
      "Climb about 251, descend about 350 in all.", "Climb about 251, descend about 351 in all, highest: 500 at 3.",
      // With its small turns it is more.
      "Climb 251, descend 351 in all.",
    ] { #expect(reader.problem(in: text, as: .message) != nil, "\(text)") }
    let whole = Self.line([300, 400, 350, 500, 200], of: "elevation")
    #expect(whole.problem(in: "Climb 250, descend 350 in all, highest: 500 at 3.", as: .message) == nil)
    #expect(whole.problem(in: "Climb about 250, descend about 350 in all.", as: .message) != nil)
    let other = Self.line(values, of: "depth")
    #expect(other.problem(in: "Climb about 251, descend about 351 in all.", as: .message) != nil)
  }

  @Test func refusesWrongFactors() {
    let reader = Self.line([10, 40, 1_230], of: "sales", scale: .log)
    #expect(reader.problem(in: "Rose from 10 at 0 to 1,230 at 2, 123 times as much.", as: .message) == nil)
    for text in [
      "Rose from 10 at 0 to 1,230 at 2, 122 times as much.", "123 times as much.",
      "Rose from 10 at 0 to 1,230 at 2, about 123 times as much.",
    ] { #expect(reader.problem(in: text, as: .message) != nil, "\(text)") }
    let linear = Self.line([10, 40, 1_230], of: "sales")
    #expect(linear.problem(in: "Rose from 10 at 0 to 1,230 at 2, 123 times as much.", as: .message) != nil)
  }
}
