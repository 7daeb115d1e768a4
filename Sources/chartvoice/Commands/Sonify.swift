import ArgumentParser
import ChartNarration
import ChartSound
import SoundFile
import SourceText

/// `chartvoice sonify`.
struct Sonify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sonify",
    abstract: "Write the audio graph: tones in a sound file, value to pitch, and WebVTT captions beside it.")

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions
  @OptionGroup(title: "Sound options") var sound: SoundFormatOptions
  @OptionGroup(title: "Tone options") var tones: ToneOptions
  @OptionGroup(title: "Introduction options") var introduction: IntroductionOptions

  @Option(
    name: [.short, .long], help: ArgumentHelp("The sound to write: .wav, .flac, .ogg or .opus.", valueName: "file"),
    completion: .file(extensions: ["wav", "flac", "ogg", "opus"]))
  var output: String

  @Option(
    help: ArgumentHelp("Where captions go; beside the sound, with the ending .vtt, if not given.", valueName: "file"))
  var captions: String?

  @Option(
    help: ArgumentHelp("Also write the captions as SubRip, for video players.", valueName: "file"),
    completion: .file(extensions: ["srt"]))
  var srt: String?

  @Option(
    help: ArgumentHelp("Also write the captions as a label track of Audacity.", valueName: "file"),
    completion: .file(extensions: ["txt"]))
  var audacity: String?

  @Option(help: ArgumentHelp("Also write the score, note by note, as JSON.", valueName: "file"))
  var score: String?

  @Option(
    help: ArgumentHelp("Also write the notes as a Standard MIDI File.", valueName: "file"),
    completion: .file(extensions: ["mid", "midi"]))
  var midi: String?

  @Option(
    help: ArgumentHelp("Also draw the score as SVG, pitch over time with marks named.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var picture: String?

  @Option(help: ArgumentHelp("Also write all that the chart says, as text.", valueName: "file"))
  var transcript: String?

  func validate() throws {
    guard !voice.mask else {
      throw ValidationError(
        "--mask hides numbers, and a sound tells them by its pitch. Use describe, labels or groups.")
    }
    let places = outputs.map(\.path)
    for place in places { try OutputName.check(place) }
    for (index, place) in places.enumerated() where FileIdentity.isShared(place, with: places[..<index]) {
      throw ValidationError("\"\(place.escapingControls)\" is named for two outputs. Give each a file of its own.")
    }
    for source in [input.input, voice.voice].compactMap({ $0 }) where FileIdentity.isShared(source, with: places[...]) {
      throw ValidationError("\"\(source.escapingControls)\" is the input. Write to another file.")
    }
    _ = try sound.fileFormat(for: output)
  }

  func run() throws {
    let narrated = try NarratedInput(input, chart, voice).narrated
    // What is spoken for the introduction is kept in files, too.
    EndingSignals.leaveNothingBehind()
    let graph = try AudioGraph(
      narrated, tones: tones, introduction: introduction, format: sound.fileFormat(for: output))
    // Nothing is put in its place before everything is written.
    var prepared: [PreparedFile] = []
    do {
      for (kind, path) in outputs {
        guard let bytes = bytes(kind, graph, narrated) else { continue }
        prepared.append(try PreparedFile(bytes, for: path))
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
    case sound, captions(CaptionFormat), score, midi, picture, transcript
  }

  /// The files that are written, and what goes into them.
  private var outputs: [(kind: Output, path: String)] {
    let all: [(Output, String?)] = [
      (.sound, output), (.captions(.webVTT), captions ?? Self.captionPlace(beside: output)),
      (.captions(.subRip), srt), (.captions(.audacity), audacity), (.score, score), (.midi, midi),
      (.picture, picture), (.transcript, transcript),
    ]
    return all.compactMap { kind, path in path.map { (kind, $0) } }
  }

  /// What goes into a file beside the sound; `nil` for the sound itself.
  private func bytes(_ kind: Output, _ graph: AudioGraph, _ narrated: NarratedViews) -> [UInt8]? {
    switch kind {
    case .sound: nil
    case .captions(let format): Array(graph.captions(as: format).utf8)
    case .score: Array(graph.json.utf8)
    case .midi: graph.midi
    case .picture: Array(graph.picture(narrated).utf8)
    case .transcript: Array(graph.transcript(narrated).utf8)
    }
  }

  /// Captions stand beside a file, but not beside a device or a pipe.
  private static func captionPlace(beside output: String) -> String? {
    guard !output.hasPrefix("/dev/") else { return nil }
    return SoundFormatOptions.stem(of: output) + ".vtt"
  }

  private func report(_ graph: AudioGraph, _ files: [String]) {
    StandardError.write("Wrote \(files.map(\.escapingControls).joined(separator: ", ")).")
    if let failure = graph.speechFailure { StandardError.write(failure) }
    if let note = graph.note { StandardError.write(note) }
    let reduced = graph.score.reducedCount
    if reduced > 0 {
      StandardError.write(
        "\(reduced) \(reduced == 1 ? "mark is" : "marks are") too close to others to be heard: of those together the "
          + "lowest and the highest sound. Where they do not share an X, a longer --duration or coarser buckets hold more."
      )
    }
    let unnamed = graph.countWithoutCue
    if unnamed > 0 {
      StandardError.write(
        "\(unnamed.withCommas) \(unnamed == 1 ? "mark has" : "marks have") no cue point: a sound file has no "
          + "room for more. --score names them all.")
    }
    let silent = graph.score.silentSeries.count
    if silent > 0 {
      StandardError.write(
        "\(silent.withCommas) series \(silent == 1 ? "is" : "are") not heard: the sound would be too long. "
          + "Name those to hear with --hear, or give all of them --duration seconds.")
    }
  }
}
