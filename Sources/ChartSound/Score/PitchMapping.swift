public import ChartModel

/// The one way from a value to a pitch: linear in the logarithm of the frequency, not rounded unless that is asked for.
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
  /// Whether a larger value is higher.
  public var polarity = PitchPolarity.up
  /// The pitches to which values are rounded.
  public var steps = PitchScale.continuous
  /// The different values from the lowest to the highest where their order alone counts; else empty.
  public var ranks: [Double] = []

  /// A mapping of a domain onto frequencies; a domain that is not finite counts as none.
  public init(low: Double, high: Double, domain: ClosedRange<Double>?, scale: ScaleType = .linear) {
    self.low = low
    self.high = high
    self.domain = domain.flatMap { $0.lowerBound.isFinite && $0.upperBound.isFinite ? $0 : nil }
    self.scale = scale
  }

  /// The frequency of a value in Hz: the nearer end for a value outside the domain, the middle where it is one point.
  public func frequency(of value: Double) -> Double {
    let share = polarity == .up ? share(of: value) : 1 - share(of: value)
    return steps.nearest(to: low * Mathematics.exp2(share * Mathematics.log2(high / low)), from: low, to: high)
  }

  /// Where a value stands in the domain, from 0 to 1.
  func share(of value: Double) -> Double {
    guard ranks.isEmpty else { return rankShare(of: value) }
    return domain.map { scale.share(of: value, in: $0) } ?? 0.5
  }

  /// Between two ranked values the way is even.
  private func rankShare(of value: Double) -> Double {
    guard let first = ranks.first, let last = ranks.last, first < last, !value.isNaN else { return 0.5 }
    let place = value.clamped(to: first...last)
    let above = firstRank(above: place)
    guard above > 0, above < ranks.count else { return 1 }
    let part = ScaleType.linear.share(of: place, in: ranks[above - 1]...ranks[above])
    return (Double(above - 1) + part) / Double(ranks.count - 1)
  }

  /// By halves, for there may be a million.
  private func firstRank(above value: Double) -> Int {
    var (low, high) = (0, ranks.count)
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
