import Testing

@testable import ChartLint

/// What an extractor tells of a file `f`, each line held against the file.
private struct Told: SourceReader {
  let lines: [String]
  var mark = 0

  func texts(in bytes: [UInt8], file: String) throws(LintInputError) -> SourceTexts {
    let output = Array(lines.joined(separator: "\n").utf8)
    let extractor = Extractor(name: "texts-of-x", installation: "make x")
    return try ExtractorOutput(output, of: extractor, asked: ["f", "g", "caf\u{E9}"]).texts(
      of: "f", in: bytes, from: mark)
  }
}

/// The reader of what extractors write.
@Suite struct ExtractorOutputTests {
  /// A line of `f` with other members.
  private static func line(_ line: Int, _ column: Int, _ text: String, _ members: String = "") -> String {
    "{\"file\": \"f\", \"line\": \(line), \"column\": \(column), \"role\": \"note\", \"text\": \"\(text)\"\(members)}"
  }

  private static func parts(_ parts: String...) -> String { ", \"parts\": [\(parts.joined(separator: ", "))]" }

  private static func part(_ text: String, _ form: String, _ start: Int, _ end: Int) -> String {
    "{\"text\": \"\(text)\", \"form\": \"\(form)\", \"start\": \(start), \"end\": \(end)}"
  }

  private func judged(_ source: String, _ lines: [String]) -> FileJudgement {
    let mark = source.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return FileLinter(inputs: LintInputs(swift: Told(lines: lines, mark: mark))).judge(
      Array(source.utf8), file: "f", as: .swift, fixing: .unsafe)
  }

  private func texts(_ source: String, _ lines: [String]) throws -> [String] {
    let mark = source.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var found: [String] = []
    try LintInputs(swift: Told(lines: lines, mark: mark)).forEachText(in: Array(source.utf8), file: "f", as: .swift) {
      found.append("\($0.line):\($0.column) \($0.context.kind) \($0.label)")
    }
    return found
  }

  @Test(arguments: [
    ("nothing", "a", [], []), ("blank lines", "a", ["", " \r"], []),
    (
      "the order of the file", "ab\ncd", [line(2, 1, "c"), line(1, 2, "b"), line(1, 1, "a")],
      ["1:1 note a", "1:2 note b", "2:1 note c"]
    ),
    ("another file", "a", [line(1, 1, "a").replacing("\"f\"", with: "\"g\"")], []),
    (
      "members that nobody knows, and null", "a", [line(1, 1, "a", ", \"x\": [], \"chart\": null, \"parts\": null")],
      ["1:1 note a"]
    ),
    (
      "a title", "a", [line(1, 1, "Steps. They rose.").replacing("note", with: "title")],
      ["1:1 summary Steps. They rose."]
    ),
    (
      "what a program makes", "\\(a) 1 \\(b) c",
      [
        line(1, 1, "\\\\(a) 1", parts(part("\\\\(a)", "filled", 0, 4), part(" 1", "written", 4, 6))),
        line(1, 8, "\\\\(b) c", parts(part("\\\\(b)", "filled", 7, 11), part(" c", "written", 11, 13))),
      ], ["1:8 note \\(b) c"]
    ),
    (
      "the ends of lines", "a\r\nb\rc\n", [line(1, 2, ""), line(2, 1, "b"), line(3, 2, ""), line(4, 1, "")],
      ["1:2 note ", "2:1 note b", "3:2 note ", "4:1 note "]
    ),
    ("a mark at the beginning", "\u{FEFF}ab", [line(1, 2, "b", parts(part("b", "written", 4, 5)))], ["1:2 note b"]),
  ])
  func texts(name: String, source: String, lines: [String], expected: [String]) throws {
    #expect(try texts(source, lines) == expected)
  }

  /// The labels of two marks that are the same, by the chart and the block that each stands in.
  @Test(
    arguments: [
      ("one block", [(1, 5), (1, 5)], "\\(a)", ["duplicate-label", "duplicate-label"]),
      ("two blocks", [(1, 5), (1, 6)], "\\(a)", []), ("two charts", [(1, 5), (2, 5)], "\\(a)", []),
      ("no block", [(1, nil), (1, nil)], "\\(a)", []), ("no chart", [(nil, 5), (nil, 5)], "\\(a)", []),
      ("one mark", [(1, 5)], "\\(a)", []), ("notes", [(1, 5), (1, 5)], "\\(n)", []),
    ] as [(String, [(chart: Int?, block: Int?)], String, [String])])
  func twins(name: String, places: [(chart: Int?, block: Int?)], label: String, expected: [String]) {
    let filled = Self.parts(Self.part("\\" + label, "filled", 0, 4))
    let lines = places.map { place in
      let members = [place.chart.map { ", \"chart\": \($0)" }, place.block.map { ", \"block\": \($0)" }]
      let line = Self.line(1, 1, "\\" + label, members.compactMap(\.self).joined() + filled)
      return name == "notes" ? line : line.replacing("note", with: "mark")
    }
    #expect(judged("\(label)\n", lines).entries.map(\.finding.rule) == expected)
  }

