import Testing

@testable import ChartNarration

/// A person's file: what it sets, and what is wrong with it, to the letter.
@Suite struct ProfileParserTests {
  private func settings(_ text: String) throws -> ProfileSettings { try ProfileParser(file: "p.toml").settings(text) }

  @Test func anEmptyFileIsTheStandard() throws { #expect(try settings("") == ProfileSettings()) }

  @Test func rolesStartFromTheTop() throws {
    let text = """
      verbosity = "brief"
      value-first = true
      voice = "my.toml"
      [mark]
      verbosity = "full"
      omit = ["rules", "position"]
      [group]
      tokens = ["value", "range"]
      """
    let settings = try settings(text)
    #expect(settings.profile.chart == Profile(.brief).chart)
    #expect(settings.profile.group.tokens == [.value, .range])
    #expect(
      settings.profile.mark.tokens == [
        .value, .total, .share, .topShare, .series, .place, .length, .details, .notes, .rows,
      ])
    #expect(settings.profile.mark.verbosity == .full)
    #expect(settings.voice == "my.toml")
  }

  @Test(arguments: [
    ("verbosity = \"ful\"", "p.toml, line 1: \"ful\" is not a verbosity. Did you mean \"full\"?"),
    ("\nverbosity = 3", "p.toml, line 2: verbosity must be a text in quotes."),
    ("verbosty = \"full\"", "p.toml, line 1: The top has no key \"verbosty\". Did you mean \"verbosity\"?"),
    (
      "colour = 1",
      "p.toml, line 1: The top has no key \"colour\". "
        + "Give one of: verbosity, value-first, voice, chart, group, mark, keys."
    ),
    ("value-first = \"yes\"", "p.toml, line 1: value-first must be true or false, without quotes."),
    ("mark = 1", "p.toml, line 1: mark must be a table: [mark], with its keys below."),
    (
      "[mark]\n# order\ntokens = [\"place\", \"valu\"]",
      "p.toml, line 3: \"valu\" is not a token of [mark]. Did you mean \"value\"?"
    ),
    (
      "[group]\ntokens = [\"rank\"]",
      "p.toml, line 2: \"rank\" is not a token of [group]. "
        + "Give one of: series, range, value, gaps, position, focus-position."
    ),
    ("[mark]\ntokens = \"place\"", "p.toml, line 2: tokens must be a list of texts: [\"value\"]."),
    ("[mark]\ntokens = [1]", "p.toml, line 2: tokens must be a list of texts: [\"value\"]."),
    ("[mark]\ntokens = [\"value\", \"value\"]", "p.toml, line 2: \"value\" is there twice."),
    ("[chart]\n\n[mark]\nomit = [\"place\", \"value\"]", "p.toml, line 3: [mark] must say \"place\" or \"value\"."),
    ("[group]\ntokens = []", "p.toml, line 1: [group] must say \"range\" or \"value\"."),
    ("[chart]\ntokens = [\"gaps\"]", "p.toml, line 1: [chart] must say \"title\" or \"message\"."),
    ("[mark]\nomits = []", "p.toml, line 2: [mark] has no key \"omits\". Did you mean \"omit\"?"),
    ("a = 1\n[=", "p.toml, line 2: This is not TOML: a name must follow the bracket."),
    ("[[[", "p.toml, line 1: This is not TOML: a name must follow the bracket."),
    ("a = 1\nb = [2, }", "p.toml, line 2: This is not TOML: a value must stand before the closing brace."),
  ])
  func faults(text: String, message: String) {
    let error = #expect(throws: ProfileError.self) { try settings(text) }
    #expect(error?.description == message)
  }

  @Test func textThatIsNotTOMLSaysWhere() {
    let error = #expect(throws: ProfileError.self) { try settings("verbosity = \"full\"\nvalue-first = tru\n") }
    #expect(error?.line == 2)
    #expect(error?.message.hasPrefix("This is not TOML: ") == true)
  }

  /// What is printed is read back as the same.
  @Test(arguments: Verbosity.allCases, [true, false]) func printedAndReadBack(verbosity: Verbosity, first: Bool) throws
  {
    var given = ProfileSettings().at(verbosity).with(valueFirst: first)
    given.voice = "a \"b\" \\ \u{7}.toml"
    given.profile.mark.tokens += [.quartile]
    #expect(try settings(given.toml) == given)
  }

  @Test func everyTokenIsThereWithItsMeaning() {
    let text = ProfileSettings().toml
    for token in MarkToken.allCases { #expect(text.contains("\"\(token.rawValue)\""), "\(token)") }
    for token in ChartToken.allCases { #expect(text.contains(token.explanation)) }
    for token in GroupToken.allCases { #expect(text.contains(token.explanation)) }
  }

  @Test func valueFirstCanBeTakenBack() {
    let standard = ProfileSettings()
    #expect(standard.with(valueFirst: true).profile == Profile(.standard, valueFirst: true))
    #expect(standard.with(valueFirst: true).with(valueFirst: false) == standard)
  }
}
