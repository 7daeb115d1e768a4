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

  /// Where Foundation has another offset than ours since 1950: its database may be of another year.
  private static let differences: [String: [DateInterval]] = tables.mapValues { rules in
    let zone = TimeZone(identifier: rules.identifier) ?? .gmt
    let end = Date(timeIntervalSince1970: 7_258_118_400)
    var dates = rules.changes.map { Date(timeIntervalSince1970: $0.seconds) }
    var date = Date(timeIntervalSince1970: -631_152_000)
    while date < end {
      dates.append(date)
      date = zone.nextDaylightSavingTimeTransition(after: date) ?? end
    }
    return zip(dates.sorted(), dates.sorted().dropFirst() + [end]).compactMap { from, to in
      let offset = rules.offset(at: Instant(seconds: Int(from.timeIntervalSince1970)))
      return zone.secondsFromGMT(for: from) == offset ? nil : DateInterval(start: from, end: max(from, to))
    }
  }

  /// Whether Foundation has our offsets in an interval, and two days around it.
  static func agree(_ name: String, in interval: DateInterval) -> Bool {
    let wide = DateInterval(start: interval.start - 172_800, end: interval.end + 172_800)
    return differences[name]?.contains { $0.intersects(wide) } == false
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
