public import ChartModel

/// The one way from a value to a pitch: linear in the logarithm of the frequency, without rounding to semitones.
///
/// The pitch follows where a value stands along its axis, so that what is seen is heard.
///
/// ```swift
/// PitchMapping(low: 220, high: 1_760, domain: 0...3).frequency(of: 1)  // 440, Hz: an octave a unit
/// PitchMapping(low: 220, high: 1_760, domain: 1...1_000, scale: .log).frequency(of: 10)  // 440, Hz
/// ```
public struct PitchMapping: Sendable, Equatable {
  /// The frequency of the lower end of the domain, in Hz.
  public var low: Double
  /// The frequency of the upper end of the domain, in Hz.
  public var high: Double
  /// The values that the axis shows; `nil` for an empty chart.
  public var domain: ClosedRange<Double>?
  /// How values stand along the axis.
  public var scale: ScaleType

  /// A mapping of a domain onto frequencies; a domain that is not finite counts as none.
  public init(low: Double, high: Double, domain: ClosedRange<Double>?, scale: ScaleType = .linear) {
    self.low = low
    self.high = high
    self.domain = domain.flatMap { $0.lowerBound.isFinite && $0.upperBound.isFinite ? $0 : nil }
    self.scale = scale
  }

  /// The frequency of a value in Hz: the nearer end for a value outside the domain, the middle where it is one point.
  public func frequency(of value: Double) -> Double {
    low * Mathematics.exp2(share(of: value) * Mathematics.log2(high / low))
  }

  /// Where a value stands in the domain, from 0 to 1.
  func share(of value: Double) -> Double {
    domain.map { scale.share(of: value, in: $0) } ?? 0.5
  }
}
