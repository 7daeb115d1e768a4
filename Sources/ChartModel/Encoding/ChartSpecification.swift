/// What chart to make of a table: which field goes where, and how rows become marks.
public struct ChartSpecification: Sendable, Equatable {
  /// The title, or `nil` where nobody gave one.
  public var title: String?
  /// The kind of mark.
  public var mark: MarkKind
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

  /// A specification from its parts.
  public init(
    title: String? = nil, mark: MarkKind, x: XEncoding, y: YEncoding, series: SeriesEncoding? = nil,
    stack: StackMethod = .none, calendar: ChartCalendar = ChartCalendar(zone: .utc, firstWeekday: .sunday),
    assumptions: [Assumption] = []
  ) {
    self.title = title
    self.mark = mark
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

  /// An X channel from its parts.
  public init(
    field: String, title: String? = nil, type: FieldType, bucketing: Bucketing = .asGiven,
    precision: CalendarUnit? = nil, from: Double? = nil, to: Double? = nil
  ) {
    self.field = field
    self.title = title
    self.type = type
    self.bucketing = bucketing
    self.precision = precision
    self.from = from
    self.to = to
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

  /// A Y channel from its parts.
  public init(
    field: String?, title: String? = nil, unit: String? = nil, aggregate: Aggregate? = nil,
    fallback: Aggregate = .mean, domain: ClosedRange<Double>? = nil
  ) {
    self.field = field
    self.title = title
    self.unit = unit
    self.aggregate = aggregate
    self.fallback = fallback
    self.domain = domain
  }
}

/// The channel that tells series apart.
public struct SeriesEncoding: Sendable, Equatable {
  /// The column.
  public var field: String

  /// A series channel on a column.
  public init(field: String) { self.field = field }
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
