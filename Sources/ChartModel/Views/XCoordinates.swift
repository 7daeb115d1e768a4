/// The coordinates of the places along X of one chart: numbers, microseconds since 1970, or places of categories.
///
/// ```swift
/// XCoordinates(chart).range(of: .category("fig"))  // 0..<1 for the first category
/// ```
public struct XCoordinates: Sendable {
  private let places: [String: Int]
  /// The categories of X in their order; none along numbers and time.
  public let categories: [String]
  /// The place of the first category: a chart of which a part is shown has those before it no more.
  private let firstPlace: Double
  /// Whether marks are stretches as the data gives them, which may overlap, and no buckets.
  private let hasStretches: Bool

  /// The coordinates along X of a chart.
  public init(_ chart: BucketedChart) {
    if case .categories(let names) = chart.xAxis.domain { categories = names } else { categories = [] }
    places = Dictionary(categories.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    firstPlace = chart.window?.range.lowerBound.rounded(.up) ?? 0
    hasStretches = chart.xAxis.bucketing == .none
  }

  /// The stretch that a place takes: a bucket its length, a category one, a point the least that there is.
  ///
  /// `nil` for a category that is not on the axis.
  public func range(of x: XValue) -> Range<Double>? {
    switch x {
    case .category(let name): places[name].map { Self.stretch(firstPlace + Double($0), firstPlace + Double($0) + 1) }
    case .number(let number): number.isFinite ? number..<number.nextUp : nil
    case .bin(let from, let to): from.isFinite && to.isFinite ? Self.stretch(from, to) : nil
    case .instant(let instant): Self.stretch(Double(instant.microseconds), Double(instant.microseconds))
    case .interval(let from, let to): Self.stretch(Double(from.microseconds), Double(to.microseconds))
    }
  }

  /// From one coordinate to another; one microsecond, or the least that a double can tell, where they are one.
  private static func stretch(_ from: Double, _ to: Double) -> Range<Double> {
    from..<(to > from ? to : max(from + 1, from.nextUp))
  }

  /// Whether a place belongs to a stretch of X: a bucket that begins in it, or a given stretch that overlaps it.
  public func contains(_ x: XValue, in range: Range<Double>) -> Bool {
    guard let own = self.range(of: x) else { return false }
    return isStretch(x) ? own.overlaps(range) : range.contains(own.lowerBound)
  }

  /// Whether a place is a stretch that the data gives, and no bucket.
  public func isStretch(_ x: XValue) -> Bool {
    switch x {
    case .interval, .bin: hasStretches
    case .category, .number, .instant: false
    }
  }
}

extension BucketedChart {
  /// Whether a mark that one walks to is a stretch that the data gives, and no bucket.
  public var givesStretches: Bool {
    let coordinates = XCoordinates(self)
    return xAxis.bucketing == .none && walkedSeries.contains { $0.marks.contains { coordinates.isStretch($0.x) } }
  }
}
