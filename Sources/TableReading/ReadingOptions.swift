public import ChartModel

/// The form in which a table is written.
public enum TableFormat: String, CaseIterable, Sendable {
  /// Rows of fields between delimiters, after a row of names.
  case csv
  /// An array of records.
  case json
  /// A record a line.
  case jsonl
}

/// The mark between the whole part of a number and its fraction.
public enum DecimalMark: String, CaseIterable, Sendable {
  case point, comma

  var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
}

/// Which part comes first in dates of three numbers.
public enum DateOrder: String, CaseIterable, Sendable {
  /// `30/6/2025`
  case dayFirst = "day-first"
  /// `6/30/2025`
  case monthFirst = "month-first"
  /// `25/6/30`
  case yearFirst = "year-first"
}

/// What a caller may know about a table before it is read.
public struct ReadingOptions: Sendable {
  /// The form; `nil` to tell it by the file's name, then by its first bytes.
  public var format: TableFormat?
  /// What stands between fields, one ASCII character; `nil` to find comma, semicolon, tab or bar.
  public var delimiter: Character?
  /// Whether the first value that does not fit its column stops the reading; else its row is set aside and counted.
  public var strict: Bool
  /// The zone of dates, and of date-times that name no offset.
  public var zone: TimeZoneRules
  /// Types of columns by name, over what their values look like. Four digits alone are a year in an instant column.
  public var types: [String: ColumnType]
  /// The decimal mark of numbers; `nil` to let the file show it.
  public var decimalMark: DecimalMark?
  /// The order of dates of three numbers; `nil` to let the file prove it.
  public var dateOrder: DateOrder?
  /// Whether times that all name one offset from UTC are told by their own clock, where the zone is UTC.
  public var keepsClocks = true
  /// The encoding of the text; `nil` for UTF-8, or what the first bytes show.
  public var encoding: TextEncoding?
  /// The length of the periods that are told where a column has several, such as years beside quarters; `nil` for the commonest.
  public var periods: DatePrecision?
  /// Texts that stand for no value, beside those that always do.
  public var missingTexts: [String] = []
  /// The line of the names of a CSV, counted from 1; `nil` to find it.
  public var headerLine: Int?
  /// Whether a CSV has a row of names; `nil` to find out.
  public var hasHeader: Bool?
  /// Whether rows that sum up others stay, and those of periods of another length.
  public var keepsTotals = false
  /// The sheet of a workbook; `nil` for the first one with rows.
  public var sheet: String?
  /// Columns whose values name rows, whatever they look like.
  public var identifiers: [String] = []
  /// Columns of numbers that are measured, whatever they look like.
  public var measures: [String] = []
  /// Asked before each block of rows is used, about half a MiB, how far the reading is; `false` ends it there. `nil` reads all rows.
  public var goesOn: (@Sendable (ReadingProgress) -> Bool)?
  /// Whether a table with a column for each period is read as one with a row for each.
  package var readsWideTables = true
  /// How many bytes make a block, and so about how many make a batch.
  package var blockSize = 1 << 19
  /// How many bytes the schema is inferred from.
  package var sampleSize = 1 << 19
  /// How many threads read; `nil` for two where there are two cores.
  package var workers: Int?

  /// Options; each left out means "find out", and rows with bad values are set aside.
  public init(
    format: TableFormat? = nil, delimiter: Character? = nil, strict: Bool = false, zone: TimeZoneRules = .utc,
    types: [String: ColumnType] = [:]
  ) {
    self.format = format
    self.delimiter = delimiter
    self.strict = strict
    self.zone = zone
    self.types = types
  }

  var missing: MissingWords { MissingWords(words: missingTexts) }
}
