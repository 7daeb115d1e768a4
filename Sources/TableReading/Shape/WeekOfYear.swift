import ChartModel
@_spi(Bytes) import SourceText

/// The first day of a week by its number in a year.
///
/// Weeks of ISO 8601 begin on Mondays, those of the CDC (MMWR weeks) on Sundays; of both the first of a year is the first with four of
/// its days or more.
struct WeekOfYear {
  /// The first moment of its first day, by the clock.
  let microseconds: Int64

  /// `nil` where the year has no such week.
  init?(year: Int, week: Int, beginsOnSunday: Bool) {
    guard (1_000...9_998).contains(year), (1...53).contains(week) else { return nil }
    let day = Self.firstDay(year, beginsOnSunday) + (week - 1) * 7
    guard day < Self.firstDay(year + 1, beginsOnSunday) else { return nil }
    microseconds = Int64(day) * 86_400_000_000
  }

  /// The day on which the first week of a year begins; January 4 is always in it. Day 0, 1970-01-01, was a Thursday.
  private static func firstDay(_ year: Int, _ beginsOnSunday: Bool) -> Int {
    let fourth = CivilDate(year: year, month: 1, day: 4).dayNumber
    return fourth - ((fourth + (beginsOnSunday ? 4 : 3)) % 7 + 7) % 7
  }
}
