import ChartModel
import Foundation
import Testing

@testable import ChartNarration

@Suite struct VoiceTests {
  @Test func theEmbeddedVoiceIsWhole() throws {
    let voice = Voice.english
    #expect(voice.code == "en")
    #expect(voice.months.count == 12)
    for key in VoiceParser.keys { #expect(voice.phrases[key] != nil, "\(key)") }
  }

  /// What is compiled says what the file says.
  @Test func theCompiledVoiceIsThatOfItsFile() throws {
    let (compiled, read) = (Voice.english, try VoiceParser(file: "en.toml").voice(Voice.englishText))
    var units: [String] = []
    for line in Voice.englishText.split(separator: "\n") where line.hasPrefix("names = [") {
      let parts = line.split(separator: "\"")
      for index in parts.indices where !index.isMultiple(of: 2) {
        units.append(Voice.key(ofUnit: String(parts[index])))
      }
    }
    #expect(units.count > 100)
    for key in VoiceParser.keys + units {
      #expect(compiled.phrases[key] != nil && compiled.phrases[key] == read.phrases[key], "\(key)")
    }
    #expect(compiled.plurals == read.plurals && compiled.code == read.code && compiled.name == read.name)
    #expect(compiled.months == read.months && compiled.periods == read.periods)
    #expect(compiled.weekdays == read.weekdays && compiled.partsOfDay == read.partsOfDay)
    #expect(compiled.counters == read.counters && compiled.counters["week"] == .year)
    #expect(compiled.groupSeparator == read.groupSeparator && compiled.minus == read.minus)
    #expect(compiled.decimalSeparator == read.decimalSeparator)
  }

  @Test(arguments: ["", "a", "dates", "dates.", "dates.dayx", "zzz", "units.", "labels.value\t={number}"])
  func keysThatAreNone(key: String) { #expect(Voice.english.phrases[key] == nil) }

  /// A phrase that no code says would only puzzle who translates it.
  @Test func noPhraseIsUnused() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/ChartNarration")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let code = files.filter { $0.pathExtension == "swift" && !$0.lastPathComponent.hasSuffix("PhraseKey.swift") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    let words = Set(code.split { !$0.isLetter })
    for key in PhraseKey.allCases.map({ "\($0)" }) + OutputPhraseKey.allCases.map({ "\($0)" })
      + WalkPhraseKey.allCases.map({ "\($0)" }) + StreamPhraseKey.allCases.map({ "\($0)" })
    {
      #expect(words.contains("\(key)"), "\(key) is said nowhere")
    }
    let tables = ["language", "plurals", "units", "counters"] + PhraseTable.allCases.map(\.rawValue) + ["buckets"]
    let known = Set(VoiceParser.keys.map { String($0.prefix { $0 != "." }) } + tables)
    for line in Voice.englishText.split(separator: "\n") where line.hasPrefix("[") {
      #expect(known.contains(line.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))), "\(line)")
    }
  }

  @Test(arguments: [
    (["a", "b", "c"], 5, "a, b, and c"), (["a", "b"], 5, "a and b"), (["a"], 5, "a"), ([], 5, ""),
    (["a", "b", "c", "d"], 3, "a, b, and 2 more"),
  ])
  func lists(items: [String], limit: Int, expected: String) throws {
    #expect(Voice.english.list(items, atMost: limit) == expected)
  }

  @Test(arguments: [
    ("degree Celsius", "1", "degree Celsius"), ("degree Celsius", "2", "degrees Celsius"),
    ("°C", "1.5", "degrees Celsius"),
    ("feet", "1", "foot"), ("FT", "3", "feet"), ("widget", "3", "widget"), ("a\u{7}b", "1", #"a\u{7}b"#),
  ])
  func units(name: String, shown: String, expected: String) throws {
    #expect(Voice.english.unit(name, forShown: shown) == expected)
  }

  /// A change to the English voice, and the error that it gives.
  @Test(arguments: [
    (
      "empty = \"no data\"", "",
      "my.toml: [states] has no phrase \"empty\". Copy it from the English voice and translate it."
    ),
    (
      "one = \"i = 1 and v = 0\"", "one = \"i is 1\"",
      "my.toml: [plurals] \"one\": \"i is 1\" is not a rule of CLDR, such as \"i = 1 and v = 0\"."
    ),
    (
      "one = \"i = 1 and v = 0\"", "single = \"i = 1\"",
      "my.toml: [plurals] has \"single\"; the categories are zero, one, two, few, many."
    ),
    (
      "periods = [\"AM\", \"PM\"]", "periods = [\"AM\"]",
      "my.toml: [dates] \"periods\" must be a list of 2 texts; it has 1."
    ),
    (
      "value = { short = \"{number}\", long = \"{number} {unit}\" }", "value = { long = \"{number} {unit}\" }",
      "my.toml: labels.value needs both \"short\" and \"long\"."
    ),
    (
      "day = { one = \"{n} day\", other = \"{n} days\" }", "day = { one = \"{n} day\" }",
      "my.toml: marks.day must be a text, or a table of plural forms with \"other\"."
    ),
    (
      "percent = \"{number} percent\"", "percent = \"{nomber} percent\"",
      "my.toml: numbers.percent has no place {nomber}; its places are {number}."
    ),
    (
      "day = [\"day\", \"night\"]", "dey = [\"day\", \"night\"]",
      "my.toml: [counters] has \"dey\", which must be a list of words by the name of a phrase of [places]."
    ),
    ("\"February\"", #""Feb\u001b[31m""#, "my.toml: dates.months has a control character; take it out."),
    ("\"no data\"", #""no\u202edata""#, "my.toml: groups.none has a control character; take it out."),
    ("{number} percent", #"{number}\npercent"#, "my.toml: numbers.percent has a control character; take it out."),
    (
      "{ one = \"{n} day\"", #"{ one = "{n} day\u0007""#,
      "my.toml: lengths.days.one has a control character; take it out."
    ),
  ])
  func damage(original: String, replacement: String, expected: String) throws {
    let text = Voice.englishText
    #expect(text.contains(original))
    let damaged = text.components(separatedBy: original).joined(separator: replacement)
    let error = #expect(throws: VoiceError.self) { try VoiceParser(file: "my.toml").voice(damaged) }
    #expect(error?.description == expected)
  }

  @Test func textThatIsNotTOMLNamesItsLine() throws {
    let error = #expect(throws: VoiceError.self) { try VoiceParser(file: "my.toml").voice("[language]\ncode = \n") }
    #expect(error?.line == 2)
  }
}
