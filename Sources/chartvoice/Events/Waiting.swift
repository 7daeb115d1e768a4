import Dispatch
import Synchronization

/// Lets a command that runs to its end wait for something that takes its time.
enum Waiting {
  /// What the work comes to; the thread that calls sleeps until then.
  static func value<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    let done = DispatchSemaphore(value: 0)
    Task {
      do {
        outcome.set(.success(try await work()))
      } catch {
        outcome.set(.failure(error))
      }
      done.signal()
    }
    done.wait()
    return try outcome.get()
  }

  /// What another thread has left.
  private final class Outcome<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>>(.failure(CancellationError()))

    func set(_ value: Result<Value, any Error>) { result.withLock { $0 = value } }
    func get() throws -> Value { try result.withLock { $0 }.get() }
  }
}
