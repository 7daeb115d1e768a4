import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// The keys of instants, which remember what came before, against the calendar, which does not.
@Suite struct InstantKeyTests {
  static let zones: [TimeZoneRules] = [
    .utc,
    TimeZoneRules(identifier: "Fixed", changes: [], offsets: [-12_600]),
    TimeZoneRules(identifier: "Farthest west", changes: [], offsets: [-93_599]),
    TimeZoneRules(identifier: "Farthest east", changes: [], offsets: [93_599]),
    // Clocks that go back, go forward, and skip a day.
    TimeZoneRules(
      identifier: "Changing",
      changes: [Instant(seconds: -1_000_000_000), Instant(seconds: 0), Instant(seconds: 86_400 * 100 + 3_600)],
      offsets: [3_600, 0, 7_200, -50_400]),
  ]

  /// Times of a few days around changes of the clocks, one after another or in no order, and the ends of time.
  private func times(_ random: inout SeededGenerator) -> [Int64] {
    let anchors: [Int64] = [-1_000_000_000, 0, 86_400 * 100, 4_000_000_000, -4_000_000_000]
    let near = (0..<3_000).map { _ in
      (anchors[Int.random(in: 0..<5, using: &random)] + .random(in: -200_000...200_000, using: &random)) * 1_000_000
    }
    let ends: [Int64] = [.min + 1, .min + 2, -1 << 62, 1 << 62, (1 << 62) - 1, (1 << 62) + 1, .max, .max - 1, -1, 0, 1]
    return near.sorted() + near + ends + ends
  }

  @Test(arguments: zones.indices, CalendarUnit.allCases)
  func areThoseOfTheCalendar(zone: Int, unit: CalendarUnit) {
    var random = SeededGenerator(seed: 83)
    let calendar = ChartCalendar(zone: Self.zones[zone], firstWeekday: .sunday)
    var keys = InstantKeys(calendar: calendar, resolution: .unit(unit))
    for time in times(&random) {
      let expected = calendar.ordinal(of: Instant(microseconds: time), unit: unit)
      if keys.key(of: time) != expected { return fail("\(time) in zone \(zone) is not \(expected)") }
      let neighbors = keys.neighbors(of: time)
      for other in [neighbors.lowerBound, neighbors.upperBound - 1] where !neighbors.isEmpty {
        if !neighbors.contains(time) { return fail("\(time) is none of its own neighbors") }
        if calendar.ordinal(of: Instant(microseconds: other), unit: unit) != expected {
          return fail("\(other) does not share the bucket of \(time) in zone \(zone)")
        }
      }
    }
  }

  @Test func exactKeysAreTheInstants() {
    var keys = InstantKeys(calendar: ChartCalendar(zone: .utc, firstWeekday: .sunday), resolution: .exact)
    #expect(
      [Int64.min + 1, -5, 0, 7, .max].allSatisfy { keys.key(of: $0) == Int($0) && keys.neighbors(of: $0).isEmpty })
  }
}
