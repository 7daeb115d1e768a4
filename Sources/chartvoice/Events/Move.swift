import ArgumentParser
import ChartNarration
import ChartStreams
import SourceText

/// `chartvoice events move`.
struct Move: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract:
      "Say what changes when an event of a timeline is moved; with a second timeline, in their combination too.",
    discussion: """
      Nothing is written to the file. An event never goes below zero.

      Example: chartvoice events move key3 --by -40 --seconds-per-unit 0.05 keys.csv lights.csv --how zip
      """)

  @Argument(help: "The id of the event.")
  var id: String

  @Argument(
    help: "The timeline of the event: a CSV file with the columns id and time; a hyphen is standard input.",
    completion: .file())
  var timeline: String

  @Argument(help: "A second timeline with which it is combined.", completion: .file())
  var other: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How far it is moved, in units; backward where it is below zero.", valueName: "distance"))
  var by: Double

  @Option(help: ArgumentHelp("How many seconds a unit of the distance is.", valueName: "seconds"))
  var secondsPerUnit = 1.0

  @Option(help: ArgumentHelp("How the two timelines are combined.", valueName: "how"))
  var how: EventCombination = .merge

  @OptionGroup var options: EventOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(
    help: ArgumentHelp("The form of the result; json and csv give the timeline that comes of it.", valueName: "form"))
  var format: EventFormat = .text

  func validate() throws {
    guard !voice.mask else {
      throw ValidationError("--mask is for charts: events are told by their times. Leave it out.")
    }
    guard by.isFinite, secondsPerUnit.isFinite else {
      throw ValidationError("--by and --seconds-per-unit take finite numbers.")
    }
    guard other == nil || timeline != "-" || other != "-" else {
      throw ValidationError("Standard input can be one of the two timelines, not both.")
    }
  }

  func run() throws {
    let loaded = try voice.loadedVoice()
    let before = try options.timeline(timeline)
    guard before.events.count(where: { $0.id == id }) < 2 else { throw NoSuchEvent(id: id, isAmbiguous: true) }
    guard let after = before.moving(id, by: by, secondsPerUnit: secondsPerUnit) else { throw NoSuchEvent(id: id) }
    let second = try other.map(options.timeline)
    let combined = { (line: EventTimeline) in second.map { line.combined(with: $0, by: how) } ?? line }
    switch format {
    case .json: try StandardOutput.write(combined(after).json)
    case .csv:
      try StandardOutput.print("id,time")
      for event in combined(after).events { try StandardOutput.print(event.csv) }
    case .text: try tell(before, after, combined, EventNarrator(voice: loaded))
    }
  }

  private func tell(
    _ before: EventTimeline, _ after: EventTimeline, _ combined: (EventTimeline) -> EventTimeline,
    _ narrator: EventNarrator
  ) throws {
    guard let from = before.events.firstIndex(where: { $0.id == id }),
      let to = after.events.firstIndex(where: { $0.id == id })
    else { return }
    try StandardOutput.print(
      narrator.moved(
        id, from: before.events[from].time, to: after.events[to].time,
        order: (from + 1, to + 1, after.events.count)))
    guard other != nil else { return }
    let changes = EventChanges(from: combined(before), to: combined(after))
    try StandardOutput.print(
      narrator.changes(
        gone: changes.gone.map(\.id), new: changes.new.map(\.id),
        retimed: changes.retimed.map(\.id).filter { $0 != id }))
  }
}

/// An event that a timeline does not have, or has more than once.
struct NoSuchEvent: UserFacingFailure, CustomStringConvertible {
  var id: String
  var isAmbiguous = false

  var description: String {
    isAmbiguous
      ? "\"\(id.escapingControls)\" is the id of several events. Give each an id of its own."
      : "There is no event \"\(id.escapingControls)\". Name one of the column id."
  }
}
