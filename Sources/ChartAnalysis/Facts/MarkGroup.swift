public import ChartModel

/// A focus group: neighbouring marks that are told together.
public struct MarkGroup: Sendable, Equatable {
  /// A stable id: the series id and the group's place, such as `steps/@group-1`, which no mark can have.
  public var id: String
  /// What the author calls it, or `nil`.
  public var name: String?
  /// Places in `marks`.
  public var places: Range<Int>
  /// What bounds it along X.
  public var x: GroupRange
  /// How many buckets lie from its first to its last mark, those that have no mark included.
  public var bucketCount: Int
  /// The numbers of its marks.
  public var statistics: Statistics
  /// The place in `marks` of its first number, a climb's of the one that it starts from; `nil` where there is none.
  public var firstNumber: Int?
  /// The place in `marks` of its last number; `nil` where there is none.
  public var lastNumber: Int?
  /// The lowest number, or lower end of a range; `nil` where there is none.
  public var lowest: Double?
  /// The highest number, or upper end of a range; `nil` where there is none.
  public var highest: Double?
  /// Whether one of its marks is a range.
  public var hasRanges: Bool
  /// How many of its marks are at each level that one is at, in the order of the axis.
  public var levels: [LevelCount]
  /// How many of its marks are empty: no row falls into their buckets.
  public var emptyCount: Int
  /// How many of its marks have rows, and none of them a value.
  public var missingCount: Int
  /// How many of its marks are not numbers.
  public var notANumberCount: Int
  /// How many of its marks are infinite.
  public var infiniteCount: Int
  /// The numbers of each part of a stack in it, in the order of the chart's parts; none in a group of anything but the totals.
  public var parts: [Statistics]
  /// How far it goes up and down; `nil` where groups are told without their moves.
  public var climb: Climb?

  /// Whether one of its marks is infinite.
  public var hasInfinity: Bool { infiniteCount > 0 }
  /// How many of its marks have rows without a finite value.
  public var valuelessCount: Int { missingCount + notANumberCount + infiniteCount }
}

/// How many marks are at a level.
public struct LevelCount: Sendable, Equatable {
  /// The level's name.
  public var name: String
  /// How many marks are at it; never zero.
  public var count: Int
  /// How long their stretches in time last together, in microseconds; zero of marks without length.
  public var length: Int64 = 0
}

/// What bounds a group along X.
public enum GroupRange: Sendable, Equatable {
  /// A span of the calendar, its end open, clipped to the marks that are there.
  case calendar(CalendarUnit, from: Instant, to: Instant)
  /// From one mark's X to another's, both included.
  case marks(from: XValue, to: XValue)
}
