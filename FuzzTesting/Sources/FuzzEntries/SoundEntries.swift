import ChartSound
import SoundCheck
import SoundFile

extension FuzzEntry {
  /// A score that `verify` reads, and a short sound measured beside it.
  static let score = FuzzEntry("score") { bytes in
    guard let plan = try? PlannedScore(json: bytes, source: "score.json") else { return }
    var sound = ShortSound()
    let check = try Verification(of: &sound, as: plan, instruments: Self.instruments)
    try BrokenPromise.ifControlled(check.metrics.map(\.line))
    try BrokenPromise.unless(check.metrics.allSatisfy { $0.worst?.isNaN != true }, "a measure that is no number")
  }

  /// A sound file of any kind that libsndfile knows, read as `verify` reads it.
  static let sounds = FuzzEntry("sounds") { bytes in
    try TemporaryFile.with(bytes) { path in
      guard let reader = try? SoundFileReader(path: path) else { return }
      try Self.listen(to: reader)
    }
  }

  private static let instruments: [Instrument] =
    StandardInstrument.allCases.map(\.instrument) + [.sine]

  /// The first samples and the last; a short sound is measured too.
  private static func listen(to reader: SoundFileReader) throws {
    let (frames, channels) = (reader.frameCount, reader.format.channels)
    try BrokenPromise.unless(frames >= 0 && channels >= 1, "\(frames) frames of \(channels) channels")
    let count = min(frames, 65_536 / channels)
    for range in [0..<count, max(0, frames - 16)..<frames] {
      guard let samples = try? reader.frames(range) else { continue }
      try BrokenPromise.unless(samples.count == range.count * channels, "\(samples.count) samples of \(range)")
    }
    // A few bytes of a packed format may be an hour of silence, which would only be slow.
    guard channels <= 2, frames <= 16_384, let plan = twoNotes else { return }
    var source = FileSound(reader: reader)
    guard let check = try? Verification(of: &source, as: plan, instruments: instruments) else { return }
    try BrokenPromise.ifControlled(check.metrics.map(\.line))
  }

  private static let twoNotes: PlannedScore? = {
    let json = """
      {"schema": "chartvoice.score/1", "duration": 0.1, "loudness": -23, "pitch": {"low": 220, "high": 1760, "scale": "log",
       "domain": [0, 2]}, "notes": [
       {"start": 0, "length": 0.05, "frequency": 220, "endFrequency": 220, "pan": -0.8, "gain": 0, "instrument": "clear",
        "role": "data", "y": 0},
       {"start": 0.05, "length": 0.05, "frequency": 1760, "endFrequency": 880, "pan": 0.8, "gain": 0, "instrument": "sine",
        "role": "data", "y": 2}]}
      """
    return try? PlannedScore(json: Array(json.utf8), source: "score.json")
  }()
}

/// An eighth of a second of one tone, so that notes are measured in little time.
private struct ShortSound: SampleSource {
  let sampleRate = 8_000
  let channels = 2
  let frameCount = 1_000

  func frames(_ range: Range<Int>) -> [Double] {
    // A triangle of 400 Hz: twenty frames a period.
    range.flatMap { frame -> [Double] in
      let sample = Double(abs(frame % 20 - 10) - 5) / 20
      return [sample, sample / 2]
    }
  }
}

/// A sound file as a check reads it.
private struct FileSound: SampleSource {
  let reader: SoundFileReader
  var sampleRate: Int { reader.format.sampleRate }
  var channels: Int { reader.format.channels }
  var frameCount: Int { reader.frameCount }

  func frames(_ range: Range<Int>) throws -> [Double] { try reader.frames(range) }
}
