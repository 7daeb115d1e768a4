import Testing

@testable import ChartLint

/// The texts of a file in short: `line:column kind text`.
func texts(_ bytes: [UInt8], _ kind: InputKind, file: String = "f", chart: LabelContext? = nil) throws -> [String] {
  var found: [String] = []
  try LintInputs(chart: chart).forEachText(in: bytes, file: file, as: kind) {
    #expect($0.file == file)
    found.append("\($0.line):\($0.column) \($0.context.kind) \($0.label)")
  }
  return found
}

/// What is said of a file that cannot be read.
func fault(_ bytes: [UInt8], _ kind: InputKind) -> String {
  do {
    return "no fault: " + (try texts(bytes, kind)).joined(separator: "|")
  } catch {
    return "\(error)"
  }
}

/// JSON Lines of labels.
@Suite struct LabelObjectsTests {
  @Test(arguments: [
    ("", []), ("\n \r\n", []), ("{\"label\": \"a\"}", ["1:1 mark a"]),
    (
      "\u{FEFF}{\"label\": \"a\"}\r\n\r\n{\"label\": \"b\", \"context\": {\"kind\": \"title\"}}\r\n",
      ["1:1 mark a", "3:1 title b"]
    ),
    ("{\n  \"label\": \"}\\\"{\",\n  \"context\": {}\n}\n{\"label\": \"\"}", ["1:1 mark }\"{", "5:1 mark "]),
    ("{\"label\": \"a\"} {\"label\": \"b\"}", ["1:1 mark a", "1:1 mark b"]),
    ("{\"label\": \"👍🏽 é\\u00e9\\n\"}\n\n", ["1:1 mark 👍🏽 éé\n"]),
  ])
  func labels(text: String, expected: [String]) throws {
    #expect(try texts(Array(text.utf8), .labels) == expected)
  }

  @Test func contexts() throws {
    let line = "{\"label\": \"a\", \"context\": {\"x\": {\"name\": \"date\"}, \"data\": [{\"x\": 1, \"y\": null}]}}"
    try LintInputs().forEachText(in: Array(line.utf8), file: "", as: .labels) {
      #expect($0.context.x?.name == "date")
      #expect($0.context.data == [.init(x: .number(1), y: nil)])
    }
  }

  @Test(arguments: [
    (
      "{\"label\": \"a\"}\n[1]",
      "f, line 2: No object begins here. Write {\"label\": \"June 6: 4,210 steps\", \"context\": {}}."
    ),
    (
      "\n{\"labels\": \"a\"}",
      "f, line 2: There is no key \"labels\" here. Did you mean \"label\"?"
    ),
    (
      "{\"label\": 3}",
      "f, line 1: This object has no text as its label. Write {\"label\": \"June 6: 4,210 steps\", \"context\": {}}."
    ),
    (
      "{\"label\": \"a\n{\"label\": \"b\"}",
      "f, line 1, column 13: Found the end, expected a quote that closes the text. Check that the whole text is there."
    ),
    ("\n{\"label\": \"a\"\n{\"label\": \"b\"}", "f, line 3, column 1: Found \"{\", expected a comma or }."),
    ("{", "f, line 1, column 2: Found the end, expected a name in quotes. Check that the whole text is there."),
    (
      "{\"label\": \"a\"}}",
      "f, line 1: No object begins here. Write {\"label\": \"June 6: 4,210 steps\", \"context\": {}}."
    ),
    (
      "{'label': 'a'}",
      "f, line 1, column 2: Found \"'\", expected a name in quotes. JSON has names and texts in double quotes."
    ),
    (
      "{\"label\": \"a\",}",
      "f, line 1, column 15: Found \"}\", expected a name in quotes. Take out the comma before it."
    ),
    ("{\"label\": \"\\q\"}", "f, line 1, column 13: Found \"q\", expected an escape such as \\n or \\u00e9."),
    ("{\"label\": \"é\"}  {]", "f, line 1, column 18: Found \"]\", expected a name in quotes."),
    ("\n  {\n]", "f, line 3, column 1: Found \"]\", expected a name in quotes."),
    ("{]", "f, line 1, column 2: Found \"]\", expected a name in quotes."),
  ])
  func faults(text: String, expected: String) {
    #expect(fault(Array(text.utf8), .labels) == expected)
  }

  @Test func bytesThatAreNoText() {
    let start = Array("{\"label\": \"a\"}\n{\"label\": \"é".utf8)
    #expect(
      fault(start + [0xFF, 0x22], .labels)
        == "f, line 2, column 13: Found a byte that is not UTF-8, expected text. Save the file as UTF-8.")
    #expect(
      fault(start + [0x00], .labels)
        == "f, line 2, column 13: Found a zero byte, expected text. Save the file as UTF-8.")
  }

  @Test func hugeAndDeep() {
    let deep = Array("{\"label\": \"a\", \"context\": ".utf8) + Array(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(
      fault(deep, .labels) == "f, line 1, column 226: Found \"[\", expected at most 200 values inside each other.")
    let long = Array("\n{\"label\": \"".utf8) + Array(repeating: UInt8(ascii: "a"), count: 20_000_000)
    #expect(
      fault(long, .labels)
        == "f, line 2: The object that begins here is longer than 1 MB. Close its brackets, or leave marks out of its data."
    )
    let blanks = Array(repeating: UInt8(ascii: "{"), count: 3_000_000)
    #expect(fault(blanks, .labels).hasPrefix("f, line 1: The object that begins here is longer than 1 MB."))
  }

  @Test func whatTheReaderThrowsComesOut() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try LintInputs().forEachText(in: Array("{\"label\": \"a\"}".utf8), file: "f", as: .labels) { _ in throw Stop() }
    }
  }
}
