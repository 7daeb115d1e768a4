import ChartModel
import Foundation
import Testing

@testable import ChartReading

/// Time units of Vega-Lite, as buckets of the calendar and as names.
@Suite struct CalendarNameTests {
  @Test(arguments: [
    ("year", CalendarUnit.year, true), ("yearquarter", .quarter, true), ("yearmonth", .month, true),
    ("yearmonthdate", .day, true), ("yearweek", .week, true), ("yearmonthdatehours", .hour, true),
    ("utcyearmonthdatehoursminutes", .minute, true), ("binnedyearmonth", .month, true),
    ("binnedutcyear", .year, true), ("yeardayofyear", .day, true), ("month", .month, false), ("day", .day, false),
    ("hoursminutesseconds", .second, false), ("yearmonthdatehoursminutessecondsmilliseconds", .second, true),
  ])
  func unitsOfTheCalendar(name: String, unit: CalendarUnit, isOnce: Bool) throws {
    let parts = try #require(TimeUnitParts(name))
    #expect(parts.calendarUnit == unit)
    #expect(parts.isOnce == isOnce)
  }

  @Test(arguments: ["", "fortnight", "yearfortnight", "utc", "months"])
  func whatIsNoUnit(name: String) { #expect(TimeUnitParts(name) == nil) }

  // 2012-03-04 was a Sunday; 15:05:09.250.
  @Test(arguments: [
    ("month", "March"), ("day", "Sunday"), ("quarter", "1st quarter"), ("date", "4"), ("dayofyear", "64"),
    ("week", "10"), ("hours", "3 PM"), ("minutes", "5"), ("seconds", "9"), ("milliseconds", "250"),
    ("monthdate", "March 4"), ("yearmonth", "March 2012"), ("year", "2012"), ("hoursminutes", "3:05 PM"),
    ("yearmonthdate", "March 4, 2012"),
  ])
  func names(unit: String, name: String) throws {
    let day = Int64(CivilDate(year: 2012, month: 3, day: 4).dayNumber)
    let instant = Instant(microseconds: (day * 86_400 + 15 * 3_600 + 5 * 60 + 9) * 1_000_000 + 250_000)
    let parts = try #require(TimeUnitParts(unit))
    #expect(CalendarNames(zone: .utc).name(of: instant, unit: parts) == name)
  }

  @Test func namesAreThoseOfTheLocaleAndTheZone() throws {
    let month = try #require(TimeUnitParts("month"))
    let german = CalendarNames(locale: Locale(identifier: "de_DE"), zone: .utc)
    #expect(german.name(of: Instant(seconds: 0), unit: month) == "Januar")
    let zone = try #require(TimeZoneRules(identifier: "America/New_York"))
    #expect(CalendarNames(zone: zone).name(of: Instant(seconds: 0), unit: month) == "December")
  }

  @Test func timesFarAwayHaveNames() throws {
    let names = CalendarNames(zone: .utc)
    for name in ["month", "day", "week", "dayofyear", "yearmonth", "hours", "milliseconds"] {
      let unit = try #require(TimeUnitParts(name))
      for microseconds in [Int64.min, .max, -1, 0] {
        #expect(!names.name(of: Instant(microseconds: microseconds), unit: unit).isEmpty)
      }
    }
  }
}
