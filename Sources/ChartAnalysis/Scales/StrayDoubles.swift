package import ChartModel

extension BucketedChart {
  /// The most marks with several rows that are strays among marks of one row each.
  private static let strayShare = 0.05

  /// How many rows share their X where nearly all have one of their own and nobody asked to put them together, with the first
  /// such X: an hour that comes twice when clocks go back, or a day that was exported twice. `nil` where there is none.
  package var strayDoubles: (rows: Int, first: XValue)? {
    guard series.count == 1, source.assumptions.contains(where: \.isAggregate) else { return nil }
    let filled = series.reduce(0) { $0 + $1.marks.count { $0.rowCount > 0 } }
    let doubled = series.flatMap { $0.marks.filter { $0.rowCount > 1 && !$0.isHidden } }
    guard let first = doubled.first, Double(doubled.count) <= Double(filled) * Self.strayShare else { return nil }
    return (doubled.reduce(0) { $0 + $1.rowCount }, first.x)
  }
}

extension Assumption {
  fileprivate var isAggregate: Bool { if case .aggregate = self { true } else { false } }
}
