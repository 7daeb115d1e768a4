/// A chart whose rows have become marks: the one source of every label, sentence and tone.
///
/// Missing, zero, not-a-number, empty and out-of-domain are told apart by `MarkValue` and `Axis.domain`.
public struct BucketedChart: Sendable, Equatable {
  /// The title that the author gave, or `nil`.
  public var title: String?
  /// The kind of mark.
  public var kind: MarkKind
  /// What stands along X.
  public var xAxis: Axis
  /// What is measured.
  public var yAxis: Axis
  /// How the rows of a bucket became one value; `nil` where each had one row.
  public var aggregate: Aggregate?
  /// Whether values add up to a total that means something: counts and sums do, temperatures do not.
  public var isAdditive: Bool
  /// The field that tells series apart, or `nil` for one series.
  public var seriesField: String?
  /// The series in order of appearance. Series of a stacked or grouped chart have a mark at every X of the chart.
  public var series: [Series]
  /// The sums over all series at each X, in a stacked chart; `nil` in every other.
  public var totals: Series?
  /// The calendar by which instants were bucketed and are told.
  public var calendar: ChartCalendar
  /// Where it all came from.
  public var source: ChartSource

  /// A chart from its parts.
  public init(
    title: String? = nil, kind: MarkKind, xAxis: Axis, yAxis: Axis, aggregate: Aggregate? = nil,
    isAdditive: Bool = false, seriesField: String? = nil, series: [Series], totals: Series? = nil,
    calendar: ChartCalendar = ChartCalendar(zone: .utc, firstWeekday: .sunday), source: ChartSource = ChartSource()
  ) {
    self.title = title
    self.kind = kind
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.aggregate = aggregate
    self.isAdditive = isAdditive
    self.seriesField = seriesField
    self.series = series
    self.totals = totals
    self.calendar = calendar
    self.source = source
  }

  /// Whether the marks of several series at one X stand on each other.
  public var isStacked: Bool { totals != nil }

  /// The series that a person walks: the totals of a stacked chart (each with its parts), else every series.
  public var walkedSeries: [Series] { totals.map { [$0] } ?? series }
}

/// One row of marks that belong together.
public struct Series: Sendable, Equatable {
  /// A stable, safe identifier: the first half of its marks' ids.
  public var id: String
  /// What the data calls it; `nil` for the only series of a chart.
  public var name: String?
  /// Whether neighbouring marks are joined.
  public var isContinuous: Bool
  /// The marks in X order.
  public var marks: [Mark]

  /// A series from its parts.
  public init(id: String, name: String? = nil, isContinuous: Bool = false, marks: [Mark]) {
    self.id = id
    self.name = name
    self.isContinuous = isContinuous
    self.marks = marks
  }
}

/// One mark: a value at a place along X.
public struct Mark: Sendable, Equatable {
  /// `series/x`, made safe; stable for the same chart and data.
  public var id: String
  /// Where it stands.
  public var x: XValue
  /// What it shows.
  public var value: MarkValue
  /// How many rows it stands for.
  public var rowCount: Int

  /// A mark from its parts.
  public init(id: String, x: XValue, value: MarkValue, rowCount: Int) {
    self.id = id
    self.x = x
    self.value = value
    self.rowCount = rowCount
  }
}

/// A place along X.
public enum XValue: Hashable, Sendable {
  /// A category by its name.
  case category(String)
  /// A number.
  case number(Double)
  /// A numeric bin, its upper end open.
  case bin(from: Double, to: Double)
  /// A point in time.
  case instant(Instant)
  /// A bucket of time, its end open.
  case interval(from: Instant, to: Instant)
}

/// What a mark shows; five states that are never confused (the fifth, out of domain, is a number beyond `Axis.domain`).
public enum MarkValue: Hashable, Sendable {
  /// A finite number, zero included.
  case number(Double)
  /// Rows are there, and none has a value.
  case missing
  /// Rows are there, and their values are not numbers (NaN).
  case notANumber
  /// A value beyond all numbers, in the data or by adding up.
  case infinite(negative: Bool)
  /// No row falls into the bucket.
  case empty

  /// The finite number, or `nil` in every other state.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }
}

/// An axis: what it shows and how far it goes.
public struct Axis: Sendable, Equatable {
  /// The column, or `nil` where rows are counted.
  public var field: String?
  /// The title that the author gave, or `nil` to make one of the field and the aggregate.
  public var title: String?
  /// The unit as given, such as `degree Celsius`.
  public var unit: String?
  /// How values compare.
  public var type: FieldType
  /// Its bounds.
  public var domain: AxisDomain
  /// The most decimals that the data shows; text never shows more.
  public var decimals: Int
  /// How its values were bucketed: never `asGiven` or `auto`.
  public var bucketing: Bucketing

  /// An axis from its parts.
  public init(
    field: String?, title: String? = nil, unit: String? = nil, type: FieldType, domain: AxisDomain, decimals: Int = 0,
    bucketing: Bucketing = .none
  ) {
    self.field = field
    self.title = title
    self.unit = unit
    self.type = type
    self.domain = domain
    self.decimals = decimals
    self.bucketing = bucketing
  }

  /// The calendar unit of a bucket, where there is one.
  public var calendarUnit: CalendarUnit? {
    if case .calendar(let unit) = bucketing { unit } else { nil }
  }
}

/// The bounds of an axis.
public enum AxisDomain: Sendable, Equatable {
  /// Nothing to bound: an empty chart.
  case empty
  /// Categories in their order.
  case categories([String])
  /// Numbers, both ends included.
  case numbers(ClosedRange<Double>)
  /// Instants, the end open.
  case instants(from: Instant, to: Instant)
}

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
  /// Rows left out because their X lies outside the range that was asked for.
  public var rowsOutsideRange: Int
  /// Values that a median stands on but that were sampled because they were too many to keep.
  public var medianIsApproximate: Bool
  /// What ChartVoice chose because nobody said it.
  public var assumptions: [Assumption]

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
