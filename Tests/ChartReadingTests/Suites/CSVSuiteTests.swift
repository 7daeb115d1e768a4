import ChartModel
import Testing

@testable import ChartReading

/// A table and its names and cells as texts, `a|b / 1|2`; `·` where there is no value.
struct CSVCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let cells: String
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ cells: String) { self.init(name, bytes: Array(text.utf8), cells) }

  init(_ name: String, bytes: [UInt8], _ cells: String) {
    (self.name, self.bytes, self.cells) = (name, bytes, cells)
  }
}

/// Tables after RFC 4180 and the names of csv-spectrum and csv-test-data, written anew from their descriptions.
@Suite struct CSVSuiteTests {
  static let accepted: [CSVCase] = [
    CSVCase("comma_in_quotes", "first,last,zip\nJohn,\"Doe, Jr\",1", "first|last|zip / John|Doe, Jr|1"),
    CSVCase("empty", "a,b,c\n1,\"\",\"\"\n2,3,4\n", "a|b|c / 1|·|· / 2|3|4"),
    CSVCase("empty_crlf", "a,b,c\r\n1,\"\",\"\"\r\n2,3,4\r\n", "a|b|c / 1|·|· / 2|3|4"),
    CSVCase("escaped_quotes", "a,b\n1,\"ha \"\"ha\"\" ha\"\n3,4\n", "a|b / 1|ha \"ha\" ha / 3|4"),
    CSVCase("json", "key,val\n1,\"{\"\"type\"\": \"\"Point\"\"}\"\n", "key|val / 1|{\"type\": \"Point\"}"),
    CSVCase("newlines", "a,b,c\n1,2,3\n\"Once upon \na time\",5,6\n", "a|b|c / 1|2|3 / Once upon \na time|5|6"),
    CSVCase("newlines_crlf", "a,b\r\n\"x\r\ny\",5\r\n7,8\r\n", "a|b / x\r\ny|5 / 7|8"),
    CSVCase("quotes_and_newlines", "a,b\n1,\"ha \n\"\"ha\"\" \nha\"\n3,4\n", "a|b / 1|ha \n\"ha\" \nha / 3|4"),
    CSVCase("simple", "a,b,c\n1,2,3\n", "a|b|c / 1|2|3"),
    CSVCase("simple_crlf", "a,b,c\r\n1,2,3\r\n", "a|b|c / 1|2|3"),
    CSVCase("utf8", "a,b\n1,2\n4,\u{2A4}\n", "a|b / 1|2 / 4|\u{2A4}"),
    CSVCase("no_last_line_end", "a,b\n1,2", "a|b / 1|2"),
    CSVCase("no_last_line_end_empty_field", "a,b\n1,", "a|b / 1|·"),
    CSVCase("no_last_line_end_quoted", "a,b\n1,\"2\"", "a|b / 1|2"),
    CSVCase("all_quoted", "\"a\",\"b\"\n\"1\",\"2\"\n", "a|b / 1|2"),
    CSVCase("quoted_names", "\"a,b\",\"c\"\"d\"\n1,2\n", "a,b|c\"d / 1|2"),
    CSVCase("quoted_name_over_lines", "\"a\nb\",c\n1,2\n", "a\nb|c / 1|2"),
    CSVCase("empty_first", "a,b\n,2\n", "a|b / ·|2"),
    CSVCase("empty_all", "a,b\n,\n1,2\n", "a|b / ·|· / 1|2"),
    CSVCase("blank_lines_are_no_rows", "a,b\n\n1,2\n\n\n3,4\n\n", "a|b / 1|2 / 3|4"),
    CSVCase("blank_lines_crlf", "a,b\r\n\r\n1,2\r\n", "a|b / 1|2"),
    CSVCase("one_column", "a\n1\n2\n", "a / 1 / 2"),
    CSVCase("quote_within", "a,b\nx\"y,2\n", "a|b / x\"y|2"),
    CSVCase("quotes_only_content", "a,b\n\"\"\"\",2\n", "a|b / \"|2"),
    CSVCase("six_quotes", "a,b\n\"\"\"\"\"\",2\n", "a|b / \"\"|2"),
    CSVCase("delimiters_in_quotes_only", "a,b\n\",,,\",2\n", "a|b / ,,,|2"),
    CSVCase("byte_order_mark", bytes: [0xEF, 0xBB, 0xBF] + Array("a,b\n1,2\n".utf8), "a|b / 1|2"),
    CSVCase("byte_order_mark_before_quote", bytes: [0xEF, 0xBB, 0xBF] + Array("\"a\",b\n1,2\n".utf8), "a|b / 1|2"),
    CSVCase("semicolons", "a;b\n1,5;2\n3;4,5\n", "a|b / 1,5|2 / 3|4,5"),
    CSVCase("tabs", "a\tb\n1\t2\n", "a|b / 1|2"),
    CSVCase("bars", "a|b\n1|2\n3|4\n", "a|b / 1|2 / 3|4"),
    CSVCase("returns_alone", "a,b\r1,2\r3,4\r", "a|b / 1|2 / 3|4"),
    CSVCase("mixed_ends", "a,b\r\n1,2\n3,4\r\n", "a|b / 1|2 / 3|4"),
    CSVCase("emoji", "a,b\n\u{1F600},2\n", "a|b / \u{1F600}|2"),
    CSVCase("combining", "a,b\ne\u{301},2\n", "a|b / e\u{301}|2"),
    CSVCase("right_to_left", "a,b\n\u{5D0}\u{5D1},2\n", "a|b / \u{5D0}\u{5D1}|2"),
    CSVCase(
      "long_field", "a,b\n" + String(repeating: "x", count: 70_000) + ",2\n",
      "a|b / " + String(repeating: "x", count: 70_000) + "|2"),
    CSVCase(
      "hundred_columns",
      (0..<100).map { "c\($0)" }.joined(separator: ",") + "\n" + (0..<100).map { "\($0)" }.joined(separator: ",")
        + "\n",
      (0..<100).map { "c\($0)" }.joined(separator: "|") + " / " + (0..<100).map { "\($0)" }.joined(separator: "|")),
    CSVCase(
      "words_for_nothing_are_none", "a,b\nnan,inf\nNaN,-Infinity\n0x10,1e400\n",
      "a|b / ·|inf / ·|-Infinity / 0x10|1e400"),
    CSVCase("formulas_are_texts", "a,b\n=1+1,@SUM(A1)\n", "a|b / =1+1|@SUM(A1)"),
    CSVCase("backslash_escapes_nothing", "a,b\n\"x\\\",2\n", "a|b / x\\|2"),
    CSVCase("apostrophes_quote_nothing", "a,b\n'x',2\n", "a|b / 'x'|2"),
    CSVCase("hash_is_no_comment", "a,b\n#1,2\n", "a|b / #1|2"),
    CSVCase("text_behind_a_quote", "a,b\n\"1\"x,2\n", "a|b / 1x|2"),
    CSVCase("fewer_fields", "a,b,c\n1,2,3\n4,5\n", "a|b|c / 1|2|3 / 4|5|·"),
    CSVCase("same_name_twice", "a,a\n1,2\n", "a|a 2 / 1|2"),
    CSVCase("name_missing", "a,\n1,2\n", "a|column 2 / 1|2"),
    CSVCase("spaces_around_names", " a , b \n1,2\n", "a|b / 1|2"),
  ]

