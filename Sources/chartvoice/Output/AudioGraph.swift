import ChartModel
import ChartNarration
import ChartSound
import SoundFile

/// The sound of a chart with its words, ready to be written.
struct AudioGraph {
  let score: Score
  private let instruments: InstrumentSet
  private let level: SoundLevel
  private let tags: SoundFileTags
  private let texts: [String: String]

  private static let format = SoundFileFormat(sampleRate: 48_000, channels: 2)
  private static let blockFrames = 4_096

  init(_ narrated: NarratedViews) throws {
    instruments = try InstrumentSet.standard()
    var score = Score(
      views: narrated.views, facts: narrated.narrators.map(\.facts), options: SoundOptions(instruments: instruments))
    score.title = narrated.title
    self.score = score
    // The first pass measures, so that the second can write at the right level.
    level = SoundLevel(score: score, instruments: instruments, sampleRate: Self.format.sampleRate)
    tags = SoundFileTags(title: narrated.title, comment: narrated.comment)
    texts = narrated.textByID()
  }

  /// Writes the sound; once it is written, and before it appears, `beforeFinishing` runs.
  func write(to path: String, beforeFinishing: () throws -> Void) throws {
    let cues = score.cuePoints(sampleRate: Self.format.sampleRate) { texts[$0] }
    let writer = try SoundFileWriter(
      path: path, format: Self.format, tags: tags, cues: cues.map { SoundFileCue(frame: $0.frame, label: $0.label) })
    var renderer = Renderer(
      score: score, instruments: instruments, sampleRate: Self.format.sampleRate, gain: level.gain)
    var block = [Double](repeating: 0, count: 2 * Self.blockFrames)
    while true {
      let frames = renderer.render(into: &block)
      guard frames > 0 else { break }
      try writer.write(block[..<(2 * frames)])
    }
    try beforeFinishing()
    try writer.finish()
  }

  var captions: String { score.captions { texts[$0] } }

  var json: String {
    score.json(sampleRate: Self.format.sampleRate, channels: Self.format.channels, loudness: level.loudness).text + "\n"
  }
}
