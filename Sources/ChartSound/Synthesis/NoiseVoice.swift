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
    let start = note.start.frame(at: sampleRate)
    let frames = max(0, (note.start + note.length).frame(at: sampleRate) - start)
    envelope = Envelope(frames: frames, attack: 0.005, release: 0.005, sampleRate: sampleRate)
    let middle = note.frequency.clamped(to: Self.centre / 2...Self.centre * 2)
    let band = middle / 2...middle * 2
    let amplitude = Double.amplitude(decibels: note.gain.clamped(to: -120...40))
    let sides = Mathematics.sineAndCosine((note.pan.clamped(to: -1...1) + 1) * .pi / 4)
    left = amplitude * sides.cosine
    right = amplitude * sides.sine
    noise = BandNoise(band: band, seed: UInt64(start), sampleRate: sampleRate)
  }

  mutating func fill(_ block: inout SubBlock) {
    block.count = min(SubBlock.size, envelope.frames - frame)
    for start in stride(from: 0, to: block.count, by: Lanes.scalarCount) {
      let samples = noise.nextLanes(block.count - start) * envelope.strength(from: frame + start)
      block.store(samples * left, samples * right, at: start)
    }
    frame += block.count
  }
}
