package import ChartAnalysis
package import ChartModel

/// What a bucket of rows that are followed did.
package enum FollowedEvent: Sendable, Equatable {
  /// The value of a series came to another side of a line across the chart.
  case rule(name: String, side: RuleSide, series: String?)
  /// A series came above another.
  case passed(name: String, other: String)
  /// A value beyond all before it.
  case extreme(isHighest: Bool, series: String?, value: Double, x: XValue)
  /// The first rows after so many buckets without any.
  case afterGap(buckets: Int)
  /// A series that went one way goes the other.
  case trend(isRising: Bool, series: String?, since: XValue)

  /// Whether two tell of the same thing, so that together the later is told.
  package func isReplaced(by later: FollowedEvent) -> Bool {
    switch (self, later) {
    case (.rule(let name, _, let series), .rule(let other, _, let otherSeries)): name == other && series == otherSeries
    case (.passed(let name, let other), .passed(let laterName, let laterOther)):
      Set([name, other]) == Set([laterName, laterOther])
    case (.extreme(let isHighest, let series, _, _), .extreme(let otherIsHighest, let otherSeries, _, _)):
      isHighest == otherIsHighest && series == otherSeries
    case (.trend(_, let series, _), .trend(_, let otherSeries, _)): series == otherSeries
    default: false
    }
  }
}
