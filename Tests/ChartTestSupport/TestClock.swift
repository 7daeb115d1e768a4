import Synchronization

/// A clock that moves only when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let task = Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(5)), tolerance: nil) }
/// await clock.sleepers(1)
/// clock.advance(by: .seconds(5))
/// ```
public final class TestClock: Clock, Sendable {
  /// A time of the clock, since its beginning.
  public struct Instant: InstantProtocol {
    /// How long after the beginning.
    public var elapsed: Duration

    /// The time so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }
    /// How long it is to another time.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }
    /// Whether one time is before another.
    public static func < (first: Instant, second: Instant) -> Bool { first.elapsed < second.elapsed }
  }

  private struct State {
    var now = Instant(elapsed: .zero)
    var sleepers: [(until: Instant, wake: CheckedContinuation<Void, Never>)] = []
  }
  private let state = Mutex(State())

  /// A clock at its beginning.
  public init() {}

  /// What time it is.
  public var now: Instant { state.withLock { $0.now } }
  /// It knows no two times that are too close to be told apart.
  public var minimumResolution: Duration { .zero }

  /// Waits until somebody has moved the clock there.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { wake in
      let isDue = state.withLock { state in
        guard deadline > state.now else { return true }
        state.sleepers.append((deadline, wake))
        return false
      }
      if isDue { wake.resume() }
    }
  }

  /// Waits until so many tasks sleep.
  public func sleepers(_ count: Int) async {
    while state.withLock({ $0.sleepers.count }) < count { await Task.yield() }
  }

  /// How many tasks sleep.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Moves the clock and wakes who is due.
  public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

  /// Moves the clock to the first time for which somebody waits, if anybody does.
  public func advanceToNext() {
    guard let next = state.withLock({ $0.sleepers.map(\.until).min() }) else { return }
    advance(to: next)
  }

  private func advance(to instant: Instant) {
    let due = state.withLock { state in
      state.now = max(state.now, instant)
      let due = state.sleepers.filter { $0.until <= state.now }
      state.sleepers.removeAll { $0.until <= state.now }
      return due
    }
    for sleeper in due { sleeper.wake.resume() }
  }
}
