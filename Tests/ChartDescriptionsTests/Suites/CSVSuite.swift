import Testing

/// A table and its names and cells as texts, `a|b / 1|2`; `·` where there is no value.
struct CSVCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// What is read of it as a table, or the sentence of the error.
  let cells: String
  /// What a chart has of it as its data, by the rules of d3-dsv, or the sentence of the error.
  let data: String
  /// The delimiter that a chart gives, as JSON writes it.
  let delimiter: String
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ cells: String, data: String? = nil, delimiter: String = ",") {
    self.init(name, bytes: Array(text.utf8), cells, data: data, delimiter: delimiter)
  }

  init(_ name: String, bytes: [UInt8], _ cells: String, data: String? = nil, delimiter: String = ",") {
    (self.name, self.bytes, self.cells) = (name, bytes, cells)
    (self.data, self.delimiter) = (data ?? cells, delimiter)
  }
}

/// Tables after RFC 4180 and the names of csv-spectrum and csv-test-data, written anew from their descriptions.
enum CSVSuite {
  /// What must be read.
  static let accepted: [CSVCase] = [
    CSVCase("comma_in_quotes", "first,last,zip\nJohn,\"Doe, Jr\",1", "first|last|zip / John|Doe, Jr|1"),
    CSVCase("empty", "a,b,c\n1,\"\",\"\"\n2,3,4\n", "a|b|c / 1|·|· / 2|3|4", data: "a|b|c / 1|| / 2|3|4"),
    CSVCase("empty_crlf", "a,b,c\r\n1,\"\",\"\"\r\n2,3,4\r\n", "a|b|c / 1|·|· / 2|3|4", data: "a|b|c / 1|| / 2|3|4"),
    CSVCase("escaped_quotes", "a,b\n1,\"ha \"\"ha\"\" ha\"\n3,4\n", "a|b / 1|ha \"ha\" ha / 3|4"),
    CSVCase("json", "key,val\n1,\"{\"\"type\"\": \"\"Point\"\"}\"\n", "key|val / 1|{\"type\": \"Point\"}"),
    CSVCase("newlines", "a,b,c\n1,2,3\n\"Once upon \na time\",5,6\n", "a|b|c / 1|2|3 / Once upon \na time|5|6"),
    CSVCase("newlines_crlf", "a,b\r\n\"x\r\ny\",5\r\n7,8\r\n", "a|b / x\r\ny|5 / 7|8"),
    CSVCase("quotes_and_newlines", "a,b\n1,\"ha \n\"\"ha\"\" \nha\"\n3,4\n", "a|b / 1|ha \n\"ha\" \nha / 3|4"),
    CSVCase("simple", "a,b,c\n1,2,3\n", "a|b|c / 1|2|3"),
    CSVCase("simple_crlf", "a,b,c\r\n1,2,3\r\n", "a|b|c / 1|2|3"),
    CSVCase("utf8", "a,b\n1,2\n4,\u{2A4}\n", "a|b / 1|2 / 4|\u{2A4}"),
    CSVCase("no_last_line_end", "a,b\n1,2", "a|b / 1|2"),
    CSVCase("no_last_line_end_empty_field", "a,b\n1,", "a|b / 1|·", data: "a|b / 1|"),
    CSVCase("no_last_line_end_quoted", "a,b\n1,\"2\"", "a|b / 1|2"),
    CSVCase("all_quoted", "\"a\",\"b\"\n\"1\",\"2\"\n", "a|b / 1|2"),
    CSVCase("quoted_names", "\"a,b\",\"c\"\"d\"\n1,2\n", "a,b|c\"d / 1|2"),
    CSVCase("quoted_name_over_lines", "\"a\nb\",c\n1,2\n", "a\nb|c / 1|2"),
    CSVCase("empty_first", "a,b\n,2\n", "a|b / ·|2", data: "a|b / |2"),
    CSVCase("empty_all", "a,b\n,\n1,2\n", "a|b / ·|· / 1|2", data: "a|b / | / 1|2"),
    CSVCase(
      "blank_lines_are_no_rows", "a,b\n\n1,2\n\n\n3,4\n\n", "a|b / 1|2 / 3|4", data: "a|b / | / 1|2 / | / | / 3|4 / |"),
    CSVCase("blank_lines_crlf", "a,b\r\n\r\n1,2\r\n", "a|b / 1|2", data: "a|b / | / 1|2"),
    CSVCase("one_column", "a\n1\n2\n", "a / 1 / 2"),
    CSVCase("quote_within", "a,b\nx\"y,2\n", "a|b / x\"y|2"),
    CSVCase("quotes_only_content", "a,b\n\"\"\"\",2\n", "a|b / \"|2"),
    CSVCase("six_quotes", "a,b\n\"\"\"\"\"\",2\n", "a|b / \"\"|2"),
    CSVCase("delimiters_in_quotes_only", "a,b\n\",,,\",2\n", "a|b / ,,,|2"),
    CSVCase("byte_order_mark", bytes: [0xEF, 0xBB, 0xBF] + Array("a,b\n1,2\n".utf8), "a|b / 1|2"),
    CSVCase("byte_order_mark_before_quote", bytes: [0xEF, 0xBB, 0xBF] + Array("\"a\",b\n1,2\n".utf8), "a|b / 1|2"),
    CSVCase("semicolons", "a;b\n1,5;2\n3;4,5\n", "a|b / 1,5|2 / 3|4,5", delimiter: ";"),
    CSVCase("tabs", "a\tb\n1\t2\n", "a|b / 1|2", delimiter: "\\t"),
    CSVCase("bars", "a|b\n1|2\n3|4\n", "a|b / 1|2 / 3|4", delimiter: "|"),
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
      "a|b / ·|inf / ·|-Infinity / 0x10|1e400", data: "a|b / nan|inf / NaN|-Infinity / 0x10|1e400"),
    CSVCase("formulas_are_texts", "a,b\n=1+1,@SUM(A1)\n", "a|b / =1+1|@SUM(A1)"),
    CSVCase("backslash_escapes_nothing", "a,b\n\"x\\\",2\n", "a|b / x\\|2"),
    CSVCase("apostrophes_quote_nothing", "a,b\n'x',2\n", "a|b / 'x'|2"),
    CSVCase("hash_is_no_comment", "a,b\n#1,2\n", "a|b / #1|2"),
    CSVCase("text_behind_a_quote", "a,b\n\"1\"x,2\n", "a|b / 1x|2", data: "a|b / 1|"),
    CSVCase("fewer_fields", "a,b,c\n1,2,3\n4,5\n", "a|b|c / 1|2|3 / 4|5|·", data: "a|b|c / 1|2|3 / 4|5|"),
    CSVCase("same_name_twice", "a,a\n1,2\n", "a|a 2 / 1|2", data: "a / 2"),
    CSVCase("name_missing", "a,\n1,2\n", "a|column 2 / 1|2", data: "a| / 1|2"),
    CSVCase("spaces_around_names", " a , b \n1,2\n", "a|b / 1|2", data: " a | b  / 1|2"),
  ]
}
