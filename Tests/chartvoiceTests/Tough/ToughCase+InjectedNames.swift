extension ToughCase {
  /// Names that a terminal would obey, hide or turn around.
  static let injectedNames: [ToughCase] = [
    named("An escape that colours what follows", "A\u{1B}[31mB", #"A\u{1B}[31mB"#),
    named("An escape that makes a link", "A\u{1B}]8;;http://e.x\u{7}B", #"A\u{1B}]8;;http://e.x\u{7}B"#),
    named("An escape that renames the window", "A\u{1B}]0;root\u{7}", #"A\u{1B}]0;root\u{7}"#),
    named("A control sequence of one character, U+009B", "A\u{9B}2J", #"A\u{9B}2J"#),
    named("A bell", "A\u{7}", #"A\u{7}"#),
    named("Backspaces that overwrite a number", "12\u{8}\u{8}99", #"12\u{8}\u{8}99"#),
    named("A return that overwrites the line", "Oslo\rRome", "Oslo Rome"),
    named("A line break, so that a name looks like two lines", "Oslo\nRome", "Oslo Rome"),
    named("The delete character", "A\u{7F}B", #"A\u{7F}B"#),
    named("An override from right to left", "A\u{202E}B", #"A\u{202E}B"#),
    named("Isolates of direction", "A\u{2066}B\u{2069}C", #"A\u{2066}B\u{2069}C"#),
    named("A zero-width space", "Pa\u{200B}ris", #"Pa\u{200B}ris"#),
    named("A word joiner and an invisible plus", "Pa\u{2060}ri\u{2064}s", #"Pa\u{2060}ri\u{2064}s"#),
    named("Letters that nobody sees, U+E0041", "Paris\u{E0041}", #"Paris\u{E0041}"#),
    named("Line and paragraph separators", "A\u{2028}B\u{2029}C", "A B C"),
    named("A zero byte, escaped in JSON", "A\u{0}B", "A\u{FFFD}B"),
    named("A byte order mark inside a name", "A\u{FEFF}B", #"A\u{FEFF}B"#),
    named("Characters that Unicode never assigns", "A\u{FFFE}B\u{FFFF}C", #"A\u{FFFE}B\u{FFFF}C"#),
    named("Notes between lines, U+FFF9 and U+FFFB", "A\u{FFF9}B\u{FFFB}C", #"A\u{FFF9}B\u{FFFB}C"#),
    named("A backslash that looks like one of these escapes", #"A\u{1B}B"#, #"A\u{1B}B"#),
    named("The flag of Scotland, which is spelled in letters that nobody sees", scotland, scotland),
    named("A joiner that Persian needs", "می\u{200C}خواهم", "می\u{200C}خواهم"),
    named("A character of private use", "A\u{E000}B", "A\u{E000}B"),
  ]

  private static let scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"

  /// A name, and how it is said; the rest of the label is that of the chart.
  private static func named(_ title: String, _ name: String, _ said: String) -> ToughCase {
    ToughCase(Injected(title, name), says: "\(said): 3, z")
  }
}
