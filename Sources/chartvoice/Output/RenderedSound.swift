import ChartModel
import ChartSound
import SoundFile

/// A score at its level, ready to be written.
struct RenderedSound {
  let level: SoundLevel
  let format: SoundFileFormat
  private let score: Score
  private let instruments: InstrumentSet
  private let speech: SpeechTrack

  /// The first rendering measures, so that the second can write at the right level: to keep the samples between them would
  /// take as long as to render them again.
  init(
    _ score: Score, instruments: InstrumentSet, format: SoundFileFormat = SoundFileFormat(),
    speech: SpeechTrack = .none
  ) {
    self.score = score
    self.instruments = instruments
    self.format = format
    level = SoundLevel(
      score: score, instruments: instruments, sampleRate: format.sampleRate, channels: format.channels,
      speech: speech)
    self.speech = speech.at(level)
  }

  /// Writes the sound; once it is written, and before it appears, `beforeFinishing` runs.
  func write(
    to path: String, tags: SoundFileTags, cues: [CuePoint] = [], beforeFinishing: () throws -> Void = {}
  ) throws {
    let writer = try SoundFileWriter(
      path: path, format: format, tags: tags, cues: cues.map { SoundFileCue(frame: $0.frame, label: $0.label) })
    let renderer = Renderer(
      score: score, instruments: instruments, sampleRate: format.sampleRate, channels: format.channels,
      gain: level.gain, speech: speech)
    try renderer.renderParts { [format] in
      FileSamples($0, for: format)
    } deliver: {
      try writer.write($0)
    }
    try writer.prepare()
    try beforeFinishing()
    try writer.finish()
  }
}
