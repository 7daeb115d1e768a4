/// An axis: what it shows and how far it goes.
public struct Axis: Sendable, Equatable {
  /// The column, or `nil` where rows are counted.
  public var field: String?
  /// The column of the upper ends, where values are ranges of two columns.
  public var endField: String?
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
  /// How values stand along it.
  public var scale: ScaleType
  /// Where it has ticks, if the author said it.
  public var ticks: AxisTicks
  /// Whether it runs against its usual direction.
  public var isReversed: Bool
  /// How far its numbers are drawn, where that is farther than its marks reach: the walk and the sound keep to the marks.
  public var drawn: ClosedRange<Double>?
  /// What its author's format makes of its numbers.
  public var numberLook = NumberLook.plain

  /// An axis from its parts.
  public init(
    field: String?, endField: String? = nil, title: String? = nil, unit: String? = nil, type: FieldType,
    domain: AxisDomain, decimals: Int = 0,
    bucketing: Bucketing = .none, scale: ScaleType = .linear, ticks: AxisTicks = .automatic, isReversed: Bool = false
  ) {
    self.field = field
    self.endField = endField
    self.title = title
    self.unit = unit
    self.type = type
    self.domain = domain
    self.decimals = decimals
    self.bucketing = bucketing
    self.scale = scale
    self.ticks = ticks
    self.isReversed = isReversed
  }

  /// The unit in which its numbers are told: percent where they are shown so, else as given or as the format names it.
  public var toldUnit: String? { numberLook == .percent ? numberLook.unit : unit ?? numberLook.unit }

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
