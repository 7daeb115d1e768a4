/// The breath of noise of a missing mark: a band that no pitch and no click is mistaken for.
struct NoiseVoice: VoiceSource {
  /// The middle of the band of a missing value, in Hz; a band reaches an octave to each side of its middle.
  static let centre = 800.0

  private let envelope: Envelope
  private let left: Double
  private let right: Double
  private var noise: BandNoise
  private var frame = 0

  init(note: Note, sampleRate: Double) {
    envelope = Envelope(
      frames: note.frames(at: sampleRate), attack: 0.005, release: 0.005, sampleRate: sampleRate)
    let middle = note.frequency.clamped(to: Self.centre / 2...Self.centre * 2)
    let band = middle / 2...middle * 2
    let amplitude = Double.amplitude(decibels: note.gain.clamped(to: -120...40))
    let sides = Mathematics.sineAndCosine((note.pan.clamped(to: -1...1) + 1) * .pi / 4)
    left = amplitude * sides.cosine
    right = amplitude * sides.sine
    noise = BandNoise(band: band, seed: UInt64(note.start.frame(at: sampleRate)), sampleRate: sampleRate)
  }

  mutating func fill(_ block: inout SubBlock, isHeard: Bool) {
    block.count = 0
    let (first, count) = (frame, min(SubBlock.size, envelope.frames - frame))
    frame += count
    defer { block.count = count }
    guard isHeard else { return noise.skip(count) }
    block.write(count) { frames in
      for start in frames.starts {
        let samples = noise.nextLanes(count - start) * envelope.strength(from: first + start)
        frames.spread(samples * left, samples * right, at: start)
      }
    }
  }
}
