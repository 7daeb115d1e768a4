/// The part of X that is shown.
///
/// Coordinates are numbers, microseconds since 1970, or places of categories.
public struct ChartWindow: Sendable, Equatable {
  /// All of X.
  public let domain: Range<Double>
  /// The part that is shown; it never leaves the domain.
  public private(set) var range: Range<Double>
  /// The least length: one bucket.
  public let shortest: Double

  /// A window of a length from a position on, clamped to the domain and never shorter than one bucket.
  public init(length: Double, position: Double, domain: Range<Double>, shortest: Double) {
    self.domain = domain
    self.shortest = shortest
    let whole = domain.upperBound - domain.lowerBound
    let least = shortest.isFinite ? min(max(shortest, 0), whole) : 0
    let length = length.isNaN ? whole : min(max(length, least), whole)
    let start = position.isNaN ? domain.lowerBound : position
    let from = max(min(start, domain.upperBound - length), domain.lowerBound)
    range = from..<min(max(from + length, from), domain.upperBound)
  }
}
