/// How values stand along an axis, in Swift Charts' words; its meaning is that of d3-scale, which Vega-Lite uses too.
public enum ScaleType: Hashable, Sendable {
  /// Equal differences take equal room.
  case linear
  /// Equal ratios take equal room; the domain lies on one side of zero.
  case log
  /// Linear near zero and logarithmic away from it: sign(x) ln(1 + |x| · slopeAtZero).
  case symmetricLog(slopeAtZero: Double)
  /// The square root, mirrored for numbers below zero.
  case squareRoot
  /// A power, mirrored for numbers below zero.
  case power(exponent: Double)

  /// The scale that an axis of a domain has: this one, or a linear one where this one means nothing on the domain.
  ///
  /// A logarithm means nothing on a domain that touches zero, a power without a finite exponent above zero nothing
  /// anywhere, and a symmetric logarithm nothing without such a slope; nor does a scale on which both ends fall together.
  ///
  /// ```swift
  /// ScaleType.log.usable(on: 0...10)  // .linear
  /// ```
  public func usable(on domain: ClosedRange<Double>) -> ScaleType {
    guard hasMeaning(on: domain) else { return .linear }
    guard domain.lowerBound < domain.upperBound else { return self }
    let transform = ScaleTransform(self, domain: domain)
    let length = transform.length(of: domain.upperBound) - transform.length(of: domain.lowerBound)
    return length > 0 && length.isFinite ? self : .linear
  }

  private func hasMeaning(on domain: ClosedRange<Double>) -> Bool {
    switch self {
    case .linear, .squareRoot: true
    case .log: domain.lowerBound > 0 || domain.upperBound < 0
    case .symmetricLog(let parameter), .power(let parameter): parameter > 0 && parameter.isFinite
    }
  }
}
