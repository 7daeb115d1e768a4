package import ChartModel

/// How far the two series of a chart lie apart at the first and at the last X that both have.
package struct GapChange: Sendable, Equatable {
  /// The distance at the first X, zero or more, in the unit of Y.
  package var first: Double
  /// The distance at the last X, zero or more, in the unit of Y.
  package var last: Double
  /// The first X that both have.
  package var firstX: XValue
  /// The last X that both have.
  package var lastX: XValue

  /// How far the first and the last distance may lie from the median of those beside them, as a part of their difference.
  private static let mostUnusual = 0.25
  /// The part of all distances that lie beside an end.
  private static let besideEnd = 0.1

  /// The part of the widest distance that one of both ends has: what was far wider in between is not told by its ends.
  private static let leastOfWidest = 0.6

  /// Whether the first and the last distance are like those beside them: one odd year is no end of a course.
  private static func areUsual(_ distances: [Double]) -> Bool {
    let count = max(1, Int(Double(distances.count) * besideEnd))
    guard let first = distances.first, let last = distances.last,
      let early = Statistics(Array(distances.prefix(count))).median,
      let late = Statistics(Array(distances.suffix(count))).median
    else { return false }
    return max(abs(first - early), abs(last - late)) <= abs(first - last) * mostUnusual
  }

  /// Two that lie nearer to each other than this part of how far they go apart lie on each other to the eye.
  private static let mostAlike = 0.1

  /// Whether one lies above at all X but at a beginning, or an end, where both lie on each other to the eye.
  private static func keepsSide(_ halves: [Double]) -> Bool {
    let most = halves.map { abs($0) }.max() ?? 0
    let isAlike = { (half: Double) in abs(half) <= most * mostAlike }
    let apart = halves.drop(while: isAlike).reversed().drop(while: isAlike)
    return !apart.isEmpty && (apart.allSatisfy { $0 > 0 } || apart.allSatisfy { $0 < 0 })
  }

  /// The gap of a chart of two series, of which one lies above the other at each of at least three X where they are apart to the eye;
  /// `nil` for every other.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  package init?(_ chart: BucketedChart) {
    let walked = chart.walkedSeries
    guard walked.count == 2, chart.comparesSeries, chart.readsInOrder,
      let rows = PairTable(walked[0], walked[1])?.rows, rows.count > 2, let first = rows.first, let last = rows.last,
      Self.keepsSide(rows.map(\.half))
    else { return nil }
    let distances = rows.map { abs($0.half) * 2 }
    (self.first, self.last) = (abs(first.half) * 2, abs(last.half) * 2)
    // One that is above at first and below at last passed the other.
    guard (first.half < 0) == (last.half < 0) || first.half == 0 || last.half == 0,
      max(self.first, self.last) >= (distances.max() ?? 0) * Self.leastOfWidest, Self.areUsual(distances)
    else { return nil }
    (firstX, lastX) = (walked[0].marks[first.place.first].x, walked[0].marks[last.place.first].x)
  }
}
