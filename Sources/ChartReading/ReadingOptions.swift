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
}