  /// One name in two Unicode forms is two files.
  @Test func namesByTheirBytes() {
    let told = ["caf\u{E9}", "cafe\u{301}"].map {
      judged("a", [Self.line(1, 1, "a").replacing("\"f\"", with: "\"\($0)\"")])
    }
    #expect(told.map { $0.fault == nil } == [true, false])
  }

  @Test(arguments: [
    ("x", "is not JSON"), ("{\"file\": \"f\"", "is not JSON"), ("{} {}", "is not JSON"), ("[]", "is not a JSON object"),
    ("1", "is not a JSON object"),
    ("{}", "has no text in \"file\""),
    (line(1, 1, "a").replacing("\"f\"", with: "1"), "has no text in \"file\""),
    (line(1, 1, "a").replacing("\"f\"", with: "\"h\""), "names \"h\", which was not asked for"),
    (line(0, 1, "a"), "has no whole number of at least 1 in \"line\""),
    (line(1, -1, "a"), "has no whole number of at least 1 in \"column\""),
    (line(1, 1, "a").replacing("1,", with: "1.5,"), "has no whole number of at least 1 in \"line\""),
    (line(1, 1, "a").replacing("1,", with: "1e300,"), "has no whole number of at least 1 in \"line\""),
    (line(1, 1, "a").replacing("\"line\": 1, ", with: ""), "has no whole number of at least 1 in \"line\""),
    (
      line(1, 1, "a").replacing("note", with: "axis"),
      "has the role \"axis\"; it must be mark, title, summary or note"
    ),
    (
      line(1, 1, "a").replacing("note", with: "group"),
      "has the role \"group\"; it must be mark, title, summary or note"
    ),
    (line(1, 1, "a").replacing("\"text\"", with: "\"txt\""), "has no text in \"text\""),
    (line(1, 1, "a", ", \"chart\": 0"), "has no whole number of at least 1 in \"chart\""),
    (line(1, 1, "a", ", \"chart\": 9"), "names line 9, column 1, which the file does not have"),
    (line(1, 1, "a", ", \"block\": -1"), "has no whole number of at least 0 in \"block\""),
    (line(9, 1, "a"), "names line 9, column 1, which the file does not have"),
    (line(2, 9, "a"), "names line 2, column 9, which the file does not have"),
    (line(1, 4, "a"), "names line 1, column 4, which the file does not have"),
    (line(1, 1, "a", ", \"parts\": {}"), "has no list in \"parts\""),
    (line(1, 1, "a", parts("1")), "has no whole number of at least 0 in \"start\""),
    (line(1, 1, "a", parts(part("a", "written", -1, 1))), "has no whole number of at least 0 in \"start\""),
    (line(1, 1, "a", parts(part("a", "written", 3, 2))), "has no whole number of at least 3 in \"end\""),
    (
      line(1, 1, "a", parts(part("a", "quoted", 0, 1))),
      "has the form \"quoted\"; it must be written, escaped or filled"
    ),
    (line(1, 1, "a", parts(part("b", "written", 0, 1))), "has parts that do not make its text"),
    (line(1, 1, "a", parts()), "has parts that do not make its text"),
    (line(1, 1, "a", parts(part("a", "escaped", 0, 99))), "has a part outside the file"),
    (
      line(1, 1, "b", parts(part("b", "written", 0, 1))),
      "has a part marked as written that the file does not have there"
    ),
    (
      line(1, 1, "a", parts(part("a", "written", 0, 2))),
      "has a part marked as written that the file does not have there"
    ),
    (
      line(1, 1, "ba", parts(part("b", "escaped", 1, 2), part("a", "written", 0, 1))),
      "has parts that overlap or are out of order"
    ),
    (
      line(1, 1, "xy", parts(part("x", "escaped", 0, 3), part("y", "escaped", 2, 4))),
      "has parts that overlap or are out of order"
    ),
    (line(1, 1, "b", parts(part("b", "written", 6, 7))), "has parts that begin on another line"),
    ("{\"file\": \"f\", \"fault\": 1}", "has no text in \"fault\""),
    (
      "{\"file\": \"f\", \"line\": 7, \"column\": 1, \"fault\": \"a\"}",
      "names line 7, column 1, which the file does not have"
    ),
    (
      line(1, 1, "a").replacing("note", with: String(repeating: "x", count: 1_000)),
      "has the role \"\(String(repeating: "x", count: 299))…\"; it must be mark, title, summary or note"
    ),
  ])
  func mistakes(line: String, clause: String) {
    // Line 1 is right, so that the number is of the right line.
    let judgement = judged("aé\nc b\n", [Self.line(1, 1, "a"), line])
    #expect(
      judgement.fault.map { "\($0)" } == "texts-of-x: line 2 of what it wrote \(clause). Install it anew: make x.")
    #expect(judgement.texts == 0)
  }

  /// What the extractor could not read is told, behind the texts that it could; of several faults the first.
  @Test func faults() throws {
    let fault = { (place: String) in "{\"file\": \"f\"\(place), \"fault\": \"This \\u001b is broken.\"}" }
    let two = judged(
      "a\nb", [fault(", \"line\": 2, \"column\": 1"), fault(", \"line\": 1, \"column\": 2"), Self.line(1, 1, "a")])
    #expect(
      two.fault == LintInputError(file: "f", line: 1, column: 2, message: "This \u{1B} is broken.") && two.texts == 1)
    #expect(judged("", [fault("")]).fault == LintInputError(file: "f", message: "This \u{1B} is broken."))
    let long = judged("", [fault("").replacing("broken", with: String(repeating: "x", count: 400))]).fault
    #expect(long?.message.count == 300 && long?.message.hasSuffix("x…") == true)
    let text = judged(String(repeating: "a", count: 100_001), [Self.line(1, 1, String(repeating: "a", count: 100_001))])
    #expect(text.fault?.message == "The text that begins here is longer than 100 KB. Cut it into several.")
  }

  /// Without parts a text is changed only where the file has it letter for letter.
  @Test(arguments: [
    ("say(\"20 mins\")", line(1, 6, "20 mins"), "say(\"20 minutes\")"),
    ("/* é👍🏽 */ say(\"20 mins\")", line(1, 15, "20 mins"), "/* é👍🏽 */ say(\"20 minutes\")"),
    ("a\r\nsay('20 mins', '20 mins')\r\n", line(2, 6, "20 mins"), "a\r\nsay('20 minutes', '20 mins')\r\n"),
    ("\u{FEFF}say(\"20 mins\")", line(1, 6, "20 mins"), "\u{FEFF}say(\"20 minutes\")"),
    // Not there, or one column beside it.
    ("say(\"20 m\\x69ns\")", line(1, 6, "20 mins"), nil), ("say(\"20 mins\")", line(1, 5, "20 mins"), nil),
    ("say(\"20 mins\")", line(1, 6, "20 mins", parts(part("20 mins", "escaped", 5, 12))), nil),
    (
      "say(\"20 mins\")", line(1, 6, "20 mins", parts(part("20 ", "filled", 5, 8), part("mins", "written", 8, 12))),
      "say(\"20 minutes\")"
    ),
    (
      "say(\"20 \" \"mins\")",
      line(1, 6, "20 mins", parts(part("20 ", "written", 5, 8), part("mins", "written", 11, 15))),
      "say(\"20 \" \"minutes\")"
    ),
  ])
  func fixes(source: String, line: String, expected: String?) {
    let judgement = judged(source, [line])
    #expect(judgement.fault == nil && judgement.entries.contains { $0.finding.rule == "abbreviation" })
    let fixed = FileEdit.bytes(Array(source.utf8), with: judgement.edits)
    #expect(fixed.elementsEqual((expected ?? source).utf8), "\(String(decoding: fixed, as: UTF8.self))")
  }

  /// Findings are told where the text stands, counted on from its own place where it has no parts.
  @Test func placesOfFindings() {
    let entries = judged("é say(\"Open: \\u{e9} of several\")", [Self.line(1, 8, "Open: é of several")]).entries
    #expect(entries.map { "\($0.finding.line):\($0.finding.column)" } == ["1:8"])
    let written = judged("é say(\"Open: é of several\")", [Self.line(1, 8, "Open: é of several")]).entries
    #expect(written.map { "\($0.finding.line):\($0.finding.column)" } == ["1:19"])
  }
}
