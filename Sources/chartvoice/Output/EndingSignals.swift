import ChartModel
import SoundFile
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals by which a program is told to end, for commands that write files or start other programs: what is unfinished is
/// taken away, and what runs is ended, first.
enum EndingSignals {
  /// The end of a pipe into which a signal writes its number: a handler may do little else.
  private static let noted = Atomic<Int32>(-1)

  private static let preparing = Mutex(())

  /// From now on such a signal ends the program after its unfinished files and the programs that it started are gone; one that
  /// whoever started it wants to be ignored, as `nohup` does, or handles, as a profiler does, stays so.
  static func leaveNothingBehind() { preparing.withLock { _ in prepare() } }

  private static func prepare() {
    guard noted.load(ordering: .relaxed) < 0, let ends = SystemPipe.open() else { return }
    noted.store(ends.write, ordering: .relaxed)
    // The thread takes over what is blocked here: no signal ever waits in it for itself.
    var (all, earlier) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &earlier)
    let thread = WorkerThread { end(asToldBy: ends.read) }
    pthread_sigmask(SIG_SETMASK, &earlier, nil)
    // Without one nobody would hear of a signal, which ends the program at once then.
    guard let thread else { return noted.store(-1, ordering: .relaxed) }
    thread.detach()
    for number in UnfinishedFiles.endingSignals where StopRequest.isDefault(number) { take(number) }
  }

  /// Lets a signal end the program, after it has left nothing behind where that was asked for.
  static func take(_ number: Int32) {
    if noted.load(ordering: .relaxed) < 0 {
      signal(number, SIG_DFL)
    } else {
      signal(number) { EndingSignals.note($0) }
    }
  }

  /// Ends the program as a signal does, in whose handler this is called.
  static func end(by number: Int32) {
    if noted.load(ordering: .relaxed) >= 0 { return note(number) }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func note(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(noted.load(ordering: .relaxed), &byte, 1)
    // What was going on waits for its end; if the removing of files takes very long, it goes on.
    poll(nil, 0, 10_000)
  }

  /// Waits for the number of a signal, and ends the program as that signal would have; no signal comes in here before.
  private static func end(asToldBy descriptor: Int32) {
    var all = sigset_t()
    sigfillset(&all)
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) != 1 {}
    UnfinishedFiles.removeAll {
      RunningPrograms.endAll {
        signal(Int32(truncatingIfNeeded: byte), SIG_DFL)
        kill(getpid(), Int32(truncatingIfNeeded: byte))
        pthread_sigmask(SIG_UNBLOCK, &all, nil)
      }
    }
  }
}
