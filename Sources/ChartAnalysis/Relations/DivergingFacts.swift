import ChartModel

/// How the values of one series lie about zero.
public struct DivergingFacts: Sendable, Equatable {
  /// The place of the series in `walkedSeries`.
  public var series: Int
  /// How many marks are above zero.
  public var aboveCount = 0
  /// How many marks are below zero.
  public var belowCount = 0
  /// How many marks are zero.
  public var zeroCount = 0
  /// The longest run of marks above zero as places in `marks`, the first of equals; `nil` where X has no order or there
  /// is none. Zero and every mark without a number end a run.
  public var longestAbove: Range<Int>?
  /// The longest run of marks below zero, in the same way.
  public var longestBelow: Range<Int>?

  /// The facts of each walked series that has values on both sides of zero.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  static func all(in chart: BucketedChart) -> [DivergingFacts] {
    guard !chart.hasLevels, !chart.isPartToWhole else { return [] }
    return chart.walkedSeries.enumerated().compactMap { DivergingFacts($1, at: $0, in: chart) }
  }

  private init?(_ series: Series, at place: Int, in chart: BucketedChart) {
    self.series = place
    let values = series.marks.map { $0.compared?.number }
    let numbers = values.compactMap { $0 }
    aboveCount = numbers.count { $0 > 0 }
    belowCount = numbers.count { $0 < 0 }
    zeroCount = numbers.count - aboveCount - belowCount
    guard aboveCount > 0, belowCount > 0 else { return nil }
    guard chart.hasOrderedX else { return }
    longestAbove = Self.longestRun(values) { $0 > 0 }
    longestBelow = Self.longestRun(values) { $0 < 0 }
  }

  private static func longestRun(_ values: [Double?], _ isMeant: (Double) -> Bool) -> Range<Int>? {
    var (longest, start) = (0..<0, 0)
    for (place, value) in values.enumerated() {
      guard value.map(isMeant) == true else {
        start = place + 1
        continue
      }
      if place + 1 - start > longest.count { longest = start..<place + 1 }
    }
    return longest.isEmpty ? nil : longest
  }
}
