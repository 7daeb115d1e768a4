public import ChartModel

/// A focus group: neighbouring marks that are told together.
public struct MarkGroup: Sendable, Equatable {
  /// A stable id: the series id and the group's place, such as `steps/@group-1`, which no mark can have.
  public var id: String
  /// Places in `marks`.
  public var places: Range<Int>
  /// What bounds it along X.
  public var x: GroupRange
  /// How many buckets lie from its first to its last mark, those that have no mark included.
  public var bucketCount: Int
  /// Whether one of its marks is infinite.
  public var hasInfinity: Bool
  /// The numbers of its marks.
  public var statistics: Statistics
  /// How many of its marks are empty: no row falls into their buckets.
  public var emptyCount: Int
  /// How many of its marks have rows without a finite value.
  public var valuelessCount: Int
}

/// What bounds a group along X.
public enum GroupRange: Sendable, Equatable {
  /// A span of the calendar, its end open, clipped to the marks that are there.
  case calendar(CalendarUnit, from: Instant, to: Instant)
  /// From one mark's X to another's, both included.
  case marks(from: XValue, to: XValue)
}
