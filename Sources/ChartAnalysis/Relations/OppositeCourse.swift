package import ChartModel

/// Two series of which one is high where the other is low, as unemployment and vacancies are.
package struct OppositeCourse: Equatable, Sendable {
  /// The places of both in `walkedSeries`.
  package var first: Int
  package var second: Int

  /// Of fewer common X, or a weaker rank correlation, it is not seen.
  private static let fewest = 20
  private static let strongest = -0.6

  /// `nil` of any other chart than one of two series that compare, and where they do not go against each other.
  package init?(_ chart: BucketedChart) {
    let walked = chart.walkedSeries
    guard walked.count == 2, !chart.isStacked, let rows = PairTable(walked[0], walked[1])?.rows,
      rows.count >= Self.fewest
    else { return nil }
    let points = rows.compactMap { row -> WeightedPoint? in
      guard let x = walked[0].number(at: row.place.first), let y = walked[1].number(at: row.place.second) else {
        return nil
      }
      return WeightedPoint(x: x, y: y, weight: 1, place: MarkPlace(series: 0, mark: row.place.first))
    }
    guard let found = Correlation(points, thresholds: .standard), found.spearman <= Self.strongest else { return nil }
    (first, second) = (0, 1)
  }
}
