public import ChartModel

/// What somebody asks of a chart of plain data; whatever is left out is inferred from the table.
public struct ChartRequest: Sendable {
  /// The kind of mark.
  public var mark: MarkKind?
  /// The column along X.
  public var x: String?
  /// The column of the end of a stretch along X, its start being X.
  public var xEnd: String?
  /// The column that is measured.
  public var y: String?
  /// The column of the upper end of a range, its lower end being Y.
  public var yEnd: String?
  /// The column that tells series apart; `none`, where no column is called so, keeps all rows together.
  public var series: String?
  /// How X is bucketed.
  public var bucketing: Bucketing?
  /// How the rows of a bucket become one value.
  public var aggregate: Aggregate?
  /// How series at one X are put together.
  public var stack: StackMethod?
  /// The first X that is told, as text in the form of the column.
  public var from: String?
  /// The last X that is told; a day, a month or a year means all of it.
  public var to: String?
  /// The title.
  public var title: String?
  /// The title of the X axis.
  public var xTitle: String?
  /// The unit of a number along X.
  public var xUnit: String?
  /// The title of the Y axis.
  public var yTitle: String?
  /// The unit of a value.
  public var yUnit: String?
  /// The bounds of the Y axis.
  public var yDomain: ClosedRange<Double>?
  /// The levels of a Y of text, from the lowest on; rows with another text extend them.
  public var yLevels: [String]?
  /// The most marks that a chart may have; memory grows with them.
  public var mostMarks: Int?
  /// The zone of the calendar, and of times without an offset.
  public var zone: TimeZoneRules
  /// Whether somebody named that zone: times with one offset from UTC are told by their own clock else.
  public var namesZone = false
  /// The weekday with which weeks begin.
  public var firstWeekday: Weekday

  /// How a table is read for this chart: of periods of several lengths those of the buckets are told.
  package func applied(to options: ReadingOptions) -> ReadingOptions {
    var options = options
    if namesZone { options.keepsClocks = false }
    if case .calendar(let unit) = bucketing { options.periods = DatePrecision.allCases.first { $0.unit == unit } }
    return options
  }

  /// The word for no series.
  package static let noSeries = "none"

  /// A request that leaves everything to inference, in UTC with weeks from Sunday.
  public init(zone: TimeZoneRules = .utc, firstWeekday: Weekday = .sunday) {
    self.zone = zone
    self.firstWeekday = firstWeekday
  }
}
