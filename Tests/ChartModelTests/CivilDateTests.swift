import ChartTestSupport
import ChartModel
import Foundation
import Testing

/// Dates against Foundation's calendar, and against counting day by day.
@Suite struct CivilDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0, Weekday.thursday), (2024, 2, 29, 19_782, .thursday), (2000, 3, 1, 11_017, .wednesday),
    (1969, 12, 31, -1, .wednesday), (1, 1, 1, -719_162, .monday), (0, 2, 29, -719_469, .tuesday),
    (-1, 12, 31, -719_529, .friday), (9_999, 12, 31, 2_932_896, .friday),
  ])
  func knownDates(year: Int, month: Int, day: Int, number: Int, weekday: Weekday) {
    let date = CivilDate(year: year, month: month, day: day)
    #expect(date.dayNumber == number)
    #expect(CivilDate(dayNumber: number) == date)
    #expect(date.weekday == weekday)
  }

  /// An odometer that knows nothing but the lengths of months.
  @Test func daysFollowEachOther() {
    var expected = CivilDate(year: -401, month: 1, day: 1)
    var number = expected.dayNumber
    var weekday = expected.weekday.daysAfterSunday
    while expected.year < 2_401 {
      if CivilDate(dayNumber: number) != expected || expected.dayNumber != number
        || expected.weekday.daysAfterSunday != weekday
      {
        Issue.record("\(expected.iso8601) is not day \(number)")
        return
      }
      expected = dayAfter(expected)
      number += 1
      weekday = (weekday + 1) % 7
    }
  }

  private func dayAfter(_ date: CivilDate) -> CivilDate {
    let lengths = [31, isLeapByTheBook(date.year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if date.day < lengths[date.month - 1] { return CivilDate(year: date.year, month: date.month, day: date.day + 1) }
    if date.month < 12 { return CivilDate(year: date.year, month: date.month + 1, day: 1) }
    return CivilDate(year: date.year + 1, month: 1, day: 1)
  }

  private func isLeapByTheBook(_ year: Int) -> Bool {
    if year.isMultiple(of: 400) { return true }
    if year.isMultiple(of: 100) { return false }
    return year.isMultiple(of: 4)
  }

  /// From the first day of the Gregorian calendar on: before it Foundation's has Julian dates.
  @Test func agreesWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let number = Int.random(in: -141_427...3_000_000, using: &random)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86_400))
      let date = CivilDate(dayNumber: number)
      #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day, "day \(number)")
      #expect(date.weekday.daysAfterSunday + 1 == parts.weekday, "day \(number)")
    }
  }

  @Test func everyDayNumberComesBack() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let number = Int.random(in: -106_751_992...106_751_991, using: &random)
      let date = CivilDate(dayNumber: number)
      #expect(date.isValid && date.dayNumber == number)
    }
  }

  @Test(arguments: [
    (2_024, true), (2_023, false), (1_900, false), (2_000, true), (0, true), (-4, true), (-1, false), (-100, false),
    (-400, true),
  ])
  func leapYears(year: Int, isLeap: Bool) {
    #expect(CivilDate.isLeap(year) == isLeap)
    #expect(CivilDate.daysInMonth(2, of: year) == (isLeap ? 29 : 28))
    #expect(CivilDate(year: year, month: 2, day: 29).isValid == isLeap)
  }

  @Test(arguments: [
    (2_025, 0, 1), (2_025, 13, 1), (2_025, 1, 0), (2_025, 1, 32), (2_025, 4, 31), (2_025, 2, 30), (2_025, -1, 5),
  ])
  func impossibleDates(year: Int, month: Int, day: Int) {
    #expect(!CivilDate(year: year, month: month, day: day).isValid)
  }

  @Test func lengthsOfMonths() {
    #expect(
      (0...13).map { CivilDate.daysInMonth($0, of: 2_025) } == [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0])
  }

  @Test func datesSortByYearMonthAndDay() {
    let sorted = [(-5, 12, 31), (2_024, 2, 29), (2_024, 3, 1), (2_025, 1, 2)].map(CivilDate.init)
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test(arguments: [
    (2_025, 6, 6, "2025-06-06"), (0, 1, 1, "0000-01-01"), (9_999, 12, 31, "9999-12-31"),
    (10_000, 1, 1, "+010000-01-01"),
    (-1, 2, 3, "-000001-02-03"), (-290_308, 12, 21, "-290308-12-21"), (999, 1, 1, "0999-01-01"),
  ])
  func text(year: Int, month: Int, day: Int, expected: String) {
    #expect(CivilDate(year: year, month: month, day: day).iso8601 == expected)
  }
}
