import ChartModel
import Testing

/// Nothing in the data can command a terminal.
@Suite struct SafeTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("Zürich, 日本 🚲", "Zürich, 日本 🚲"), ("a\u{1B}[31m\n", #"a\u{1B}[31m\n"#),
    ("\t\r\n", #"\t\r\n"#), ("\u{0}\u{7}", #"\u{0}\u{7}"#), ("\u{7F}\u{85}\u{9F}", #"\u{7F}\u{85}\u{9F}"#),
    ("a\u{202E}b\u{2066}c", #"a\u{202E}b\u{2066}c"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("\u{FEFF}x", #"\u{FEFF}x"#), ("a\\n", "a\\n"), ("\u{A0}", "\u{A0}"),
  ])
  func escapingControls(text: String, expected: String) {
    #expect(text.escapingControls == expected)
    #expect(Substring(text).escapingControls == expected)
  }

  @Test func everyControlCharacterIsEscaped() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = scalar.properties.generalCategory == .control
      if isControl { #expect(scalar.disturbsTerminals, "U+\(String(value, radix: 16))") }
      let shown = String(scalar).escapingControls
      #expect(!shown.unicodeScalars.contains { $0.disturbsTerminals })
    }
  }

  @Test func escapingTwiceChangesNothing() {
    let once = "a\u{1B}\u{202E}\nb".escapingControls
    #expect(once.escapingControls == once)
  }
}
