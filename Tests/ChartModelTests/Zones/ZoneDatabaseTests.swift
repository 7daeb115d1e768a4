import ChartTestSupport
import SourceText
import Testing

@testable import ChartModel

/// Every zone of the tz database against Python's zoneinfo.
@Suite struct ZoneDatabaseTests {
  /// The offset in 1900 and the changes to 2100, as the table of Python has them.
  static func text(_ rules: TimeZoneRules) -> String {
    let (start, end) = (Instant(seconds: -2_208_988_800), Instant(seconds: 4_102_444_800))
    let words = zip(rules.changes, rules.offsets.dropFirst()).filter { $0.0 > start && $0.0 <= end }
      .map { "\($0.0.microseconds / 1_000_000):\($0.1)" }
    return ([String(rules.offset(at: start))] + words).joined(separator: " ")
  }

  private static func rows(_ table: String) -> [(name: String, rest: String)] {
    table.split(separator: "\n").map { row in
      let words = row.split(separator: " ", maxSplits: 1).map(String.init)
      return (words[0], words[1])
    }
  }

  @Test func pythonReadTheSameDatabase() {
    #expect(TimeZoneRules.databaseVersion == PythonOffsets.version)
    #expect(ZoneTable.names.map(\.name) == Self.rows(PythonOffsets.zones).map(\.name))
  }

  @Test func everyChangeOfEveryZoneIsPythons() throws {
    for (name, expected) in Self.rows(PythonOffsets.zones) {
      let rules = try #require(TimeZoneRules(identifier: name), "\(name)")
      let text = Self.text(rules)
      #expect("\(text.count { $0 == ":" }) \(FNV1a.digits(text.utf8))" == expected, "\(name)")
    }
  }

  @Test(arguments: rows(PythonOffsets.changes))
  func awkwardZones(name: String, expected: String) throws {
    let rules = try #require(TimeZoneRules(identifier: name))
    #expect(Self.text(rules) == expected)
  }

  @Test func linksShareTheFileOfAnother() throws {
    let links = ZoneTable.names.filter(\.isLink).map(\.name)
    #expect(links.contains("Europe/Oslo") && links.contains("US/Eastern") && !links.contains("Europe/Zurich"))
    let (link, zone) = (TimeZoneRules(identifier: "US/Eastern"), TimeZoneRules(identifier: "America/New_York"))
    #expect(link?.identifier == "US/Eastern" && link?.offsets == zone?.offsets && link?.changes == zone?.changes)
  }

  /// No zone is below another in the search by halves, and no file is left that cannot be read.
  @Test func namesAreInOrderAndEachIsFound() {
    let names = ZoneTable.names.map(\.name)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(names.allSatisfy { ZoneTable.file(of: $0).flatMap(TZifFile.init) != nil })
  }

  @Test(arguments: [
    "", " ", "=", "\n", "Africa", "Africa/", "Zulu ", "Europe/Zurich\n", "Europe/Zurich VFppZjIA", "=Africa/Abidjan",
    "~",
    "Europe/Zürich", "europe/zurich", "PST", "GMT+5", "GMT+0545", String(repeating: "A", count: 100_000),
  ])
  func whatIsNoName(name: String) {
    #expect(TimeZoneRules(identifier: name) == nil)
  }

  @Test(arguments: [
    ("Africa/Abidjan", -968), ("Zulu", 0), ("EST", -19_088), ("Etc/GMT+5", -18_000), ("Asia/Kathmandu", 20_476),
  ])
  func theOffsetBeforeTheFirstChangeIsTheFirstOfTheFile(name: String, offset: Int) throws {
    let rules = try #require(TimeZoneRules(identifier: name))
    #expect(rules.offsets.first == offset)
  }

  @Test(arguments: [
    ("America/New_York", 2_199, "2199-03-10T07:00:00Z"), ("Europe/Zurich", 2_199, "2199-10-27T01:00:00Z"),
  ])
  func changesGoOnTo2200(name: String, year: Int, change: String) throws {
    let rules = try #require(TimeZoneRules(identifier: name))
    #expect(rules.changes.contains { $0.iso8601(in: .utc) == change })
    #expect(rules.changes.allSatisfy { $0 < Instant(seconds: 7_258_118_400) })
  }
}
