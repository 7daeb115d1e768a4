import Foundation
import Testing

@testable import ChartModel

/// From the wall clock to the instant, where the clocks change.
@Suite struct LocalTimeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var zone: String
    var local: (year: Int, month: Int, day: Int, minute: Int)
    var expected: String
    var testDescription: String { "\(zone) \(expected)" }
  }

  @Test(arguments: [
    // Plain days, winter and summer.
    Case(zone: "Europe/Zurich", local: (2025, 1, 15, 720), expected: "2025-01-15T12:00:00+01:00"),
    Case(zone: "Europe/Zurich", local: (2025, 7, 15, 720), expected: "2025-07-15T12:00:00+02:00"),
    // 02:30 is skipped: as long after the change as it claims to be.
    Case(zone: "Europe/Zurich", local: (2025, 3, 30, 150), expected: "2025-03-30T03:30:00+02:00"),
    Case(zone: "America/New_York", local: (2025, 3, 9, 120), expected: "2025-03-09T03:00:00-04:00"),
    Case(zone: "America/New_York", local: (2025, 3, 9, 179), expected: "2025-03-09T03:59:00-04:00"),
    // 02:30 comes twice: the first.
    Case(zone: "Europe/Zurich", local: (2025, 10, 26, 150), expected: "2025-10-26T02:30:00+02:00"),
    Case(zone: "America/New_York", local: (2025, 11, 2, 60), expected: "2025-11-02T01:00:00-04:00"),
    Case(zone: "America/New_York", local: (2025, 11, 2, 120), expected: "2025-11-02T02:00:00-05:00"),
    // Half an hour.
    Case(zone: "Australia/Lord_Howe", local: (2025, 10, 5, 135), expected: "2025-10-05T02:45:00+11:00"),
    Case(zone: "Australia/Lord_Howe", local: (2025, 4, 6, 105), expected: "2025-04-06T01:45:00+11:00"),
    // Midnight itself is skipped.
    Case(zone: "America/Sao_Paulo", local: (2018, 11, 4, 0), expected: "2018-11-04T01:00:00-02:00"),
    // A whole day is skipped.
    Case(zone: "Pacific/Apia", local: (2011, 12, 29, 1_439), expected: "2011-12-29T23:59:00-10:00"),
    Case(zone: "Pacific/Apia", local: (2011, 12, 30, 720), expected: "2011-12-31T12:00:00+14:00"),
    Case(zone: "Pacific/Apia", local: (2011, 12, 31, 0), expected: "2011-12-31T00:00:00+14:00"),
    Case(zone: "Asia/Kathmandu", local: (2025, 6, 1, 0), expected: "2025-06-01T00:00:00+05:45"),
    Case(zone: "UTC", local: (2025, 6, 1, 1), expected: "2025-06-01T00:01:00Z"),
  ])
  func instantOfWallClock(test: Case) throws {
    let rules = try Zones.rules(test.zone)
    let date = CivilDate(year: test.local.year, month: test.local.month, day: test.local.day)
    let local = (Int64(date.dayNumber) * 1_440 + Int64(test.local.minute)) * 60_000_000
    #expect(rules.instant(local: local).iso8601(in: rules) == test.expected)
  }

  /// Every wall clock time that exists comes back, and as the earliest instant that shows it.
  @Test(arguments: Zones.all)
  func wallClockComesBack(name: String) throws {
    let rules = try Zones.rules(name)
    for second in Zones.seconds(rules, count: 1_000, seed: 4) {
      let instant = Instant(seconds: second)
      let local = rules.local(instant)
      let found = rules.instant(local: local)
      if rules.local(found) != local || found > instant {
        Issue.record("\(name): \(instant.iso8601(in: rules)) became \(found.iso8601(in: rules))")
      }
    }
  }

  @Test(arguments: Zones.all)
  func extremesDoNotTrap(name: String) throws {
    let rules = try Zones.rules(name)
    for microseconds in [Int64.min, .min + 1, -1, 0, .max - 1, .max] {
      _ = rules.instant(local: microseconds)
      _ = rules.local(Instant(microseconds: microseconds))
    }
  }
}
