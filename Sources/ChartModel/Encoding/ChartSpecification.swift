/// What chart to make of a table: which field goes where, and how rows become marks.
public struct ChartSpecification: Sendable, Equatable {
  /// The title, or `nil` where nobody gave one.
  public var title: String?
  /// The kind of mark.
  public var mark: MarkKind
  /// Which way X runs on the page.
  public var orientation: Orientation
  /// How a line or an area goes from one mark to the next.
  public var interpolation: Interpolation
  /// Whether the values are parts that make up one whole.
  public var isPartToWhole: Bool
  /// Whether each row is a mark of its own, also where several have one X.
  public var keepsRows: Bool
  /// What stands along X.
  public var x: XEncoding
  /// What is measured.
  public var y: YEncoding
  /// What tells series apart, or `nil` for one series.
  public var series: SeriesEncoding?
  /// How series at one X are put together.
  public var stack: StackMethod
  /// The calendar for buckets and for dates without an offset.
  public var calendar: ChartCalendar
  /// What ChartVoice chose because nobody said it, in the order of X, Y, series, mark.
  public var assumptions: [Assumption]
  /// Columns that the chart leaves aside because nobody said what to measure, in their order.
  public var columnsNotShown: [String] = []
  /// The bounds that stand in place of numbers of Y, each once.
  public var bounds: [Bound] = []
  /// Whether buckets and parts without a row become marks of their own, so that they are told as gaps.
  public var fillsGaps = true
  /// Whether series are in several units, so that their values do not compare.
  public var hasMixedUnits = false
  /// The most marks that the chart may have, beyond which it is refused.
  public var mostMarks = ChartLimits.marks

  /// A specification from its parts.
  public init(
    title: String? = nil, mark: MarkKind, orientation: Orientation = .vertical, interpolation: Interpolation = .linear,
    isPartToWhole: Bool = false, keepsRows: Bool = false, x: XEncoding, y: YEncoding, series: SeriesEncoding? = nil,
    stack: StackMethod = .none, calendar: ChartCalendar = ChartCalendar(zone: .utc, firstWeekday: .sunday),
    assumptions: [Assumption] = []
  ) {
    self.title = title
    self.mark = mark
    self.orientation = orientation
    self.interpolation = interpolation
    self.isPartToWhole = isPartToWhole
    self.keepsRows = keepsRows
    self.x = x
    self.y = y
    self.series = series
    self.stack = stack
    self.calendar = calendar
    self.assumptions = assumptions
  }
}

/// The X channel.
public struct XEncoding: Sendable, Equatable {
  /// The column.
  public var field: String
  /// The axis title, or `nil` to speak the column's name.
  public var title: String?
  /// How its values compare.
  public var type: FieldType
  /// How its values are bucketed.
  public var bucketing: Bucketing
  /// The finest unit that the text of its dates shows: a column of `2025-06` shows months.
  public var precision: CalendarUnit?
  /// Rows before this are left out: microseconds since 1970 or a number, as `type` asks.
  public var from: Double?
  /// Rows at this or after it are left out.
  public var to: Double?
  /// The unit of a number along X, as given, such as `mile`.
  public var unit: String?
  /// The column of the open end of a stretch along X, or `nil` where X is a point.
  public var end: String?
  /// The bounds of the axis where they are given; categories in their order, those without a row included.
  public var domain: AxisDomain?
  /// How values stand along the axis, where its ticks are, and whether it runs backward.
  public var look: AxisLook

  /// An X channel from its parts.
  public init(
    field: String, title: String? = nil, type: FieldType, bucketing: Bucketing = .asGiven,
    precision: CalendarUnit? = nil, from: Double? = nil, to: Double? = nil, end: String? = nil,
    domain: AxisDomain? = nil, look: AxisLook = AxisLook()
  ) {
    self.field = field
    self.title = title
    self.type = type
    self.bucketing = bucketing
    self.precision = precision
    self.from = from
    self.to = to
    self.end = end
    self.domain = domain
    self.look = look
  }
}

/// The Y channel.
public struct YEncoding: Sendable, Equatable {
  /// The column, or `nil` where rows are counted.
  public var field: String?
  /// The axis title, or `nil` to speak the column's name and its aggregate.
  public var title: String?
  /// The unit of a value, as given, such as `degree Celsius`.
  public var unit: String?
  /// How the values of a bucket become one, where somebody said it.
  public var aggregate: Aggregate?
  /// How they become one where nobody said it and a bucket has several rows.
  public var fallback: Aggregate
  /// The bounds of the axis where they are given.
  public var domain: ClosedRange<Double>?
  /// How its values compare: a category of a nominal or ordinal Y is a level, not a number.
  public var type: FieldType
  /// The column of the upper end of a range, or `nil` where a mark has one value.
  public var end: String?
  /// The levels of a Y axis of categories from the lowest on, those without a row included.
  public var levels: [String]?
  /// Whether the axis reaches down to zero; `nil` to let the kind of mark decide.
  public var includesZero: Bool?
  /// How values stand along the axis, where its ticks are, and whether it runs backward.
  public var look: AxisLook
  /// Whether values are levels, such as employees: sums at one X value may be asked for, and several X values have no total.
  public var areLevels = false
  /// Whether values came about by the aggregate already, so that the column holds them, also where it has no name.
  public var isAggregated = false

  /// Whether there is a column of values.
  public var hasColumn: Bool { field != nil || isAggregated }

  /// A Y channel from its parts.
  public init(
    field: String?, title: String? = nil, unit: String? = nil, aggregate: Aggregate? = nil,
    fallback: Aggregate = .mean, domain: ClosedRange<Double>? = nil, type: FieldType = .quantitative,
    end: String? = nil, levels: [String]? = nil, includesZero: Bool? = nil, look: AxisLook = AxisLook()
  ) {
    self.field = field
    self.title = title
    self.unit = unit
    self.aggregate = aggregate
    self.fallback = fallback
    self.domain = domain
    self.type = type
    self.end = end
    self.levels = levels
    self.includesZero = includesZero
    self.look = look
  }
}

/// The channel that tells series apart.
public struct SeriesEncoding: Sendable, Equatable {
  /// The column.
  public var field: String
  /// The series in their order, where the author gave it; others follow in the order of appearance.
  public var order: [String]?

  /// A series channel on a column.
  public init(field: String, order: [String]? = nil) {
    self.field = field
    self.order = order
  }
}

/// One choice that ChartVoice made for the author; narration has a phrase for each.
public enum Assumption: Sendable, Equatable {
  case x(field: String, type: FieldType)
  case y(field: String)
  case countedRows
  case series(field: String)
  case bucket(CalendarUnit)
  case bins(width: Double)
  case aggregate(Aggregate)
  case mark(MarkKind)
}

extension ChartSpecification {
  /// What each column of a batch holds, in the order in which batches have them.
  public enum ColumnRole: Sendable {
    case x, y, series, xEnd, yEnd
  }

  /// The columns that there are: X, Y, series, the end of X, the end of Y; those left out that nothing names.
  public var columnOrder: [ColumnRole] {
    [
      .x, y.hasColumn ? .y : nil, series == nil ? nil : .series, x.end == nil ? nil : .xEnd,
      y.end == nil ? nil : .yEnd,
    ].compactMap { $0 }
  }

  /// Whether a mark must stand for one row, because adding up or averaging rows means nothing.
  public var needsRows: Bool { x.end != nil || y.end != nil || y.type != .quantitative }
}
