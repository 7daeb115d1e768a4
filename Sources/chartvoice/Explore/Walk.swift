import ChartModel
import ChartNarration

/// A walk through a chart: lines of words in, announcements out, whoever sends them.
final class Walk {
  private let perform: (FocusCommand) -> FocusAnnouncement
  private let settle: () -> FocusAnnouncement
  /// Makes what takes a while to say, while nobody waits.
  let prepare: () -> Void
  private let takeNotes: () -> [String]
  private let silence: () -> Void
  private let help: (String) -> [String]
  private let opening: () -> FocusAnnouncement
  private let log: WalkLog?
  private let parser = FocusCommandParser()

  /// What comes of a line.
  struct Answer: Equatable {
    var lines: [String]
    /// What went wrong with tones or speech since something was last said; it must not be lost.
    var notes: [String] = []
    /// Whether the walk is over.
    var ends = false
    /// Whether `rest` has more to say, which takes longer.
    var isUnfinished = false
  }

  /// A walk.
  ///
  /// - Parameters:
  ///   - help: What is said to those who ask for help, or for help about a topic.
  ///   - log: Where commands are noted, as they are done.
  ///   - takeNotes: What there is to say besides, each once.
  ///   - silence: Ends what is heard, as before the program stops.
  ///   - settle: What the navigator says when it has made the charts that a command asked for.
  ///   - opening: What is said and heard before anybody asks.
  ///   - prepare: Makes what takes a while to say.
  ///   - perform: What the navigator makes of a command.
  init(
    help: @escaping (String) -> [String], log: WalkLog? = nil, takeNotes: @escaping () -> [String] = { [] },
    silence: @escaping () -> Void = {}, settle: @escaping () -> FocusAnnouncement = { FocusAnnouncement([]) },
    prepare: @escaping () -> Void = {}, opening: @escaping () -> FocusAnnouncement = { FocusAnnouncement([]) },
    perform: @escaping (FocusCommand) -> FocusAnnouncement
  ) {
    (self.help, self.log, self.takeNotes, self.silence) = (help, log, takeNotes, silence)
    (self.perform, self.settle, self.prepare, self.opening) = (perform, settle, prepare, opening)
  }

  /// What is said before anybody asks.
  func begin() -> Answer { Answer(lines: opening().lines, notes: takeNotes()) }

  /// Does a command by its word and text, and notes it; a line that is no command says what would be one.
  ///
  /// - Parameter isWhole: Whether what the command leaves open is done and said at once, in the same line.
  func answer(to line: String, isWhole: Bool = false) throws -> Answer {
    switch parser.command(line) {
    case .failure(let error): return Answer(lines: [error.description])
    case .success(let command):
      try log?.note(line)
      return answer(to: command, isWhole: isWhole)
    }
  }

  /// What is still to be said of the last command.
  func rest() -> Answer { Answer(lines: settle().lines, notes: takeNotes()) }

  /// Says again what was said last, after an interruption.
  func place() -> [String] {
    guard case .success(let command) = parser.command("repeat") else { return [] }
    return answer(to: command).lines
  }

  /// What there is to say besides, at the end of the walk.
  func notes() -> [String] { takeNotes() }

  /// Ends what is heard.
  func pause() { silence() }

  private func answer(to command: FocusCommand, isWhole: Bool = false) -> Answer {
    if case .help(let topic) = command { return Answer(lines: help(topic)) }
    var announcement = perform(command)
    if isWhole, announcement.isUnfinished { announcement = announcement.followed(by: settle()) }
    return Answer(
      lines: announcement.lines, notes: takeNotes(), ends: announcement.ends || command == .quit,
      isUnfinished: announcement.isUnfinished)
  }
}
