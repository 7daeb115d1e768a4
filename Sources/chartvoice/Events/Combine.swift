import ArgumentParser
import ChartAnalysis
import ChartModel
import ChartNarration
import ChartStreams

/// `chartvoice events combine`.
struct Combine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "combine",
    abstract: "Combine two timelines of events: event by event as they are due, then what came of it.",
    discussion: """
      merge gives each event as it comes; zip gives pairs in order, when both are there; latest gives a pair whenever \
      either comes, with the latest of the other. At equal times the events of the first file come first.

      Example: chartvoice events combine --how latest keys.csv lights.csv --speed 10
      Example: chartvoice events combine keys.csv lights.csv --instant --format csv | chartvoice sonify - --mark point \
      --x time --y id -o both.wav
      """)

  @Argument(
    help: "The first timeline: a CSV file with the columns id and time; a hyphen is standard input.",
    completion: .file())
  var first: String

  @Argument(help: "The second timeline.", completion: .file())
  var second: String

  @OptionGroup var options: EventOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: ArgumentHelp("How they are combined.", valueName: "how"))
  var how: EventCombination = .merge

  @Option(help: ArgumentHelp("How many times as fast events come out.", valueName: "factor"))
  var speed = 1.0

  @Flag(help: "Give all events at once, without waiting until they are due.")
  var instant = false

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: EventFormat = .text

  func validate() throws {
    guard !voice.mask else {
      throw ValidationError("--mask is for charts: events are told by their times. Leave it out.")
    }
    guard speed > 0, speed.isFinite else { throw ValidationError("--speed takes a number above zero, such as 10.") }
    guard first != "-" || second != "-" else {
      throw ValidationError("Standard input can be one of the two timelines, not both.")
    }
  }

  func run() throws {
    let (loaded, profile) = (try voice.loadedVoice(), try voice.loadedProfile())
    let timelines = (try options.timeline(first), try options.timeline(second))
    let combined = timelines.0.combined(with: timelines.1, by: how)
    var printer = EventPrinter(
      combined, title: [first, second].map(timelineName).joined(separator: ", "), format: format, voice: loaded,
      profile: profile)
    try printer.begin()
    if instant {
      for event in combined.events { try printer.print(event) }
    } else {
      try replay(combined, with: &printer)
    }
    try printer.end()
  }

  private func replay(_ combined: EventTimeline, with printer: inout EventPrinter) throws {
    let replay = combined.replayed(on: ContinuousClock(), speed: speed)
    try StandardOutput.finish()
    printer = try Waiting.value { [printer] in
      var printer = printer
      for try await event in replay {
        try printer.print(event)
        try StandardOutput.finish()
      }
      return printer
    }
  }
}
