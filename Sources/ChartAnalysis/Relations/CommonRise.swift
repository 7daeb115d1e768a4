package import ChartModel

/// Several series among names in an order that all go up from each name to the next, or all down.
package struct CommonRise: Equatable, Sendable {
  package var rises: Bool
  /// The first and the last name.
  package var from: XValue
  package var to: XValue

  private static let fewest = 4

  /// `nil` where names are in alphabetical order, where a series has no value at a name, and where one goes back once.
  package init?(_ chart: BucketedChart) {
    guard chart.namesAreInOrder(fewest: Self.fewest) || chart.namesAreAsGiven(fewest: Self.fewest),
      let first = chart.walkedSeries.first?.marks.first?.x,
      let last = chart.walkedSeries.first?.marks.last?.x
    else { return nil }
    let ways = chart.walkedSeries.map(chart.wayAlongNames)
    guard ways.count > 1, let rises = ways.first ?? nil, ways.allSatisfy({ $0 == rises }) else { return nil }
    let values = chart.walkedSeries.map { $0.toldNumbers.map(\.value) }
    let highest = values.joined().map { abs($0) }.max() ?? 0
    guard values.contains(where: { abs(($0.last ?? 0) - ($0.first ?? 0)) >= highest * Self.leastChange }) else {
      return nil
    }
    (self.rises, from, to) = (rises, first, last)
  }

  /// Bars that differ by less from first to last are seen as even.
  private static let leastChange = 0.1
}
