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
}
