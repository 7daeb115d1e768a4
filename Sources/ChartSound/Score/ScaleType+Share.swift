internal import ChartModel

extension ScaleType {
  /// The part of the way along an axis at which a value stands, from 0 to 1; the nearer end outside the domain.
  ///
  /// Where a scale means nothing on a domain, the axis is linear (`usable(on:)`); a domain of one point has the middle
  /// alone.
  func share(of value: Double, in domain: ClosedRange<Double>) -> Double {
    guard domain.lowerBound < domain.upperBound, !value.isNaN else { return 0.5 }
    let place = value.clamped(to: domain)
    let scale = AxisScale(domain: domain, type: self)
    if scale.type == .linear { return Self.evenShare(of: place, in: domain) }
    // The last bits of a library's logarithm differ among machines; a score must not.
    return scale.fraction(of: place)?.rounded(toStep: 1e-12) ?? 0.5
  }

  private static func evenShare(of place: Double, in domain: ClosedRange<Double>) -> Double {
    let width = domain.upperBound - domain.lowerBound
    if width.isFinite { return (place - domain.lowerBound) / width }
    // The width of the widest domains is beyond the largest number; half of it is not.
    return (place / 2 - domain.lowerBound / 2) / (domain.upperBound / 2 - domain.lowerBound / 2)
  }
}
