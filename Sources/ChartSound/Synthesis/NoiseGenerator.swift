/// Even noise from a seed, the same on every run: SplitMix64, by Sebastiano Vigna, in the public domain.
struct NoiseGenerator: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next sample, at least −1 and less than 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) / 4_503_599_627_370_496 - 1
  }
}
