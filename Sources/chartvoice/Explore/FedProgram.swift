import Foundation
import Synchronization

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
    // Who ignores it, as a parent may have done for us, never learns how a program ended.
    signal(SIGCHLD, SIG_DFL)
    // One after another: what is started between a pipe and its marking would hold it open.
    (process, input) = try Self.starting.withLock { _ throws(ProgramFailure) in try Self.start(command, arguments) }
  }

  private static let starting = Mutex(())

  private static func start(
    _ command: SoundCommand, _ arguments: [String]
  ) throws(ProgramFailure) -> (process: pid_t, input: Int32) {
    let ends = try pipe()
    let started = ProgramStart(
      path: command.path, arguments: [command.path] + arguments, environment: environment, input: ends.read,
      isUnheard: true, isAlone: true, isFresh: true
    ).start()
    close(ends.read)
    guard started.fault == 0 else {
      close(ends.write)
      throw .system(ExternalProgram.fault(started.fault))
    }
    return (started.process, ends.write)
  }

  /// Writes bytes as fast as it takes them; `false` where it takes no more.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
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
    while waitid(P_PID, id_t(process), &facts, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return state.withLock { state in
      var status: Int32 = -1
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      state.isGone = true
      return status == 0
    }
  }

  /// Ends it with all that it has started, at once.
  func end() {
    state.withLock { state in
      state.isEnded = true
      if !state.isGone { _ = kill(-process, SIGKILL) }
    }
  }

  /// A pipe whose end for writing never blocks.
  private static func pipe() throws(ProgramFailure) -> (read: Int32, write: Int32) {
    guard let ends = SystemPipe.open() else { throw .system(ExternalProgram.fault(errno)) }
    _ = fcntl(ends.write, F_SETFL, O_NONBLOCK)
    return ends
  }

  /// A sound server is found by variables of many names.
  private static var environment: [String] {
    ProcessInfo.processInfo.environment.map { $0 + "=" + $1 }.sorted()
  }
}
