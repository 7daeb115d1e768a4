public import ChartModel

/// What the first block of a table says about it.
public struct TableSchema: Hashable, Sendable {
  /// The name of the input, safe to print: the last part of its path, or `standard input`.
  public var source: String
  /// The columns in order.
  public var columns: [ColumnSchema]
  /// How many data rows the sample held.
  public var sampleRowCount: Int
  /// Whether the sample was the whole table.
  public var isComplete: Bool

  /// The column of a name, or `nil`.
  public func column(named name: String) -> ColumnSchema? { columns.first { $0.name == name } }
}

/// What the sample (the table's first block, about half a MiB) says about a column.
public struct ColumnSchema: Hashable, Sendable {
  /// The name: trimmed; `column 3` where the header says nothing; with ` 2` behind it where it comes again.
  public var name: String
  /// The type that at least nine in ten values have; the others are bad values when the column is read.
  ///
  /// Text where neither numbers nor dates reach nine in ten. A column without a value is a number.
  public var type: ColumnType
  /// Whether the values are years: whole numbers from 1000 to 2999 under a name such as `Year`, or, in the first column,
  /// years from 1600 to 2200 that rise by a constant step over at least three rows. Its type is then instant.
  public var isYear = false
  /// The most decimals that a number shows.
  public var decimals = 0
  /// How many rows have a value, one that does not fit the type included.
  public var valueCount = 0
  /// How many rows have none.
  public var missingCount = 0
  /// The first 13 distinct texts in order of appearance.
  public var distinctTexts: [String] = []
  /// Whether there are more distinct texts than those.
  public var hasMoreDistinctTexts = false
  /// Whether some text comes in more than one row.
  public var hasRepeats = false
  /// Whether no value is below the one before it; true for fewer than two values, false for text.
  public var isAscending = false
  /// The lowest finite number, or the earliest instant in microseconds since 1970; `nil` where there is none.
  public var minimum: Double?
  /// The highest finite number, or the latest instant in microseconds since 1970; `nil` where there is none.
  public var maximum: Double?
  /// Whether every finite number is whole; false for other types.
  public var allWhole = false
  /// How fine the finest date is written; `nil` for other types.
  public var datePrecision: DatePrecision?

  /// The sign of a unit that stands at every number, such as `%` or `$`; `nil` where there is none.
  public var unit: String? { type == .number ? numberStyle.sign?.rawValue : nil }

  /// The first cell that keeps a column from being one of numbers or of dates.
  var misfit: Misfit?
  /// How its numbers are written.
  var numberStyle = NumberStyle.point
  /// Whether four digits alone are a year here.
  var readsYears = false

  /// How many distinct texts are kept.
  static let distinctLimit = 13
}
