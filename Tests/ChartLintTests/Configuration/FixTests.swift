import SourceText
import Testing

@testable import ChartLint

/// How fixes change files.
@Suite struct FixTests {
  private static func fixed(
    _ file: String, _ kind: InputKind, _ text: LintText, _ fixes: [Fix]
  ) -> String? {
    let bytes = Array(file.utf8)
    guard let edit = TextPlace(bytes, kind: kind)?.edit(of: text, making: fixes) else { return nil }
    return String(decoding: FileEdit.bytes(bytes, with: [edit]), as: UTF8.self)
  }

  private static func fix(_ range: Range<Int>, _ replacement: String) -> Fix {
    Fix(range: range, replacement: replacement, isSafe: true)
  }

  @Test func labels() {
    let text = LintText("é \"6/6\"", line: 2)
    let file =
      "\u{FEFF}{}\n  {\"context\": {\"label\": \"é 6\"}, \"label\" : \"\\u00e9 \\\"6/6\\\"\", \"x\": [\"label\", 1]}\r\n"
    #expect(
      Self.fixed(file, .labels, text, [Self.fix(4..<7, "June \\6"), Self.fix(0..<2, "E")])
        == "\u{FEFF}{}\n  {\"context\": {\"label\": \"é 6\"}, \"label\" : \"E \\\"June \\\\6\\\"\", \"x\": [\"label\", 1]}\r\n"
    )
    // An object over several lines.
    #expect(
      Self.fixed("{\n\"label\":\n\"6/6\"}", .labels, LintText("6/6"), [Self.fix(0..<3, "6")]) == "{\n\"label\":\n\"6\"}"
    )
    let edit = TextPlace(Array("{\n\"é\":1,\"label\":\"6/6\"}".utf8), kind: .labels)?.edit(
      of: LintText("6/6"), making: [Self.fix(0..<3, "6")])
    #expect(edit?.line == 2 && edit?.column == 15 && edit?.endColumn == 20)
    // Another text than the one that was judged.
    #expect(Self.fixed("{\"label\": \"x\"}", .labels, LintText("6/6"), [Self.fix(0..<3, "6")]) == nil)
  }

  private static let examples: [(String, InputKind, Int, Int, String, String?)] = [
    ("a\n~4 steps\n", InputKind.text, 2, 1, "about ", "a\nabout 4 steps\n"),
    ("\u{FEFF}👍🏽 ~4 steps", .text, 1, 3, "about ", "\u{FEFF}👍🏽 about 4 steps"),
    ("<p title=\"~4 steps\">", .html, 1, 11, "about ", "<p title=\"about 4 steps\">"),
    ("<p title=\"~4 steps\">", .html, 1, 11, "<b>", nil),
    ("{\"title\": \"~4 steps\"}", .vegaLite, 1, 1, "about ", "{\"title\": \"about 4 steps\"}"),
    ("[\"~4 steps\", \"~4 steps\"]", .vegaLite, 1, 1, "about ", nil),
    // The name of a field and the title that says it, a key and its text, keys that are the texts, a value without quotation marks.
    ("{\"field\": \"~4 steps\", \"title\": \"~4 steps\"}", .vegaLite, 1, 12, "about ", nil),
    ("{\"~4 steps\" : {\"value\": \"~4 steps\"}}", .xcstrings, 1, 26, "about ", nil),
    ("{\"~4 steps\" : {}}", .xcstrings, 1, 3, "about ", nil), ("\"~4 steps\";", .strings, 1, 2, "about ", nil),
    ("\"k\" = \"~4 steps\";", .strings, 1, 8, "about ", "\"k\" = \"about 4 steps\";"),
    ("{\"k\": {\"value\": \"~4 steps\"}}", .xcstrings, 1, 19, "about ", "{\"k\": {\"value\": \"about 4 steps\"}}"),
    ("<svg aria-label=~4 steps>", .svg, 1, 17, "about ", nil),
    ("x", .text, 1, 1, "about ", nil), ("x", .text, 7, 1, "about ", nil), ("", .text, 1, 99, "about ", nil),
    ("~4 steps", .text, 1, 1, "a\nb", nil),
  ]

  @Test(arguments: examples) func places(
    file: String, kind: InputKind, line: Int, column: Int, replacement: String, expected: String?
  ) {
    let text = LintText("~4 steps", line: line, column: column)
    #expect(Self.fixed(file, kind, text, [Self.fix(0..<1, replacement)]) == expected)
  }

  /// Ranges outside of the text, within a character, or over each other change nothing.
  @Test(arguments: [[0..<9], [1..<2], [0..<2, 1..<3], [-1..<1]]) func wrongRanges(ranges: [Range<Int>]) {
    #expect(TextPlace.text("é6", with: ranges.map { Self.fix($0, "x") }) == nil)
  }

  @Test func textsThatAreNotUTF8() { #expect(TextPlace([0xFF, 0xFE, 0x61, 0], kind: .strings) == nil) }

  @Test func severalEdits() {
    func edit(_ range: Range<Int>, _ text: String) -> FileEdit {
      FileEdit(range: range, replacement: text, line: 1, column: 1, endColumn: 1)
    }
    let bytes = FileEdit.bytes(Array("abcdef".utf8), with: [edit(0..<1, ""), edit(2..<2, "xyz"), edit(5..<6, "F")])
    #expect(String(decoding: bytes, as: UTF8.self) == "bxyzcdeF")
  }

  /// What rules say of their fixes is what the linter writes, and the rule is content with it.
  @Test func fixesOfAllRules() throws {
    for rule in RuleCatalogue.rules {
      for example in rule.failing {
        guard let fixed = example.fixed else { continue }
        let line = "{\"label\": \(Self.json(example.label)), \"context\": \(example.context.filter { !$0.isNewline })}"
        var rules = FileRules()
        rules.only = [rule.id]
        let bytes = Array(line.utf8)
        let judged = FileLinter(rules: rules).judge(bytes, file: "f", as: .labels, fixing: .unsafe)
        let changed = FileEdit.bytes(bytes, with: judged.edits)
        let tree = try JSONTree(parsing: changed, source: "f")
        #expect(tree["label"]?.string == fixed, "\(rule.id)")
        #expect(
          FileLinter(rules: rules).judge(changed, file: "f", as: .labels, fixing: .unsafe).edits.isEmpty, "\(rule.id)")
      }
    }
  }

  private static func json(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
