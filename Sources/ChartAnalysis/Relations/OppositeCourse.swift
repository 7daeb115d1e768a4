package import ChartModel

/// Whether of two series one is high where the other is low, as unemployment and vacancies are.
package enum OppositeCourse {
  /// Of fewer common X, or a weaker rank correlation, it is not seen.
  private static let fewest = 20
  private static let weakest = -0.6

  /// Not of any other chart than one of two series that compare.
  package static func holds(_ chart: BucketedChart) -> Bool { holds(chart, fewest: fewest) }

  static func holds(_ chart: BucketedChart, fewest: Int) -> Bool {
    let walked = chart.walkedSeries
    guard walked.count == 2, !chart.isStacked, let rows = PairTable(walked[0], walked[1])?.rows, rows.count >= fewest
    else { return false }
    let points = rows.compactMap { row -> WeightedPoint? in
      guard let x = walked[0].number(at: row.place.first), let y = walked[1].number(at: row.place.second) else {
        return nil
      }
      return WeightedPoint(x: x, y: y, weight: 1, place: MarkPlace(series: 0, mark: row.place.first))
    }
    return Correlation(points, thresholds: .standard).map { $0.spearman <= weakest } ?? false
  }
}
