import ChartModel
import Testing

@testable import TableReading

/// A CSV parser that is slow and obvious: one character at a time, one string a field.
enum SlowCSV {
  static func rows(_ text: String, delimiter: Character) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isQuoted = false
    var wasQuoted = false
    var hasContent = false
    // Unicode scalars, as Swift takes CR LF for one character.
    let scalars = Array(text.unicodeScalars)
    var index = 0
    func endRow() {
      row.append(field)
      if hasContent { rows.append(row) }
      row = []
      field = ""
      hasContent = false
      wasQuoted = false
    }
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isQuoted {
        if scalar == "\"", next == "\"" {
          field += "\""
          index += 1
        } else if scalar == "\"" {
          isQuoted = false
        } else {
          field.unicodeScalars.append(scalar)
        }
      } else if scalar == "\"", field.isEmpty, !wasQuoted {
        isQuoted = true
        wasQuoted = true
        hasContent = true
      } else if Character(scalar) == delimiter {
        row.append(field)
        field = ""
        wasQuoted = false
        hasContent = true
      } else if scalar == "\n" || (scalar == "\r" && next == "\n") {
        if scalar == "\r" { index += 1 }
        endRow()
      } else {
        field.unicodeScalars.append(scalar)
        if scalar != " " && scalar != "\t" { hasContent = true }
      }
      index += 1
    }
    if hasContent { endRow() }
    return rows
  }
}

/// Files of random fields, with everything that RFC 4180 allows.
struct GeneratedCSV: CustomTestStringConvertible {
  let seed: UInt64
  let delimiter: Character
  let lineEnd: String

  var testDescription: String { "seed \(seed), delimiter \(delimiter == "\t" ? "tab" : String(delimiter))" }

  static let all: [GeneratedCSV] = [",", ";", "\t", "|"].enumerated().flatMap { place, delimiter in
    (0..<6).map {
      GeneratedCSV(seed: UInt64($0 * 7 + place), delimiter: delimiter, lineEnd: $0 % 2 == 0 ? "\n" : "\r\n")
    }
  }

  static let pieces = [
    "", "a", "beta", "long text of many letters", "sixteen letters!", "x\"y", "é", "日本語", "12", "-", "NA", " spaced ",
    "\"\"", "line\nfeed", "line\r\nend", "\"", "5\" pipe", "seventeen letters", "eight888", "NULL", "nul",
  ]

  var text: String {
    var dice = Dice(state: seed)
    var rows = [["one", "two", "three"].joined(separator: String(delimiter))]
    for _ in 0..<40 {
      let count = Int.random(in: 0..<10, using: &dice) == 0 ? Int.random(in: 1...2, using: &dice) : 3
      let fields = (0..<count).map { _ in field(&dice) }
      rows.append(fields.joined(separator: String(delimiter)))
      if Int.random(in: 0..<12, using: &dice) == 0 { rows.append("") }
    }
    return rows.joined(separator: lineEnd) + (seed % 3 == 0 ? "" : lineEnd)
  }

  private func field(_ dice: inout Dice) -> String {
    var text = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &dice)]
    if Int.random(in: 0..<4, using: &dice) == 0 { text += String(delimiter) + text }
    let needsQuotes = text.hasPrefix("\"") || text.contains("\n") || text.contains(delimiter)
    guard needsQuotes || Int.random(in: 0..<3, using: &dice) == 0 else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

/// The reader against the slow parser, with block ends at every offset.
@Suite struct CSVOracleTests {
  private static let columns: [ColumnRequest] = ["three", "one", "two"].map { ColumnRequest($0, as: .category) }

  private func expected(_ text: String, _ delimiter: Character) -> [[Cell]] {
    SlowCSV.rows(text, delimiter: delimiter).dropFirst().map { row in
      [2, 0, 1].map { place in
        guard place < row.count else { return .missing }
        let value = row[place].trimmed
        return ["", "na", "n/a", "null", "-", "nan"].contains(value.lowercased()) ? .missing : .text(value)
      }
    }
  }

  @Test(arguments: GeneratedCSV.all)
  func readsWhatTheSlowParserReads(_ file: GeneratedCSV) throws {
    let text = file.text
    let expected = expected(text, file.delimiter)
    for size in 16...64 {
      var options = Tables.options(sample: size, block: size, workers: 1 + size % 2)
      options.delimiter = file.delimiter
      let reading = try Tables.read(text, Self.columns, options)
      #expect(reading.rows == expected, "block size \(size)")
      #expect(reading.summary.rowsRead == expected.count)
      #expect(reading.summary.rowsSetAside == 0)
    }
  }

  @Test(arguments: GeneratedCSV.all)
  func oneAndTwoWorkersGiveEqualBatches(_ file: GeneratedCSV) throws {
    var one = Tables.options(sample: 64, block: 100, workers: 1)
    one.delimiter = file.delimiter
    var two = one
    two.workers = 2
    for _ in 0..<5 {
      #expect(try Tables.read(file.text, Self.columns, one) == Tables.read(file.text, Self.columns, two))
    }
  }

  @Test func typedColumnsSurviveEveryBlockEnd() throws {
    var text = "time,name,value\n"
    var expected: [[Cell]] = []
    for row in 0..<60 {
      let value = Double(row * 37 % 1_000) / 100
      let name = row % 7 == 0 ? "a name of more than sixteen bytes" : "n\(row % 5)"
      let time = Instant(microseconds: 1_700_000_000_000_000 + Int64(row) * 40_000_000_000)
      text += "\(time.iso8601(in: .utc)),\(name),\(value)\r\n"
      expected.append([.instant(time.microseconds), .text(name), .number(value)])
    }
    for size in 1...300 {
      let options = Tables.options(sample: size, block: size, workers: 1 + size % 2)
      let reader = try Tables.open(text, options)
      let requests = [
        ColumnRequest("time", as: .instant), ColumnRequest("name", as: .category), ColumnRequest("value", as: .number),
      ]
      #expect(try Tables.read(reader, requests).rows == expected, "block size \(size)")
    }
  }
}

extension String {
  /// Without spaces, tabs and carriage returns at its ends.
  var trimmed: String {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    let start = unicodeScalars.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...last])
  }
}
