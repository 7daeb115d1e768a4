#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The functions of the C mathematics library that sound needs, so that one file alone imports it.
enum Mathematics {
  static func exp2(_ exponent: Double) -> Double { pow(2, exponent) }
  static func log2(_ value: Double) -> Double { log(value) / log(2.0) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func decimalLogarithm(_ value: Double) -> Double { log10(value) }
  static func sine(_ radians: Double) -> Double { sin(radians) }
  static func cosine(_ radians: Double) -> Double { cos(radians) }
  static func tangent(_ radians: Double) -> Double { tan(radians) }
}

extension Double {
  /// Decibels as a factor of amplitude.
  static func amplitude(decibels: Double) -> Double { Mathematics.power(10, decibels / 20) }

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
