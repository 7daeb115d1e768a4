import ChartDeclarations
import Foundation

/// The users of one day.
public struct UserDay: Identifiable, Sendable {
  /// The day.
  public var date: Date
  /// Users who had been there before.
  public var active: Int
  /// Users who came for the first time.
  public var new: Int
  /// The day.
  public var id: Date { date }

  /// Four weeks from March 1, 2025, by the rule that the README of the corpus gives.
  public static let weeks: [UserDay] = (0..<28).map { day in
    // March 1, 2025, was a Saturday.
    let isWeekend = day % 7 < 2
    return UserDay(
      date: Date(timeIntervalSince1970: 1_740_787_200 + Double(day) * 86_400),
      active: 820 + 97 * day % 260 - (isWeekend ? 180 : 0), new: 40 + 31 * day % 57)
  }
}

/// Active and new users, stacked, a bar a day.
public struct DailyUsers: View {
  /// The days.
  public var days = UserDay.weeks

  /// Four weeks.
  public init() {}

  /// The chart.
  public var body: some View {
    Chart {
      ForEach(days) { day in
        BarMark(x: .value("date", day.date, unit: .day), y: .value("users", day.active))
          .foregroundStyle(by: .value("kind", "active"))
        BarMark(x: .value("date", day.date, unit: .day), y: .value("users", day.new))
          .foregroundStyle(by: .value("kind", "new"))
      }
    }
    .chartTitle("Daily users")
  }
}
