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
  /// How the file is laid out.
  public var layout = TableLayout()
  /// What was decided about the file that could be otherwise.
  public var notes: [ReadingNote] = []

  /// How a column for each period is read as one row for each; `nil` where there are no such columns.
  var wide: WideTable?
  /// The date that stands in several columns; `nil` where none does.
  var date: CompositeDate?

  /// The columns that a chart is chosen from: of a wide table those of its long form.
  var chartColumns: [ColumnSchema] {
    if let date {
      let rest = columns.indices.filter { !date.parts.contains($0) }.map { columns[$0] }
      return [date.column(of: columns)] + rest
    }
    guard let wide else { return columns }
    let periods = Set(wide.periods.map(\.column))
    let rest = columns.indices.filter { !periods.contains($0) && $0 != wide.yearColumn && $0 != wide.total }
    return rest.map { columns[$0] } + wide.columns(of: columns)
  }

  /// The column of a name, one of the long form of a wide table too, or `nil`.
  public func column(named name: String) -> ColumnSchema? {
    columns.first { $0.name == name } ?? wide?.columns(of: columns).first { $0.name == name }
      ?? date.map { $0.column(of: columns) }.flatMap { $0.name == name ? $0 : nil }
  }
}

/// How the file of a table is laid out.
public struct TableLayout: Hashable, Sendable {
  /// The encoding of its text.
  public var encoding = "UTF-8"
  /// What stands between fields; `nil` for JSON.
  public var delimiter: Character?
  /// Whether it is a sheet of a workbook, which has nothing between its cells.
  public var isSheet = false
  /// The line of the names, counted from 1; `nil` where there is none.
  public var headerLine: Int?
  /// The line of the first row, counted from 1; `nil` for JSON.
  public var firstLine: Int?

  var delimiterName: String? {
    switch delimiter {
    case ",": "commas"
    case ";": "semicolons"
    case "\t": "tabs"
    case "|": "bars"
    case let other?: "\"\(other)\""
    case nil: nil
    }
  }
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
  /// Whether no number is above the one before it, and the last is below the first; false for fewer than two values.
  var isDescending = false
  /// The lowest finite number, or the earliest instant in microseconds since 1970; `nil` where there is none.
  public var minimum: Double?
  /// The highest finite number, or the latest instant in microseconds since 1970; `nil` where there is none.
  public var maximum: Double?
  /// Whether every finite number is whole; false for other types.
  public var allWhole = false
  /// How fine the finest date is written; `nil` for other types.
  public var datePrecision: DatePrecision?

  /// The unit that stands at the numbers or in a row of units, such as `%`, `$` or `kg`; `nil` where there is none.
  public var unit: String? { type == .number ? numberStyle.unit ?? rowUnit : nil }

  /// The first cell that keeps a column from being one of numbers or of dates.
  var misfit: Misfit?
  /// The first cell of a column of text in which most have digits, so that it may be one of numbers.
  var digits: Misfit?
  /// How its numbers are written.
  var numberStyle = NumberStyle.point
  /// How its dates are written.
  var dateStyle = DateStyle.plain
  /// What it is for in a chart.
  public var role = ColumnRole.level
  /// Why it has that role, as a clause.
  public var roleEvidence = ""
  /// Whether its values name rows: codes, postal codes, telephone numbers.
  public var isIdentifier = false
  /// Whether somebody says that its numbers are measured, whatever they look like.
  public var isMeasure = false
  /// The bounds that stand in place of numbers, such as `<1`, each once; they have no value.
  public var bounds: [Bound] = []
  /// Whether each name in another column has one value of it, as stations have a height: it says nothing of the rows.
  var isFixedByName = false
  /// Whether values at one X may be added up, and those of several not: parts of what is there at a moment.
  var addsUpAtOneX = false
  /// The unit that a row of units gives it.
  var rowUnit: String?

  /// How many distinct texts are kept.
  static let distinctLimit = 13
}
