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

  /// What became of a program with such limits, as a clause behind its name.
  func reason(_ limits: ExternalProgram.Limits) -> String {
    switch self {
    case .system(let words): words
    case .ended: "it ended with an error."
    case .slow: "it took more than \(Int(clamping: limits.seconds)) seconds."
    case .large: "it wrote more than \(limits.bytes / 1_000_000) megabytes."
    }
  }
}

/// Another program, run as a person would, never through a shell and never linked.
struct ExternalProgram {
  /// How long a program may take, and how much it may write.
  struct Limits {
    var seconds: Double
    var bytes: Int
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
    guard let found = places.lazy.compactMap(Self.init(at:)).first else { return nil }
    self = found
  }

  /// The one at a path; `nil` where there is none that we may run.
  init?(at path: String) {
    guard access(path, X_OK) == 0, !FileIdentity.isFolder(path) else { return nil }
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
  ///   - limits: What it may take.
  func run(
    _ arguments: [String], input bytes: [UInt8], variables: [String], limits: Limits
  ) throws(ProgramFailure) -> [UInt8] {
    guard let input = tmpfile() else { throw .system(Self.fault(errno)) }
    defer { fclose(input) }
    _ = fcntl(fileno(input), F_SETFD, FD_CLOEXEC)
    guard (try? Descriptor(number: fileno(input), name: "temporary file").write(bytes)) != nil else {
      throw .system(Self.fault(errno))
    }
    rewind(input)
    let environment = variables.compactMap { name in Self.variable(name).map { name + "=" + $0 } } + ["LC_ALL=C.UTF-8"]
    let program = ProgramStart(
      path: path, arguments: [path] + arguments, environment: environment, input: fileno(input))
    let (process, output) = try RunningPrograms.start(program, piping: .output)
    defer { close(output) }
    return try RunningProgram(process: process, output: output, limits: limits).finish()
  }

  static func fault(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() + "." }
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

  /// What it writes until it closes its output, or is over: what it has started may hold that open.
  private func read() throws(ProgramFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let isOver = state != .running
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      // What has come in time is taken, though we were stopped meanwhile.
      let ready = poll(&waiting, 1, isOver ? 0 : min(100, (try? milliseconds()) ?? 0))
      guard ready >= 0 || errno == EINTR else { throw .system(fault) }
      if ready == 0, isOver { return bytes }
      if ready == 0 { _ = try milliseconds() }
      guard ready > 0 else { continue }
      let count = systemRead(output, &block)
      guard count >= 0 || errno == EINTR else { throw .system(fault) }
      guard count != 0 else { return bytes }
      bytes += block[..<max(count, 0)]
      guard bytes.count <= limits.bytes else { throw .large }
    }
  }

  /// With what it ended; it may have closed its output and go on. What it left behind ends with it.
  private func status() throws(ProgramFailure) -> Int32 {
    while state == .running { _ = poll(nil, 0, min(2, try milliseconds())) }
    if state == .over { RunningPrograms.stop(process) }
    return try RunningPrograms.end(process)
  }

  private enum State {
    case running
    /// It has ended, and nobody has taken it away.
    case over
    /// Somebody has: its number may be that of another program.
    case gone
  }

  private var state: State {
    var facts = siginfo_t()
    let found = waitid(P_PID, id_t(truncatingIfNeeded: process), &facts, WEXITED | WNOWAIT | WNOHANG)
    if found < 0 { return errno == EINTR ? .running : .gone }
    return facts.si_signo == 0 ? .running : .over
  }

  /// Ends it and all that it started.
  private func end() {
    RunningPrograms.stop(process)
    _ = try? RunningPrograms.end(process)
  }

  /// Until its time is over.
  private func milliseconds() throws(ProgramFailure) -> Int32 {
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
