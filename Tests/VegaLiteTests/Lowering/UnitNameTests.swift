import ChartModel
import Testing

@testable import SourceText
@testable import VegaLite

/// Names of units, which are those that Foundation 6.3 formatted for the United States.
@Suite struct UnitNameTests {
  /// At 15:05:09.250 on Sunday, 2012-03-04.
  private func check(_ unit: String, _ name: String) throws {
    let parts = try #require(TimeUnitParts(unit))
    let instant = Instant(microseconds: 1_330_873_509_250_000)
    #expect(CalendarNames(zone: .utc).name(of: instant, unit: parts) == name)
  }

  @Test(arguments: [
    ("year", "2012"), ("quarter", "1st quarter"), ("yearquarter", "1st quarter 2012"), ("month", "March"),
    ("yearmonth", "March 2012"), ("quartermonth", "March (quarter: 1st quarter)"),
    ("yearquartermonth", "1st quarter 2012 (month: March)"), ("week", "10"), ("yearweek", "2012 (week: 10)"),
    ("date", "4"), ("yeardate", "2012 (day: 4)"), ("quarterdate", "4 (quarter: 1st quarter)"),
    ("yearquarterdate", "1st quarter 2012 (day: 4)"), ("monthdate", "March 4"), ("yearmonthdate", "March 4, 2012"),
    ("quartermonthdate", "March 4 (quarter: 1st quarter)"),
    ("yearquartermonthdate", "March 4, 2012 (quarter: 1st quarter)"), ("day", "Sunday"), ("yearday", "2012 Sunday"),
    ("weekday", "10 Sunday"), ("yearweekday", "2012 (week: 10)"), ("dayofyear", "64"),
    ("yeardayofyear", "2012 ├day of year: 64┤"), ("quarterdayofyear", "64 (quarter: 1st quarter)"),
    ("yearquarterdayofyear", "1st quarter 2012 ├day of year: 64┤"), ("monthdayofyear", "64 (month: March)"),
    ("yearmonthdayofyear", "March 2012 ├day of year: 64┤"), ("quartermonthdayofyear", "64 (month: March)"),
    ("yearquartermonthdayofyear", "1st quarter 2012 ├day of year: 64┤"), ("weekdayofyear", "10 ├day of year: 64┤"),
    ("yearweekdayofyear", "2012 (week: 10)"), ("datedayofyear", "64 (day: 4)"),
    ("yeardatedayofyear", "2012 ├day of year: 64┤"), ("quarterdatedayofyear", "64 (day: 4)"),
    ("yearquarterdatedayofyear", "1st quarter 2012 ├day of year: 64┤"),
    ("monthdatedayofyear", "March 4 ├day of year: 64┤"),
    ("yearmonthdatedayofyear", "March 4, 2012 ├day of year: 64┤"),
    ("quartermonthdatedayofyear", "March 4 ├day of year: 64┤"),
    ("yearquartermonthdatedayofyear", "March 4, 2012 ├day of year: 64┤"), ("daydayofyear", "64 Sunday"),
    ("yeardaydayofyear", "2012 ├day of year: 64┤"), ("weekdaydayofyear", "10 ├day of year: 64┤"),
    ("yearweekdaydayofyear", "2012 (week: 10)"),
  ])
  func dates(unit: String, name: String) throws { try check(unit, name) }

  @Test(arguments: [
    ("hours", "3 PM"), ("minutes", "5"), ("seconds", "9"), ("milliseconds", "250"), ("hoursminutes", "3:05 PM"),
    ("hoursseconds", "3 PM (second: 09)"), ("hoursmilliseconds", "3 PM (second: 54309250)"),
    ("minutesseconds", "05:09"), ("minutesmilliseconds", "05:54309250"), ("secondsmilliseconds", "54309250"),
    ("hoursminutesseconds", "3:05:09 PM"), ("hoursminutesmilliseconds", "3:05:54309250 PM"),
    ("hourssecondsmilliseconds", "3 PM (second: 54309250)"), ("minutessecondsmilliseconds", "05:54309250"),
    ("hoursminutessecondsmilliseconds", "3:05:54309250 PM"),
  ])
  func timesOfDay(unit: String, name: String) throws { try check(unit, name) }

