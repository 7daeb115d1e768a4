/// Why a table could not be read: where, what was found, what was expected, and what to do.
///
/// ```swift
/// try TableReader.open(.file(path: "stps.csv"), options: ReadingOptions())
/// // throws: stps.csv: no such file.
/// ```
public struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a fault.
  public enum Code: Hashable, Sendable {
    /// The input is missing, a folder, not readable, or a read failed.
    case unreadable
    /// There is no row.
    case noRows
    /// The bytes are not UTF-8 text.
    case notText
    /// The text breaks the rules of its format.
    case malformed
    /// A requested column is not there.
    case unknownColumn
    /// A value does not fit its column, and the reading is strict.
    case badValue
    /// A row has more fields than the header, and the reading is strict.
    case longRow
    /// A stretch has no end, or one before its start, and the reading is strict.
    case badEnd
    /// A row or the number of columns is beyond the limits.
    case tooLarge
    /// An option cannot be followed.
    case badOption
    /// A chart is right, but of a kind that is not told.
    case notTold
  }

  /// A place in a table.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The name of the input, safe to print.
    public var source: String
    /// The data row, counted from 1 below the header.
    public var row: Int?
    /// The line of the file, counted from 1.
    public var line: Int?
    /// The character of the line, counted from 1.
    public var character: Int?
    /// The column's name.
    public var column: String?
    /// Where it is in JSON, as a pointer (RFC 6901): `/encoding/x`.
    public var pointer: String?

    /// A place in an input.
    public init(
      source: String, row: Int? = nil, line: Int? = nil, character: Int? = nil, column: String? = nil,
      pointer: String? = nil
    ) {
      self.source = source
      self.row = row
      self.line = line
      self.character = character
      self.column = column
      self.pointer = pointer
    }

    /// The place in words: `sales.csv, row 812 (line 813), column date`; `chart.vl.json, /mark (line 4)`.
    public var description: String {
      var text = source.isEmpty ? "\"\"" : source
      let pointed = pointer.map(Clipping.pointer) ?? ""
      if !pointed.isEmpty { text += ", " + pointed }
      switch (row, line) {
      case (nil, let line?) where !pointed.isEmpty: text += " (line \(line))"
      case (let row?, let line?): text += ", row \(row) (line \(line))"
      case (let row?, nil): text += ", row \(row)"
      case (nil, let line?): text += ", line \(line)"
      case (nil, nil): break
      }
      if let character { text += ", character \(character)" }
      // A column without a name is called by its number.
      if let column { text += (column.hasPrefix("column ") ? ", " : ", column ") + Clipping.text(column) }
      return text
    }
  }

  /// The kind of fault.
  public var code: Code
  /// Where it is.
  public var place: Place
  /// What was found, as a clause.
  public var found: String
  /// What was expected instead, as a noun; `nil` where that says itself.
  public var expected: String?
  /// What to do about it, as a sentence.
  public var remedy: String?

  /// A fault at a place.
  public init(_ code: Code, at place: Place, found: String, expected: String? = nil, remedy: String? = nil) {
    self.code = code
    self.place = place
    self.found = found
    self.expected = expected
    self.remedy = remedy
  }

  /// The fault in one or two sentences.
  public var description: String {
    sentence + (remedy.map { " " + $0 } ?? "")
  }

  /// The fault without its remedy.
  public var sentence: String {
    switch code {
    case .unknownColumn: "\(found). \(expected ?? "")"
    case .badValue: "\(place): \(found) is not \(expected ?? "expected here")."
    case .longRow: "\(place): \(found), where the header has \(expected ?? "fewer")."
    default: "\(place): \(found)\(expected.map { ", expected \($0)" } ?? "")."
    }
  }
}
