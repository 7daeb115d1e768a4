import ChartModel
import Foundation
import Testing

@testable import SourceText
@testable import TableReading

/// Every sentence about a table that cannot be read, word for word.
@Suite struct ErrorTests {
  @Test(
    arguments: [
      ("t.csv", "", "t.csv: the file is empty."),
      ("t.csv", "\u{FEFF}", "t.csv: the file is empty."),
      ("t.csv", "\n \n", "t.csv: nothing but blank lines, expected a row of names."),
      ("t.csv", "a,b\n", "t.csv: a row of names and no rows below it."),
      (
        "t.csv", "a,b\n1,\0\n",
        "t.csv, line 2, character 3: a zero byte, expected text. Check that this is a table in a text file."
      ),
      (
        "t.csv", "a,b\n1,2\n3,\"x\n\n",
        "t.csv, line 3, character 3: a quote opens a field here and never closes. "
          + "Close it, or double it (\"\") if it is part of the text."
      ),
      (
        "t.csv", "PK\u{3}\u{4}",
        "t.csv: the archive cannot be read, as its directory is not there. Save or download the file again."
      ),
      ("t.json", "[]", "t.json: no rows."),
      ("t.json", "[{}]", "t.json: no rows."),
      (
        "t.json", "{\"values\":[{\"a\":1}],\"n\":1}",
        "t.json: found an object at the top, expected an array of records. "
          + "Its member \"values\" is an array: save that array in a file of its own."
      ),
      (
        "t.json", "{\"a\":1}",
        "t.json: found an object at the top, expected an array of records. Save the records as an array, or one a line."
      ),
      ("t.json", "[{\"a\":1},\n {\"a\":tru}]", "t.json, line 2, character 7: found \"tru\", expected a value."),
      ("t.json", "[{\"a\":1}", "t.json, line 1, character 9: found the end, expected a comma or ]."),
      ("t.json", "[{\"a\":1}] x", "t.json, line 1, character 11: found \"x\", expected nothing after the array."),
      ("t.json", "[{\"a\":1} {\"a\":2}]", "t.json, line 1, character 10: found \"{\", expected a comma or ]."),
      ("t.json", "[1,2]", "t.json, line 1, character 2: found \"1\", expected a record, which begins with {."),
      ("t.json", "hello", "t.json, line 1, character 1: found \"hello\", expected [ and records."),
      ("t.json", "[{\"a\" 1}]", "t.json, line 1, character 7: found \"1\", expected a colon."),
      ("t.json", "[{a:1}]", "t.json, line 1, character 3: found \"a\", expected a name in quotes."),
      ("t.json", "[{\"a\":1,}]", "t.json, line 1, character 9: found \"}\", expected a name in quotes."),
      (
        "t.json", "[{\"a\":\"x\ny\"}]",
        "t.json, line 1, character 9: found the end of the line, expected a quote that closes the text."
      ),
      (
        "t.json", "[{\"a\":\"\\x\"}]",
        "t.json, line 1, character 9: found \"x\", expected an escape such as \\n or \\u00e9."
      ),
      ("t.json", "[{\"a\":01}]", "t.json, line 1, character 8: found \"1\", expected a number without leading zeros."),
      ("t.json", "[{\"a\":1.}]", "t.json, line 1, character 9: found \"}\", expected a digit."),
      ("t.json", "[{\"a\":[1,2}]", "t.json, line 1, character 11: found \"}\", expected a comma or ]."),
      ("t.jsonl", "{\"a\":1}\n{\"a\":\n", "t.jsonl, line 3, character 1: found the end, expected a value."),
      (
        "t.jsonl", "{\"a\":1}\n7\n",
        "t.jsonl, line 2, character 1: found \"7\", expected a record, which begins with {."
      ),
    ] as [(String, String, String)])
  func openingTellsWhatIsWrong(_ name: String, _ text: String, _ message: String) {
    #expect(Tables.message { _ = try Tables.open(text, name: name) } == message)
  }

