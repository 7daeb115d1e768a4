import ChartModel
import ChartNarration

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where commands come from.
enum WalkSource {
  case script(WalkScript)
  /// Keys of a terminal.
  case keys(Int32)
  /// Lines of words.
  case lines(Int32)

  /// The source that options ask for.
  ///
  /// - Parameter isDataOnInput: whether standard input brings the data, so that the terminal must be found by itself.
  /// - Throws: `NoTerminal` where there is none.
  init(script: String?, isTyped: Bool, isDataOnInput: Bool) throws {
    if let script {
      self = .script(try WalkScript(script))
      return
    }
    let descriptor = isDataOnInput ? try Self.terminal() : STDIN_FILENO
    self = isTyped || isatty(descriptor) != 1 ? .lines(descriptor) : .keys(descriptor)
  }

  private static func terminal() throws -> Int32 {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw NoTerminal() }
    return descriptor
  }

  /// The help that tells of the words that lead somewhere.
  func help(_ keys: KeyMap, where isPossible: @escaping (FocusWord) -> Bool) -> HelpText {
    if case .keys = self { HelpText(keys, where: isPossible) } else { HelpText(where: isPossible) }
  }

  /// How one gets help and leaves, for who begins; empty for scripts.
  func hint(_ keys: KeyMap) -> [String] {
    switch self {
    case .script: return []
    case .lines: return ["Type in to go in, help for help."]
    case .keys:
      guard let inside = keys.spokenKeys(for: "in").first, let help = keys.spokenKeys(for: "help").last else {
        return []
      }
      return ["\(inside) goes in, \(help) helps."]
    }
  }

  /// Whether commands come as fast as they are read, so that sounds must be waited for.
  var isRead: Bool {
    switch self {
    case .script: true
    case .lines(let descriptor): isatty(descriptor) != 1
    case .keys: false
    }
  }

  /// Walks until it is over.
  func run(_ walk: Walk, keys: KeyMap, isQuiet: Bool, _ output: WalkOutput) throws {
    let hint = isQuiet ? [] : hint(keys)
    defer { try? output.say(walk.notes()) }
    switch self {
    case .script(let script):
      try output.say(walk.begin().lines + hint)
      try script.run(walk, output)
    case .lines(let descriptor):
      try output.say(walk.begin().lines + hint)
      try LineWalk(walk: walk, output: output).run(descriptor)
    case .keys(let descriptor):
      // Raw before anything is said: a key that is pressed while one listens is not shown.
      try RawTerminal.during(descriptor) { terminal in
        try output.say(walk.begin().lines + hint)
        var loop = KeyLoop(terminal, KeyWalk(walk, keys: keys, output: output))
        try loop.run()
        try output.say([])
      }
    }
  }
}

/// There is nothing to press keys on.
struct NoTerminal: UserFacingFailure, CustomStringConvertible {
  let description =
    "Standard input brings the data, and there is no terminal to walk from. Give the data as a file, or commands with --script."
}
