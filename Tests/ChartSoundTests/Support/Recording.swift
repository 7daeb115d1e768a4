import ChartSound
import Foundation
import SoundFile
import SoundMeasures

/// A score written to a file and read back by the tests' own reader.
struct Recording {
  let score: Score
  let level: SoundLevel
  let bytes: [UInt8]
  let file: RIFFFile
  let left: [Double]
  let right: [Double]
  let sampleRate: Double

  init(_ chart: TestChart, options: SoundOptions = SoundOptions()) throws {
    try self.init(Score(chart: chart.chart, facts: chart.facts, options: options))
  }

  init(
    _ score: Score, instruments: InstrumentSet? = nil, sampleRate: Int = 48_000, tags: SoundFileTags = SoundFileTags(),
    label: (String) -> String? = { "Label \($0)" }
  ) throws {
    let folder = try Folder()
    let instruments = instruments ?? .standard
    let path = folder.path + "/sound.wav"
    self.score = score
    self.sampleRate = Double(sampleRate)
    level = SoundLevel(score: score, instruments: instruments, sampleRate: sampleRate)
    let cues = score.cuePoints(sampleRate: sampleRate, label: label)
    let writer = try SoundFileWriter(
      path: path, format: SoundFileFormat(sampleRate: sampleRate, channels: 2), tags: tags,
      cues: cues.map { SoundFileCue(frame: $0.frame, label: $0.label) })
    var renderer = Renderer(score: score, instruments: instruments, sampleRate: sampleRate, gain: level.gain)
    var block = [Double](repeating: 0, count: 4_096)
    while true {
      let frames = renderer.render(into: &block)
      if frames == 0 { break }
      try writer.write(block[..<(2 * frames)])
    }
    try writer.finish()
    bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    file = try RIFFFile(bytes: bytes)
    (left, right) = file.samples
  }

  /// Both channels together, as on one loudspeaker.
  var mono: [Double] { zip(left, right).map { ($0 + $1) / 2 } }

  var data: [Note] { score.notes.filter { $0.role == .data } }

  func frame(_ seconds: Double) -> Int { Int((seconds * sampleRate).rounded()) }

  /// The mono samples between two times in seconds.
  func slice(_ start: Double, _ end: Double) -> ArraySlice<Double> {
    let samples = mono
    return samples[min(frame(start), samples.count)..<min(frame(end), samples.count)]
  }

  /// The pitch in the middle of a note, away from its rise and fall.
  func pitch(_ note: Note) -> Double {
    Measure.pitch(slice(note.start + note.length * 0.15, note.start + note.length * 0.8), sampleRate: sampleRate)
  }
}

/// A folder of its own that goes away with its last user.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/chartvoice-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var contents: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] }
}
