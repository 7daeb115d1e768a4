import SoundFile
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The programs that we started and that are not over: whoever is told to end ends them first.
enum RunningPrograms {
  private static let processes = Mutex<Set<pid_t>>([])

  /// Which of a program's ends is on a pipe of ours.
  enum PipedEnd { case input, output }

  /// Starts a program, one after another: what is started between a pipe and its marking would hold it open.
  ///
  /// - Returns: The number of the process, and our end of the pipe.
  static func start(
    _ program: ProgramStart, piping end: PipedEnd
  ) throws(ProgramFailure) -> (process: pid_t, end: Int32) {
    EndingSignals.leaveNothingBehind()
    // Who ignores it, as a parent may have done for us, never learns how a program ended.
    signal(SIGCHLD, SIG_DFL)
    return try holding { (processes: inout Set<pid_t>) throws(ProgramFailure) in
      guard let ends = SystemPipe.open() else { throw .system(ExternalProgram.fault(errno)) }
      let (theirs, ours) = end == .input ? (ends.read, ends.write) : (ends.write, ends.read)
      let started = (end == .input ? program.reading(theirs) : program.writing(theirs)).start()
      close(theirs)
      guard started.fault == 0 else {
        close(ours)
        throw .system(ExternalProgram.fault(started.fault))
      }
      processes.insert(started.process)
      return (started.process, ours)
    }
  }

  /// Ends one at once, with all that it has started; nobody has taken it away yet.
  static func stop(_ process: pid_t) { _ = kill(0 &- process, SIGKILL) }

  /// Takes one away that is over or soon will be, and gives its status; no other has its number before.
  ///
  /// - Throws: `ProgramFailure.ended` where it is gone already.
  static func end(_ process: pid_t) throws(ProgramFailure) -> Int32 {
    var facts = siginfo_t()
    while waitid(P_PID, id_t(truncatingIfNeeded: process), &facts, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return try holding { (processes: inout Set<pid_t>) throws(ProgramFailure) in
      processes.remove(process)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { throw .ended } }
      return status
    }
  }

  /// Ends all of them, with what they started, and then does something; until that is done, none is started.
  ///
  /// - Parameter end: Frees no memory; a thread that a signal came into may hold its lock.
  static func endAll(then end: () -> Void) {
    processes.withLock { processes in
      for process in processes { stop(process) }
      end()
    }
  }

  private static func holding<Result: Sendable>(
    _ body: (inout Set<pid_t>) throws(ProgramFailure) -> Result
  ) throws(ProgramFailure) -> Result {
    try UnfinishedFiles.holdingSignals { () throws(ProgramFailure) in
      try processes.withLock { processes throws(ProgramFailure) in try body(&processes) }
    }
  }
}
