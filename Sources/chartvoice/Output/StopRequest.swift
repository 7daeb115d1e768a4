import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether somebody asked the program to end, by Control-C or the like: it says the summary first.
enum StopRequest {
  private static let made = Atomic<Bool>(false)

  static var isMade: Bool { made.load(ordering: .relaxed) }

  /// Takes the next such signal as a wish; one after it ends the program at once.
  static func listen() {
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      signal(number) { _ in
        StopRequest.made.store(true, ordering: .relaxed)
        for number in [SIGINT, SIGTERM, SIGHUP] where !StopRequest.isIgnored(number) { EndingSignals.take(number) }
      }
    }
  }

  /// Takes the next Control-C as a wish, and a second one as an end at once; false where something else answers to it.
  static func listenToControlC() -> Bool {
    guard isDefault(SIGINT) else { return false }
    made.store(false, ordering: .relaxed)
    signal(SIGINT) { number in
      StopRequest.made.store(true, ordering: .relaxed)
      EndingSignals.take(number)
    }
    return true
  }

  /// Whether whoever started the program wants it to go on, as `nohup` does.
  static func isIgnored(_ number: Int32) -> Bool { isDone(number, SIG_IGN) }

  /// Whether the system does what it does by itself: a profiler, which comes with a handler of its own, keeps that.
  static func isDefault(_ number: Int32) -> Bool { isDone(number, SIG_DFL) }

  private static func isDone(_ number: Int32, _ what: (@convention(c) (Int32) -> Void)?) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(what, to: Int.self)
  }
}
