/// The part of X that is shown.
///
/// Coordinates are numbers, microseconds since 1970, or places of categories.
///
/// ```swift
/// let window = ChartWindow(length: 10, position: 0, domain: 0..<100, shortest: 1)
/// window.moved(by: 95).range   // 90..<100
/// window.zoomed(by: 2).range   // 2.5..<7.5
/// ```
public struct ChartWindow: Sendable, Equatable {
  /// All of X.
  public let domain: Range<Double>
  /// The part that is shown; it never leaves the domain.
  public private(set) var range: Range<Double>
  /// The least length: one bucket.
  public let shortest: Double

  /// A window of a length from a position on, clamped to the domain and never shorter than one bucket.
  ///
  /// A length that is not a number means all of the domain; a position that is not a number, its start.
  public init(length: Double, position: Double, domain: Range<Double>, shortest: Double) {
    let domain = Self.measurable(domain)
    self.domain = domain
    self.shortest = shortest
    let whole = domain.upperBound - domain.lowerBound
    let least = shortest.isFinite ? min(max(shortest, 0), whole) : 0
    let length = length.isNaN ? whole : min(max(length, least), whole)
    let start = position.isNaN ? domain.lowerBound : position
    let last = max(domain.upperBound - length, domain.lowerBound)
    // At an end it has the end itself: a sum that is a bit short of it would leave out the last point, or the first.
    let from = length >= whole ? domain.lowerBound : max(min(start, last), domain.lowerBound)
    let isAtEnd = length >= whole || from >= last
    range = from..<(isAtEnd ? domain.upperBound : min(max(from + length, from), domain.upperBound))
  }

  /// A domain whose length is a number: beyond half of what doubles hold it is cut.
  private static func measurable(_ domain: Range<Double>) -> Range<Double> {
    let farthest = Double.greatestFiniteMagnitude / 2
    return max(min(domain.lowerBound, farthest), -farthest)..<max(min(domain.upperBound, farthest), -farthest)
  }

  /// How much of X is shown.
  public var length: Double { range.upperBound - range.lowerBound }

  /// Whether all of X is shown.
  public var isWhole: Bool { range == domain }

  /// The window that shows X so many times as large, about the same centre as far as the ends allow.
  ///
  /// - Parameter magnification: above 1 shows less of X, below 1 more; what is not a positive number changes nothing.
  public func zoomed(by magnification: Double) -> ChartWindow {
    guard magnification > 0 else { return self }
    let least = shortest.isFinite ? max(shortest, 0) : 0
    let length = max(self.length / magnification, least)
    let centre = range.lowerBound + self.length / 2
    return ChartWindow(length: length, position: centre - length / 2, domain: domain, shortest: shortest)
  }

  /// The window of the same length from a position on; not-a-number changes nothing.
  public func moved(to position: Double) -> ChartWindow {
    guard !position.isNaN else { return self }
    return ChartWindow(length: length, position: position, domain: domain, shortest: shortest)
  }

  /// The window moved by a distance along X, as far as the ends allow.
  public func moved(by distance: Double) -> ChartWindow { moved(to: range.lowerBound + distance) }
}
