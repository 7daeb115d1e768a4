package import ChartModel

/// Bars around a middle line that hold, step by step, how many of the first are left.
package struct Funnel: Equatable, Sendable {
  /// The places in `marks` of the first step and of the last.
  package let first: Int
  package let last: Int
  /// The part of the first that the last is, 0 to 1.
  package let left: Double

  private static let fewestSteps = 3

  /// `nil` where bars stand on an axis, and where a step holds more than the one before.
  package init?(_ chart: BucketedChart) {
    guard chart.stack == .center, !chart.isStacked, chart.kind == .bar, chart.walkedSeries.count == 1,
      let series = chart.walkedSeries.first
    else { return nil }
    let told = series.toldNumbers
    guard told.count >= Self.fewestSteps, told.count == series.marks.count, let most = told.first,
      let least = told.last,
      most.value > least.value, least.value >= 0,
      zip(told, told.dropFirst()).allSatisfy({ $0.value >= $1.value })
    else { return nil }
    (first, last, left) = (most.place, least.place, least.value / most.value)
  }
}

extension ChartSpecification {
  /// Whether bars stand around a middle line, each alone at its name.
  var isFunnel: Bool {
    mark == .bar && stack == .center && series == nil && (x.type == .nominal || x.type == .ordinal)
  }
}
