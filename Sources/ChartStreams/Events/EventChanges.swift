/// What is different between two timelines, event by event.
public struct EventChanges: Sendable, Equatable {
  /// Those of the first that the second does not have.
  public var gone: [TimedEvent] = []
  /// Those of the second that the first does not have.
  public var new: [TimedEvent] = []
  /// Those of both that come out at another time, as the second has them.
  public var retimed: [TimedEvent] = []

  /// What changes from one timeline to another; of events with one id, the first goes with the first.
  public init(from before: EventTimeline, to after: EventTimeline) {
    // Of each id the first stands last, where it can be taken without moving the others.
    var left = Dictionary(grouping: before.events.reversed(), by: \.id)
    for event in after.events {
      guard let old = left[event.id]?.popLast() else {
        new.append(event)
        continue
      }
      if old.time != event.time { retimed.append(event) }
    }
    // What is left of an id are its last events.
    for event in before.events.reversed() {
      if left[event.id]?.popLast() != nil { gone.append(event) }
    }
    gone.reverse()
  }
}
