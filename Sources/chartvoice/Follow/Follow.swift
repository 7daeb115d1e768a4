import ArgumentParser
import ChartModel
import ChartNarration
import ChartStreams
import SourceText
import TableReading

/// `chartvoice follow`.
struct Follow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "follow",
    abstract: "Say what changes in rows that come as time goes on, no faster than a person can listen.",
    discussion: """
      Rows are CSV below a line of names, or JSON Lines, a line a row. A bucket is told when X moves on, or the clock does; \
      what waits is told together. At the end of the input, or at Control-C, comes the summary.

      Example: tail -n +1 -f visits.csv | chartvoice follow - --bucket minute
      Example: chartvoice follow --file visits.csv --every 10s --rule goal=100 --state visits.state
      """)

  @Argument(help: "A hyphen: rows come on standard input.")
  var input: String?

  @Option(help: ArgumentHelp("A file that grows, read from its beginning on.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "End where the file ends instead of waiting for more.")
  var toEnd = false

  @OptionGroup(title: "Speech options") var speech: FollowSpeechOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: "What stands between the fields of a CSV file: one character, or the word tab.")
  var delimiter: String?

  @Option(
    help: ArgumentHelp(
      "Keep what is counted in this file, and go on from there when started again.", valueName: "file"),
    completion: .file())
  var state: String?

  @Option(help: ArgumentHelp("The form of the result: sentences, or JSON, an announcement a line.", valueName: "form"))
  var format: ResultFormat = .text

  @Flag(help: "Print announcements alone: no notes about rows set aside.")
  var quiet = false

  func validate() throws {
    guard (input == "-") != (file != nil), input == nil || input == "-" else {
      throw ValidationError("Give a hyphen for standard input, or a file that grows with --file, and not both.")
    }
    guard !toEnd || file != nil else { throw ValidationError("--to-end is for --file: standard input has an end.") }
    guard chart.window == nil, chart.at == nil, chart.groups == nil, chart.mostMarks == nil else {
      throw ValidationError(
        "--window, --at, --groups and --most-marks are for charts that stand still. Leave them out.")
    }
    guard let state else { return }
    try OutputName.check(state, of: "--state")
    for other in [file, voice.voice].compactMap({ $0 }) where FileIdentity.isShared(state, with: [other][...]) {
      throw ValidationError("\"\(state.escapingControls)\" is read. Keep the state in another file.")
    }
  }

  func run() throws {
    let request = try chart.request()
    let source: TableInput = file.map { .file(path: $0) } ?? .standardInput
    var reading = ReadingOptions(
      delimiter: delimiter == "tab" || delimiter == "\\t" ? "\t" : delimiter?.first, zone: request.zone)
    // What comes later is not known: rows are told as they come, by the clock of the zone.
    (reading.keepsClocks, reading.keepsTotals) = (false, true)
    let session = FollowSession(
      name: source.name, request: request, reading: reading,
      options: try speech.options(alongTime: chart.bucket.map(\.isOfTime) ?? true), voice: try voice.loadedVoice(),
      profile: try voice.loadedProfile())
    var loop = FollowLoop(
      session, input: try FollowInput(source, endsAtEnd: toEnd || file == nil),
      output: FollowOutput(format: format, zone: request.zone, isQuiet: quiet),
      tones: speech.tone && !voice.mask ? FollowTones(command: speech.player) : nil,
      stateFile: state.map(FollowStateFile.init))
    try loop.run()
  }
}

extension Bucketing {
  /// Whether buckets are those of the calendar.
  fileprivate var isOfTime: Bool { if case .width = self { false } else { true } }
}
