import Testing

@testable import ChartLint

/// Tables and catalogues of texts.
@Suite struct CatalogueTests {
  @Test(arguments: [
    ("", []), ("/* a */ // b", []), ("\"k\" = \"June 6: 4 steps\";", ["1:8 note June 6: 4 steps"]),
    ("\u{FEFF}// \"x\" = \"y\";\r\nkey.1 = \"a\\\"b\\\\\" ;\r\n\"k\"=\"b\";", ["2:10 note a\"b\\", "3:6 note b"]),
    ("\"k\" /* = */ = /* \"n\" */ \"v\" /* ; */;", ["1:26 note v"]), ("\"alone\";", ["1:2 note alone"]),
    ("\"k\" = \"\\U00e9\\u00E9\\351\\ud83d\\ude00\\n\\q\";", ["1:8 note ééé😀\nq"]), ("\"k\" = \"\\U\";", []),
    ("\"k\" = \"\";", []), ("\"k\" = \"a\nb\";\n\"l\" = \"c\";", ["1:8 note a\nb", "3:8 note c"]),
    ("\"é👍🏽\" = \"%@: %d steps\";", ["1:9 note Bo: 42 steps"]), ("\"k\" = \"%@: %lld%%\";", []),
  ])
  func strings(text: String, expected: [String]) throws { #expect(try texts(Array(text.utf8), .strings) == expected) }

  @Test(arguments: [
    ("en.lproj/a.strings", 1), ("x/en-GB.lproj/a.strings", 1), ("Base.lproj/a.strings", 1), ("de.lproj/a.strings", 0),
    ("a.strings", 1), ("fr.lproj/x/a.strings", 0), ("enm.lproj/a.strings", 0),
  ])
  func languages(file: String, count: Int) throws {
    #expect(try texts(Array("\"k\" = \"v\";".utf8), .strings, file: file).count == count)
  }

  @Test(arguments: [
    ("\n\"k\" = \"v", "f, line 2, column 7: Found a text that does not end, expected a quote that closes it."),
    ("\"k\" = \"v\\", "f, line 1, column 7: Found a text that does not end, expected a quote that closes it."),
    ("\"k\" = \"v\"\n\"l\"", "f, line 2, column 1: Found a quote, expected a semicolon."),
    ("\"k\" = ;", "f, line 1, column 7: Found \";\", expected a text in quotes."),
    ("\"k\" =", "f, line 1, column 6: Found the end, expected a text in quotes."),
    ("= 3", "f, line 1, column 1: Found \"=\", expected a key in quotes."),
    ("<?xml", "f, line 1, column 1: Found \"<\", expected a key in quotes."),
    ("/* a", "f, line 1, column 1: Found a comment that does not end, expected */."),
  ])
  func faults(text: String, expected: String) {
    #expect(fault(Array(text.utf8), .strings) == expected + " Write \"key\" = \"text\";")
  }

  @Test(arguments: [
    ("100%", "100%"), ("%d", "42"), ("%@ of %@", "Bo of Bo"), ("%1$@: %2$lld steps", "Anna: 42,108 steps"),
    ("%.1f km", "4210 km"), ("%d%%", "42%"), ("100% done", "100% done"), ("20%discount", "20%discount"),
    ("%dkm", "42km"), ("%d:%02d", "42:42"), ("%", "%"), ("%lld", "4210"), ("%arg steps", "42 steps"),
    ("%5$10.2lf", "421,087"),
    ("%%@", "%@"), ("%s", "Bo"), ("5 %, 6 %", "5 %, 6 %"), ("%-", "%-"), ("é%@", "éBo"),
  ])
  func placeholders(text: String, expected: String) { #expect(FormatPlaceholders(text).filled == expected) }

  @Test func noSampleIsFound() {
    let ids = ["placeholder-text", "ambiguous-date", "machine-formatted-value", "unreadable-number", "generic-label"]
    for text in ["%@: %d steps", "%@: %1$lld of %2$lld", "June 6: %.2f degrees", "%d/%d", "%@ to %@: %12$lld steps"] {
      let found = Linter().findings(in: LintText(FormatPlaceholders(text).filled)).map(\.rule)
      #expect(Set(found).isDisjoint(with: ids), "\(text): \(found)")
    }
  }

  private static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "Several trains" : {},
        "old" : { "extractionState" : "stale" },
        "key.total" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Summe" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Total: \\"%lld\\" steps" } }
          }
        },
        "%lld trips" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%lld trip" } },
              "other" : { "variations" : { "device" : { "mac" : { "stringUnit" : { "value" : "%lld trips" } } } } }
            } } },
            "en-GB" : {
              "stringUnit" : { "value" : "%#@days@ in %#@other@ %#@" },
              "substitutions" : { "days" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "%arg day" } }, "other" : { "stringUnit" : { "value" : "%arg days" } } } } } }
            }
          }
        },
        "only German" : { "localizations" : { "de" : { "stringUnit" : { "value" : "nur Deutsch" } } } }
      },
      "version" : "1.0"
    }
    """

  @Test func catalogues() throws {
    #expect(
      try texts(Array(Self.catalogue.utf8), .xcstrings) == [
        "5:6 note Several trains", "10:70 note Total: \"4210\" steps", "16:49 note 4210 trip",
        "17:91 note 4210 trips", "20:39 note 42 days in Bo Ann", "26:6 note only German",
      ])
    let german = Self.catalogue.replacing("\"sourceLanguage\" : \"en\"", with: "\"sourceLanguage\" : \"de\"")
    #expect(try texts(Array(german.utf8), .xcstrings).map { $0.prefix(2) } == ["10", "16", "17", "20"])
  }

  @Test(arguments: [
    ("", "f: The file is empty, expected JSON text."),
    ("[]", "f, line 1: This catalogue has no \"strings\". Save it by Xcode, or name its kind."),
    (
      "{\n\"strings\": {",
      "f, line 2, column 13: Found the end, expected a name in quotes. Check that the whole text is there."
    ),
    ("{\"strings\": {\"a\": 3, \"b\": [], \"\": null}}", "no fault: 1:15 note a|1:23 note b"),
  ])
  func catalogueFaults(text: String, expected: String) { #expect(fault(Array(text.utf8), .xcstrings) == expected) }

  @Test func hostileCatalogues() {
    let brackets = Array(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(
      fault(brackets, .xcstrings)
        == "f, line 1, column 201: Found \"[\", expected at most 200 values inside each other.")
    #expect(
      fault(brackets, .strings)
        == "f, line 1, column 1: Found \"[\", expected a key in quotes. Write \"key\" = \"text\";")
    let marks = Array(("{\"strings\": {\"" + String(repeating: "%#@", count: 30_000) + "\": {}}}").utf8)
    #expect(throws: Never.self) { try texts(marks, .xcstrings) }
    let percents = Array(("\"k\" = \"" + String(repeating: "%1", count: 40_000) + "\";").utf8)
    #expect(throws: Never.self) { try texts(percents, .strings) }
  }
}
