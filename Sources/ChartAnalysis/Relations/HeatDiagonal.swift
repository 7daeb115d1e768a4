package import ChartModel

/// Rows of a heat map that are highest in the column of their own name, where rows and columns have the same names.
package struct HeatDiagonal: Equatable, Sendable {
  /// How many rows are.
  package var count: Int
  /// How many rows there are.
  package var all: Int

  private static let fewest = 3
  private static let leastShare = 0.6

  /// `nil` where names differ, where most rows are highest elsewhere, and where all have the same there, as in correlations.
  package init?(_ chart: BucketedChart, _ heat: HeatFacts) {
    let rows = chart.walkedSeries
    let names = rows.compactMap(\.name)
    guard names.count >= Self.fewest, names.count == rows.count,
      Set(names.map { XValue.category($0) }) == Set(heat.columns)
    else { return nil }
    all = rows.count
    let own = zip(rows, names).compactMap { row, name in
      row.toldNumbers.first { row.marks[$0.place].x == .category(name) }?.value
    }
    guard !own.allSatisfy({ ChartFacts.areEqual($0, own[0]) }) else { return nil }
    count = zip(rows, names).count { row, name in
      let told = row.toldNumbers
      let most = told.map(\.value).max()
      return told.filter { $0.value == most }.map { row.marks[$0.place].x } == [.category(name)]
    }
    guard Double(count) >= Double(all) * Self.leastShare else { return nil }
  }
}
