public import ArgumentParser
import ChartModel
public import ChartStreams
import SourceText

extension EventCombination: ExpressibleByArgument {}

/// How timelines are read.
struct EventOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many seconds each timeline lasts; until its last event, if that is later.", valueName: "seconds"))
  var duration: Double?

  func validate() throws {
    guard let duration else { return }
    guard duration.isFinite, duration >= 0 else { throw ValidationError("--duration takes seconds from zero on.") }
  }

  /// The timeline of a file; a hyphen is standard input.
  func timeline(_ path: String) throws -> EventTimeline {
    try EventTimeline.read(path == "-" ? .standardInput : .file(path: path), duration: duration ?? 0)
  }
}

/// The form in which events are printed.
enum EventFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, csv
}

/// How a timeline is called in a title: by its file, without folders and ending.
func timelineName(_ path: String) -> String {
  let last = path.split(separator: "/").last.map(String.init) ?? path
  return last.split(separator: ".").first.map(String.init) ?? last
}
