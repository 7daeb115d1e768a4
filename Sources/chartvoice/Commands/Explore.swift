import ArgumentParser
import ChartModel
import ChartNarration

/// `chartvoice explore`.
struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Walk a chart by keyboard, one line an announcement.",
    discussion: """
      Arrows move, Enter or Down goes in, Escape or Up goes out, h says all keys, q or Control-C ends, Control-Z leaves \
      for the shell. Keys can be changed in the profile. Where standard input is no terminal, commands are typed by \
      their words, one a line.

      Example: chartvoice explore steps.csv
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions
  @OptionGroup(title: "Walk options") var options: WalkOptions

  func run() throws {
    try refuseSharedLog()
    let keys = try voice.settings().keys
    let source = try WalkSource(
      script: options.script, isTyped: options.typed, isDataOnInput: input.input == "-")
    var navigator = FocusNavigator(try NarratedInput(input, chart, voice).narrated.focusTree())
    if options.braille, case .success(let command) = FocusCommandParser().command("braille") {
      _ = navigator.perform(command)
    }
    let log = try options.log.map(WalkLog.init)
    let walk = Walk(help: source.help(keys), log: log) { navigator.perform($0) }
    try source.run(walk, keys: keys, .standard)
  }

  /// The log must not take the place of what is read.
  private func refuseSharedLog() throws {
    guard let log = options.log else { return }
    for source in [input.input, voice.voice, voice.profile, options.script].compactMap({ $0 })
    where FileIdentity.isShared(source, with: [log]) {
      throw ValidationError("--log would write over \"\(source.escapingControls)\", which is read. Name another file.")
    }
  }
}
