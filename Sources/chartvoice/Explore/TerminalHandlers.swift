#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a handler of a signal may look at: plain memory that never moves.
private struct TerminalMemory {
  var descriptor: Int32 = -1
  var isRaw = false
  var saved = termios()
  var raw = termios()
  /// Where signals are told.
  var pipe: Int32 = -1
}

private let highestSignal = 64

nonisolated(unsafe) private let memory: UnsafeMutablePointer<TerminalMemory> = {
  let memory = UnsafeMutablePointer<TerminalMemory>.allocate(capacity: 1)
  memory.initialize(to: TerminalMemory())
  return memory
}()

/// What was done at each signal before.
nonisolated(unsafe) private let earlier: UnsafeMutablePointer<sigaction> = {
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: highestSignal + 1)
  actions.initialize(repeating: sigaction(), count: highestSignal + 1)
  return actions
}()

/// Puts the terminal back; calls nothing that a handler may not call.
private func restoreTerminal() {
  guard memory.pointee.isRaw else { return }
  // Stopped from outside, we may be in the background: the terminal is another program's by then.
  let foreground = tcgetpgrp(memory.pointee.descriptor)
  if foreground > 0, foreground != getpgrp() { return }
  if tcsetattr(memory.pointee.descriptor, TCSANOW, &memory.pointee.saved) == 0 { memory.pointee.isRaw = false }
}

/// Puts the terminal back, and ends the program as the signal does by itself.
private func endBySignal(_ number: Int32) {
  restoreTerminal()
  EndingSignals.end(by: number)
}

/// Puts the terminal back, and lets the signal do what it did before, such as to say where the fault is.
private func endByFault(_ number: Int32) {
  restoreTerminal()
  sigaction(number, earlier + Int(number), nil)
  raise(number)
}

/// Tells the loop.
private func tell(_ number: Int32) {
  let fault = errno
  var byte = number == SIGCONT ? TerminalSignal.goOn.rawValue : TerminalSignal.stop.rawValue
  _ = write(memory.pointee.pipe, &byte, 1)
  errno = fault
}

/// The handlers of signals while a terminal is raw.
struct TerminalHandlers {
  private let ends: (read: Int32, write: Int32)
  var signals: Int32 { ends.read }

  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2] + others
  /// What else ends a program that does not know it.
  private static let others = [SIGXCPU, SIGSYS, SIGVTALRM, SIGPROF]
  private static let faults = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
  private static let told = [SIGTSTP, SIGCONT]

  init(_ descriptor: Int32, _ saved: termios) throws(TerminalError) {
    ends = try Self.pipe()
    memory.pointee = TerminalMemory(descriptor: descriptor, saved: saved, raw: saved.raw, pipe: ends.write)
    for number in Self.ending { Self.handle(number, endBySignal) }
    for number in Self.faults { Self.handle(number, endByFault) }
    for number in Self.told { Self.handle(number, tell) }
  }

  /// Handles a signal, unless whoever started us had it ignored.
  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    sigaction(number, nil, earlier + Int(number))
    let before = signal(number, handler)
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  func remove() {
    for number in Self.ending + Self.faults + Self.told { sigaction(number, earlier + Int(number), nil) }
    close(ends.read)
    close(ends.write)
  }

  // MARK: Raw and not

  func enter() -> Bool {
    // Said before it is done: a signal in between puts back what is there already.
    memory.pointee.isRaw = true
    while tcsetattr(memory.pointee.descriptor, TCSANOW, &memory.pointee.raw) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  func leave() { restoreTerminal() }

  /// Stops until told to go on; a program that nobody could call back is not stopped by the system.
  func stop(everyone: Bool) {
    sigaction(SIGTSTP, earlier + Int(SIGTSTP), nil)
    if everyone { kill(0, SIGTSTP) } else { raise(SIGTSTP) }
    Self.handle(SIGTSTP, tell)
  }

  /// A pipe whose ends wait for nothing and are no other program's.
  private static func pipe() throws(TerminalError) -> (read: Int32, write: Int32) {
    guard let ends = SystemPipe.open() else { throw TerminalError(reason: String(cString: strerror(errno))) }
    for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return ends
  }
}
