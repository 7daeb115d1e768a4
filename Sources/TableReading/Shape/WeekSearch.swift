import ChartModel

/// Whether a column of years and one of weeks are those of a calendar, and of which.
struct WeekSearch {
  /// The places of the columns.
  let year: Int
  let week: Int
  let columns: [ColumnSchema]
  let sample: SampleTable

  /// A year and a week of these are not those of a calendar.
  private static let others: Set<String> = ["fiscal", "fy", "season", "accounting", "school", "academic", "epi"]
  /// Of several years that never reach this week the weeks are those of something else, such as a season.
  private static let latest = 40.0
  private static let usualYears = 1_000..<3_000

  private var words: Set<String> { Set([year, week].flatMap { NameWords.words(of: columns[$0].name) }) }

  /// Whether weeks are those of the CDC, which calls them so.
  var beginOnSunday: Bool { words.contains("mmwr") }

  /// Whether the calendar has the week of each row. A row without a usual year, or without whole numbers, is wrong and decides nothing.
  var areOfCalendar: Bool {
    let isOneYear = columns[year].minimum == columns[year].maximum
    guard columns[week].type == .number, words.isDisjoint(with: Self.others),
      isOneYear || columns[week].maximum ?? 0 >= Self.latest
    else { return false }
    return zip(whole(year), whole(week)).allSatisfy { year, week in
      guard let year, let week, Self.usualYears.contains(year) else { return true }
      return WeekOfYear(year: year, week: week, beginsOnSunday: beginOnSunday) != nil
    }
  }

  private func whole(_ column: Int) -> [Int?] {
    sample.numbers(in: column, style: columns[column].numberStyle).values.map { $0.flatMap { Int(exactly: $0) } }
  }
}
