import ArgumentParser
import ChartModel
import ChartNarration
import ChartSound
import SoundFile

/// `chartvoice sonify`.
struct Sonify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the audio graph: tones in a WAV file, value to pitch, and WebVTT captions beside it.")

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(
    name: [.short, .long], help: ArgumentHelp("The WAV file to write.", valueName: "file"),
    completion: .file(extensions: ["wav"]))
  var output: String

  @Option(
    help: ArgumentHelp("Where captions go; beside the sound, with the ending .vtt, if not given.", valueName: "file"))
  var captions: String?

  @Option(help: ArgumentHelp("Also write the score, note by note, as JSON.", valueName: "file"))
  var score: String?

  @Option(help: ArgumentHelp("Also write all that the chart says, as text.", valueName: "file"))
  var transcript: String?

  func validate() throws {
    guard !voice.mask else {
      throw ValidationError(
        "--mask hides numbers, and a sound tells them by its pitch. Use describe, labels or groups.")
    }
    let places = outputs.map(\.path)
    for (index, place) in places.enumerated() where FileIdentity.isShared(place, with: places[..<index]) {
      throw ValidationError("\"\(place.escapingControls)\" is named for two outputs. Give each a file of its own.")
    }
    for source in [input.input, voice.voice].compactMap({ $0 }) where FileIdentity.isShared(source, with: places[...]) {
      throw ValidationError("\"\(source.escapingControls)\" is the input. Write to another file.")
    }
  }

  func run() throws {
    let narrated = try NarratedInput(input, chart, voice).narrated
    let graph = try AudioGraph(narrated)
    // Nothing is put in its place before everything is written.
    var prepared: [PreparedFile] = []
    do {
      for (kind, path) in outputs where kind != .sound {
        prepared.append(try PreparedFile(text(kind, graph, narrated), for: path))
      }
      try graph.write(to: output) {
        for file in prepared { try file.commit() }
      }
    } catch {
      for file in prepared { file.discard() }
      throw error
    }
    if !input.quiet { report(graph, outputs.map(\.path)) }
  }

  private enum Output {
    case sound, captions, score, transcript
  }

  /// The files that are written, and what goes into them.
  private var outputs: [(kind: Output, path: String)] {
    let all: [(Output, String?)] = [
      (.sound, output), (.captions, captions ?? Self.captionPlace(beside: output)), (.score, score),
      (.transcript, transcript),
    ]
    return all.compactMap { kind, path in path.map { (kind, $0) } }
  }

  private func text(_ kind: Output, _ graph: AudioGraph, _ narrated: NarratedViews) -> String {
    switch kind {
    case .sound: ""
    case .captions: graph.captions
    case .score: graph.json
    case .transcript: narrated.transcript()
    }
  }

  /// Captions stand beside a file, but not beside a device or a pipe.
  private static func captionPlace(beside output: String) -> String? {
    guard !output.hasPrefix("/dev/") else { return nil }
    let isWAV = output.lowercased().hasSuffix(".wav")
    return (isWAV ? String(output.dropLast(4)) : output) + ".vtt"
  }

  private func report(_ graph: AudioGraph, _ files: [String]) {
    StandardError.write("Wrote \(files.map(\.escapingControls).joined(separator: ", ")).")
    let silent = graph.score.silentSeries
    if silent > 0 {
      StandardError.write(
        "The last \(silent) series are not heard: the sound would pass 10 minutes. Choose fewer series.")
    }
  }
}
