import ChartModel
import Testing

@_spi(Bytes) @testable import SourceText
@testable import TableReading

/// Rows of times, names and numbers: in the forms that the fast path takes, and in forms that come close.
struct GeneratedRows: CustomTestStringConvertible {
  let seed: UInt64
  let delimiter: Character
  let mark: Character

  var testDescription: String { "seed \(seed), delimiter \(delimiter), mark \(mark)" }

  /// The last delimiters stand in times and numbers as well, unquoted.
  static let all: [GeneratedRows] =
    (0..<60).map { seed in
      GeneratedRows(seed: seed, delimiter: seed % 3 == 1 ? ";" : ",", mark: seed % 3 == 0 ? "." : ",")
    } + [" ", "-", ":", "T", "6"].map { GeneratedRows(seed: 60, delimiter: $0, mark: ".") }

  static let times = [
    "2025-06-06T12:34:56Z", "2025-06-06 12:34:56Z", "2025-06-06", "2025-06-06T12:34:56", "2024-02-29T00:00:00Z",
    "1970-01-01T23:59:59Z", "1925-12-31", "0000-01-01", "9999-12-31T23:59:59Z", "2025-06-06T12:34", "",
    // What only the slow path reads, or nobody does.
    "2025-06-06T12:34:56+02:00", "2025-06-06T12:34:56.25Z", "2025-06-06T24:00:00Z", "2025-06-06T23:59:60Z",
    "June 6, 2025", "2025-02-29", "2025-13-01", "2025-06-31", "2025-00-10", "2025-06-06T25:00:00Z",
    "2025-06-06T12:60:00Z",
    "2025-06-06T12:34:5xZ", "2025-06-06Z", "2025-06-06x", "NA", "-", " 2025-06-06", "2025-06-06 ", "2025/06/06",
  ]
  static let numbers = [
    "1", "12", "123.45", "0.5", "-1.5", "-0", "0", "-12", "7654321", "1234567.5", "-123456.7", "12345678", "00012",
    "123456789012345678", "9007199254740993", "0.000001", "-0.123456789", "",
    "1.", ".5", "-.5", "-", "--1", "+1", "1e3", "1.5.5", "1,234", "inf", "NaN", "NA", "x", "1x", " 1", "1 ", "5%",
  ]
  static let names = [
    "a", "alpha", "beta", "eight888", "nine nine", "sixteen letters!", "seventeen letters", "", "NA", "nan", " a", "a ",
    "x\"y", "é", "日本語", "5\" pipe", "tab\there", "cut\rhere", "line\nfeed", "say \"\"so\"\"",
  ]

  private static let lengths = [0, 1, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6]

  /// The rows below the names `time`, `left`, `name`, `value`.
  var text: String {
    var dice = Dice(state: seed)
    var text = ""
    for _ in 0..<80 {
      let fields = (0..<4).map { field($0, &dice) } + ["", Int.random(in: 0..<3, using: &dice) == 0 ? "more" : " "]
      let length = Self.lengths.randomElement(using: &dice) ?? 4
      text += fields.prefix(length).joined(separator: String(delimiter)) + (Bool.random(using: &dice) ? "\n" : "\r\n")
    }
    return text
  }

  private func field(_ column: Int, _ dice: inout Dice) -> String {
    let texts = [Self.times, Self.names, Self.names, Self.numbers][column]
    // The commonest forms stand first.
    let count = Int.random(in: 0..<3, using: &dice) == 0 ? texts.count : 6
    var text = texts[Int.random(in: 0..<count, using: &dice)]
    if column == 3 { text = text.replacing(".", with: String(mark)) }
    let needsQuotes = text.contains("\n") || ",;".contains(delimiter) && text.contains(delimiter)
    guard needsQuotes || Int.random(in: 0..<4, using: &dice) == 0 else { return text }
    return "\"" + text + "\"" + (Int.random(in: 0..<9, using: &dice) == 0 ? "behind" : "")
  }
}

/// The fast path against the lexer alone.
@Suite struct CSVFastPathTests {
  /// All that a block gives.
  struct Reading: Equatable {
    var rows: [[Cell]] = []
    var rowsRead = 0
    var lines = 0
    var setAside: [Int] = []
    var problems: [String] = []
    var decimals: [Int] = []
  }

  private func reading(_ file: GeneratedRows, _ columns: [Int], isFast: Bool) -> Reading {
    let types = [ColumnType.instant, .category, .category, .number]
    let mark = file.mark.asciiValue ?? 0
    let delimiter = file.delimiter.asciiValue ?? 0
    let plans = columns.map { column in
      ColumnPlan(
        index: column, name: ["time", "left", "name", "value"][column], type: types[column],
        numberStyle: file.mark == "." ? .point : .comma, fastMark: mark == delimiter ? 0xFF : mark, dateStyle: .plain,
        missing: MissingWords(),
        isYear: false)
    }
    let builder = BatchBuilder(plans: plans, clock: LocalClock(zone: .utc))
    let parser = CSVBlockParser(builder: builder, delimiter: delimiter, width: 4, isFast: isFast)
    return reading(parser, builder, file.text)
  }

  /// Two blocks of the same rows: the second has what the first has left.
  private func reading(_ parser: CSVBlockParser, _ builder: BatchBuilder, _ text: String) -> Reading {
    var reading = Reading()
    for part in [text, text] {
      let buffer = BlockBuffer(capacity: part.utf8.count)
      for byte in part.utf8 { buffer.append(byte) }
      buffer.seal()
      let outcome = parser.parse(buffer, from: 0)
      reading.rows += Tables.rows(outcome.batch)
      reading.rowsRead += outcome.rowsRead
      reading.lines += outcome.lines
      reading.setAside += outcome.setAside
      reading.problems += outcome.problems.map {
        "\($0.row) at \($0.offset) in \($0.column ?? "no column"): \($0.found), \($0.expected)"
      }
    }
    reading.decimals = builder.decimals
    return reading
  }

  @Test(arguments: GeneratedRows.all, [[0, 2, 3], [3], [2, 2], [0, 0, 3], [1, 3, 3], []])
  func readsWhatTheLexerReads(_ file: GeneratedRows, _ columns: [Int]) {
    let fast = reading(file, columns, isFast: true)
    #expect(fast == reading(file, columns, isFast: false))
    #expect(fast.lines == 2 * file.text.utf8.count { $0 == .lineFeed })
  }

  /// A quote that never closes goes to the end of the block, whose line counts once.
  @Test func linesBehindAnOpenQuote() {
    let plans = [0, 1].map {
      ColumnPlan(
        index: $0, name: "\($0)", type: .category, numberStyle: .point, fastMark: 0xFF, dateStyle: .plain,
        missing: MissingWords(),
        isYear: false)
    }
    let builder = BatchBuilder(plans: plans, clock: LocalClock(zone: .utc))
    let parser = CSVBlockParser(builder: builder, delimiter: UInt8(ascii: ","), width: 2)
    #expect(reading(parser, builder, "x\"y,\"z\n").lines == 2)
  }
}
