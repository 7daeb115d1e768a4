import ChartModel
import Testing

@testable import TableReading

/// Weeks by their numbers, against the calendars of ISO 8601 and of the CDC (MMWR weeks, as its own tables list them).
@Suite struct WeekOfYearTests {
  @Test(
    arguments: [
      (2020, 53, false, (2020, 12, 28)), (2021, 1, false, (2021, 1, 4)), (2015, 1, false, (2014, 12, 29)),
      (2021, 53, false, nil), (2014, 1, true, (2013, 12, 29)), (2014, 53, true, (2014, 12, 28)),
      (2015, 1, true, (2015, 1, 4)), (2015, 53, true, nil), (2020, 0, false, nil), (0, 1, false, nil),
    ] as [(Int, Int, Bool, (Int, Int, Int)?)])
  func beginsOn(year: Int, week: Int, sunday: Bool, day: (Int, Int, Int)?) {
    let expected = day.map { Int64(CivilDate(year: $0.0, month: $0.1, day: $0.2).dayNumber) * 86_400_000_000 }
    #expect(WeekOfYear(year: year, week: week, beginsOnSunday: sunday)?.microseconds == expected)
  }
}
