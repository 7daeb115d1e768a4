/// Where a chart came from.
public struct ChartSource: Sendable, Equatable {
  /// The file's name without its folders, or `nil` for standard input.
  public var name: String?
  /// Rows that were read, those set aside included.
  public var rowsRead: Int
  /// Rows that could not be used because a value in them is not what its column holds.
  public var rowsSetAside: Int
  /// Rows left out because their X has no value.
  public var rowsWithoutX: Int
  /// Rows left out because their X is no place along an axis: infinite, or not a number.
  public var rowsUnplaced = 0
  /// Rows left out because a field that places them has no number in them, or none that is a place, field by field.
  public var rowsWithout: [RowsWithout] = []
  /// Rows left out because their X lies outside the range that was asked for.
  public var rowsOutsideRange: Int
  /// Values that a median stands on but that were sampled because they were too many to keep.
  public var medianIsApproximate: Bool
  /// What ChartVoice chose because nobody said it.
  public var assumptions: [Assumption]
  /// Columns that the chart leaves aside because nobody said what to measure, in their order.
  public var columnsNotShown: [String] = []
  /// The bounds that stand in place of values, each once: values that are not known, and are in no extreme or sum.
  public var bounds: [Bound] = []
  /// From when to when data are, where they fill the first or the last bucket in part; `nil` where they fill all.
  public var dataSpan: DataSpan?
  /// Whether buckets without a row are left out, as they would make more marks than a chart may have.
  public var leavesGapsOut = false

  /// A source from its parts.
  public init(
    name: String? = nil, rowsRead: Int = 0, rowsSetAside: Int = 0, rowsWithoutX: Int = 0, rowsOutsideRange: Int = 0,
    medianIsApproximate: Bool = false, assumptions: [Assumption] = []
  ) {
    self.name = name
    self.rowsRead = rowsRead
    self.rowsSetAside = rowsSetAside
    self.rowsWithoutX = rowsWithoutX
    self.rowsOutsideRange = rowsOutsideRange
    self.medianIsApproximate = medianIsApproximate
    self.assumptions = assumptions
  }
}

/// From when to when there are data.
public struct DataSpan: Sendable, Equatable {
  /// The first instant.
  public var first: Instant
  /// The last instant.
  public var last: Instant
  /// How fine the instants are written, days at most.
  public var unit: CalendarUnit
  /// Whether data begin within the first bucket and not with it.
  public var beginsWithin: Bool
  /// Whether they end within the last one and not with it.
  public var endsWithin: Bool

  /// A span from its parts.
  public init(first: Instant, last: Instant, unit: CalendarUnit, beginsWithin: Bool, endsWithin: Bool) {
    (self.first, self.last, self.unit) = (first, last, unit)
    (self.beginsWithin, self.endsWithin) = (beginsWithin, endsWithin)
  }
}
