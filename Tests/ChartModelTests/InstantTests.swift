import Testing

@testable import ChartModel

/// Instants as text and as numbers.
@Suite struct InstantTests {
  @Test(
    arguments: [
      (0, "UTC", "1970-01-01T00:00:00Z"), (-1, "UTC", "1969-12-31T23:59:59.999999Z"),
      (1_500_000, "UTC", "1970-01-01T00:00:01.5Z"), (1_000_010, "UTC", "1970-01-01T00:00:01.00001Z"),
      (1_749_168_000_000_000, "America/New_York", "2025-06-05T20:00:00-04:00"),
      (1_749_168_000_000_000, "Asia/Kathmandu", "2025-06-06T05:45:00+05:45"),
      // Local mean time has seconds.
      (-3_000_000_000_000_000, "America/New_York", "1874-12-07T13:43:58-04:56:02"),
      (-62_167_219_200_000_000, "UTC", "0000-01-01T00:00:00Z"),
      (-62_167_219_200_000_001, "UTC", "-000001-12-31T23:59:59.999999Z"),
      (253_402_300_800_000_000, "UTC", "+010000-01-01T00:00:00Z"),
      (.min, "UTC", "-290308-12-21T19:59:05.224192Z"), (.max, "UTC", "+294247-01-10T04:00:54.775807Z"),
    ] as [(Int64, String, String)])
  func iso8601(microseconds: Int64, zone: String, expected: String) throws {
    #expect(Instant(microseconds: microseconds).iso8601(in: try Zones.rules(zone)) == expected)
  }

  @Test(
    arguments: [
      (1, 1_000_000), (-1, -1_000_000), (0, 0), (.max, .max), (.min, .min), (9_223_372_036_855, .max),
      (-9_223_372_036_855, .min),
    ] as [(Int, Int64)])
  func secondsAreClamped(seconds: Int, microseconds: Int64) {
    #expect(Instant(seconds: seconds).microseconds == microseconds)
  }

  @Test(
    arguments: [(7, 7, 1), (-1, 7, -1), (-7, 7, -1), (-8, 7, -2), (6, 7, 0), (.min, 2, .min / 2)]
      as [(Int64, Int64, Int64)])
  func flooredDivision(dividend: Int64, divisor: Int64, quotient: Int64) {
    #expect(dividend.flooredDivision(by: divisor) == quotient)
  }

  @Test func secondsAsADouble() {
    #expect(Instant(microseconds: 1_500_000).seconds == 1.5)
    #expect(Instant(seconds: -2) < Instant(seconds: -1))
  }
}
