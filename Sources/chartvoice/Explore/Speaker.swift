import ChartNarration

/// Speaks lines through a speech program, without ever waiting for it: a new line ends the one before.
final class Speaker {
  private let programs: SoundPrograms
  private let turns = SoundTurns("speech")
  private var hasSpoken = false

  private static let dispatcher = "spd-say"
  /// Seconds that a line may take; `spd-say` only hands it over.
  private static func patience(_ program: SoundCommand) -> Double { program.name == dispatcher ? 10 : longest }
  private static let longest = 120.0

  /// A speaker of a language, such as `en`, through what is installed of `spd-say`, `espeak-ng` and `espeak`.
  convenience init(language: String) {
    let language = IntroductionOptions.isVoice(language) ? language : "en"
    self.init(
      [Self.dispatcher, "espeak-ng", "espeak"].compactMap { name in
        ExternalProgram(named: [name]).map {
          SoundCommand(path: $0.path, arguments: Self.arguments(of: name, language))
        }
      })
  }

  /// A speaker through the first of some programs that works.
  init(_ commands: [SoundCommand]) {
    let remedy = "nothing is spoken."
    programs = SoundPrograms(
      commands, none: "No speech program was found: \(remedy) Install speech-dispatcher or espeak-ng.",
      remedy: remedy, kind: "speech program")
  }

  /// What makes each speak its standard input: `spd-say` in place of what it speaks, for its arguments are a format in
  /// which a percent sign is none.
  static func arguments(of name: String, _ language: String) -> [String] {
    name == dispatcher
      ? ["-C", "-P", "text", "-l", language, "-e"] : ["--stdin", "-b", "1", "-v", language]
  }

  /// Speaks a line in place of what is spoken.
  func speak(_ line: String) {
    let text = SpeechProgram.plain(line)
    guard !text.isEmpty, programs.areThere() else { return stop() }
    // A line that begins with signs of its own may be a command to spd-say; none begins with a blank.
    let bytes = Array((" " + text + "\n").utf8)
    hasSpoken = true
    turns.begin { [programs] turn in
      for program in programs.remaining where !turn.isCancelled {
        let outcome = turn.run(program, program.arguments, seconds: Self.patience(program)) { $0.write(bytes) }
        guard outcome == .badly else { return }
        programs.drop(program)
      }
    }
  }

  /// Ends what is spoken.
  func stop() {
    turns.stop()
    // A line sounds on when spd-say, which only hands a line over, is long gone.
    guard hasSpoken, let program = programs.remaining.first, program.name == Self.dispatcher else { return }
    turns.begin { turn in _ = turn.run(program, ["-C"], seconds: 5) { _ in true } }
  }

  /// Why nothing is spoken, as a sentence; once.
  func takeComplaint() -> String? { programs.takeComplaint() }

  /// Ends what is spoken, or waits for its end as far as that can be known.
  func finish(waiting: Bool) {
    if waiting, turns.wait(seconds: Self.longest) { return }
    stop()
    guard !turns.wait(seconds: 1) else { return }
    // Told to be silent, it hangs; nobody would end it after us.
    turns.stop()
    _ = turns.wait(seconds: 1)
  }
}
