import ChartStreams
import Testing

/// What is different between two timelines.
@Suite struct EventChangesTests {
  @Test func goneNewAndRetimed() {
    let before = EventTimeline([.init(id: "a", time: 1), .init(id: "b", time: 2), .init(id: "c", time: 3)])
    let after = EventTimeline([.init(id: "a", time: 1), .init(id: "c", time: 4), .init(id: "d", time: 5)])
    let changes = EventChanges(from: before, to: after)
    #expect(changes.gone.map(\.id) == ["b"])
    #expect(changes.new.map(\.id) == ["d"])
    #expect(changes.retimed == [TimedEvent(id: "c", time: 4)])
    #expect(EventChanges(from: before, to: before) == EventChanges(from: after, to: after))
  }

  @Test func eventsOfOneIDGoInTheirOrder() {
    let before = EventTimeline([.init(id: "a", time: 1), .init(id: "a", time: 2), .init(id: "a", time: 3)])
    let after = EventTimeline([.init(id: "a", time: 1)])
    #expect(EventChanges(from: before, to: after).gone.map(\.time) == [2, 3])
  }

  /// Those of the second go with the first of the same id, one each; what is left are the last, in their order.
  @Test func eventsOfOneIDAmongOthersGoByOne() {
    let before = EventTimeline([
      .init(id: "a", time: 1), .init(id: "b", time: 1), .init(id: "a", time: 2), .init(id: "b", time: 3),
      .init(id: "a", time: 4), .init(id: "c", time: 5),
    ])
    let after = EventTimeline([.init(id: "a", time: 2), .init(id: "b", time: 6), .init(id: "d", time: 7)])
    let changes = EventChanges(from: before, to: after)
    #expect(changes.gone.map { "\($0.id)@\(Int($0.time))" } == ["a@2", "b@3", "a@4", "c@5"])
    #expect(changes.retimed.map { "\($0.id)@\(Int($0.time))" } == ["a@2", "b@6"])
    #expect(changes.new.map(\.id) == ["d"])
  }

  /// So many of one id take no longer than as many of different ids.
  @Test func veryManyEventsOfOneIDAreCompared() {
    let events = (0..<50_000).map { TimedEvent(id: "a", time: Double($0)) }
    let changes = EventChanges(from: EventTimeline(events), to: EventTimeline(Array(events.prefix(20_000))))
    #expect(changes.gone == Array(events.dropFirst(20_000)))
    #expect(changes.new.isEmpty && changes.retimed.isEmpty)
  }
}
