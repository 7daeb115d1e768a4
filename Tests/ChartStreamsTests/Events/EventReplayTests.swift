import AsyncAlgorithms
import ChartStreams
import ChartTestSupport
import Testing

/// In real time the same events come out in the same order, each when it is due: told by a test clock.
@Suite struct EventReplayTests {
  @Test func eachEventComesWhenItIsDue() async throws {
    let clock = TestClock()
    let timeline = EventCombinationTests.timeline("a", [1, 4])
    let channel = AsyncChannel<String>()
    let replay = Task {
      for try await event in timeline.replayed(on: clock, speed: 2) {
        await channel.send("\(event.id) at \(clock.now.elapsed)")
      }
      channel.finish()
    }
    var told = channel.makeAsyncIterator()
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
  func theOrderIsTheSameAtEverySpeed(how: EventCombination, speed: Double) async throws {
    for seed in 0..<40 {
      let (first, second) = GeneratedTimelines.pair(seed: UInt64(seed))
      let clock = TestClock()
      let ticking = Task { await Self.tick(clock) }
      var events: [TimedEvent] = []
      for try await event in first.replayed(combinedWith: second, by: how, on: clock, speed: speed) {
        #expect(clock.now.elapsed >= .seconds(event.time / speed))
        events.append(event)
      }
      ticking.cancel()
      await ticking.value
      #expect(events == first.combined(with: second, by: how).events, "seed \(seed)")
    }
  }

  /// Without any wait at all the streams race as hard as they can.
  @Test(arguments: EventCombination.allCases)
  func racingStreamsKeepTheirOrder(how: EventCombination) async throws {
    for seed in 0..<300 {
      let (first, second) = GeneratedTimelines.pair(seed: UInt64(seed))
      var events: [TimedEvent] = []
      for try await event in first.replayed(combinedWith: second, by: how, on: ContinuousClock(), speed: 1e12) {
        events.append(event)
      }
      #expect(events == first.combined(with: second, by: how).events, "seed \(seed)")
    }
  }

  private static func tick(_ clock: TestClock) async {
    while !Task.isCancelled {
      clock.advanceToNext()
      await Task.yield()
    }
  }
}
