/// The breath of noise of a missing mark: a band that no pitch and no click is mistaken for.
struct NoiseVoice: VoiceSource {
  /// The middle of the band of a missing value, in Hz; a band reaches an octave to each side of its middle.
  static let centre = 800.0
  /// The quality of the four sections of a Butterworth low pass of the eighth order: nothing is left above 4 kHz.
  private static let qualities = [
    0.509_795_579_104_159, 0.601_344_886_935_045, 0.899_976_223_136_416, 2.562_915_447_741_506,
  ]

  private let envelope: Envelope
  private let left: Double
  private let right: Double
  private var generator: NoiseGenerator
  private var filters: [Biquad]
  private var frame = 0

  init(note: Note, sampleRate: Double) {
    let start = note.start.frame(at: sampleRate)
    let frames = max(0, (note.start + note.length).frame(at: sampleRate) - start)
    envelope = Envelope(frames: frames, attack: 0.005, release: 0.005, sampleRate: sampleRate)
    let middle = note.frequency.clamped(to: Self.centre / 2...Self.centre * 2)
    let band = middle / 2...middle * 2
    let amplitude = Double.amplitude(decibels: note.gain.clamped(to: -120...40)) * Self.levelling(band, sampleRate)
    let angle = (note.pan.clamped(to: -1...1) + 1) * .pi / 4
    left = amplitude * Mathematics.cosine(angle)
    right = amplitude * Mathematics.sine(angle)
    generator = NoiseGenerator(seed: UInt64(start))
    filters =
      [Biquad(isHighPass: true, frequency: band.lowerBound, quality: 0.5.squareRoot(), sampleRate: sampleRate)]
      + Self.qualities.map {
        Biquad(isHighPass: false, frequency: band.upperBound, quality: $0, sampleRate: sampleRate)
      }
    for _ in 0..<256 { _ = nextSample() }
  }

  /// Brings the band to the power of a sine of amplitude 1. Even noise has a power of 1/3 up to half the sample rate.
  private static func levelling(_ band: ClosedRange<Double>, _ sampleRate: Double) -> Double {
    let power = (band.upperBound - band.lowerBound) / (sampleRate / 2) / 3
    return (0.5 / power).squareRoot()
  }

  mutating func fill(_ block: inout SubBlock) {
    block.count = min(SubBlock.size, envelope.frames - frame)
    for start in stride(from: 0, to: block.count, by: Lanes.scalarCount) {
      let strength = envelope.strength(from: frame + start)
      for lane in 0..<min(Lanes.scalarCount, block.count - start) {
        let sample = nextSample() * strength[lane]
        block.left[start + lane] = sample * left
        block.right[start + lane] = sample * right
      }
    }
    frame += block.count
  }

  private mutating func nextSample() -> Double {
    var sample = generator.next()
    for index in filters.indices { sample = filters[index].filter(sample) }
    return sample
  }
}
