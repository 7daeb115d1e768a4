public import SourceText

/// A row that was set aside.
public struct ReadingProblem: Hashable, Sendable, CustomStringConvertible {
  /// What a row was set aside for.
  public enum Found: Hashable, Sendable {
    /// A value that does not fit its column; safe to print, at most 60 characters.
    case value(String)
    /// More fields than the header has.
    case fields(Int)
    /// A stretch without an end, in the column of ends.
    case noEnd
    /// A stretch that ends before it begins.
    case endBeforeStart
  }

  /// Where the row is, and for a value in which column.
  public var place: ReadingError.Place
  /// What was found.
  public var found: Found
  /// What was expected: `a date`, `a number`, `a year`, `3 fields`, `an end after the start`.
  public var expected: String

  /// A problem at a place.
  public init(place: ReadingError.Place, found: Found, expected: String) {
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// The same fault as an error that stops the reading.
  public var error: ReadingError {
    switch found {
    case .value(let text): ReadingError(.badValue, at: place, found: "\"\(text)\"", expected: expected)
    case .fields(let count): ReadingError(.longRow, at: place, found: Wording.fields(count), expected: expected)
    case .noEnd: ReadingError(.badEnd, at: place, found: "the row has no end")
    case .endBeforeStart: ReadingError(.badEnd, at: place, found: "the row ends before it begins")
    }
  }

  /// The problem in two sentences.
  public var description: String {
    error.description + " Set aside; use --strict to stop at the first such row."
  }
}

/// What a reading came to.
public struct ReadingSummary: Hashable, Sendable {
  /// How many problems are kept in full.
  public static let problemLimit = 5

  /// Data rows, those set aside included.
  public var rowsRead: Int
  /// Rows whose values did not fit their columns, or whose ends did not fit their starts.
  public var rowsSetAside: Int
  /// The first rows that were set aside, in the order of the file.
  public var problems: [ReadingProblem]
  /// How far the reading came, where somebody ended it before the last row.
  public var cutShort: ReadingProgress?
  /// The most decimals shown in each requested column over all rows; 0 for columns that are no numbers.
  public var decimals: [Int]

  /// Adds rows that were set aside after they were read.
  public mutating func add(_ problems: [ReadingProblem], count: Int) {
    rowsSetAside += count
    let all = (self.problems + problems).sorted { $0.place.row ?? 0 < $1.place.row ?? 0 }
    self.problems = Array(all.prefix(Self.problemLimit))
  }

  /// A summary from its parts.
  public init(rowsRead: Int = 0, rowsSetAside: Int = 0, problems: [ReadingProblem] = [], decimals: [Int] = []) {
    self.rowsRead = rowsRead
    self.rowsSetAside = rowsSetAside
    self.problems = problems
    self.decimals = decimals
  }
}
