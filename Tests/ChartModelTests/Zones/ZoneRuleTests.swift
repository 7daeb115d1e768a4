import Testing

@testable import ChartModel

/// TZ strings of POSIX with what RFC 9636 adds.
@Suite struct ZoneRuleTests {
  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", 2_025, ["2025-03-09T07:00:00Z -14400", "2025-11-02T06:00:00Z -18000"]),
    ("CET-1CEST,M3.5.0,M10.5.0/3", 2_024, ["2024-03-31T01:00:00Z 7200", "2024-10-27T01:00:00Z 3600"]),
    // In the south the year begins in summer.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", 2_025, ["2025-10-04T16:00:00Z 39600", "2025-04-05T16:00:00Z 36000"]),
    // Winter time is the one that is saved.
    ("IST-1GMT0,M10.5.0,M3.5.0/1", 2_025, ["2025-10-26T01:00:00Z 0", "2025-03-30T01:00:00Z 3600"]),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2_025, ["2025-03-30T01:00:00Z -3600", "2025-10-26T01:00:00Z -7200"]),
    ("IST-2IDT,M3.4.4/26,M10.5.0", 2_025, ["2025-03-28T00:00:00Z 10800", "2025-10-25T23:00:00Z 7200"]),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 2_025, ["2025-10-04T15:30:00Z 39600", "2025-04-05T15:00:00Z 37800"]),
    ("AAA0BBB,J59,J60", 2_024, ["2024-02-28T02:00:00Z 3600", "2024-03-01T01:00:00Z 0"]),
    ("AAA0BBB,J59,J60", 2_025, ["2025-02-28T02:00:00Z 3600", "2025-03-01T01:00:00Z 0"]),
    ("AAA0BBB,58,59", 2_025, ["2025-02-28T02:00:00Z 3600", "2025-03-01T01:00:00Z 0"]),
    ("AAA0BBB,58,59", 2_024, ["2024-02-28T02:00:00Z 3600", "2024-02-29T01:00:00Z 0"]),
    ("AAA0BBB,J1/0,365/0:00:01", 2_025, ["2025-01-01T00:00:00Z 3600", "2025-12-31T23:00:01Z 0"]),
    ("AAA0BBB,M2.5.6/-167,M2.1.6/+167", 2_025, ["2025-02-15T01:00:00Z 3600", "2025-02-07T22:00:00Z 0"]),
  ])
  func changesOfAYear(text: String, year: Int, expected: [String]) throws {
    let rule = try #require(ZoneRule(text.utf8))
    #expect(rule.changes(in: year).map { "\(Instant(seconds: $0.at).iso8601(in: .utc)) \($0.offset)" } == expected)
  }

  /// The example of RFC 9636, section 3.3.1: the clocks are ahead all year.
  @Test func daylightSavingTimeWithoutAnEnd() throws {
    let rule = try #require(ZoneRule("XXX3EDT4,0/0,J365/23".utf8))
    let changes = rule.changes(after: 0, in: 2_000...2_001)
    #expect(changes.map(\.offset) == [-14_400, -10_800, -14_400, -10_800])
    let table = TimeZoneRules(identifier: "X", TZifFile(first: -14_400, rule: rule))
    #expect(table.changes.isEmpty && table.offsets == [-14_400])
  }

  @Test(arguments: ["", "UTC0", "<+03>-3", "<-0330>+3:30", "ABC24:59:59", "abcdefghij5"])
  func clocksThatStay(text: String) throws {
    let rule = try #require(ZoneRule(text.utf8))
    #expect(rule.changes(in: 2_025).isEmpty)
  }

  @Test(arguments: [
    "UTC", "0", "UT0", "<+03-3", "<+3>-3", "+03-3", "<é>0", "UTC25", "UTC0:60", "UTC0:0:60", "UTC1234", "UTC--1",
    "UTC0 ", "UTC0\n", "EST5EDT", "EST5EDT4", "EST5EDT,", "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,",
    "EST5EDT,M3.2.0,M11.1.0,",
    "EST5EDT,M3.2.0,M11.1.0/", "EST5EDT,M0.2.0,M11.1.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.0.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,M3.2,M11.1.0", "EST5EDT,J0,J1", "EST5EDT,J366,J1",
    "EST5EDT,366,1", "EST5EDT,-1,1", "EST5EDT,1/168,2", "EST5EDT,1/-168,2", "EST5EDT,M3.2.0,M11.1.0\u{0}",
    ":America/New_York", "EST5EDT,99999999999999999999,1",
  ])
  func whatIsNoRule(text: String) {
    #expect(ZoneRule(text.utf8) == nil)
  }
}
