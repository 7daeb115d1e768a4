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
}
