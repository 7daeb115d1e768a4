import Foundation
import Testing

@testable import SwiftChartTexts

/// What is printed, word for word.
@Suite struct OutputTests {
  private func lines(_ source: String, named name: String = "f") -> [String] {
    let lines = ExtractedFile(name, SourceFile(Array(source.utf8))).lines
    return String(decoding: lines, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("let a = 1", []),
    (
      "Chart { }.accessibilityLabel(\"a\")",
      [
        #"{"file":"f","line":1,"column":31,"role":"title","chart":1,"text":"a","parts":[{"text":"a","form":"written","start":30,"end":31}]}"#
      ]
    ),
    (
      "v.accessibilityLabel(\"\")", [#"{"file":"f","line":1,"column":23,"role":"note","text":"","parts":[]}"#]
    ),
    (
      "\u{FEFF}v.accessibilityLabel(\"é\\n\\(b)\\\"\")",
      [
        #"{"file":"f","line":1,"column":23,"role":"note","text":"é\n\\(b)\"","parts":[{"text":"é","form":"written","start":25,"end":27},"#
          + #"{"text":"\n","form":"escaped","start":27,"end":29},{"text":"\\(b)","form":"filled","start":29,"end":33},"#
          + #"{"text":"\"","form":"escaped","start":33,"end":35}]}"#
      ]
    ),
    (
      "v.accessibilityLabel(\"a\")\nw.accessibilityLabel(\"b",
      [
        #"{"file":"f","line":1,"column":23,"role":"note","text":"a","parts":[{"text":"a","form":"written","start":22,"end":23}]}"#,
        #"{"file":"f","line":2,"column":22,"fault":"The text that begins here does not end. Close it by a quotation mark."}"#,
      ]
    ),
  ])
  func exactLines(source: String, expected: [String]) { #expect(lines(source) == expected) }

  @Test func namesAndSignsAreEscaped() {
    let line = lines("v.accessibilityLabel(\"\u{1}\u{1F}\u{7F}\\u{0}\")", named: "a\"\\\t.swift").first ?? ""
    #expect(line.hasPrefix(#"{"file":"a\"\\\u0009.swift","#))
    #expect(line.contains("\"text\":\"\\u0001\\u001f\u{7F}\\u0000\""), "\(line)")
  }

  /// The line where the chart of each text begins; a dash where it has none.
  @Test(arguments: [
    ("v.accessibilityLabel(\"a\")", ["-"]),
    (
      "Chart {\nBarMark(x: .value(\"a\", b)).accessibilityLabel(\"c\")\n}\n.padding()\n.accessibilityLabel(\"d\")",
      ["1", "1", "1"]
    ),
    (
      "VStack {\nChart { }.chartXAxisLabel(\"a\")\nCharts.Chart { }.chartXAxisLabel(\"b\")\nText(c).accessibilityLabel(\"d\")\n}",
      ["2", "3", "-"]
    ),
    ("Chart { }\n.overlay {\nView().accessibilityLabel(\"a\")\nChart { }.accessibilityLabel(\"b\")\n}", ["1", "4"]),
    ("Chart { }\n#if os(iOS)\n.chartXAxisLabel(\"a\")\n#endif\n.accessibilityLabel(\"b\")", ["1", "1"]),
    (
      "let x = AXDataPoint(x: 1, y: 2, label: \"a\")\nAXChartDescriptor(\ntitle: \"b\", xAxis: x, series: [.init(name: \"c\", isContinuous: true)])",
      ["-", "2", "2"]
    ),
    ("Chart { }.chartXAxisLabel(\"a\")\n#if os(iOS)\n.chartYAxisLabel(\"b\")\n#endif", ["1", "1"]),
    ("let a = Chart { }.chartXAxisLabel(\"a\").body", ["1"]),
    ("let d: AXChartDescriptor =\n.init(title: \"a\", xAxis: x)", ["2"]),
    ("AXChartDescriptor\n.init(title: \"a\")", ["1"]),
    ("BarMark(x: .value(\"a\", b))", ["-"]),
  ])
  func charts(source: String, expected: [String]) {
    #expect(objects(Array(source.utf8)).map { $0["chart"].map { "\($0)" } ?? "-" } == expected)
  }

  /// Which labels of marks stand in one block of code: a letter for each block.
  @Test(arguments: [
    ("BarMark().accessibilityLabel(\"a\")\nBarMark().accessibilityLabel(\"b\")", "AA"),
    (
      "Chart(d) { e in\nBarMark().accessibilityLabel(\"a\")\nBarMark().foregroundStyle(c).accessibilityLabel(\"b\")\n}",
      "AA"
    ),
    ("if a { BarMark().accessibilityLabel(\"a\") } else { BarMark().accessibilityLabel(\"a\") }", "AB"),
    ("Chart { ForEach(d) { BarMark().accessibilityLabel(\"a\") }\nBarMark().accessibilityLabel(\"b\") }", "AB"),
    ("switch a {\ncase 1: BarMark().accessibilityLabel(\"a\")\ndefault: BarMark().accessibilityLabel(\"a\")\n}", "AB"),
    ("#if a\nBarMark().accessibilityLabel(\"a\")\n#else\nBarMark().accessibilityLabel(\"a\")\n#endif", "AB"),
    ("Chart { BarMark(x: .value(\"n\", 1)).accessibilityLabel(\"a\") }.accessibilityLabel(\"t\")", "-A-"),
  ])
  func blocks(source: String, expected: String) {
    var known: [Int] = []
    let letters = objects(Array(source.utf8)).map { object -> String in
      guard let block = object["block"] as? Int else { return "-" }
      if !known.contains(block) { known.append(block) }
      return String("ABC".dropFirst(known.firstIndex(of: block) ?? 0).prefix(1))
    }
    #expect(letters.joined() == expected)
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("v.accessibilityLabel(\"a\")".utf8).write(to: folder.appendingPathComponent("a.swift"))
    try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let told = ["/a.swift", "/none.swift", "", "/pipe"].map { name in
      let line = String(decoding: ExtractedFile(folder.path + name).lines, as: UTF8.self)
      return line.replacingOccurrences(of: folder.path, with: "")
    }
    #expect(
      told == [
        #"{"file":"/a.swift","line":1,"column":23,"role":"note","text":"a","parts":[{"text":"a","form":"written","start":22,"end":23}]}"#
          + "\n",
        #"{"file":"/none.swift","fault":"This file could not be read: no such file or directory. Check its name and its permissions."}"#
          + "\n",
        #"{"file":"","fault":"This is no regular file. Name one that is."}"# + "\n",
        #"{"file":"/pipe","fault":"This is no regular file. Name one that is."}"# + "\n",
      ])
  }
}
