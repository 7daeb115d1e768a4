/// The first cell that keeps a column from being one of numbers or of dates.
struct Misfit: Hashable, Sendable {
  /// Why it does, and what all of its column are.
  enum Reason: Hashable, Sendable {
    /// So many of the values are numbers, but this and all others are not.
    case number(fitting: Int, of: Int, sign: UnitSign?)
    /// The values are numbers whose comma may be a decimal mark as well as stand between thousands, such as `1,234`.
    case group
    /// So many of the values are dates, but this and all others are not.
    case date(fitting: Int, of: Int)
    /// The values are lengths of time or times of day, such as `1:30:00`.
    case clock
    /// The values are dates of which nobody knows what is the day and what the month, such as `6/7/2025`.
    case dayOrMonth
  }

  var reason: Reason
  /// The data row, counted from 1.
  var row: Int
  /// The line of the file, counted from 1.
  var line: Int
  /// The text, safe to print.
  var text: String

  /// Whether the column would be one of dates but for this.
  var isDate: Bool {
    switch reason {
    case .date, .dayOrMonth: true
    case .number, .group, .clock: false
    }
  }

  /// The cell in a sentence, and why and what to do in another.
  func error(column: String, source: String) -> ReadingError {
    let place = ReadingError.Place(source: source, row: row, line: line, column: column)
    return ReadingError(.badValue, at: place, found: "\"\(text)\"", expected: expected, remedy: remedy)
  }

  private var expected: String {
    switch reason {
    case .number(_, _, let sign?): "a number with \(sign.rawValue)"
    case .number, .group, .clock: "a number"
    case .date, .dayOrMonth: "a date"
    }
  }

  private var remedy: String {
    switch reason {
    case .number(let fitting, let count, let sign):
      Self.correction(fitting, of: count, sign.map { "numbers with \($0.rawValue)" } ?? "numbers")
    case .group: "Its comma may be a decimal mark, or stand between thousands: write 1234 or 1.234."
    case .date(let fitting, let count): Self.correction(fitting, of: count, "dates")
    case .clock:
      "Times of day and lengths of time are read as text: write a length as a number, and name its unit with --y-unit."
    case .dayOrMonth: "Dates in which the day or the month may come first are read as text: write them as 2025-06-30."
    }
  }

  private static func correction(_ fitting: Int, of count: Int, _ content: String) -> String {
    "The column is read as text, though \(fitting) of its \(count) values are \(content): "
      + (count - fitting == 1 ? "correct the other, or leave it empty." : "correct the others, or leave them empty.")
  }
}

/// Forms of numbers and dates that are not read.
enum UnreadForm {
  /// `1:30`, `12:30:00`, `1:30:00.5`.
  static func isClock(_ text: Bytes) -> Bool {
    let parts = parts(text, at: [UInt8(ascii: ":")])
    return (2...3).contains(parts.count) && parts.dropFirst().allSatisfy { $0 >= 2 } && text[0].isDigit
  }

  /// `6/7/2025`, `06.07.2025`, `6-7-2025`, `6/7/25`; `6.7.25` may as well be the number of a version.
  static func isDayOrMonth(_ text: Bytes) -> Bool {
    let slashed = parts(text, at: [UInt8(ascii: "/")])
    let parts = slashed.isEmpty ? parts(text, at: [UInt8(ascii: "."), UInt8(ascii: "-")]) : slashed
    guard parts.count == 3, parts.dropLast().allSatisfy({ (1...2).contains($0) }) else { return false }
    return parts.last == 4 || parts.last == 2 && !slashed.isEmpty
  }

  /// How many digits stand between the marks; none where anything else stands there.
  private static func parts(_ text: Bytes, at marks: [UInt8]) -> [Int] {
    var counts = [0]
    for index in 0..<min(text.count, 16) {
      if text[index].isDigit {
        counts[counts.count - 1] += 1
      } else if marks.contains(text[index]) {
        counts.append(0)
      } else if text[index] != UInt8(ascii: ".") || counts.count < 3 {
        return []
      }
    }
    return text.count > 16 || counts.contains(0) ? [] : counts
  }
}
