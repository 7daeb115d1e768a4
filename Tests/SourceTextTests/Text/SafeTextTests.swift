import SourceText
import Testing

/// Nothing in the data can command a terminal.
@Suite struct SafeTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("Zürich, 日本 🚲", "Zürich, 日本 🚲"), ("a\u{1B}[31m\n", #"a\u{1B}[31m\n"#),
    ("\t\r\n", #"\t\r\n"#), ("\u{0}\u{7}", #"\u{0}\u{7}"#), ("\u{7F}\u{85}\u{9F}", #"\u{7F}\u{85}\u{9F}"#),
    ("a\u{202E}b\u{2066}c", #"a\u{202E}b\u{2066}c"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("\u{FEFF}x", #"\u{FEFF}x"#), ("a\\n", "a\\n"), ("\u{A0}", "\u{A0}"),
    // What nobody would see; but joiners and direction marks are part of how words are written.
    ("a\u{200B}b\u{2060}c\u{2064}", #"a\u{200B}b\u{2060}c\u{2064}"#), ("\u{FFF9}\u{FFFB}", #"\u{FFF9}\u{FFFB}"#),
    ("\u{FFFE}\u{FFFF}", #"\u{FFFE}\u{FFFF}"#), ("a\u{E0041}b", #"a\u{E0041}b"#),
    ("\u{200C}\u{200D}\u{200E}\u{200F}\u{AD}", "\u{200C}\u{200D}\u{200E}\u{200F}\u{AD}"),
    ("a\u{3164}\u{FFA0}", #"a\u{3164}\u{FFA0}"#),
    // A flag is spelled in tags behind a black flag, and ends with it; no other text hides there.
    ("\(Self.scotland)!", "\(Self.scotland)!"), ("\(Self.scotland)\u{E0041}", Self.scotland + #"\u{E0041}"#),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "\u{1F3F4}" + #"\u{E0067}\u{E0062}\u{E007F}"#),
    ("\u{1F3F4}\u{E0067}a\u{E0067}", "\u{1F3F4}" + #"\u{E0067}a\u{E0067}"#),
  ])
  func escapingControls(text: String, expected: String) {
    #expect(text.escapingControls == expected)
    #expect(Substring(text).escapingControls == expected)
  }

  private static let scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"

  @Test func everyControlCharacterIsEscaped() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = scalar.properties.generalCategory == .control
      if isControl { #expect(scalar.disturbsTerminals, "U+\(String(value, radix: 16))") }
      let shown = String(scalar).escapingControls
      #expect(!shown.unicodeScalars.contains { $0.disturbsTerminals })
    }
  }

  /// Nothing in a log can command a runner of GitHub.
  @Test(arguments: [
    ("a.svg, line 1: \"x\".", "a.svg, line 1: \"x\"."), ("", ""), ("a::b", "a::b"), (":a", ":a"), ("#[x]", "#[x]"),
    ("::stop-commands::x.svg, line 1", "./::stop-commands::x.svg, line 1"), ("\u{A0} ::x", "./\u{A0} ::x"),
    ("::\u{301}x", "./::\u{301}x"), ("a ##[error]x", #"a ##\u{5B}error]x"#), ("##[##[", #"##\u{5B}##\u{5B}"#),
    ("###[\u{301}", "###\\u{5B}\u{301}"), ("## [", "## ["),
  ])
  func escapingRunnerCommands(line: String, expected: String) {
    #expect(line.escapingRunnerCommands.unicodeScalars.elementsEqual(expected.unicodeScalars))
    #expect(expected.escapingRunnerCommands.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func escapingTwiceChangesNothing() {
    let once = "a\u{1B}\u{202E}\nb".escapingControls
    #expect(once.escapingControls == once)
  }
}
