package import ChartModel

/// Of two series among names in an order the one that lies above up to a name, and below from the next on.
package struct OrderSwitch: Equatable, Sendable {
  /// The place in `walkedSeries` of the one that begins above.
  package var first: Int
  /// The last X at which it does, and the next, from which on it lies below.
  package var last: XValue
  package var next: XValue

  private static let fewest = 5
  private static let fewestOnSide = 2

  /// `nil` where names have no order, where a series lacks one, where the sides change more than once, and where a side has one name.
  package init?(_ chart: BucketedChart) {
    let walked = chart.walkedSeries
    guard walked.count == 2, !chart.isStacked, !chart.hasMixedUnits, case .categories(let names) = chart.xAxis.domain,
      names.beginWithRisingNumbers, let rows = PairTable(walked[0], walked[1])?.rows, rows.count >= Self.fewest,
      let isFirst = rows.first.map({ $0.half > 0 }), rows.allSatisfy({ $0.half != 0 }), rows.count == names.count
    else { return nil }
    let run = rows.prefix { ($0.half > 0) == isFirst }.count
    guard run >= Self.fewestOnSide, rows.count - run >= Self.fewestOnSide,
      rows.dropFirst(run).allSatisfy({ ($0.half > 0) != isFirst })
    else { return nil }
    first = isFirst ? 0 : 1
    last = walked[0].marks[rows[run - 1].place.first].x
    next = walked[0].marks[rows[run].place.first].x
  }
}