  @Test(
    arguments: [
      (
        [0x61, 0x0A, 0x62, 0x81, 0x28, 0x0A],
        "t.csv, line 2, character 2: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."
      ),
      (
        [0x61, 0x0A, 0xC3, 0xA4, 0xED, 0xA0, 0x80, 0x0A],
        "t.csv, line 2, character 2: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."
      ),
    ] as [([UInt8], String)])
  func otherEncodingsAreRefused(_ bytes: [UInt8], _ message: String) {
    #expect(Tables.message { _ = try TableReader.open(bytes: bytes, name: "t.csv", options: .init()) } == message)
  }

  @Test func missingFilesAndFoldersAreTold() {
    let open = { (path: String) in
      Tables.message { _ = try TableReader.open(.file(path: path), options: ReadingOptions()) }
    }
    #expect(open("/no-such-folder/stps.csv") == "stps.csv: no such file.")
    #expect(open("/tmp/") == "tmp: a folder, not a file. Name a file in it.")
    #expect(TableInput.standardInput.name == "standard input")
    #expect(TableInput.file(path: "a/b\u{1B}[31m.csv").name == "b\\u{1B}[31m.csv")
  }

  @Test func unknownColumnsAreToldWithTheNearest() throws {
    let reader = try Tables.open("date,steps,minutes\n1,2,3\n", name: "steps.csv")
    #expect(
      Tables.message { _ = try reader.read(["step"]) { _ in } }
        == "Column \"step\" is not in steps.csv. Its columns are: date, steps, minutes. Did you mean \"steps\"?")
    #expect(
      Tables.message { _ = try reader.sampleBatch(["zzzzzz"]) }
        == "Column \"zzzzzz\" is not in steps.csv. Its columns are: date, steps, minutes.")
    let names = (1...25).map { "c\($0)" }
    let wide = try Tables.open(names.joined(separator: ",") + "\n1\n")
    #expect(
      Tables.message { _ = try wide.read(["other"]) { _ in } } == "Column \"other\" is not in t.csv. Its columns are: "
        + names.prefix(20).joined(separator: ", ") + " and 5 more.")
  }

  /// Row 812 of a file, in a block far behind the first.
  private var sales: String {
    "date,n\n" + (1...1_000).map { $0 == 812 ? "31/02/2025,1\n" : "2025-02-01,\($0)\n" }.joined()
  }

  @Test(arguments: [100, 1 << 19])
  func badValuesAreSetAsideOrStop(_ block: Int) throws {
    var options = Tables.options(sample: 500, block: block)
    let reading = try Tables.read(sales, name: "sales.csv", ["date"], options)
    #expect(reading.summary.rowsRead == 1_000)
    #expect(reading.summary.rowsSetAside == 1)
    #expect(
      reading.summary.problems.map(\.description) == [
        "sales.csv, row 812 (line 813), column date: \"31/02/2025\" is not a date. "
          + "Set aside; use --strict to stop at the first such row."
      ])
    options.strict = true
    #expect(
      Tables.message { _ = try Tables.read(sales, name: "sales.csv", ["n", "date"], options) }
        == "sales.csv, row 812 (line 813), column date: \"31/02/2025\" is not a date.")
    #expect(try Tables.read(sales, name: "sales.csv", ["n"], options).rows.count == 1_000)
  }

  @Test func problemsShowWhatWasFound() throws {
    let text =
      "a,year\n1,2000\n\n\"x\u{1B}\ny\",2001\n2,20x1\n3,2002,7\n4,2003,,\n\(String(repeating: "z", count: 99)),2004\n5\n"
    var options = ReadingOptions()
    options.types = ["a": .number, "year": .instant]
    let reading = try Tables.read(text, ["a", "year"], options)
    let asides = " Set aside; use --strict to stop at the first such row."
    #expect(
      reading.summary.problems.map(\.description) == [
        "t.csv, row 2 (line 4), column a: \"x\\u{1B}\\ny\" is not a number." + asides,
        "t.csv, row 3 (line 6), column year: \"20x1\" is not a date." + asides,
        "t.csv, row 4 (line 7): 3 fields, where the header has 2 fields." + asides,
        "t.csv, row 6 (line 9), column a: \"\(String(repeating: "z", count: 59))…\" is not a number." + asides,
      ])
    #expect(reading.summary.rowsRead == 7)
    #expect(reading.rows.map { $0[0] } == [.number(1.0), .number(4.0), .number(5.0)])
    #expect(reading.rows.last?.last == .missing)
  }

  @Test func onlyTheFirstFiveProblemsAreKept() throws {
    let text = "a\n" + (0..<900).map { $0 % 11 == 5 ? "x\n" : "\($0)\n" }.joined()
    for size in [20, 1 << 19] {
      let reading = try Tables.read(text, ["a"], Tables.options(sample: 5_000, block: size))
      #expect(reading.summary.rowsSetAside == 82)
      #expect(reading.summary.problems.map(\.place.row) == [6, 17, 28, 39, 50])
      #expect(reading.rows.count == 818)
    }
  }

  @Test(arguments: [",", "\"", "é", "\n"] as [Character])
  func delimitersAreChecked(_ delimiter: Character) {
    var options = ReadingOptions()
    options.delimiter = delimiter
    let message = Tables.message { _ = try Tables.open("a\n1\n", options) }
    #expect(
      delimiter == ","
        ? message.isEmpty
        : message.hasSuffix(
          "cannot stand between fields, expected one ASCII character such as a comma, a semicolon or a tab."))
  }

  @Test func tooManyColumnsAreRefused() {
    let names = (1...10_001).map { "c\($0)" }.joined(separator: ",")
    #expect(
      Tables.message { _ = try Tables.open(names + "\n1\n") }
        == "t.csv, line 1: 10,001 columns, expected at most 10,000.")
  }

  /// Names that come in a late record bring a field for each row before them: those for which there is no room are passed over.
  @Test func lateNamesOfAJSONTableTakeNoGigabytes() throws {
    let late = (0..<9_000).map { "\"c\($0)\":1" }.joined(separator: ",")
    let text = String(repeating: "{}\n", count: 100_000) + "{\(late)}\n"
    let reader = try Tables.open(text, name: "t.jsonl")
    #expect(reader.schema.columns.count == 10)
  }

  @Test func tooManyNamesOfARecordAreRefused() {
    let record = { (count: Int) in "[{" + (1...count).map { "\"c\($0)\":1" }.joined(separator: ",") + "}]" }
    #expect(Tables.message { _ = try Tables.open(record(10_000), name: "t.json") } == "")
    #expect(
      Tables.message { _ = try Tables.open(record(10_001), name: "t.json") }
        == "t.json, row 1: more than 10,000 columns, expected at most 10,000.")
  }

  @Test func hugeFieldsAreRefused() {
    let quoted = "a\n\"" + String(repeating: "x", count: 17 << 20)
    #expect(
      Tables.message { _ = try Tables.read(quoted, ["a"]) }
        == "t.csv, line 2, character 1: a quote opens a field here and does not close within 16 MiB. "
        + "Close it, or double it (\"\") if it is part of the text.")
    let bare = String(repeating: "x", count: 17 << 20)
    #expect(
      Tables.message { _ = try Tables.open(bare) } == "t.csv, line 1, character 1: a row is longer than 16 MiB. "
        + "Check that this is a table, and its line ends.")
  }

  @Test(arguments: [1, 2])
  func theEarliestFaultWins(_ workers: Int) throws {
    let rows = (1...500).map { "\($0),x\n" }
    var text = "a,b\n" + rows.joined() + "\"open"
    let options = Tables.options(sample: 64, block: 64, workers: workers)
    #expect(
      Tables.message { _ = try Tables.read(text, ["a"], options) }
        == "t.csv, line 502, character 1: a quote opens a field here and never closes. "
        + "Close it, or double it (\"\") if it is part of the text.")
    struct Enough: Error {}
    text = "a,b\n" + rows.joined()
    for stop in [1, 10, 30] {
      var count = 0
      #expect(throws: Enough.self) {
        _ = try Tables.open(text, options).read(["a"]) { _ in
          count += 1
          if count == stop { throw Enough() }
        }
      }
      #expect(count == stop)
    }
  }
}
