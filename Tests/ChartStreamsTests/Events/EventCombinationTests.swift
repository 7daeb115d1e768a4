import ChartStreams
import ChartTestSupport
import Testing

/// Two timelines become one: by hand, and against a slow twin on generated pairs.
@Suite struct EventCombinationTests {
  static func timeline(_ name: String, _ times: [Double]) -> EventTimeline {
    EventTimeline(times.enumerated().map { TimedEvent(id: "\(name)\($0 + 1)", time: $1) })
  }

  static let cases: [(EventCombination, [Double], [Double], String)] = [
    (.merge, [1, 3], [2, 3], "a1@1 b1@2 a2@3 b2@3"), (.zip, [1, 3], [2, 3, 4], "a1+b1@2 a2+b2@3"),
    (.latest, [1, 3], [2, 3], "a1+b1@2 a2+b1@3 a2+b2@3"), (.merge, [], [2], "b1@2"), (.zip, [], [2], ""),
    (.latest, [1], [], ""), (.latest, [0], [0], "a1+b1@0"), (.zip, [5, 5], [1, 1], "a1+b1@5 a2+b2@5"),
    (.latest, [1, 1], [1, 1], "a2+b1@1 a2+b2@1"),
  ]
  @Test(arguments: cases)
  func combinationsByHand(how: EventCombination, first: [Double], second: [Double], outcome: String) {
    let combined = Self.timeline("a", first).combined(with: Self.timeline("b", second), by: how)
    #expect(combined.events.map { "\($0.id)@\(Int($0.time))" }.joined(separator: " ") == outcome)
    #expect(combined.duration == (first + second).max() ?? 0)
  }

  @Test func aPairNamesItsParts() {
    let combined = Self.timeline("a", [1]).combined(with: Self.timeline("b", [2]), by: .zip)
    #expect(combined.events.first?.parts == ["a1", "b1"])
    #expect(combined.combined(with: Self.timeline("c", [2]), by: .latest).events.first?.parts == ["a1", "b1", "c1"])
  }

  @Test func aThousandPairsAgreeWithTheTwin() {
    for seed in 0..<1_000 {
      let (first, second) = GeneratedTimelines.pair(seed: UInt64(seed))
      for how in EventCombination.allCases {
        let combined = first.combined(with: second, by: how)
        #expect(combined.events == SlowTwin.events(first.events, second.events, how), "seed \(seed), \(how)")
      }
    }
  }
}

/// Pairs of timelines with many ties; one of ten is empty.
enum GeneratedTimelines {
  static func pair(seed: UInt64) -> (EventTimeline, EventTimeline) {
    var random = SeededGenerator(seed: seed)
    return (timeline("a", &random), timeline("b", &random))
  }

  private static func timeline(_ name: String, _ random: inout SeededGenerator) -> EventTimeline {
    guard Int.random(in: 0..<10, using: &random) > 0 else { return EventTimeline([]) }
    let count = Int.random(in: 1...12, using: &random)
    // Few different times make ties between the streams and within one.
    return EventTimeline(
      (0..<count).map { TimedEvent(id: "\(name)\($0)", time: Double(Int.random(in: 0...15, using: &random)) / 2) })
  }
}

/// What each combination is, said of all events at once without a queue or a state.
enum SlowTwin {
  static func events(_ first: [TimedEvent], _ second: [TimedEvent], _ how: EventCombination) -> [TimedEvent] {
    switch how {
    case .merge: merged(first, second).map(\.event)
    case .zip: zip(first, second).map(pair)
    case .latest:
      merged(first, second).compactMap { event, isFirst in
        // The second stream's events at the same time come later, the first's have come.
        let other =
          isFirst ? second.last { $0.time < event.time } : first.last { $0.time <= event.time }
        return other.map { isFirst ? pair(event, $0) : pair($0, event) }
      }
    }
  }

  private static func merged(_ first: [TimedEvent], _ second: [TimedEvent]) -> [(event: TimedEvent, isFirst: Bool)] {
    let times = Set((first + second).map(\.time)).sorted()
    return times.flatMap { time in
      first.filter { $0.time == time }.map { ($0, true) } + second.filter { $0.time == time }.map { ($0, false) }
    }
  }

  private static func pair(_ first: TimedEvent, _ second: TimedEvent) -> TimedEvent {
    TimedEvent(
      id: "\(first.id)+\(second.id)", time: max(first.time, second.time), parts: [first.id, second.id])
  }
}
