public import ChartModel

/// How each mark of a series stands among all of them, for outputs that tell it of every mark.
///
/// ```swift
/// SeriesStanding(series, facts)[4]?.rank  // 3
/// ```
///
/// - Complexity: O(*n* log *n*) once, O(log *n*) a mark, where `PlaceFacts` by itself looks at all marks each time.
public struct SeriesStanding: Sendable {
  /// The statistics of the numbers that marks are compared with.
  public var statistics: Statistics { facts.statistics }
  private let series: Series
  private let facts: SeriesFacts
  /// The finite numbers, ascending.
  private let sorted: [Double]
  private let quartiles: [Double]

  /// The standing of the marks of a series of which these are the facts.
  public init(_ series: Series, _ facts: SeriesFacts) {
    self.series = series
    self.facts = facts
    sorted = series.marks.compactMap(\.compared).compactMap(\.number).sorted()
    quartiles = Self.quartiles(of: sorted)
  }

  /// The facts of the mark at a place in `marks`; `nil` where it has no number or its author hides it.
  public subscript(place: Int) -> PlaceFacts? {
    guard series.marks.indices.contains(place) else { return nil }
    return PlaceFacts(place, in: series, facts) { Self.rank(of: $0, among: sorted) }
  }

  /// In which quarter of the values a value lies, from 1, the lowest, to 4; `nil` where there are fewer than four values
  /// or all are the same.
  ///
  /// A value at an edge lies in the lower quarter. The edges are those of Hyndman and Fan's definition 7 (The American
  /// Statistician 50, 1996).
  public func quartile(of value: Double) -> Int? {
    quartiles.isEmpty ? nil : 1 + quartiles.count { value > $0 && !ChartFacts.areEqual(value, $0) }
  }

  /// How many of some values in ascending order are higher, plus one.
  package static func rank(of value: Double, among sorted: [Double]) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = low + (high - low) / 2
      let isHigher = sorted[middle] > value && !ChartFacts.areEqual(sorted[middle], value)
      if isHigher { high = middle } else { low = middle + 1 }
    }
    return 1 + sorted.count - low
  }

  private static func quartiles(of sorted: [Double]) -> [Double] {
    guard sorted.count >= 4, let first = sorted.first, let last = sorted.last, !ChartFacts.areEqual(first, last) else {
      return []
    }
    return (1...3).map { quarter in
      let (whole, part) = (quarter * (sorted.count - 1)).quotientAndRemainder(dividingBy: 4)
      let (low, high) = (sorted[whole], sorted[min(whole + 1, sorted.count - 1)])
      let weight = Double(part) / 4
      // Weighed before they are added: their difference may be beyond all numbers.
      return low * (1 - weight) + high * weight
    }
  }
}
