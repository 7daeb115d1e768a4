#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread that runs one function to its end.
package final class WorkerThread {
  private let thread: pthread_t

  /// Starts a thread; nil where the system gives none, which callers bear by working alone.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var handle: pthread_t?
      let result = pthread_create(&handle, nil, { WorkerThread.run($0) }, box.toOpaque())
      guard result == 0, let handle else {
        box.release()
        return nil
      }
      thread = handle
    #else
      var handle = pthread_t()
      let result = pthread_create(&handle, nil, { WorkerThread.run($0) }, box.toOpaque())
      guard result == 0 else {
        box.release()
        return nil
      }
      thread = handle
    #endif
  }

  /// Lets it end by itself; called in place of `join`.
  package func detach() { pthread_detach(thread) }

  /// Waits until the function has ended; called once.
  package func join() { pthread_join(thread, nil) }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().call()
    return nil
  }

  private final class Body {
    let call: @Sendable () -> Void
    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
  }

  /// Two where there are two cores, else one: reading is bound by memory soon after, a sound by the writing, which is done in order.
  package static var usualCount: Int { min(2, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) }
}
