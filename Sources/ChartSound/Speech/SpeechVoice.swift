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
    let angle = (note.pan.clamped(to: -1...1) + 1) * .pi / 4
    left = amplitude * Mathematics.cosine(angle)
    right = amplitude * Mathematics.sine(angle)
  }

  mutating func fill(_ block: inout SubBlock) {
    block.count = min(SubBlock.size, frames - frame)
    for index in 0..<block.count {
      block.left[index] = samples[frame + index] * left
      block.right[index] = samples[frame + index] * right
    }
    frame += block.count
  }
}
