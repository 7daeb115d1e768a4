import ChartModel

/// The functions of mathematics that sound needs, of sums, products, quotients and roots alone, which every processor rounds
/// alike.
///
/// Those of C libraries differ in their last bits from version to version, and on processors with fused multiplication
/// from those without it: a score and a sound would not be the same bytes.
enum Mathematics {
  /// Two to a power; errs by less than 3 × 10⁻¹⁶ of it.
  static func exp2(_ exponent: Double) -> Double {
    guard abs(exponent) < 1_100 else { return exponent.isNaN ? exponent : exponent > 0 ? .infinity : 0 }
    let whole = exponent.rounded()
    let rest = (exponent - whole) * ln2
    // Taylor's series of e to the rest, which is at most 0.35: the first term left out is below 10⁻¹⁸.
    // Its even and its odd terms are added up side by side.
    let square = rest * rest
    var sums = SIMD2(1.0 / 479_001_600, 1.0 / 6_227_020_800)
    sums = sums * square + SIMD2(1.0 / 3_628_800, 1.0 / 39_916_800)
    sums = sums * square + SIMD2(1.0 / 40_320, 1.0 / 362_880)
    sums = sums * square + SIMD2(1.0 / 720, 1.0 / 5_040)
    sums = sums * square + SIMD2(1.0 / 24, 1.0 / 120)
    sums = sums * square + SIMD2(1.0 / 2, 1.0 / 6)
    sums = sums * square + 1
    return Double(sign: .plus, exponent: Int(clamping: whole), significand: sums.x + rest * sums.y)
  }

  /// The logarithm to the base of two; errs by less than 10⁻¹⁵, and not at all at powers of two.
  static func log2(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return value == 0 ? -.infinity : value > 0 ? value : .nan }
    var (whole, part) = (Double(value.exponent), value.significand)
    if part > 2.0.squareRoot() { (whole, part) = (whole + 1, part / 2) }
    // ln x = 2 (s + s³ / 3 + s⁵ / 5 + …) with s = (x − 1) / (x + 1), here at most 0.172.
    let ratio = (part - 1) / (part + 1)
    let square = ratio * ratio
    var sum = 0.0
    for order in stride(from: 23.0, through: 1, by: -2) { sum = sum * square + 1 / order }
    return whole + 2 * ratio * sum / ln2
  }

  static func power(_ base: Double, _ exponent: Double) -> Double { exp2(exponent * log2(base)) }
  static func decimalLogarithm(_ value: Double) -> Double { log2(value) / log2Of10 }
  static func sine(_ radians: Double) -> Double { sineAndCosine(radians).sine }
  static func cosine(_ radians: Double) -> Double { sineAndCosine(radians).cosine }

  static func tangent(_ radians: Double) -> Double {
    let (sine, cosine) = sineAndCosine(radians)
    return sine / cosine
  }

  static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    sineAndCosine(turns: radians / (2 * .pi))
  }

  static func sineAndCosine(turns: Double) -> (sine: Double, cosine: Double) {
    let (sine, cosine) = FastSine.sineAndCosine(turns: SIMD2(repeating: turns))
    return (sine.x, cosine.x)
  }

  static let ln2 = 0.693_147_180_559_945_3
  fileprivate static let log2Of10 = 3.321_928_094_887_362_3
}

extension Double {
  /// Decibels as a factor of amplitude.
  static func amplitude(decibels: Double) -> Double { Mathematics.exp2(decibels / 20 * Mathematics.log2Of10) }

  /// An amplitude in decibels; minus infinity for silence.
  var decibels: Double { self > 0 ? 20 * Mathematics.decimalLogarithm(self) : -.infinity }

  /// The value in a range, its nearer end outside of it, and the lower end for not-a-number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The value at so many decimals, so that the last bits of a library function never show in a score.
  func rounded(toStep step: Double) -> Double {
    let inverse = (1 / step).rounded()
    return (self * inverse).rounded() / inverse
  }
}