  static let refused: [CSVCase] = [
    CSVCase("nothing", "", "t.csv: the file is empty."),
    CSVCase(
      "unclosed_quote", "a,b\n1,\"2\n3,4\n",
      "t.csv, line 2, character 3: a quote opens a field here and never closes. Close it, or double it (\"\") if it is part of the text."
    ),
    CSVCase("more_fields", "a,b\n1,2\n3,4,5\n", "t.csv, row 2 (line 3): 3 fields, where the header has 2 fields."),
    CSVCase(
      "null_byte", bytes: Array("a,b\n1,".utf8) + [0] + Array("\n".utf8),
      "t.csv, line 2, character 3: a zero byte, expected text. Check that this is a table in a text file."),
    CSVCase(
      "latin_1", bytes: Array("a,b\ncaf".utf8) + [0xE9] + Array(",2\n".utf8),
      "t.csv, line 2, character 4: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."),
    CSVCase(
      "overlong", bytes: Array("a,b\n".utf8) + [0xC0, 0xAF] + Array(",2\n".utf8),
      "t.csv, line 2, character 1: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."),
    CSVCase(
      "surrogate", bytes: Array("a,b\n".utf8) + [0xED, 0xA0, 0x80] + Array(",2\n".utf8),
      "t.csv, line 2, character 1: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."),
    CSVCase(
      "cut_letter_at_the_end", bytes: Array("a,b\n1,".utf8) + [0xE2, 0x82],
      "t.csv, line 2, character 3: a byte that is not UTF-8, expected UTF-8 text. Save the file as UTF-8."),
    CSVCase(
      "utf16_little", bytes: [0xFF, 0xFE] + utf16("a,b\n1,2\n"),
      "t.csv: the text is UTF-16, expected UTF-8. Save the file as UTF-8."),
    CSVCase(
      "utf16_big", bytes: [0xFE, 0xFF] + utf16("a,b\n1,2\n", isBig: true),
      "t.csv: the text is UTF-16, expected UTF-8. Save the file as UTF-8."),
    CSVCase(
      "utf16_little_without_mark", bytes: utf16("a,b\n1,2\n"),
      "t.csv, line 1, character 2: a zero byte, expected text. Check that this is a table in a text file."),
    CSVCase(
      "utf16_big_without_mark", bytes: utf16("a,b\n1,2\n", isBig: true),
      "t.csv, line 1, character 1: a zero byte, expected text. Check that this is a table in a text file."),
    CSVCase(
      "utf32_little", bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
      "t.csv: the text is UTF-16, expected UTF-8. Save the file as UTF-8."),
    CSVCase(
      "a_zip", bytes: [0x50, 0x4B, 3, 4, 0x14, 0, 6, 0, 8, 0],
      "t.csv: found a spreadsheet or another zip archive, expected a table as text. Save or export the table as CSV."),
    CSVCase(
      "a_gzip", bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0],
      "t.csv: found a file compressed by gzip, expected a table as text. Save or export the table as CSV."),
    CSVCase(
      "a_pdf", bytes: Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3],
      "t.csv: found a PDF, expected a table as text. Save or export the table as CSV."),
    CSVCase("a_page", "<!doctype html><p>not found", "t.csv: a row of names and no rows below it."),
    CSVCase("blank_lines_alone", "\n\n\n", "t.csv: nothing but blank lines, expected a row of names."),
    CSVCase("names_alone", "a,b\n", "t.csv: a row of names and no rows below it."),
  ]

  private static func utf16(_ text: String, isBig: Bool = false) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isBig ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: accepted) func tablesAreRead(table: CSVCase) throws {
    let cells = try Self.cells(table.bytes)
    #expect(cells == table.cells)
  }

  @Test(arguments: refused) func tablesAreRefused(table: CSVCase) {
    #expect(Tables.message { _ = try Self.cells(table.bytes) } == table.cells)
  }

  /// Whatever falls into other blocks, the cells are the same.
  @Test(arguments: accepted) func blocksChangeNothing(table: CSVCase) throws {
    for block in [1, 2, 3, 7] { #expect(try Self.cells(table.bytes, block: block) == table.cells) }
  }

  private static func cells(_ bytes: [UInt8], block: Int = 1 << 16) throws -> String {
    var options = Tables.options(sample: 1 << 18, block: block, workers: 1)
    options.strict = true
    let reader = try TableReader.open(bytes: bytes, name: "t.csv", options: options)
    let names = reader.schema.columns.map(\.name)
    let rows = try Tables.read(reader, names.map { ColumnRequest($0, as: .category) }).rows
    let lines = rows.map { row in row.map { if case .text(let text) = $0 { text } else { "·" } } }
    return ([names] + lines).map { $0.joined(separator: "|") }.joined(separator: " / ")
  }
}
