import Testing

@testable import ChartLint

/// Where findings and comments stand in a file, whatever its line ends and its encoding.
@Suite struct FilePlaceTests {
  private func found(_ bytes: [UInt8], _ kind: InputKind) -> [String] {
    FileLinter().judge(bytes, file: "f", as: kind).entries.filter { $0.suppression == nil }.map {
      "\($0.finding.line): \($0.finding.rule)"
    }
  }

  /// A line break that is written as an escape ends no line of the file.
  @Test func escapesEndNoLines() {
    let label = #"{"label": "June 6: 4 trains,\nand several ~5 buses", "context": {"kind": "note"}}"#
    let lines = found(Array("\n\(label)\n".utf8), .labels)
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("2: ") })
  }

  @Test func breaksOfCatalogues() {
    #expect(found(Array(#""k" = "June 6:\n several trains";"#.utf8), .strings) == ["1: vague-quantity"])
    #expect(found(Array("\"k\" = \"June 6:\n several trains\";".utf8), .strings) == ["2: vague-quantity"])
  }

  /// A line ends where the readers of texts say so: a separator of paragraphs is no line end.
  @Test func separatorsEndNoLines() {
    let text = "June 5:\u{2028}4 trains\n# chartvoice-disable-next-line vague-quantity\nJune 6: several trains\n"
    #expect(found(Array(text.utf8), .text) == [])
  }

  @Test func commentsOfOtherEncodings() {
    let text = "/* chartvoice-disable-next-line vague-quantity */\n\"k\" = \"June 6: several trains\";\n"
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(found(wide, .strings) == [])
    let marked = "\u{FEFF}# chartvoice-disable vague-quantity\nJune 6: several trains\n"
    #expect(found(Array(marked.utf8), .text) == [])
    #expect(found(Array("June 6: several trains\n".utf8), .text) == ["1: vague-quantity"])
  }
}
