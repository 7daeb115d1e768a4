/// Words from a track, as long as their note.
struct SpeechVoice: VoiceSource {
  private let samples: [Double]
  private let left: Double
  private let right: Double
  private let frames: Int
  private var frame = 0

  /// `nil` of words that the track does not have.
  init?(note: Note, track: SpeechTrack, sampleRate: Double) {
    guard let text = note.text, let samples = track.clips[text] else { return nil }
    self.samples = samples
    frames = min(samples.count, note.frames(at: sampleRate))
    let amplitude = track.gain * .amplitude(decibels: note.gain.clamped(to: -120...40))
    let sides = Mathematics.sineAndCosine((note.pan.clamped(to: -1...1) + 1) * .pi / 4)
    left = amplitude * sides.cosine
    right = amplitude * sides.sine
  }

  mutating func fill(_ block: inout SubBlock, isHeard: Bool) {
    block.count = 0
    let (first, count) = (frame, min(SubBlock.size, frames - frame))
    frame += count
    defer { block.count = count }
    guard isHeard else { return }
    block.write(count) { frames in
      for start in frames.starts {
        var lanes = Lanes()
        for lane in 0..<min(Lanes.scalarCount, count - start) { lanes[lane] = samples[first + start + lane] }
        frames.spread(lanes * left, lanes * right, at: start)
      }
    }
  }
}
