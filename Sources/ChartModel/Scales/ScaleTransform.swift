#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The function that turns values into lengths along an axis, and back, for each type of scale.
///
/// The formulas are those of d3-scale (Bostock, ISC licence): `log.js`, `symlog.js` and `pow.js`.
struct ScaleTransform: Sendable, Equatable {
  private let type: ScaleType
  /// By which power of two values are made small, so that a power of one never runs out of numbers.
  private let exponent: Int
  /// Whether the domain lies below zero, where a logarithm takes the mirror image.
  private let isNegative: Bool

  init(_ type: ScaleType, domain: ClosedRange<Double>) {
    self.type = type
    let size = max(abs(domain.lowerBound), abs(domain.upperBound))
    exponent = size > 0 && size.isFinite ? Int(size.exponent) + 1 : 0
    isNegative = domain.upperBound < 0
  }

  /// The length of a value; not-a-number where the scale has none.
  func length(of value: Double) -> Double {
    switch type {
    case .linear: small(value)
    case .log: isNegative ? -log(-value) : log(value)
    case .symmetricLog(let slope): Self.mirrored(value) { log1p($0 * slope) }
    case .squareRoot: Self.mirrored(small(value)) { $0.squareRoot() }
    case .power(let power): Self.mirrored(small(value)) { pow($0, power) }
    }
  }

  /// The value of a length: the inverse.
  func value(of length: Double) -> Double {
    switch type {
    case .linear: large(length)
    case .log: isNegative ? -exp(-length) : exp(length)
    case .symmetricLog(let slope): Self.mirrored(length) { expm1($0) / slope }
    case .squareRoot: large(Self.mirrored(length) { $0 * $0 })
    case .power(let power): large(Self.mirrored(length) { pow($0, 1 / power) })
    }
  }

  private func small(_ value: Double) -> Double { Double(sign: .plus, exponent: -exponent, significand: value) }

  private func large(_ value: Double) -> Double { Double(sign: .plus, exponent: exponent, significand: value) }

  private static func mirrored(_ value: Double, _ function: (Double) -> Double) -> Double {
    value < 0 ? -function(-value) : function(value)
  }
}
