extension ChartFacts {
  /// The highest value of all walked series; `nil` where there is none.
  public var highest: Double? { walked.compactMap { $0.maximum?.value }.max() }

  /// The lowest value of all walked series; `nil` where there is none.
  public var lowest: Double? { walked.compactMap { $0.minimum?.value }.min() }

  /// The sum of all values of all walked series; `nil` where a series has none, or an infinite one, or where the sum is
  /// beyond all numbers.
  public var total: Double? {
    guard !walked.isEmpty, walked.allSatisfy({ !$0.hasInfinity && $0.statistics.count > 0 }) else { return nil }
    let total = Statistics.sum(walked.map(\.statistics.sum))
    return total.isFinite ? total : nil
  }

  /// The place of the series whose last value is farthest from its first; `nil` where none changed, or where another changed as much.
  public var mostChanged: Int? {
    let sizes = series.map { abs($0.change ?? 0) }
    guard let largest = sizes.max(), largest > 0 else { return nil }
    let most = sizes.indices.filter { Self.areEqual(sizes[$0], largest) }
    return most.count == 1 ? most.first : nil
  }

  /// How far a number is from another, never negative; `nil` where that is beyond all numbers.
  public static func distance(_ number: Double, from other: Double) -> Double? {
    let distance = abs(number - other)
    return distance.isFinite ? distance : nil
  }

  /// The share that a part has of a whole; `nil` where parts do not make it up: a whole that is not above zero, or a
  /// negative part.
  ///
  /// ```swift
  /// ChartFacts.share(of: 1, among: [2, 1], whole: 3)  // 0.333…
  /// ```
  public static func share(of part: Double, among parts: [Double], whole: Double) -> Double? {
    guard whole > 0, parts.allSatisfy({ $0 >= 0 }) else { return nil }
    return part / whole
  }
}
