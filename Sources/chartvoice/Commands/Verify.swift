import ArgumentParser
import ChartModel
import ChartSound
import Foundation
import SoundCheck
import SoundFile

/// `chartvoice verify`.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure a sound file beside its score: pitch, onset, level, clicks and more, each with its target.",
    discussion: """
      Exit code 1: a measure misses its target.

      Example: chartvoice verify steps.wav --score steps.json
      """)

  @Argument(help: ArgumentHelp("A sound file.", valueName: "sound"), completion: .file())
  var sound: String

  @Option(
    help: ArgumentHelp("Its score, as \"sonify --score\" writes it.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var score: String

  @Option(
    help: ArgumentHelp(
      "The instruments of one's own that it was made with: TOML files, with commas between.", valueName: "names"))
  var instrument: String?

  func run() throws {
    let plan = try PlannedScore(json: try bytes(), source: score)
    var source = SoundFileSource(reader: try SoundFileReader(path: sound))
    guard source.channels <= 2 else {
      throw SoundCheckError(
        message: "\(sound) has \(source.channels) channels, expected one or two.", remedy: "Name the sound of a score.")
    }
    let own = try instrument.map { try InstrumentPlace.instruments($0) } ?? []
    let known = try own + StandardInstrument.allCases.map { try $0.instrument() } + [.sine]
    let check = try Verification(of: &source, as: plan, instruments: known)
    for metric in check.metrics { try StandardOutput.print(metric.line) }
    try StandardOutput.finish()
    guard check.holds else { throw ExitCode(ExitStatus.findings) }
  }

  private func bytes() throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: score) else {
      throw SoundCheckError(message: "The file \(score) could not be read.", remedy: "Name a file that is there.")
    }
    return [UInt8](data)
  }
}

/// A sound file as a check reads it.
private struct SoundFileSource: SampleSource {
  let reader: SoundFileReader
  var sampleRate: Int { reader.format.sampleRate }
  var channels: Int { reader.format.channels }
  var frameCount: Int { reader.frameCount }

  func frames(_ range: Range<Int>) throws -> [Double] { try reader.frames(range) }
}
