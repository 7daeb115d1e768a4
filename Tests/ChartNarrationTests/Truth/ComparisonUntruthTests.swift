import ChartModel
import ChartTruth
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What the reader of comparisons refuses: one line changed at a time.
@Suite struct ComparisonUntruthTests {
  private static let sides = (before: [100.0, 200, 300, 50], after: [150.0, 200, 240, 60])

  private static func chart(_ title: String, _ values: [Double], additive: Bool = true) -> BucketedChart {
    var chart = TestChart()
    chart.title = title
    chart.fallback = additive ? .sum : .mean
    return chart.chart(TestChart.days(values.indices.map { $0 + 1 }), values)
  }

  private static let lines = [
    "Steps: Outcome compared with Plan", "650 steps in Outcome, 650 in Plan: the same.",
    "Of 4 days, 2 rose, 1 fell, 1 stayed the same.",
    "Largest rise: 50 steps on June 1. Largest fall: 60 steps on June 3.", "June 1: 150 steps, 50 more",
    "June 2: 200 steps, the same", "June 3: 240 steps, 60 less", "June 4: 60 steps, 10 more",
  ]

  @Test(arguments: [
    (0, "Steps: Plan compared with Outcome"), (0, "Doses: Outcome compared with Plan"),
    (1, "650 steps in Plan, 650 in Outcome: the same."), (1, "651 steps in Outcome, 650 in Plan: the same."),
    (1, "650 steps in Outcome, 650 in Plan: 1 more."), (1, "650 steps in Outcome, 650 in Plan: the same, 0 percent."),
    (1, "650 steps in Outcome, 640 in Plan: 10 more."), (1, "A mean of 163 steps in Outcome, 163 in Plan: the same."),
    (2, "Of 4 days, 1 rose, 2 fell, 1 stayed the same."), (2, "Of 5 days, 2 rose, 1 fell, 1 stayed the same."),
    (2, "Of 4 days, 2 rose, 1 fell, 1 changed."), (2, "Of 4 days, 2 rose, 1 fell, 1 without a value before."),
    (3, "Largest rise: 60 steps on June 1. Largest fall: 60 steps on June 3."),
    (3, "Largest rise: 50 steps on June 2. Largest fall: 60 steps on June 3."),
    (3, "Largest rise: 50 steps on June 1. Largest fall: 60 steps on June 3 and June 4."),
    (3, "1 day only in Plan."), (4, "June 1: 150 steps, 50 less"), (4, "June 1: 150 steps, 51 more"),
    (4, "June 2: 150 steps, 50 more"), (5, "June 2: 200 steps"), (5, "June 2: 200 steps, 200 before"),
    (6, "June 3: 240 steps, 60 less than June 3"), (7, "June 4: 61 steps, 10 more"),
  ])
  func refusesUntruths(place: Int, untruth: String) {
    let reader = ComparisonReader(
      Self.chart("Plan", Self.sides.before), Self.chart("Outcome", Self.sides.after), detail: .standard)
    #expect(reader.problems(in: Self.lines) == [])
    var lines = Self.lines
    lines[place] = untruth
    #expect(reader.problems(in: lines) != [], "\(untruth)")
  }

  @Test func refusesAMarkTooFew() {
    let reader = ComparisonReader(
      Self.chart("Plan", Self.sides.before), Self.chart("Outcome", Self.sides.after), detail: .standard)
    #expect(reader.problems(in: Array(Self.lines.dropLast())) != [])
    #expect(reader.problems(in: [Self.lines[0], Self.lines[1], Self.lines[3]]) != [])
  }

  @Test(arguments: [
    ("Steps: Outcome compared with Plan. 650 steps in Outcome, 650 in Plan: the same.", true),
    ("Steps: Outcome compared with Plan. 650 steps in Outcome, 640 in Plan: 10 more.", false),
    ("650 steps in Outcome, 650 in Plan: the same.", false),
    ("Steps: Outcome compared with Plan. 650 steps in Outcome, 650 in Plan: the same. 1 more series.", false),
  ])
  func labels(label: String, isTrue: Bool) {
    let reader = ComparisonReader(
      Self.chart("Plan", Self.sides.before), Self.chart("Outcome", Self.sides.after), detail: .standard)
    #expect(reader.problems(inLabel: label, lines: Self.lines).isEmpty == isTrue)
  }

  /// One day is told with its preposition, several from one to the other.
  @Test(arguments: [
    ("650 steps on June 5, 2025, 650 from June 1 to June 4, 2025: the same; 1 day with data against 4.", true),
    ("650 steps in June 5, 2025, 650 from June 1 to June 4, 2025: the same; 1 day with data against 4.", false),
    ("650 steps from June 5, 2025, 650 from June 1 to June 4, 2025: the same; 1 day with data against 4.", false),
    ("650 steps on June 5, 2025, 650 in June 1 to June 4, 2025: the same; 1 day with data against 4.", false),
    ("650 steps on June 5, 2025, 650 on June 1 to June 4, 2025: the same; 1 day with data against 4.", false),
  ])
  func onePlace(message: String, isTrue: Bool) {
    var chart = TestChart()
    chart.title = "Steps"
    chart.fallback = .sum
    let after = chart.chart(TestChart.days([5]), [650])
    let problems = ComparisonReader(Self.chart("Steps", Self.sides.before), after, detail: .standard).problems(in: [
      "Steps: June 5, 2025 compared with June 1 to June 4, 2025", message,
      "Compared by position: the first with the first.", "Of 1 day, 1 rose.", "Largest rise: 550 steps on June 5.",
      "3 days only from June 1 to June 4, 2025.",
    ])
    #expect(problems.isEmpty == isTrue, "\(problems)")
  }

  @Test(arguments: [
    ("A mean of about 163 steps in Outcome, 160 in Plan: 2.5 more, 1.6 percent.", true),
    ("A mean of about 163 steps in Outcome, 160 in Plan: 2.5 more, 1.5 percent.", false),
    ("A mean of about 163 steps in Outcome, 160 in Plan: 2.5 less, 1.6 percent.", false),
    ("A mean of about 161 steps in Outcome, 160 in Plan: 2.5 more, 1.6 percent.", false),
    ("650 steps in Outcome, 640 in Plan: 10 more, 1.6 percent.", false),
  ])
  func meansWhereNothingAddsUp(message: String, isTrue: Bool) {
    let reader = ComparisonReader(
      Self.chart("Plan", [100, 200, 300, 40], additive: false),
      Self.chart("Outcome", Self.sides.after, additive: false), detail: .standard)
    let problems = reader.problems(in: [
      "Steps: Outcome compared with Plan", message, "Of 4 days, 2 rose, 1 fell, 1 stayed the same.",
    ])
    #expect(problems.isEmpty == isTrue, "\(problems)")
  }
}
