import ChartLint
import ChartSound
import Testing

/// What holds the outputs to their formats sees what breaks them.
@Suite struct ShapeTests {
  @Test func controlsAndDirections() {
    for text in ["June\u{1B}[2J", "a\tb", "\u{202E}", "\u{200B}", "a\rb"] {
      #expect(throws: BrokenPromise.self) { try BrokenPromise.ifControlled(in: text) }
    }
    #expect(throws: Never.self) { try BrokenPromise.ifControlled(in: "a\nb\n") }
  }

  @Test func tables() {
    #expect(throws: Never.self) { try OutputShape.checkCSV("a,\"b,\n\"\"\"\n1,2\n") }
    for text in ["a,b\n1\n", "a\n\"1\n", "a,b", "a\n1,\u{301}2\n"] {
      #expect(throws: BrokenPromise.self) { try OutputShape.checkCSV(text) }
    }
    #expect(throws: Never.self) { try OutputShape.checkMarkdown("T\n\n| a\\| | b |\n| --- | --- |\n") }
    #expect(throws: BrokenPromise.self) { try OutputShape.checkMarkdown("T\n\n| a| | b |\n| --- | --- |\n") }
  }

  @Test func objectsAndPages() {
    #expect(throws: Never.self) { try OutputShape.checkJSON("{\"a\":1}\n") }
    for text in ["{", "{\"a\":\n1}", "{\"a\":\"\u{202E}\"}"] {
      #expect(throws: BrokenPromise.self) { try OutputShape.checkJSON(text) }
    }
    let page = String(repeating: "A\r\n", count: 25) + "\u{C}"
    #expect(throws: Never.self) { try OutputShape.checkBraillePages(page, width: 1) }
    for text in ["AA\r\n" + page, "a" + page, page + "A"] {
      #expect(throws: BrokenPromise.self) { try OutputShape.checkBraillePages(text, width: 1) }
    }
  }

  @Test func markup() {
    #expect(throws: Never.self) { try MarkupShape(text: "<g a=\"&lt;\"><path/>&amp;</g>\n").check() }
    for text in ["<b></b>", "<g>", "<g>&x</g>", "<g>></g>", "<g a=\"\"\"></g>", "<g></td>", "<g><\u{301}</g>"] {
      #expect(throws: BrokenPromise.self) { try MarkupShape(text: text).check() }
    }
  }

  @Test func notes() {
    let head: [UInt8] = Array("MThd".utf8) + [0, 0, 0, 6, 0, 1, 0, 1, 3, 192]
    let tracks: [([UInt8], Bool)] = [
      ([0, 0xFF, 0x2F, 0], true), ([0, 0xFF, 3, 1, 0x41, 0, 0xFF, 0x2F, 0], true), ([0, 0xFF, 3, 1, 0x1B], false),
      ([0, 0x90, 1], false), ([0, 0xFF, 0x2F, 0, 0], false), ([0, 0xFF, 3, 9, 0x41], false),
    ]
    for (track, isWhole) in tracks {
      var shape = MIDIShape(head + Array("MTrk".utf8) + [0, 0, 0, UInt8(track.count)] + track)
      let holds = (try? shape.check()) != nil
      #expect(holds == isWhole, "\(track)")
    }
  }

  @Test func captions() {
    #expect(throws: Never.self) {
      try CaptionShape(captions: [Caption(id: "<a", start: 0, end: 1, text: "a --> b")]).check()
    }
    for text in ["a\nb", "a\tb", "\u{202E}"] {
      #expect(throws: BrokenPromise.self) {
        try CaptionShape(captions: [Caption(id: "a", start: 0, end: 1, text: text)]).check()
      }
    }
  }

  /// A file of another report has no case of its own, so that a line is missing.
  @Test func reports() {
    var report = LintReport(files: ["f", "g"], texts: 1)
    #expect(throws: Never.self) { try LintReportShape(report: report, format: .text).check() }
    #expect(throws: BrokenPromise.self) { try LintReportShape(report: report, format: .junit).check() }
    report = LintReport(files: ["f"])
    for format in ReportFormat.allCases {
      #expect(throws: Never.self) { try LintReportShape(report: report, format: format).check() }
    }
  }
}