  @Test(arguments: [
    ("yearhours", "2012, 3 PM"), ("yearmilliseconds", "2012, 54309250"), ("quarterminutes", "1st quarter, 05"),
    ("monthhours", "March at 3 PM"), ("yearmonthdatehoursminutes", "March 4, 2012 at 3:05 PM"),
    ("yearmonthdatehoursminutesseconds", "March 4, 2012 at 3:05:09 PM"),
    ("quartermonthhoursminutes", "March (quarter: 1st quarter) at 3:05 PM"), ("monthdatehours", "March 4 at 3 PM"),
    ("dayhours", "Sunday, 3 PM"), ("dayhoursminutes", "Sunday 3:05 PM"),
    ("dayhoursminutesseconds", "Sunday 3:05:09 PM"), ("dayhoursseconds", "Sunday, 3 PM (second: 09)"),
    ("dayminutesseconds", "Sunday, 05:09"), ("yeardayhoursminutes", "2012 Sunday, 3:05 PM"),
    ("weekdayhoursminutes", "10 Sunday, 3:05 PM"), ("daydayofyearhoursminutes", "64 Sunday, 3:05 PM"),
    ("dateminutes", "4, 05"), ("monthmilliseconds", "March at 54309250"),
  ])
  func datesWithTimes(unit: String, name: String) throws { try check(unit, name) }

  /// Every unit at one instant, in milliseconds since 1970: the FNV-1a hash of a line for each, with a tab before its name.
  @Test(
    arguments: [
      (1_330_873_509_250, "c955a4383fb6a797"), (0, "9b03bde5838e4be3"), (1_767_225_599_999, "7cecc7723cab506d"),
      (1_709_208_000_007, "2e93b87a722d47de"), (1_672_533_005_060, "30a52e4fc4d9371e"),
      (943_952_999_001, "6da1fa51855775e7"), (970_362_000_500, "f5e5c042a87ad8e4"),
      (-2_192_098_500_000, "25966058c2753480"), (4_113_205_201_010, "fc46868aaf1fe4ba"),
      (-11_654_323_140_000, "5160a41092abb59b"), (1_609_705_220_020, "afe5d01d1c484d87"),
      (1_661_940_610_100, "d06141abc10c73f5"), (1_460_858_522_002, "9eaecfc6ad94211b"),
      (1_497_997_342_222, "4a9adfa4ce75acc1"), (327_416_976_550_011, "0f115721c30e2d8e"),
      (-12_212_510_400_000, "419c481faa85d108"), (1_767_268_800_000, "e8e3ec361ca9c70a"),
      (1_798_977_600_000, "06672d164a0ee29c"),
    ] as [(Int64, String)])
  func everyUnit(milliseconds: Int64, hash: String) {
    let instant = Instant(microseconds: milliseconds * 1_000)
    let names = (1..<1 << TimeUnitPart.allCases.count).compactMap { mask -> String? in
      let unit = TimeUnitPart.allCases.enumerated().filter { mask >> $0.offset & 1 == 1 }.map(\.element.rawValue)
        .joined()
      return TimeUnitParts(unit).map { unit + "\t" + CalendarNames(zone: .utc).name(of: instant, unit: $0) + "\n" }
    }
    #expect(names.count == 703)
    #expect(FNV1a.digits(names.joined().utf8) == hash)
  }

  /// Before 1582 too, as dates of JavaScript are.
  @Test(arguments: [
    (1_500, "March 4, 1500"), (1, "March 4, 1"), (0, "March 4, 0"), (-43, "March 4, -43"), (290_000, "March 4, 290000"),
  ])
  func gregorianInEveryYear(year: Int, name: String) throws {
    let day = CivilDate(year: year, month: 3, day: 4).dayNumber
    let parts = try #require(TimeUnitParts("yearmonthdate"))
    #expect(CalendarNames(zone: .utc).name(of: Instant(seconds: day * 86_400), unit: parts) == name)
  }
}
