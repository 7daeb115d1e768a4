import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

@Suite struct PlaceTests {
  private func places(_ unit: CalendarUnit?, from: String, to: String, zone: TimeZoneRules = .utc) throws -> SpokenPlace
  {
    let axis = Axis(
      field: "date", type: .temporal, domain: .instants(from: Self.instant(from, zone), to: Self.instant(to, zone)),
      bucketing: unit.map { .calendar($0) } ?? .none)
    let calendar = ChartCalendar(zone: zone, firstWeekday: .sunday)
    return SpokenPlace(voice: .english, axis: axis, calendar: calendar)
  }

  /// An instant from `2025-06-06` or `2025-06-06 14:30:05` on the wall clock of a zone.
  private static func instant(_ text: String, _ zone: TimeZoneRules) -> Instant {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) } + [0, 0, 0]
    let day = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]).dayNumber
    let seconds = day * 86_400 + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5]
    return zone.instant(local: Int64(seconds) * 1_000_000)
  }

  @Test(arguments: [
    (CalendarUnit.year, "2000-01-01", "2011-01-01", "2003-01-01", "2003"),
    (.halfYear, "2000-01-01", "2011-01-01", "2003-07-01", "July to December 2003"),
    (.quarter, "2003-01-01", "2004-01-01", "2003-04-01", "Q2"),
    (.month, "2003-01-01", "2004-01-01", "2003-04-01", "April"),
    (.month, "2003-01-01", "2005-01-01", "2003-04-01", "April 2003"),
    (.isoWeek, "2025-01-01", "2026-01-01", "2025-06-02", "week 23"),
    (.isoWeek, "2024-01-01", "2026-01-01", "2024-12-30", "week 1 of 2025"),
    (.week, "2025-01-01", "2026-01-01", "2025-06-01", "June 1 to June 7"),
    (.week, "2025-01-01", "2026-02-01", "2025-12-28", "December 28, 2025 to January 3, 2026"),
    (.day, "2025-06-01", "2025-07-01", "2025-06-06", "June 6"),
    (.day, "2024-06-01", "2025-07-01", "2025-06-06", "June 6, 2025"),
    (.hour, "2025-06-01", "2025-06-02", "2025-06-01 14:00:00", "2 PM"),
    (.hour, "2025-06-01", "2025-06-03", "2025-06-01 00:00:00", "June 1, 12 AM"),
    (.minute, "2025-06-01", "2025-06-03", "2025-06-01 12:05:00", "June 1, 12:05 PM"),
    (.second, "2025-06-01", "2025-06-02", "2025-06-01 09:05:03", "9:05:03 AM"),
  ])
  func bucket(unit: CalendarUnit, from: String, to: String, at: String, expected: String) throws {
    let places = try places(unit, from: from, to: to)
    let start = Self.instant(at, .utc)
    let ordinal = places.calendar.ordinal(of: start, unit: unit)
    let end = places.calendar.start(of: ordinal + 1, unit: unit)
    #expect(places.text(.interval(from: start, to: end)) == expected)
  }

  @Test func yearsBeforeTheChangeOfCalendarsAreProleptic() throws {
    let places = try places(.day, from: "1500-01-01", to: "1502-01-01")
    let start = Self.instant("1500-02-28", .utc)
    #expect(places.text(.interval(from: start, to: start)) == "February 28, 1500")
  }

  @Test func yearsBeforeOneAreBC() throws {
    let date = SpokenDate(
      voice: .english, Instant(seconds: CivilDate(year: -43, month: 3, day: 15).dayNumber * 86_400), .utc)
    #expect(date.day(withYear: true) == "March 15, 44 BC")
  }

  @Test func datesAreThoseOfTheZone() throws {
    let zurich = try #require(TimeZoneRules(identifier: "Europe/Zurich"))
    let places = try places(.day, from: "2025-06-01", to: "2025-07-01", zone: zurich)
    let start = Self.instant("2025-06-06", zurich)
    #expect(start.iso8601(in: .utc) == "2025-06-05T22:00:00Z")
    #expect(places.text(.interval(from: start, to: start)) == "June 6")
  }

  @Test(arguments: [
    ("2025-06-01", "2025-06-30", "from June 1 to June 30, 2025"),
    ("2024-12-30", "2025-01-02", "from December 30, 2024 to January 2, 2025"),
  ])
  func boundsNameTheYearOnceWhereTheyShareIt(first: String, last: String, expected: String) throws {
    let places = try places(.day, from: first, to: last)
    let day: Int64 = 86_400_000_000
    let from = Self.instant(first, .utc)
    let to = Self.instant(last, .utc)
    let ends = [from, to].map { XValue.interval(from: $0, to: Instant(microseconds: $0.microseconds + day)) }
    #expect(places.range(from: ends[0], to: ends[1], withYear: true, opening: true) == expected)
  }
}
