#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of the C library that the transforms use, in one place.
enum DoubleMath {
  static func log(_ number: Double) -> Double { systemLog(number) }
  static func log10(_ number: Double) -> Double { systemLog10(number) }
  static func exp(_ number: Double) -> Double { systemExp(number) }
  static func atan2(_ y: Double, _ x: Double) -> Double { systemAtan2(y, x) }

  /// `Math.pow`: not-a-number for an exponent that is none, and for one without a sign to a power without an end.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent.isNaN || abs(base) == 1 && exponent.isInfinite { return .nan }
    return pow(base, exponent)
  }
}

// Inside the type its own functions of these names would be called.
private func systemLog(_ number: Double) -> Double { log(number) }
private func systemLog10(_ number: Double) -> Double { log10(number) }
private func systemExp(_ number: Double) -> Double { exp(number) }
private func systemAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
