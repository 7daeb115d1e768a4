import ArgumentParser
import ChartModel
import ChartSound
import SoundCheck
import SoundFile
import SourceText

/// `chartvoice verify`.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
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

  @Flag(help: "Also measure whether one can follow the sound: pace, time, and how far apart its tones lie.")
  var listen = false

  func run() throws {
    let plan = try PlannedScore(json: try bytes(), source: score)
    var source = SoundFileSource(reader: try SoundFileReader(path: sound))
    try requireMeasurable(source, as: plan)
    let own = try instrument.map { try InstrumentPlace.instruments($0) } ?? []
    let known = own + StandardInstrument.allCases.map { $0.instrument } + [.sine]
    let check = try Verification(of: &source, as: plan, instruments: known, listening: listen)
    for name in plan.instruments.subtracting(known.map(\.name)).sorted() {
      StandardError.write(
        "The instrument \"\(name.escapingControls)\" is not known: its harmonics are not measured. "
          + "Name its file with --instrument.")
    }
    for metric in check.metrics { try StandardOutput.print(metric.line) }
    try StandardOutput.finish()
    guard check.holds else { throw ExitCode(ExitStatus.findings) }
  }

  /// Refuses a sound that cannot be measured, or cannot be that of the score.
  private func requireMeasurable(_ source: SoundFileSource, as plan: PlannedScore) throws(SoundCheckError) {
    guard source.channels <= 2 else {
      throw SoundCheckError(
        message: "\(sound) has \(source.channels) channels, expected one or two.", remedy: "Name the sound of a score.")
    }
    guard source.sampleRate <= ChartLimits.measuredRate else {
      throw SoundCheckError(
        message: "\(sound) has \(source.sampleRate.withCommas) frames a second, expected at most "
          + "\(ChartLimits.measuredRate.withCommas).",
        remedy: "Name the sound of a score.")
    }
    guard plan.isOfSound(sampleRate: source.sampleRate, channels: source.channels) else {
      throw SoundCheckError(
        message: "\(sound) has not the frames a second, or not the channels, that \(score) states.",
        remedy: "Name the score that was written with the sound.")
    }
  }

  private func bytes() throws -> [UInt8] {
    try WholeFile.checkRegular(score, called: "score")
    let input: TableInput? = score == "-" ? .standardInput : nil
    guard let bytes = try WholeFile.bytes(of: score, input, atMost: ChartLimits.scoreBytes) else {
      throw TextFileError(path: score, reason: "longer than 64 MiB. Name the score that was written with the sound.")
    }
    return bytes
  }
}

extension PlannedScore {
  /// Whether it can be the score of a sound; what it does not state can be anything.
  fileprivate func isOfSound(sampleRate: Int, channels: Int) -> Bool {
    (self.sampleRate ?? sampleRate) == sampleRate && (self.channels ?? channels) == channels
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
