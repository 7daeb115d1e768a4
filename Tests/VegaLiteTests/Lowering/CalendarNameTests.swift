import ChartModel
import Testing

@testable import VegaLite

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

  @Test func namesAreThoseOfTheZone() throws {
    let month = try #require(TimeUnitParts("month"))
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
