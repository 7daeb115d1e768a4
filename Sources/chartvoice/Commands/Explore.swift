import ArgumentParser
import ChartNarration
import SourceText

/// `chartvoice explore`.
struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
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
  @OptionGroup(title: "Sound options") var sound: ExploreSoundOptions

  func run() throws {
    // Before a terminal is raw, whose signals are others.
    EndingSignals.leaveNothingBehind()
    try refuseSharedLog()
    let keys = try voice.settings().keys
    let source = try WalkSource(
      script: options.script, isTyped: options.typed, isDataOnInput: input.input == "-")
    let session = try session(isScript: options.script != nil)
    defer {
      session.finish(waiting: source.isRead)
      try? WalkOutput.standard(speak: { _ in }).say(session.takeNotes())
    }
    let walk = Walk(
      help: { source.help(keys, where: session.state.allows).lines($0, at: session.state) },
      log: try options.log.map(WalkLog.init),
      takeNotes: session.takeNotes, silence: session.silence, settle: session.settle,
      prepare: session.prepare, opening: session.begin, perform: session.perform)
    try source.run(walk, keys: keys, isQuiet: input.quiet, .standard(speak: session.speak))
  }

  /// A script is read, and sounds where one names a player. Numbers that are hidden must not be heard either.
  private func session(isScript: Bool) throws -> WalkSession {
    let walked = try WalkedInput(input, chart, voice)
    let isSilent = voice.mask || isScript && sound.player == nil
    let player =
      isSilent
      ? nil : try TonePlayer(walked.narrated, options: nil, command: sound.player)
    let speaker = sound.speak ? Speaker(language: walked.narrated.voice.code) : nil
    let session = WalkSession(walked, player: player, speaker: speaker, waits: isScript)
    if options.braille { _ = session.perform(.braille) }
    if !sound.tones { _ = session.perform(.tones) }
    if !sound.words { _ = session.perform(.words) }
    return session
  }

  /// The log must not take the place of what is read.
  private func refuseSharedLog() throws {
    guard let log = options.log else { return }
    try OutputName.check(log, of: "--log")
    for source in [input.input, voice.voice, voice.profile, options.script].compactMap({ $0 })
    where FileIdentity.isShared(source, with: [log]) {
      throw ValidationError("--log would write over \"\(source.escapingControls)\", which is read. Name another file.")
    }
  }
}
