#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// How another program is started: its complaints are not shown, it is alone in a process group, so that what it starts itself
/// ends with it, and it takes signals as one that a person has started.
///
/// It keeps open whatever is not closed at a start, as `SystemPipe` is.
struct ProgramStart {
  let path: String
  /// Its name and what stands behind it.
  let arguments: [String]
  let environment: [String]
  /// What it reads; nothing if `nil`.
  var input: Int32?
  /// Where it writes; nowhere if `nil`.
  var output: Int32?

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// All variables that this program knows, which nothing here ever changes, as `name=value`.
  static var ownEnvironment: [String] {
    var (variables, next): ([String], UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) = ([], environ)
    while let place = next, let variable = place.pointee {
      variables.append(String(cString: variable))
      next = place + 1
    }
    return variables.sorted()
  }

  /// The same with something to read.
  func reading(_ input: Int32) -> ProgramStart {
    var program = self
    program.input = input
    return program
  }

  /// The same with somewhere to write.
  func writing(_ output: Int32) -> ProgramStart {
    var program = self
    program.output = output
    return program
  }

  /// Starts it, without waiting: its number, or that of the error.
  func start() -> (process: pid_t, fault: Int32) {
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
    direct(&actions)
    prepare(&attributes)
    var process = pid_t()
    let fault = Self.withStrings(arguments) { arguments in
      Self.withStrings(environment) { posix_spawn(&process, path, &actions, &attributes, arguments, $0) }
    }
    return (process, fault)
  }

  private func direct(_ actions: inout Actions) {
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  }

  private func prepare(_ attributes: inout Attributes) {
    var signals = sigset_t()
    sigemptyset(&signals)
    // Threads that work in the background take no signals, and what they start would take none either.
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in Self.signals { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
  }

  /// We ignore a closed pipe; other programs expect to be ended by it.
  private static let signals = [
    SIGPIPE, SIGXFSZ, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGCHLD, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGWINCH,
  ]

  /// Strings as C takes a list of them, with a null at the end.
  static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
