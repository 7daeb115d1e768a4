/// A filter of the second order in transposed direct form II, of two channels at once.
struct Biquad: Sendable {
  private let b0: Double
  private let b1: Double
  private let b2: Double
  private let a1: Double
  private let a2: Double
  private var state1 = SIMD2<Double>()
  private var state2 = SIMD2<Double>()

  /// A filter from its coefficients, those of the output for `a0 = 1`.
  init(b0: Double, b1: Double, b2: Double, a1: Double, a2: Double) {
    self.b0 = b0
    self.b1 = b1
    self.b2 = b2
    self.a1 = a1
    self.a2 = a2
  }

  /// A low or a high pass by the bilinear transform.
  init(isHighPass: Bool, frequency: Double, quality: Double, sampleRate: Double) {
    let warped = Mathematics.tangent(.pi * frequency / sampleRate)
    let a0 = 1 + warped / quality + warped * warped
    let b0 = (isHighPass ? 1 : warped * warped) / a0
    self.init(
      b0: b0, b1: (isHighPass ? -2 : 2) * b0, b2: b0, a1: 2 * (warped * warped - 1) / a0,
      a2: (1 - warped / quality + warped * warped) / a0)
  }

  @inline(__always)
  mutating func filter(_ input: SIMD2<Double>) -> SIMD2<Double> {
    let output = b0 * input + state1
    // The output comes last, so that the next sample waits for as little as can be.
    state1 = (b1 * input + state2) - a1 * output
    state2 = b2 * input - a2 * output
    return output
  }

  /// The same of one channel.
  @inline(__always)
  mutating func filter(_ input: Double) -> Double { filter(SIMD2(input, 0)).x }

  /// Forgets what is too faint to change any sum of what was heard: the squares lie below −1,000 dB.
  mutating func rest() {
    let strongest = max(abs(state1.x), abs(state1.y), abs(state2.x), abs(state2.y))
    if strongest < 1e-50 { (state1, state2) = (SIMD2(), SIMD2()) }
  }
}
