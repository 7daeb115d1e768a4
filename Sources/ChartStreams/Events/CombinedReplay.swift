import AsyncAlgorithms

/// Two timelines combined in real time: the events of `EventTimeline.combined`, each when it is due.
///
/// The two streams run by themselves and are merged as they come. Of events that are due at one moment, and at a high
/// speed of any, the one that comes first is a matter of chance; so each waits until the other stream can have none
/// before it. The order is therefore the same at every speed.
public struct CombinedReplay<ReplayClock: Clock>: AsyncSequence, Sendable where ReplayClock.Duration == Duration {
  fileprivate let first: EventTimeline
  fileprivate let second: EventTimeline
  fileprivate let how: EventCombination
  fileprivate let pace: ReplayPace<ReplayClock>

  /// Goes from event to event of the combination.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var arrivals: AsyncMerge2Sequence<SideReplay<ReplayClock>, SideReplay<ReplayClock>>.AsyncIterator
    fileprivate var order: ArrivalOrder
    fileprivate var combiner: EventCombiner

    /// The next event, once it is due; an error where the task is cancelled while it waits.
    public mutating func next() async throws -> TimedEvent? {
      while true {
        while let arrival = order.next() {
          if let event = combiner.take(arrival.event, from: arrival.side) { return event }
        }
        guard let arrival = try await arrivals.next() else { return nil }
        order.add(arrival)
      }
    }
  }

  /// Begins with the first event.
  public func makeAsyncIterator() -> AsyncIterator {
    let streams = (
      SideReplay(timeline: first, side: .first, pace: pace), SideReplay(timeline: second, side: .second, pace: pace)
    )
    return AsyncIterator(
      arrivals: AsyncAlgorithms.merge(streams.0, streams.1).makeAsyncIterator(),
      order: ArrivalOrder(first: first.events.first?.time, second: second.events.first?.time),
      combiner: EventCombiner(how))
  }
}

extension EventTimeline {
  /// This timeline combined with another in real time, from now on.
  ///
  /// - Parameter speed: how many times as fast, above zero.
  public func replayed<ReplayClock: Clock>(
    combinedWith other: EventTimeline, by how: EventCombination, on clock: ReplayClock, speed: Double = 1
  ) -> CombinedReplay<ReplayClock> where ReplayClock.Duration == Duration {
    CombinedReplay(
      first: self, second: other, how: how, pace: ReplayPace(clock: clock, start: clock.now, speed: speed))
  }
}

/// An event that has come, with what its stream knows of the one behind it.
struct Arrival: Sendable {
  var event: TimedEvent
  var side: EventSide
  /// When the next event of the same stream comes, in seconds; `nil` where none does.
  var next: Double?
}

/// One of two streams in real time.
struct SideReplay<ReplayClock: Clock>: AsyncSequence, Sendable where ReplayClock.Duration == Duration {
  let timeline: EventTimeline
  let side: EventSide
  let pace: ReplayPace<ReplayClock>

  struct AsyncIterator: AsyncIteratorProtocol {
    var rest: ArraySlice<TimedEvent>
    let side: EventSide
    let pace: ReplayPace<ReplayClock>

    mutating func next() async throws -> Arrival? {
      guard let event = rest.first else { return nil }
      rest.removeFirst()
      try await pace.wait(for: event)
      return Arrival(event: event, side: side, next: rest.first?.time)
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: timeline.events[...], side: side, pace: pace) }
}

/// Holds events back until the other stream can have none before them; at equal times the first stream's go first.
struct ArrivalOrder {
  private var waiting: (first: ArraySlice<Arrival>, second: ArraySlice<Arrival>) = ([], [])
  /// When each stream's next event comes that has not come yet; `nil` where none does.
  private var due: (first: Double?, second: Double?)

  init(first: Double?, second: Double?) { due = (first, second) }

  mutating func add(_ arrival: Arrival) {
    switch arrival.side {
    case .first:
      waiting.first.append(arrival)
      due.first = arrival.next
    case .second:
      waiting.second.append(arrival)
      due.second = arrival.next
    }
  }

  /// The next event whose turn it is; `nil` where it has not come yet.
  mutating func next() -> Arrival? {
    let first = waiting.first.first?.event.time ?? due.first ?? .infinity
    let second = waiting.second.first?.event.time ?? due.second ?? .infinity
    return first <= second ? waiting.first.popFirst() : waiting.second.popFirst()
  }
}
