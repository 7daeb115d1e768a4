import ChartStreams
import ChartTestSupport
import Testing

/// In real time the same events come out in the same order, each when it is due: told by a test clock.
@Suite struct EventReplayTests {
  @Test func eachEventComesWhenItIsDue() async throws {
    let clock = TestClock()
    let timeline = EventCombinationTests.timeline("a", [1, 4])
    let (stream, channel) = AsyncStream.makeStream(of: String.self)
    let replay = Task {
      for try await event in timeline.replayed(on: clock, speed: 2) {
        channel.yield("\(event.id) at \(clock.now.elapsed)")
      }
      channel.finish()
    }
    var told = stream.makeAsyncIterator()
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(499))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(await told.next() == "a1 at 0.5 seconds")
    await clock.sleepers(1)
    clock.advance(by: .seconds(2))
    #expect(await told.next() == "a2 at 2.5 seconds")
    #expect(await told.next() == nil)
    try await replay.value
  }

  @Test(arguments: EventCombination.allCases, [0.5, 1, 10, 1_000_000])
  func combinedEventsComeWhenTheyAreDue(how: EventCombination, speed: Double) async throws {
    for seed in 0..<40 {
      let (first, second) = GeneratedTimelines.pair(seed: UInt64(seed))
      let combined = first.combined(with: second, by: how)
      let clock = TestClock()
      let ticking = Task { await Self.tick(clock) }
      var events: [TimedEvent] = []
      for try await event in combined.replayed(on: clock, speed: speed) {
        #expect(clock.now.elapsed >= .seconds(event.time / speed))
        events.append(event)
      }
      ticking.cancel()
      await ticking.value
      #expect(events == combined.events, "seed \(seed)")
    }
  }

  private static func tick(_ clock: TestClock) async {
    while !Task.isCancelled {
      clock.advanceToNext()
      await Task.yield()
    }
  }
}
