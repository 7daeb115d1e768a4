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
    let start = note.start.frame(at: sampleRate)
    frames = min(samples.count, max(0, (note.start + note.length).frame(at: sampleRate) - start))
    let amplitude = track.gain * .amplitude(decibels: note.gain.clamped(to: -120...40))
    let sides = Mathematics.sineAndCosine((note.pan.clamped(to: -1...1) + 1) * .pi / 4)
    left = amplitude * sides.cosine
    right = amplitude * sides.sine
  }

  mutating func fill(_ block: inout SubBlock) {
    block.count = min(SubBlock.size, frames - frame)
    for start in stride(from: 0, to: block.count, by: Lanes.scalarCount) {
      var lanes = Lanes()
      for lane in 0..<min(Lanes.scalarCount, block.count - start) { lanes[lane] = samples[frame + start + lane] }
      block.store(lanes * left, lanes * right, at: start)
    }
    frame += block.count
  }
}
