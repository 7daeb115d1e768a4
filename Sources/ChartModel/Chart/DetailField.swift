/// A field that a chart shows besides X, Y and the series: by size, shape, a second colour, text or tooltip.
public struct DetailField: Sendable, Equatable {
  /// The column of the data.
  public var name: String
  /// What it is called, or `nil` to say the column's name.
  public var title: String?
  /// How its values compare.
  public var type: FieldType
  /// The unit, in the singular or plural, or `nil`.
  public var unit: String?
  /// How the rows of a mark became one value, or `nil`.
  public var aggregate: Aggregate?
  /// The most decimals that its values show.
  public var decimals: Int
  /// The calendar unit of its intervals, or `nil`.
  public var calendarUnit: CalendarUnit?
  /// Whether it is drawn, rather than told only to those who point at a mark.
  public var isSeen = true
  /// Whether it is written beside the mark, so that it is told without the name of the field.
  public var isWritten = false
  /// How a mark looks by its value, where that is how large or in which shade of a color it is drawn.
  public var look: Look?

  /// What of a mark's look shows a number.
  public enum Look: String, Sendable {
    case size, color
    /// Which of all marks it is along a path that joins them.
    case order
  }

  /// A field from its parts.
  public init(
    name: String, title: String? = nil, type: FieldType, unit: String? = nil, aggregate: Aggregate? = nil,
    decimals: Int = 0, calendarUnit: CalendarUnit? = nil
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.unit = unit
    self.aggregate = aggregate
    self.decimals = decimals
    self.calendarUnit = calendarUnit
  }
}
