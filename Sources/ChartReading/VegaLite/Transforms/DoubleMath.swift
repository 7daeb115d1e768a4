internal import Foundation

/// The functions of the C library that the transforms use, in one place.
enum DoubleMath {
  static func log(_ number: Double) -> Double { Foundation.log(number) }
  static func log10(_ number: Double) -> Double { Foundation.log10(number) }
  static func exp(_ number: Double) -> Double { Foundation.exp(number) }
  static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }

  /// `Math.pow`: not-a-number for an exponent that is none, and for one without a sign to a power without an end.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent.isNaN || abs(base) == 1 && exponent.isInfinite { return .nan }
    return Foundation.pow(base, exponent)
  }
}
