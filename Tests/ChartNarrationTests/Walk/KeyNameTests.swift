import Testing

@testable import ChartNarration

/// Names of keys, as a profile has them and as one says them.
@Suite struct KeyNameTests {
  @Test(arguments: [
    ("left", Key.named(.left), "Left"), ("page-up", .named(.pageUp), "Page Up"),
    ("ctrl-right", .named(.right, .control), "Control Right"), ("shift-tab", .named(.tab, .shift), "Shift Tab"),
    ("ctrl-alt-shift-end", .named(.end, [.control, .alt, .shift]), "Control Alt Shift End"),
    ("n", .character("n"), "N"), ("N", .character("N"), "Shift N"), ("é", .character("é"), "É"),
    ("-", .character("-"), "Minus"), ("ctrl--", .character("-", .control), "Control Minus"),
    ("\"", .character("\""), "Quotation mark"), ("=", .character("="), "Equals"),
    ("alt-x", .character("x", .alt), "Alt X"), ("f12", Key(.function(12)), "F12"),
    ("5", .character("5"), "5"), ("space", .named(.space), "Space"),
  ])
  func names(name: String, key: Key, spoken: String) throws {
    #expect(try Key(named: name) == key)
    #expect(key.name == name)
    #expect(key.spoken == spoken)
  }

  /// Other ways to write the same key.
  @Test(arguments: [
    ("shift-ctrl-left", "ctrl-shift-left"), ("shift-n", "N"), ("ctrl-P", "ctrl-p"), ("alt-shift-x", "alt-X"),
  ])
  func otherNames(name: String, plain: String) throws { #expect(try Key(named: name).name == plain) }

  @Test(arguments: [
    ("ctrl-rihgt", "\"ctrl-rihgt\" is no key. Did you mean \"ctrl-right\"?"),
    ("pageup", "\"pageup\" is no key. Did you mean \"page-up\"?"),
    (
      "f99",
      "\"f99\" is no key. Give a character, f1 to f24 or one of: left, right, down, up, home, end, page-up, page-down, "
        + "insert, delete, enter, escape, tab, backspace, space; before it ctrl-, alt- or shift-."
    ),
    ("shift-+", "A terminal does not see Shift in \"shift-+\". Give the character that it makes."),
    ("ctrl-shift-n", "A terminal does not see Shift in \"ctrl-shift-n\". Give the character that it makes."),
    ("ctrl-i", "A terminal sends the same for \"ctrl-i\" and \"tab\". Give \"tab\"."),
    ("ctrl-M", "A terminal sends the same for \"ctrl-M\" and \"enter\". Give \"enter\"."),
  ])
  func faults(name: String, message: String) {
    let error = #expect(throws: KeyNameError.self) { try Key(named: name) }
    #expect(error?.description == message)
  }

  @Test(arguments: ["", " ", "\u{1B}", "ab cd ef gh", "f0", "f01", "f-1"]) func noKeys(name: String) {
    #expect(throws: KeyNameError.self) { try Key(named: name) }
  }
}
