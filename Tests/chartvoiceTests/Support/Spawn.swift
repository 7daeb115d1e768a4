import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@testable import chartvoice

/// Starts programs by the system's own call.
///
/// `Process` of Foundation wakes a run loop by writing to a descriptor, perhaps after that is closed and its number belongs to
/// a file that another test writes.
enum Spawn {
  struct Failure: Error, CustomStringConvertible { var description: String }

  #if canImport(Darwin)
    typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    /// POSIX_SPAWN_SETSID, and POSIX_SPAWN_CLOEXEC_DEFAULT, which leaves nothing open but what is directed.
    private static let (newSession, closing): (Int16, Int16) = (0x400, 0x4000)
    /// RTLD_DEFAULT, which is a number there.
    private static var everywhere: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -2) }
  #else
    typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    private static let (newSession, closing): (Int16, Int16) = (0x80, 0)
    private static var everywhere: UnsafeMutableRawPointer? { nil }
  #endif

  /// Starts a program, which takes signals as one that a person has started, whatever whoever runs the tests does with them.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program, and what stands behind its name.
  ///   - folder: Where it starts; where the tests did if not given.
  ///   - isSession: Whether its first open terminal is the one that sends it signals; else it is alone in its group.
  ///   - direct: Says what its descriptors 0 to 2 are; it has no others.
  static func start(
    _ arguments: [String], _ environment: [String: String], in folder: String? = nil, isSession: Bool = false,
    direct: (inout Actions) -> Void
  ) throws -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (Actions, Attributes) = (nil, nil)
    #else
      var (actions, attributes) = (Actions(), Attributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let folder { try change(to: folder, &actions) }
    direct(&actions)
    closeOthers(&actions)
    prepare(&attributes, isSession)
    var process = pid_t()
    let variables = environment.map { "\($0)=\($1)" }
    guard let path = arguments.first else { throw Failure(description: "no program") }
    let fault = ProgramStart.withStrings(arguments) { arguments in
      ProgramStart.withStrings(variables) { posix_spawn(&process, path, &actions, &attributes, arguments, $0) }
    }
    guard fault == 0 else { throw Failure(description: "\(path) does not start: \(fault)") }
    return process
  }

  /// The headers of Linux show this call, and the next, only to programs in C that ask for them.
  private static func change(to folder: String, _ actions: inout Actions) throws {
    typealias Call = @convention(c) (UnsafeMutablePointer<Actions>, UnsafePointer<CChar>) -> Int32
    guard let address = dlsym(everywhere, "posix_spawn_file_actions_addchdir_np") else {
      throw Failure(description: "this system starts no program in another folder")
    }
    _ = unsafeBitCast(address, to: Call.self)(&actions, folder)
  }

  /// A pipe of another test would not end as long as this program holds it open.
  private static func closeOthers(_ actions: inout Actions) {
    typealias Call = @convention(c) (UnsafeMutablePointer<Actions>, Int32) -> Int32
    guard let address = dlsym(everywhere, "posix_spawn_file_actions_addclosefrom_np") else { return }
    _ = unsafeBitCast(address, to: Call.self)(&actions, STDERR_FILENO + 1)
  }

  private static func prepare(_ attributes: inout Attributes, _ isSession: Bool) {
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    for number in [SIGKILL, SIGSTOP] { sigdelset(&all, number) }
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | closing
    posix_spawnattr_setflags(&attributes, flags | (isSession ? newSession : Int16(POSIX_SPAWN_SETPGROUP)))
  }
}

/// A program that was started, and is ended where nobody waits for it.
final class Child {
  private let process: pid_t
  private let name: String
  private var status: Int32?

  /// How many seconds to wait for what never ends.
  private static let patience = 600.0

  /// Starts a program with descriptors of ours as its 0, 1 and 2.
  ///
  /// - Parameter environment: Its variables besides those of the tests.
  init(
    _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil, input: Int32, output: Int32,
    errors: Int32
  ) throws {
    name = arguments.joined(separator: " ")
    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process = try Spawn.start(arguments, environment, in: folder) { actions in
      for (own, its) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
        posix_spawn_file_actions_adddup2(&actions, own, its)
      }
    }
  }

  deinit { if status == nil { end() } }

  func send(_ signal: Int32) { if status == nil { kill(process, signal) } }

  /// Whether it has not ended yet.
  var isRunning: Bool {
    get throws { try ended() == nil }
  }

  /// Waits for its end: its exit code, or the number of the signal that ended it.
  func wait() throws -> (status: Int32, wasKilled: Bool) {
    let begin = ContinuousClock.now
    var pause: UInt32 = 100
    while true {
      if let status = try ended() {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8 & 0xFF, false) : (signal, true)
      }
      guard ContinuousClock.now - begin < .seconds(Self.patience) else {
        end()
        throw Spawn.Failure(description: "\(name) goes on")
      }
      usleep(pause)
      pause = min(pause * 2, 5_000)
    }
  }

  /// Its status as the system gives it; `nil` as long as it goes on.
  private func ended() throws -> Int32? {
    if let status { return status }
    var found: Int32 = 0
    let number = waitpid(process, &found, WNOHANG)
    guard number >= 0 || errno == EINTR else { throw Spawn.Failure(description: "\(name) is lost: \(errno)") }
    if number == process { status = found }
    return status
  }

  private func end() {
    kill(process, SIGKILL)
    var found: Int32 = 0
    while waitpid(process, &found, 0) < 0, errno == EINTR {}
    status = found
  }
}
