internal import ChartModel

extension ScaleType {
  /// The part of the way along an axis at which a value stands, from 0 to 1; the nearer end outside the domain.
  ///
  /// The formulas are those of d3-scale. Where a scale means nothing on a domain, as a logarithm does on one that
  /// touches zero, the axis counts as linear; a domain of one point has the middle alone.
  func share(of value: Double, in domain: ClosedRange<Double>) -> Double {
    guard domain.lowerBound < domain.upperBound, !value.isNaN else { return 0.5 }
    let place = value.clamped(to: domain)
    return bentShare(of: place, in: domain) ?? Self.evenShare(of: place, in: domain)
  }

  private static func evenShare(of place: Double, in domain: ClosedRange<Double>) -> Double {
    let width = domain.upperBound - domain.lowerBound
    if width.isFinite { return (place - domain.lowerBound) / width }
    // The width of the widest domains is beyond the largest number; half of it is not.
    return (place / 2 - domain.lowerBound / 2) / (domain.upperBound / 2 - domain.lowerBound / 2)
  }

  /// The share along a scale that is not linear; `nil` for one that is, or that this domain does not have.
  private func bentShare(of place: Double, in domain: ClosedRange<Double>) -> Double? {
    let largest = max(abs(domain.lowerBound), abs(domain.upperBound))
    let ends = [domain.lowerBound, domain.upperBound, place].compactMap { bent($0, largest: largest) }
    let isOneSided = domain.lowerBound > 0 || domain.upperBound < 0
    guard ends.count == 3, ends.allSatisfy(\.isFinite), ends[0] != ends[1], isOneSided || isMirrored else { return nil }
    let share = (ends[2] - ends[0]) / (ends[1] - ends[0])
    // The last bits of a library function never show.
    return share.clamped(to: 0...1).rounded(toStep: 1e-12)
  }

  /// Whether it goes through zero.
  private var isMirrored: Bool {
    switch self {
    case .linear, .log: false
    case .symmetricLog(let slope): slope > 0
    case .squareRoot: true
    case .power(let exponent): exponent > 0
    }
  }

  /// What the scale takes in place of a value; powers of shares of the largest value, so that none is beyond numbers.
  private func bent(_ value: Double, largest: Double) -> Double? {
    let sign: Double = value < 0 ? -1 : 1
    switch self {
    case .linear: return nil
    case .log: return value == 0 ? nil : sign * Mathematics.log2(abs(value))
    case .symmetricLog(let slope): return sign * Mathematics.log2(1 + abs(value) * slope)
    case .squareRoot: return sign * (abs(value) / largest).squareRoot()
    case .power(let exponent): return sign * Mathematics.power(abs(value) / largest, exponent)
    }
  }
}
