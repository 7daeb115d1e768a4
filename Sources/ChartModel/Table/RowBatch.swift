/// Some consecutive rows of a table as typed columns; the unit in which rows flow from reading to bucketing.
///
/// No value is an object of its own. The columns are those that were asked for, in that order, all of `rowCount` values.
public struct RowBatch: Sendable {
  /// How many rows it holds.
  public var rowCount: Int
  /// The columns.
  public var columns: [ColumnValues]
  /// How many rows of the table come before it.
  public var rowsBefore = 0
  /// The rows between its own that do not stand in it, counted from 1 behind `rowsBefore`, in order.
  public var rowsLeftOut: [Int] = []
  /// How many of its rows, one behind the other, are one row of the table: more than one where columns are read as rows.
  public var rowsEach = 1

  /// A batch from its parts.
  public init(rowCount: Int, columns: [ColumnValues]) {
    self.rowCount = rowCount
    self.columns = columns
  }

  /// How many rows of the table some of its rows are, all parts of each.
  public func tableRows(of count: Int) -> Int { count / max(rowsEach, 1) }

  /// The number in the table, counted from 1, of the row at an index of the columns.
  public func rowNumber(at index: Int) -> Int {
    var number = index + 1
    for row in rowsLeftOut where row <= number { number += 1 }
    return rowsBefore + number
  }
}

/// The values of a column in a batch.
public enum ColumnValues: Sendable {
  /// Numbers; `ColumnValues.missingNumber` where there is none, any other NaN where the data says not-a-number.
  case numbers([Double])
  /// Microseconds since 1970-01-01T00:00:00Z; `ColumnValues.missingInstant` where there is none.
  case instants([Int64])
  /// Places in `names`, which holds each name once; -1 where there is none. The names are of this batch alone.
  case categories(codes: [Int32], names: [String])

  /// The NaN that stands for a missing number; tell it by its bits with `isMissing`.
  public static let missingNumber = Double(bitPattern: 0x7FF8_0000_0000_0A1D)
  /// The instant that stands for a missing one.
  public static let missingInstant = Int64.min

  /// Whether a number is the one that stands for a missing value; other NaNs are not.
  @inlinable
  public static func isMissing(_ number: Double) -> Bool {
    number.bitPattern == 0x7FF8_0000_0000_0A1D
  }
}

/// How a column is to be read.
public enum ColumnType: Hashable, Sendable {
  /// Numbers.
  case number
  /// Dates and times.
  case instant
  /// Text.
  case category
}
