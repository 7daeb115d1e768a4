package import ChartModel

/// The row of a heat map that is the highest in most columns.
package struct HeatLead: Equatable, Sendable {
  /// Its place in `walkedSeries`.
  package var row: Int
  /// In how many columns it is alone the highest, of how many.
  package var count: Int
  package var all: Int
  /// The column from which on it is the highest in all, where those are many; `nil` where they are few, or are all.
  package var since: Int?

  private static let fewestRows = 4
  private static let fewestColumns = 8
  private static let leastShare = 0.6
  private static let leastRun = 0.3
  /// How many times the mean of the next row its mean is.
  private static let leastRatio = 1.5

  /// `nil` where no row leads in three of five columns, and lies far above the next in the mean.
  package init?(_ chart: BucketedChart, _ heat: HeatFacts) {
    guard heat.rows.count >= Self.fewestRows, heat.columns.count >= Self.fewestColumns else { return nil }
    let leaders = Self.leaders(chart, heat)
    guard let most = leaders.compactMap({ $0 }).mostFrequent,
      Double(most.count) >= Double(leaders.count) * Self.leastShare, Self.isFarAbove(most.number, heat)
    else { return nil }
    (row, count, all) = (most.number, most.count, leaders.count)
    let run = leaders.reversed().prefix { $0 == most.number }.count
    guard run < leaders.count, Double(run) >= Double(leaders.count) * Self.leastRun else { return }
    since = leaders.count - run
  }

  private static func isFarAbove(_ row: Int, _ heat: HeatFacts) -> Bool {
    let others = heat.rows.enumerated().filter { $0.offset != row }.compactMap(\.element.mean)
    guard let own = heat.rows[row].mean, let next = others.max(), next > 0 else { return false }
    return own >= next * leastRatio
  }

  /// Of each column the row that is alone the highest among several; `nil` where none is.
  private static func leaders(_ chart: BucketedChart, _ heat: HeatFacts) -> [Int?] {
    let places = Dictionary(heat.columns.enumerated().map { ($1, $0) }) { first, _ in first }
    var cells = [[Int: Double]](repeating: [:], count: heat.columns.count)
    for (row, series) in chart.walkedSeries.enumerated() {
      for told in series.toldNumbers {
        if let column = places[series.marks[told.place].x] { cells[column][row] = told.value }
      }
    }
    return cells.map { $0.count > 1 ? $0.leader(isHighest: true) : nil }
  }
}
