import Testing

@testable import ChartModel

/// Tables of time zones; `ZoneDatabaseTests` holds their offsets against Python's.
@Suite struct TimeZoneRulesTests {
  @Test(arguments: ["UTC", "GMT", "Z"])
  func utcNeedsNoTable(name: String) throws {
    let rules = try #require(TimeZoneRules(identifier: name))
    #expect(rules == .utc)
    #expect(rules.isUTC && rules.changes.isEmpty)
  }

  @Test(arguments: ["", "Mars/Olympus_Mons", "Europe/Zürich", "utc\u{0}", "../etc/passwd"])
  func unknownZones(name: String) {
    #expect(TimeZoneRules(identifier: name) == nil)
  }

  @Test(arguments: Zones.all)
  func tableIsInOrder(name: String) throws {
    let rules = try Zones.rules(name)
    #expect(rules.offsets.count == rules.changes.count + 1)
    #expect(zip(rules.changes, rules.changes.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(rules.offsets, rules.offsets.dropFirst()).allSatisfy { $0 != $1 })
    #expect(rules.offsets.allSatisfy { abs($0) < 16 * 3_600 })
  }

  @Test func aChangeCountsFromItsOwnInstant() throws {
    let rules = try Zones.rules("America/New_York")
    let change = Instant(seconds: 1_741_503_600)  // 2025-03-09T07:00:00Z
    #expect(rules.offset(at: Instant(microseconds: change.microseconds - 1)) == -18_000)
    #expect(rules.offset(at: change) == -14_400)
    #expect(rules.changes[rules.changeIndex(at: change) - 1] == change)
  }

  @Test(arguments: Zones.all)
  func farBeforeAndAfterTheTable(name: String) throws {
    let rules = try Zones.rules(name)
    #expect(rules.offset(at: Instant(microseconds: .min)) == rules.offsets.first)
    #expect(rules.offset(at: Instant(microseconds: .max)) == rules.offsets.last)
  }
}
