package import ChartModel

extension BucketedChart {
  /// The most marks with several rows that are strays among marks of one row each.
  private static let strayShare = 0.05

  /// How many rows share their X, and the first X that they share, where nearly all rows have an X of their own and no option
  /// puts rows together; `nil` where no rows share one.
  ///
  /// When clocks go back, an hour comes twice; and a file may have a day twice.
  package var strayDoubles: (rows: Int, first: XValue)? {
    guard series.count == 1, source.assumptions.contains(where: \.isAggregate) else { return nil }
    let filled = series[0].marks.count { $0.rowCount > 0 }
    let doubled = series[0].marks.filter { $0.rowCount > 1 && !$0.isHidden }
    guard let first = doubled.first, Double(doubled.count) <= Double(filled) * Self.strayShare else { return nil }
    return (doubled.reduce(0) { $0 + $1.rowCount }, first.x)
  }
}

extension Assumption {
  fileprivate var isAggregate: Bool { if case .aggregate = self { true } else { false } }
}
