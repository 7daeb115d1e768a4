/// How two streams of events become one.
public enum EventCombination: String, CaseIterable, Sendable {
  /// Each event as it comes.
  case merge
  /// Pairs in order: the first with the first, when both are there.
  case zip
  /// Whenever either comes, with the latest of the other.
  case latest
}

/// Which of two streams an event comes from.
public enum EventSide: Sendable {
  case first, second
}

/// Takes the events of two streams in the order in which they come and gives those of their combination.
///
/// It is the one place that says what a combination is: at once and in real time alike.
struct EventCombiner {
  let how: EventCombination
  private var waiting: (first: [TimedEvent], second: [TimedEvent]) = ([], [])
  /// How many of those that wait have been paired.
  private var paired = 0
  private var latest: (first: TimedEvent?, second: TimedEvent?)

  init(_ how: EventCombination) { self.how = how }

  /// What comes out as an event comes in; `nil` where nothing does.
  mutating func take(_ event: TimedEvent, from side: EventSide) -> TimedEvent? {
    switch how {
    case .merge: event
    case .zip: pair(event, from: side)
    case .latest: join(event, from: side)
    }
  }

  private mutating func pair(_ event: TimedEvent, from side: EventSide) -> TimedEvent? {
    switch side {
    case .first: waiting.first.append(event)
    case .second: waiting.second.append(event)
    }
    guard paired < waiting.first.count, paired < waiting.second.count else { return nil }
    defer { paired += 1 }
    return Self.pair(waiting.first[paired], waiting.second[paired])
  }

  private mutating func join(_ event: TimedEvent, from side: EventSide) -> TimedEvent? {
    switch side {
    case .first: latest.first = event
    case .second: latest.second = event
    }
    guard let first = latest.first, let second = latest.second else { return nil }
    return Self.pair(first, second)
  }

  /// A pair comes out when the later of its parts does.
  private static func pair(_ first: TimedEvent, _ second: TimedEvent) -> TimedEvent {
    TimedEvent(
      id: first.id + "+" + second.id, time: max(first.time, second.time), parts: first.parts + second.parts)
  }
}

extension EventTimeline {
  /// This timeline combined with another: a timeline too, as long as the longer of both.
  ///
  /// At equal times the events of this timeline come first.
  ///
  /// ```swift
  /// let (a, b) = (EventTimeline([TimedEvent(id: "a", time: 1)]), EventTimeline([TimedEvent(id: "b", time: 2)]))
  /// a.combined(with: b, by: .zip).events  // a+b at 2 seconds
  /// ```
  public func combined(with other: EventTimeline, by how: EventCombination) -> EventTimeline {
    var combiner = EventCombiner(how)
    var out: [TimedEvent] = []
    var rest = other.events[...]
    for event in events {
      while let next = rest.first, next.time < event.time {
        rest.removeFirst()
        combiner.take(next, from: .second).map { out.append($0) }
      }
      combiner.take(event, from: .first).map { out.append($0) }
    }
    for event in rest { combiner.take(event, from: .second).map { out.append($0) } }
    return EventTimeline(out, duration: max(duration, other.duration))
  }
}
