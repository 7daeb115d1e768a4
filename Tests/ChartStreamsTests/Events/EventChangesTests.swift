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
}
