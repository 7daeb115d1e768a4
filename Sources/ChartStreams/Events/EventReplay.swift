/// A timeline in real time: each event comes out when it is due.
///
/// ```swift
/// for try await event in timeline.replayed(on: ContinuousClock(), speed: 10) { print(event.id) }
/// ```
public struct EventReplay<ReplayClock: Clock>: AsyncSequence, Sendable where ReplayClock.Duration == Duration {
  fileprivate let timeline: EventTimeline
  fileprivate let pace: ReplayPace<ReplayClock>

  /// Goes from event to event.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var rest: ArraySlice<TimedEvent>
    fileprivate let pace: ReplayPace<ReplayClock>

    /// The next event, once it is due; an error where the task is cancelled while it waits.
    public mutating func next() async throws -> TimedEvent? {
      guard let event = rest.first else { return nil }
      rest.removeFirst()
      try await pace.wait(for: event)
      return event
    }
  }

  /// Begins with the first event.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: timeline.events[...], pace: pace) }
}

extension EventTimeline {
  /// The events, each at its time divided by the speed, from now on.
  ///
  /// - Parameter speed: how many times as fast, above zero.
  public func replayed<ReplayClock: Clock>(
    on clock: ReplayClock, speed: Double = 1
  ) -> EventReplay<ReplayClock> where ReplayClock.Duration == Duration {
    EventReplay(timeline: self, pace: ReplayPace(clock: clock, start: clock.now, speed: speed))
  }
}

/// When events are due on a clock.
struct ReplayPace<ReplayClock: Clock>: Sendable where ReplayClock.Duration == Duration {
  let clock: ReplayClock
  let start: ReplayClock.Instant
  let speed: Double

  /// About thirty years in seconds: what clocks can wait for.
  private static var longest: Double { 1e9 }

  func wait(for event: TimedEvent) async throws {
    let seconds = event.time / speed
    // Where the speed is no number that can be waited by, the event comes at once.
    let wait = seconds > 0 ? Swift.min(seconds, Self.longest) : 0
    try await clock.sleep(until: start.advanced(by: .seconds(wait)), tolerance: nil)
  }
}
