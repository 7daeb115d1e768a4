package import ChartModel

/// The means of the columns of a heat map that go to a turn and back, as those of most rows do.
package enum HeatArc {
  /// Of the means, so many at most may lie as near the turn as a tenth of their range: more are a level and no turn.
  private static let mostNear = 1.0 / 3
  private static let near = 0.1
  private static let leastRows = 0.75

  /// The arc along the columns; `nil` where means have none, where it is no further than a distance, and where most rows do not go so.
  package static func found(in chart: BucketedChart, _ heat: HeatFacts, beyond least: Double) -> CourseArc? {
    guard let series = heat.columnMeans, let arc = CourseArc(series), arc.quiet == nil,
      let turn = series.number(at: arc.turn), arc.depth(in: series) >= least
    else { return nil }
    let means = series.toldNumbers.map(\.value)
    let range = (means.max() ?? turn) - (means.min() ?? turn)
    let nearTurn = means.count { abs($0 - turn) <= range * near }
    guard Double(nearTurn) <= Double(means.count) * mostNear else { return nil }
    let columns = [arc.first, arc.turn, arc.last].map { series.marks[$0].x }
    let rows = chart.walkedSeries.compactMap { goes($0, columns, isPeak: arc.isPeak) }
    return Double(rows.count { $0 }) >= Double(max(rows.count, 1)) * leastRows ? arc : nil
  }

  /// Whether a row lies farther out at the turn than at both ends; `nil` where it has no value at one of them.
  private static func goes(_ row: Series, _ columns: [XValue], isPeak: Bool) -> Bool? {
    let values = columns.compactMap { x in row.marks.first { $0.x == x }?.told?.number }
    guard values.count == columns.count, columns.count == 3 else { return nil }
    return isPeak ? values[1] > max(values[0], values[2]) : values[1] < min(values[0], values[2])
  }
}
