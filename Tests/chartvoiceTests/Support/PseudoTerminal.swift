import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program at a terminal of its own, as a person would have it: keys in, what is shown out.
///
/// It waits for what it expects, however long a busy machine takes, and never for a time.
final class PseudoTerminal {
  private var bytes: [UInt8] = []
  /// Up to where it has been looked at.
  private var seen = 0
  private var control: Int32
  /// The program's side, kept so that the terminal is there when the program is gone.
  private let side: Int32
  /// What the terminal was set to before the program started.
  let firstAttributes: [UInt64]
  private let process: pid_t
  private let settings: TemporaryFolder
  private var status: Int32?

  /// How many seconds to wait for what never comes.
  private static let patience = 30.0

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// Starts the program with arguments; `program` for another one, such as a shell.
  init(
    _ arguments: [String], program: String = Program.url.path, columns: UInt16 = 80, variables: [String: String] = [:],
    profile: String? = nil
  ) throws {
    settings = try TemporaryFolder()
    if let profile {
      let folder = settings.url.appendingPathComponent("chartvoice")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try settings.file("chartvoice/profile.toml", profile)
    }
    let own = ["XDG_CONFIG_HOME": settings.url.path, "TERM": "xterm-256color"]
    let environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(variables) { $1 }
    (control, side) = try Self.open(columns)
    firstAttributes = Self.attributes(of: side)
    let terminal = try Self.path(side)
    process = try Spawn.start([program] + arguments, environment, isSession: true) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      for its in [STDOUT_FILENO, STDERR_FILENO] { posix_spawn_file_actions_adddup2(&actions, 0, its) }
    }
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    if control >= 0 { close(control) }
    close(side)
  }

  // MARK: Keys and signals

  func type(_ text: String) throws { try type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) throws {
    guard write(control, bytes, bytes.count) == bytes.count else { throw Failure(description: "keys do not arrive") }
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// The group of programs that the terminal listens to.
  var front: pid_t { tcgetpgrp(control) }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(control, UInt(TIOCSWINSZ), &size)
  }

  /// Takes the terminal away, as when its window is closed.
  func hangUp() {
    close(control)
    control = -1
  }

  // MARK: What is shown

  /// Waits until a text is shown behind what was expected before it, and gives all that came with it.
  @discardableResult
  func expect(_ text: String) throws -> String {
    let end = Date().addingTimeInterval(Self.patience)
    while true {
      let fresh = String(decoding: bytes[seen...], as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
      if let found = fresh.range(of: text) {
        // Every line is looked at once: what stands behind the text is for the next.
        let upTo = String(fresh[..<found.upperBound])
        seen += upTo.replacingOccurrences(of: "\n", with: "\r\n").utf8.count
        return upTo
      }
      guard try read(until: end) else { throw Failure(description: "\"\(text)\" is not shown, but \"\(fresh)\"") }
    }
  }

  /// Waits until the program is over, and gives its exit code, or less than zero for the signal that ended it.
  func end() throws -> Int32 {
    let end = Date().addingTimeInterval(Self.patience)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard Date() < end else { throw Failure(description: "the program goes on") }
      if control >= 0 { _ = try read(until: Date().addingTimeInterval(0.01)) } else { usleep(1_000) }
    }
    self.status = status
    while control >= 0, try read(until: Date()) {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  /// All that was shown, with line ends as programs write them.
  var text: String { String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n") }

  var hasEscape: Bool { bytes.contains(0x1B) }

  /// Reads what is there, waiting for something until a time; false where nothing came.
  private func read(until end: Date) throws -> Bool {
    var waiting = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(max(end.timeIntervalSinceNow * 1_000, 0).rounded(.up))
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    var block = [UInt8](repeating: 0, count: 4_096)
    let count = Foundation.read(control, &block, block.count)
    guard count > 0 else { return false }
    bytes += block[..<count]
    return true
  }

  // MARK: The terminal itself

  /// What the terminal is set to, as a list that can be compared.
  var attributes: [UInt64] { Self.attributes(of: side) }

  private static func attributes(of side: Int32) -> [UInt64] {
    var now = termios()
    tcgetattr(side, &now)
    let keys = withUnsafeBytes(of: now.c_cc) { $0.map(UInt64.init) }
    return [now.c_iflag, now.c_oflag, now.c_cflag, now.c_lflag].map(UInt64.init) + keys
  }

  /// Whether it gathers lines and shows what is typed.
  var isPlain: Bool {
    var now = termios()
    tcgetattr(side, &now)
    return now.c_lflag & tcflag_t(ICANON) != 0 && now.c_lflag & tcflag_t(ECHO) != 0
  }

  private static func open(_ columns: UInt16) throws -> (Int32, Int32) {
    var (control, side) = (Int32(-1), Int32(-1))
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&control, &side, nil, nil, &size) == 0 else {
      throw Failure(description: "there are no pseudo terminals")
    }
    for descriptor in [control, side] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (control, side)
  }

  private static func path(_ descriptor: Int32) throws -> String {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { throw Failure(description: "a terminal has no name") }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
