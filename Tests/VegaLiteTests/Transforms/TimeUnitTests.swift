import ChartModel
import Testing

@testable import VegaLite

@Suite struct TimeUnitTests {
  private func cut(_ unit: String, _ date: String, _ zone: String = "UTC") throws -> String {
    let trial = TransformTrial(zone: try #require(TimeZoneRules(identifier: zone)))
    let unit = unit.hasPrefix("{") ? unit : "\"\(unit)\""
    let table = try trial.table("{\"timeUnit\":\(unit),\"field\":\"d\",\"as\":\"u\"}", "[{\"d\":\(date)}]")
    return TableText.text(table["u"]?.first ?? .undefined) + " " + TableText.text(table["u_end"]?.first ?? .undefined)
  }

  // 2015-08-19 is a Wednesday, the 231st day, in the week that begins on 2015-08-16, the 33rd Sunday.
  @Test(arguments: [
    ("year", "2015-01-01 2016-01-01"), ("yearquarter", "2015-07-01 2015-10-01"), ("yearmonth", "2015-08-01 2015-09-01"),
    ("yearmonthdate", "2015-08-19 2015-08-20"), ("quarter", "2012-07-01 2012-10-01"),
    ("month", "2012-08-01 2012-09-01"),
    ("quartermonth", "2012-08-01 2012-09-01"), ("monthdate", "2012-08-19 2012-08-20"),
    ("date", "2012-01-19 2012-01-20"),
    ("yearweek", "2015-08-16 2015-08-23"), ("week", "2012-08-12 2012-08-19"), ("day", "2012-01-04 2012-01-05"),
    ("yearweekday", "2015-08-19 2015-08-20"), ("weekday", "2012-08-15 2012-08-16"),
    ("yearday", "2015-01-07 2015-01-08"),
    ("dayofyear", "2012-08-18 2012-08-19"), ("yeardayofyear", "2015-08-19 2015-08-20"),
    ("hours", "2012-01-01T13:00:00Z 2012-01-01T14:00:00Z"), ("minutes", "2012-01-01T00:47:00Z 2012-01-01T00:48:00Z"),
    ("hoursminutes", "2012-01-01T13:47:00Z 2012-01-01T13:48:00Z"),
    ("seconds", "2012-01-01T00:00:21Z 2012-01-01T00:00:22Z"),
    ("milliseconds", "2012-01-01T00:00:00.345Z 2012-01-01T00:00:00.346Z"),
    ("dayhours", "2012-01-04T13:00:00Z 2012-01-04T14:00:00Z"),
    ("yearmonthdatehoursminutesseconds", "2015-08-19T13:47:21Z 2015-08-19T13:47:22Z"),
    ("binnedyearmonth", "2015-08-19T13:47:21.345Z 2015-09-19T13:47:21.345Z"),
    (#"{"unit":"hours","step":6}"#, "2012-01-01T12:00:00Z 2012-01-01T18:00:00Z"),
    (#"{"unit":"yearmonth","step":3}"#, "2015-07-01 2015-10-01"),
    (#"{"unit":"year","step":10}"#, "2010-01-01 2020-01-01"),
    (#"{"unit":"yearmonthdate","step":7}"#, "2015-08-15 2015-08-22"),
    (#"{"unit":"hoursminutes","step":5}"#, "2012-01-01T13:45:00Z 2012-01-01T13:50:00Z"),
    (#"{"unit":"month","utc":true}"#, "2012-08-01 2012-09-01"),
  ])
  func units(_ unit: String, _ expected: String) throws {
    #expect(try cut(unit, "\"2015-08-19T13:47:21.345Z\"") == expected)
  }

  @Test(arguments: [
    // In New York it is still the day, the month and the year before.
    ("yearmonthdate", "\"2016-01-01T03:00:00Z\"", "2015-12-31T05:00:00Z 2016-01-01T05:00:00Z"),
    ("utcyearmonthdate", "\"2016-01-01T03:00:00Z\"", "2016-01-01 2016-01-02"),
    ("year", "\"2016-01-01T03:00:00Z\"", "2015-01-01T05:00:00Z 2016-01-01T05:00:00Z"),
    // Clocks go forward on 2016-03-13, and back on 2016-11-06: those days have 23 and 25 hours.
    ("yearmonthdate", "\"2016-03-13T18:00:00Z\"", "2016-03-13T05:00:00Z 2016-03-14T04:00:00Z"),
    ("yearmonthdate", "\"2016-11-06T18:00:00Z\"", "2016-11-06T04:00:00Z 2016-11-07T05:00:00Z"),
    ("yearweek", "\"2016-11-08T18:00:00Z\"", "2016-11-06T04:00:00Z 2016-11-13T05:00:00Z"),
    ("yearmonthdatehours", "\"2016-03-13T07:30:00Z\"", "2016-03-13T07:00:00Z 2016-03-13T08:00:00Z"),
    ("month", "\"2016-07-15T18:00:00Z\"", "2012-07-01T04:00:00Z 2012-08-01T04:00:00Z"),
  ])
  func localTime(_ unit: String, _ date: String, _ expected: String) throws {
    #expect(try cut(unit, date, "America/New_York") == expected)
  }

  @Test(arguments: [
    ("null", "null null"), ("\"\"", "null null"), ("\"no date\"", "invalid invalid"), ("0", "1970-01-01 1971-01-01"),
    ("true", "invalid invalid"), ("1e300", "invalid invalid"),
  ])
  func oddDates(_ date: String, _ expected: String) throws {
    #expect(try cut("year", date) == expected)
  }

  private static let day = 86_400_000.0

  private static let choices: [(Int, Double, String, Double)] = [
    (10, 1_000, "yearmonthdatehoursminutessecondsmilliseconds", 100),
    (10, 10_000, "yearmonthdatehoursminutesseconds", 1),
    (40, day, "yearmonthdatehoursminutes", 30), (10, day, "yearmonthdatehours", 3), (40, 365 * day, "yearweek", 1),
    (12, 365 * day, "yearmonth", 1), (40, 36_500 * day, "year", 2), (10, 36_500 * day, "year", 10),
  ]

  @Test(arguments: choices)
  func chosenUnits(_ most: Int, _ length: Double, _ name: String, _ step: Double) {
    var unit = TimeUnitSpec(parts: [])
    unit.maxbins = Double(most)
    let chosen = TimeUnitBins.chosen(unit, from: 0, to: length)
    #expect(chosen.name == name)
    #expect(chosen.step == step)
  }

  @Test func everyUnitHoldsItsTimes() throws {
    let zone = try #require(TimeZoneRules(identifier: "Europe/Zurich"))
    var source = SplitMix64(state: 3)
    for name in TimeUnitNames.all where name.contains("year") && !name.hasSuffix("dayofyear") {
      let unit = try #require(TimeUnitSpec(name))
      let floor = TimeUnitFloor(unit, zone: zone)
      for _ in 0..<200 {
        let time = Double(source.index(below: 2_000_000_000)) * 1_000
        let start = floor.start(time)
        #expect(start <= time && time < floor.end(start), "\(name) \(time)")
        #expect(floor.start(start) == start, "\(name) \(time)")
      }
    }
  }

  @Test(arguments: TimeUnitNames.all)
  func names(_ name: String) throws {
    let unit = try #require(TimeUnitSpec(name))
    #expect((unit.isUTC ? "utc" : "") + unit.name == name.replacing("weeksday", with: "weekday"))
    #expect(TimeUnitSpec("binned" + name)?.isBinned == true)
  }

  @Test(arguments: ["", "utc", "monthyearx", "yearyear", "monthday", "weekmonth", "fortnight", "binned"])
  func noNames(_ name: String) { #expect(TimeUnitSpec(name) == nil) }

  @Test(arguments: [
    (
      #"{"timeUnit":"yearmonht","field":"d","as":"u"}"#,
      "/transform/0/timeUnit: \"yearmonht\" is no time unit | expected year, quarter, month, week, date, day, dayofyear, "
        + "hours, minutes, seconds, milliseconds, or several such as yearmonthdate | Did you mean yearmonth?"
    ),
    (
      #"{"timeUnit":{"unit":"year","step":0},"field":"d","as":"u"}"#,
      "/transform/0/timeUnit/step: \"step\" is 0 | expected a number above 0"
    ),
    (
      #"{"timeUnit":3,"field":"d","as":"u"}"#,
      "/transform/0/timeUnit: \"timeUnit\" is 3 | expected the name of a time unit, or an object with \"unit\""
    ),
  ])
  func faults(_ transform: String, _ expected: String) throws {
    #expect(try TransformTrial().fault(transform) == expected)
  }
}
