/// Noise between two frequencies, with the power of a sine of amplitude 1, the same on every run.
struct BandNoise: Sendable {
  /// The quality of the four sections of a Butterworth low pass of the eighth order: little is left an octave above.
  private static let qualities = [
    0.509_795_579_104_159, 0.601_344_886_935_045, 0.899_976_223_136_416, 2.562_915_447_741_506,
  ]

  private let level: Double
  private var generator: NoiseGenerator
  private var filters: [Biquad]

  init(band: ClosedRange<Double>, seed: UInt64, sampleRate: Double) {
    // Even noise has a power of 1/3 up to half the sample rate.
    let power = (band.upperBound - band.lowerBound) / (sampleRate / 2) / 3
    level = (0.5 / power).squareRoot()
    generator = NoiseGenerator(seed: seed)
    filters =
      [Biquad(isHighPass: true, frequency: band.lowerBound, quality: 0.5.squareRoot(), sampleRate: sampleRate)]
      + Self.qualities.map {
        Biquad(isHighPass: false, frequency: band.upperBound, quality: $0, sampleRate: sampleRate)
      }
    // Filters begin empty; the first samples fill them.
    for _ in 0..<256 { _ = next() }
  }

  mutating func next() -> Double {
    var sample = generator.next()
    for index in filters.indices { sample = filters[index].filter(sample) }
    return sample * level
  }

  /// Skips samples, but computes them: the later ones depend on them.
  mutating func skip(_ count: Int) {
    for _ in 0..<count { _ = next() }
  }

  /// The next samples, no more than are heard: to leave one out would be a click.
  mutating func nextLanes(_ count: Int) -> Lanes {
    var lanes = Lanes()
    for lane in 0..<min(count, Lanes.scalarCount) { lanes[lane] = next() }
    return lanes
  }
}
