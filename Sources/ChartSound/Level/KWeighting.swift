/// The K-weighting of ITU-R BS.1770: a shelf for the head, then a high pass, for the actual sample rate.
///
/// The recommendation tabulates 48 kHz only; the analogue parameters are those that give its table (as derived by
/// B. De Man, "Evaluation of implementations of the EBU R128 loudness measurement", AES 145, 2018).
struct KWeighting: Sendable {
  private var shelf: Biquad
  private var highPass: Biquad

  init(sampleRate: Double) {
    shelf = Self.shelf(sampleRate)
    highPass = Self.highPass(sampleRate)
  }

  @inline(__always)
  mutating func filter(_ sample: SIMD2<Double>) -> SIMD2<Double> { highPass.filter(shelf.filter(sample)) }

  /// Ends what is left of a sound in silence, before its numbers are so small that a processor is slow with them.
  mutating func rest() {
    shelf.rest()
    highPass.rest()
  }

  private static func shelf(_ sampleRate: Double) -> Biquad {
    let quality = 0.707_175_236_955_419_6
    let warped = Mathematics.tangent(.pi * 1_681.974_450_955_533 / sampleRate)
    let high = Double.amplitude(decibels: 3.999_843_853_973_347)
    let band = Mathematics.power(high, 0.499_666_774_154_541_6)
    let a0 = 1 + warped / quality + warped * warped
    return Biquad(
      b0: (high + band * warped / quality + warped * warped) / a0, b1: 2 * (warped * warped - high) / a0,
      b2: (high - band * warped / quality + warped * warped) / a0, a1: 2 * (warped * warped - 1) / a0,
      a2: (1 - warped / quality + warped * warped) / a0)
  }

  private static func highPass(_ sampleRate: Double) -> Biquad {
    let quality = 0.500_327_037_323_877_3
    let warped = Mathematics.tangent(.pi * 38.135_470_876_024_44 / sampleRate)
    let a0 = 1 + warped / quality + warped * warped
    // The numerator is 1, −2, 1 and not scaled, as in the recommendation.
    return Biquad(
      b0: 1, b1: -2, b2: 1, a1: 2 * (warped * warped - 1) / a0, a2: (1 - warped / quality + warped * warped) / a0)
  }
}
