import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program in the background that is fed on standard input, shows nothing, and can be ended from any thread at any time.
final class FedProgram: Sendable {
  private let process: pid_t
  /// Our end of its standard input, which never blocks.
  private let input: Int32
  private let state = Mutex(State())

  private struct State {
    /// Whether it is gone: its number may be that of another program then.
    var isGone = false
    var isEnded = false
  }

  /// Starts a program.
  ///
  /// - Parameter command: the program, and what stands behind its name.
  init(_ command: SoundCommand, _ arguments: [String]) throws(ProgramFailure) {
    // A sound server is found by variables of many names.
    let program = ProgramStart(
      path: command.path, arguments: [command.path] + arguments, environment: ProgramStart.ownEnvironment)
    (process, input) = try RunningPrograms.start(program, piping: .input)
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  /// Writes bytes as fast as it takes them; `false` where it takes no more.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(input, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        guard awaitRoom() else { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits until it reads; `false` where it has been ended, even if what it has started holds its input open.
  private func awaitRoom() -> Bool {
    var waiting = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
    _ = poll(&waiting, 1, 100)
    return !state.withLock(\.isEnded)
  }

  /// Ends its input and waits until it is over; whether it ended well. Called once, by the thread that writes.
  func finish() -> Bool {
    close(input)
    var facts = siginfo_t()
    while waitid(P_PID, id_t(truncatingIfNeeded: process), &facts, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return state.withLock { state in
      state.isGone = true
      return (try? RunningPrograms.end(process)) == 0
    }
  }

  /// Ends it with all that it has started, at once.
  func end() {
    state.withLock { state in
      state.isEnded = true
      if !state.isGone { RunningPrograms.stop(process) }
    }
  }
}
