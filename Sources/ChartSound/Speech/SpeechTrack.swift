/// Recorded words by what they say, at the rate of a sound.
///
/// ```swift
/// let track = SpeechTrack(["Steps by day.": clip], sampleRate: 48_000)
/// let level = SoundLevel(score: score, instruments: instruments, sampleRate: 48_000, speech: track)
/// Renderer(score: score, instruments: instruments, sampleRate: 48_000, gain: level.gain, speech: track.at(level))
/// ```
public struct SpeechTrack: Sendable, Equatable {
  /// No words.
  public static let none = SpeechTrack([:], sampleRate: 48_000)

  /// The words that it has, with their samples.
  let clips: [String: [Double]]
  /// Frames a second.
  let sampleRate: Int
  /// The factor that makes the words as loud as notes.
  private(set) var gain = 1.0

  /// A track of clips at the rate of a sound; a clip whose rate does not lead there is left out.
  ///
  /// - Complexity: O(*n*) in the frames of all clips; memory for all of them.
  public init(_ clips: [String: SpeechClip], sampleRate: Int) {
    self.sampleRate = sampleRate
    let resamplers = Dictionary(Set(clips.values.map(\.sampleRate)).map { ($0, Resampler(from: $0, to: sampleRate)) }) {
      first, _ in first
    }
    self.clips = clips.compactMapValues { clip in
      clip.sampleRate == sampleRate ? clip.samples : (resamplers[clip.sampleRate] ?? nil)?.resampled(clip.samples)
    }
  }

  /// Whether a recording of a rate in Hz can be brought to the rate of a sound.
  public static func takes(_ source: Int, for sampleRate: Int) -> Bool {
    Renderer.sampleRates.contains(source) && Resampler.phases(from: source, to: sampleRate) <= Resampler.mostPhases
  }

  /// The same at the level that was found for it.
  public func at(_ level: SoundLevel) -> SpeechTrack { at(level.speechGain) }

  func at(_ gain: Double) -> SpeechTrack {
    var track = self
    track.gain = gain
    return track
  }

  /// The loudness and the true peak of all that a score speaks, one after another, as both loudspeakers play it.
  func measured(in score: Score) -> (loudness: Double, peak: Double)? {
    var (meter, peak) = (LoudnessMeter(sampleRate: sampleRate), TruePeakMeter())
    for note in score.notes where note.role == .speech {
      let side = 0.5.squareRoot()
      let frames = (note.text.flatMap { clips[$0] } ?? []).flatMap { [$0 * side, $0 * side] }
      meter.add(frames)
      peak.add(frames)
    }
    return meter.integrated.map { ($0, peak.peak) }
  }
}
