import Testing

@testable import ChartNarration

/// Which key asks for what: the standard, a person's wishes, and what help says of both.
@Suite struct KeyMapTests {
  private func settings(_ keys: String) throws -> ProfileSettings {
    try ProfileParser(file: "p.toml").settings("[keys]\n" + keys)
  }

  private func map(_ changes: [(String, String)]) throws -> KeyMap {
    var map = KeyMap()
    for (name, line) in changes { try map.set(Key(named: name), to: line) }
    return map
  }

  @Test(arguments: [
    ("left", "left"), ("ctrl-left", "behind"), ("enter", "in"), ("escape", "out"), ("q", "quit"), ("ctrl-d", "quit"),
    ("[", "lowest"), ("space", "repeat"), (":", "command"), ("5", nil),
  ])
  func standard(name: String, line: String?) throws { #expect(KeyMap()[try Key(named: name)] == line) }

  /// Every standard key can be written in a profile, and asks for a word that there is.
  @Test func standardKeysHaveNamesAndWords() throws {
    for (key, line) in KeyMap().sorted {
      #expect(try Key(named: key.name) == key)
      var map = KeyMap()
      try map.set(key, to: line)
      #expect(map == KeyMap())
    }
  }

  // MARK: Profiles

  @Test func aPersonsKeys() throws {
    let map = try settings("\"alt-left\" = \"behind\"\nn = \"next-peak\"\n\"1\" = \"go  June 3\"\n\"q\" = \"\"\n").keys
    #expect(map[.named(.left, .alt)] == "behind")
    #expect(map[.character("n")] == "next-peak")
    #expect(map[.character("1")] == "go  June 3")
    #expect(map[.character("q")] == nil)
    #expect(map[.character("g")] == "go")
  }

  @Test(arguments: [
    ("\n\"ctrl-rihgt\" = \"ahead\"", "line 3: \"ctrl-rihgt\" is no key. Did you mean \"ctrl-right\"?"),
    ("\"=\" = \"rihgt\"", "line 2: \"rihgt\" is no command. Did you mean \"right\"?"),
    (
      "k = \"jump about\"",
      "line 2: \"jump\" is no command. The words are those of \"help\" in \"chartvoice explore\"."
    ),
    ("k = \"right 3\"", "line 2: \"right\" takes no text. Leave out what follows it."),
    ("k = 3", "line 2: k must be a text in quotes."),
    (
      "k = \"right\"\n'ctrl-c' = \"\"",
      "line 3: \"ctrl-c\" cannot be given another word: "
        + "it is there to end the walk, or leave a question without an answer. Leave it out."
    ),
    ("\"N\" = \"left\"\nshift-n = \"right\"", "line 3: \"N\" and \"shift-n\" are the same key. Give one of them."),
  ])
  func faults(keys: String, message: String) {
    let error = #expect(throws: ProfileError.self) { try settings(keys) }
    #expect(error?.description == "p.toml, \(message)")
  }

  @Test func printedAndReadBack() throws {
    var given = ProfileSettings()
    given.keys = try map([("\"", "right"), ("\\", "go a \"b\" \\ c"), ("q", ""), ("é", "left"), ("f5", "command")])
    #expect(try ProfileParser(file: "p.toml").settings(given.toml) == given)
    #expect(given.toml.contains("\n\"\\\"\" = \"right\" # "))
    #expect(given.toml.hasSuffix("\n\"q\" = \"\"\n"))
  }
}
