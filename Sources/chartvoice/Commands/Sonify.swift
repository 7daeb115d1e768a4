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

  func run() throws {
    let narrator = try NarratedChart(input, chart, voice).narrator
    let graph = try AudioGraph(narrator)
    try graph.write(to: output)
    let captionPlace = captions ?? Self.captionPlace(beside: output)
    if let captionPlace { try WholeFile.write(graph.captions, to: captionPlace) }
    if let score { try WholeFile.write(graph.json, to: score) }
    if let transcript { try WholeFile.write(narrator.transcript(), to: transcript) }
    guard !input.quiet else { return }
    report(graph, [output, captionPlace, score, transcript].compactMap { $0 })
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
