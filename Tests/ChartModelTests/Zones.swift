import ChartTestSupport
import ChartModel
import Foundation
import Testing

/// Zones with the habits that break calendars: half-hour changes, skipped days, odd minutes, changes at midnight.
enum Zones {
  static let all = [
    "UTC", "America/New_York", "Europe/Zurich", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo",
    "Africa/Casablanca", "Pacific/Apia", "Asia/Tehran", "America/Caracas", "Pacific/Chatham", "Europe/Dublin",
    "America/Havana", "Antarctica/Troll",
  ]

  /// Each table is made once: hundreds of tests share it.
  private static let tables: [String: TimeZoneRules] = Dictionary(
    uniqueKeysWithValues: (all + ["America/St_Johns"]).compactMap { name in
      TimeZoneRules(identifier: name).map { (name, $0) }
    })

  static func rules(_ name: String) throws -> TimeZoneRules {
    try #require(tables[name])
  }

  static func foundation(_ name: String) throws -> TimeZone {
    try #require(TimeZone(identifier: name))
  }

  /// Whole seconds from 1850 to 2150, and seconds around every third change of the clocks since 1950.
  static func seconds(_ rules: TimeZoneRules, count: Int, seed: UInt64) -> [Int] {
    var random = SeededGenerator(seed: seed)
    let anywhere = (0..<count).map { _ in Int.random(in: -3_786_912_000..<5_680_281_600, using: &random) }
    let changes = rules.changes.map { Int($0.microseconds / 1_000_000) }.filter {
      $0 > -631_152_000 && $0 < 2_524_608_000
    }
    let chosen = changes.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
    return anywhere + chosen.flatMap { [$0 - 3_601, $0 - 1, $0, $0 + 1, $0 + 3_600] }
  }
}
