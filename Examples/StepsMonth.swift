import ChartDeclarations
import Foundation

/// The steps of one day.
public struct StepDay: Identifiable, Sendable {
  /// The day.
  public var date: Date
  /// The steps.
  public var steps: Int
  /// The day.
  public var id: Date { date }

  /// June 2025, by the rule that the README of the corpus gives: nothing on the 9th and the 10th.
  public static let june: [StepDay] = (1...30).filter { $0 != 9 && $0 != 10 }.map { day in
    // June 1, 2025, was a Sunday.
    let isWeekend = day % 7 < 2
    let steps = isWeekend ? 3_000 + 7_919 * day % 2_500 : 7_000 + 6_571 * day % 4_500
    return StepDay(date: May2025.day(30 + day), steps: steps)
  }
}

/// A month of daily totals, with or without the goal.
public struct StepsMonth: View {
  /// The days.
  public var days = StepDay.june
  /// The goal a day, or `nil`.
  public var goal: Int?

  /// June 2025.
  public init(goal: Int? = nil) { self.goal = goal }

  /// The chart.
  public var body: some View {
    Chart {
      ForEach(days) { day in
        BarMark(x: .value("date", day.date, unit: .day), y: .value("steps", day.steps))
      }
      if let goal {
        RuleMark(y: .value("Goal", goal))
          .foregroundStyle(.green)
          .annotation(position: .top) { Text("the doctor's advice") }
      }
    }
    .chartTitle("Steps")
  }
}
