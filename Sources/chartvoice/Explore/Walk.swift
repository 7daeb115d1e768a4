import ChartModel
import ChartNarration

/// A walk through a chart: lines of words in, announcements out, whoever sends them.
final class Walk {
  private let perform: (FocusCommand) -> FocusAnnouncement
  private let spoken: ([String]) -> [String]
  private let help: () -> [String]
  private let log: WalkLog?
  private let parser = FocusCommandParser()

  /// What comes of a line.
  struct Answer: Equatable {
    var lines: [String]
    /// Whether the walk is over.
    var ends = false
  }

  /// A walk.
  ///
  /// - Parameters:
  ///   - help: What is said to those who ask for help.
  ///   - log: Where commands are noted, as they are done.
  ///   - spoken: Speaks lines, where that is asked for, and adds what there is to say besides.
  ///   - perform: What the navigator makes of a command.
  init(
    help: @escaping () -> [String], log: WalkLog? = nil, spoken: @escaping ([String]) -> [String] = { $0 },
    perform: @escaping (FocusCommand) -> FocusAnnouncement
  ) {
    (self.help, self.log, self.spoken, self.perform) = (help, log, spoken, perform)
  }

  /// What is said before anybody asks.
  func begin() -> Answer { answer(to: .overview) }

  /// Does a command by its word and text, and notes it; a line that is no command says what would be one.
  func answer(to line: String) throws -> Answer {
    switch parser.command(line) {
    case .failure(let error): return Answer(lines: spoken([error.description]))
    case .success(let command):
      try log?.note(line)
      return answer(to: command)
    }
  }

  /// Says again what was said last, after an interruption.
  func place() -> [String] {
    guard case .success(let command) = parser.command("repeat") else { return [] }
    return answer(to: command).lines
  }

  private func answer(to command: FocusCommand) -> Answer {
    if command == .help { return Answer(lines: spoken(help())) }
    let announcement = perform(command)
    return Answer(lines: spoken(announcement.lines), ends: announcement.ends || command == .quit)
  }
}
