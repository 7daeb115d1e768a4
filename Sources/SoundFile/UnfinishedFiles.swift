internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The files that are being written under names that nobody sees, so that a program that is told to end can take them away.
///
/// ```swift
/// // In a thread that waits for signals; nothing is left behind:
/// UnfinishedFiles.removeAll { raise(SIGTERM) }
/// ```
public enum UnfinishedFiles {
  /// The signals by which people and systems tell a program to end, and those of timers, which end one that did not set them.
  package static let endingSignals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
  ]

  private static let paths = Mutex<Set<String>>([])

  /// Removes all of them and then does something, such as ending the program; until that is done, none is made and none gets
  /// its name.
  ///
  /// - Parameter end: Frees no memory; a thread that a signal came into may hold its lock.
  public static func removeAll(then end: () -> Void) {
    paths.withLock { paths in
      // Nothing is taken out of the set: whoever is in the middle of freeing memory waits for the end.
      for path in paths { _ = unlink(path) }
      end()
    }
  }

  /// Notes a name before a file stands under it.
  package static func add(_ path: String) { holdingSignals { paths.withLock { _ = $0.insert(path) } } }

  /// Forgets a name under which no file stands.
  package static func forget(_ path: String) { holdingSignals { paths.withLock { _ = $0.remove(path) } } }

  /// Forgets a name if something that gives the file another one succeeds, and gives the number of its error, or 0.
  package static func finish(_ path: String, by rename: () -> Int32) -> Int32 {
    holdingSignals {
      paths.withLock { paths in
        let number = rename()
        if number == 0 { paths.remove(path) }
        return number
      }
    }
  }

  /// Lets the signals that end a program wait: a handler that came in between would wait for what is held here.
  package static func holdingSignals<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    var ending = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&ending)
    for number in endingSignals { sigaddset(&ending, number) }
    pthread_sigmask(SIG_BLOCK, &ending, &earlier)
    defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    return try body()
  }
}
