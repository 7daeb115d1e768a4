import ChartModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why another program gave nothing.
enum ProgramFailure: Error, Equatable {
  /// The system did not start it or took it away, in the system's words.
  case system(String)
  /// It ended with an error.
  case ended
  /// It took longer than it may.
  case slow
  /// It wrote more than it may.
  case large
}

/// Another program, run as a person would, never through a shell and never linked.
struct ExternalProgram {
  /// How long a program may take, and how much it may write.
  struct Limits {
    var seconds = Double.infinity
    var bytes = Int.max
    /// Neither.
    static let none = Limits()
  }

  /// Where it is.
  let path: String
  /// What it is called.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The first of some programs in the folders of PATH; `nil` where none has any.
  init?(named names: [String]) {
    // Folders without a name, and those below wherever one happens to be, are passed over.
    let folders = (Self.variable("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let places = names.flatMap { name in folders.map { String($0) + "/" + name } }
    guard let path = places.first(where: { access($0, X_OK) == 0 && !FileIdentity.isFolder($0) }) else { return nil }
    self.path = path
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Gives it bytes on standard input, and takes what it writes to standard output.
  ///
  /// A file, not a pipe, stands at its input, so that neither side can wait for the other.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind its name.
  ///   - variables: The names of the variables that it may know; its text is UTF-8 whatever the machine's language is.
  ///   - limits: What it may take; with a limit, its complaints are not shown.
  func run(
    _ arguments: [String], input bytes: [UInt8], variables: [String], limits: Limits = .none
  ) throws(ProgramFailure) -> [UInt8] {
    // Who ignores it, as a parent may have done for us, never learns how a program ended.
    signal(SIGCHLD, SIG_DFL)
    guard let input = tmpfile() else { throw .system(Self.fault(errno)) }
    defer { fclose(input) }
    _ = fcntl(fileno(input), F_SETFD, FD_CLOEXEC)
    guard (try? Descriptor(number: fileno(input), name: "temporary file").write(bytes)) != nil else {
      throw .system(Self.fault(errno))
    }
    rewind(input)
    let environment = variables.compactMap { name in Self.variable(name).map { name + "=" + $0 } } + ["LC_ALL=C.UTF-8"]
    guard let ends = SystemPipe.open() else { throw .system(Self.fault(errno)) }
    let started = ProgramStart(
      path: path, arguments: [path] + arguments, environment: environment, input: fileno(input), output: ends.write,
      isUnheard: limits.isThere, isAlone: limits.isThere
    ).start()
    close(ends.write)
    defer { close(ends.read) }
    guard started.fault == 0 else { throw .system(Self.fault(started.fault)) }
    return try RunningProgram(process: started.process, output: ends.read, limits: limits).finish()
  }

  static func fault(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() + "." }
}

extension ExternalProgram.Limits {
  var isThere: Bool { seconds.isFinite || bytes < Int.max }
}

/// A program that has been started, until it is over.
private struct RunningProgram {
  let process: pid_t
  let output: Int32
  let limits: ExternalProgram.Limits
  private let begin = ContinuousClock.now

  init(process: pid_t, output: Int32, limits: ExternalProgram.Limits) {
    (self.process, self.output, self.limits) = (process, output, limits)
  }

  /// What it wrote; it is over and gone afterwards, whatever happens.
  func finish() throws(ProgramFailure) -> [UInt8] {
    do throws(ProgramFailure) {
      let bytes = try read()
      guard try status() == 0 else { throw ProgramFailure.ended }
      return bytes
    } catch {
      if error != .ended { end() }
      throw error
    }
  }

  private func read() throws(ProgramFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, try milliseconds())
      guard ready > 0 || ready < 0 && errno == EINTR else { throw ready == 0 ? .slow : .system(fault) }
      guard ready > 0 else { continue }
      let count = systemRead(output, &block)
      guard count >= 0 || errno == EINTR else { throw .system(fault) }
      guard count != 0 else { return bytes }
      bytes += block[..<max(count, 0)]
      guard bytes.count <= limits.bytes else { throw .large }
    }
  }

  /// With what it ended; it may have closed its output and go on.
  private func status() throws(ProgramFailure) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, limits.seconds.isFinite ? WNOHANG : 0)
      if ended == process { return status }
      // It is gone already, and its number may be that of another program: nothing is left to end.
      if ended < 0, errno == ECHILD { throw .ended }
      guard ended == 0 || errno == EINTR else { throw .system(fault) }
      if ended == 0 { _ = poll(nil, 0, min(2, try milliseconds())) }
    }
  }

  /// Ends it and all that it started.
  private func end() {
    _ = kill(limits.isThere ? -process : process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Until its time is over; −1 where it has no end.
  private func milliseconds() throws(ProgramFailure) -> Int32 {
    guard limits.seconds.isFinite else { return -1 }
    let left = limits.seconds - (ContinuousClock.now - begin) / .seconds(1)
    guard left > 0 else { throw .slow }
    return Int32(clamping: Int(clamping: min(left * 1_000 + 1, 60_000)))
  }

  private var fault: String { ExternalProgram.fault(errno) }
}

/// Reads what fits into a block, once; as the system says it, −1 for a fault.
func systemRead(_ descriptor: Int32, _ block: inout [UInt8]) -> Int {
  #if canImport(Glibc)
    Glibc.read(descriptor, &block, block.count)
  #elseif canImport(Musl)
    Musl.read(descriptor, &block, block.count)
  #else
    Darwin.read(descriptor, &block, block.count)
  #endif
}
