import ChartAnalysis
import ChartModel
import SourceText
import TOMLKit

/// Reads voices from TOML and checks that nothing is missing, so that no sentence ever has a hole.
public struct VoiceParser {
  private let file: String

  /// A parser that names the given file in its errors.
  public init(file: String) { self.file = file }

  /// The voice in a TOML text.
  ///
  /// - Throws: `VoiceError` for text that is not TOML, a missing or empty phrase, a place that no phrase of that name
  ///   has, or a plural rule that is not CLDR's.
  public func voice(_ text: String) throws(VoiceError) -> Voice {
    let root = try table(text)
    try checkTexts(root, at: [])
    let phrases = try phrases(in: root)
    try checkPlaces(of: phrases)
    return Voice(
      code: try string(root, "language", "code"), name: try string(root, "language", "name"),
      phrases: PhraseBook(phrases.merging(try units(in: root)) { phrase, _ in phrase }), plurals: try plurals(in: root),
      months: try strings(root, "dates", "months", count: 12), periods: try strings(root, "dates", "periods", count: 2),
      weekdays: try strings(root, "dates", "weekdays", count: 7),
      partsOfDay: try strings(root, "dates", "parts-of-day", count: 4), counters: try counters(in: root),
      groupSeparator: try string(root, "numbers", "group"), decimalSeparator: try string(root, "numbers", "decimal"),
      minus: try string(root, "numbers", "minus"))
  }

  private func table(_ text: String) throws(VoiceError) -> TOMLTable {
    if let fault = TOMLFault.first(in: text) {
      throw VoiceError(file: file, line: fault.line, message: fault.sentence)
    }
    do {
      return try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      throw VoiceError(
        file: file, line: Int(error.source.begin.line),
        message: "This is not TOML: \(error.description.escapingControls).")
    } catch {
      throw VoiceError(file: file, line: nil, message: "This is not TOML.")
    }
  }

  /// What is said reaches terminals as it stands in a voice, which strangers may have written.
  private func checkTexts(_ value: some TOMLValueConvertible, at path: [String]) throws(VoiceError) {
    if let text = value.string, text.escapingControls != text {
      throw failure("\(path.joined(separator: ".").escapingControls) has a control character; take it out.")
    }
    for (key, inner) in value.table ?? TOMLTable() { try checkTexts(inner, at: path + [key]) }
    for inner in value.array ?? TOMLArray() { try checkTexts(inner, at: path) }
  }

  private func failure(_ message: String) -> VoiceError { VoiceError(file: file, line: nil, message: message) }

  private func string(_ root: TOMLTable, _ table: String, _ key: String) throws(VoiceError) -> String {
    guard let text = root[table]?.table?[key]?.string else {
      throw failure("[\(table)] has no text \"\(key)\". Copy it from the English voice and translate it.")
    }
    return text
  }

  private func strings(_ root: TOMLTable, _ table: String, _ key: String, count: Int) throws(VoiceError) -> [String] {
    let texts = root[table]?.table?[key]?.array?.compactMap(\.string) ?? []
    guard texts.count == count else {
      throw failure("[\(table)] \"\(key)\" must be a list of \(count) texts; it has \(texts.count).")
    }
    return texts
  }

  // MARK: Phrases

  private func phrases(in root: TOMLTable) throws(VoiceError) -> [String: Phrase] {
    var phrases: [String: Phrase] = [:]
    for key in Self.keys {
      phrases[key] = try phrase(key, in: root)
    }
    return phrases
  }

  /// Every phrase that a voice must have.
  static let keys: [String] =
    PhraseKey.allCases.map(\.rawValue) + OutputPhraseKey.allCases.map(\.rawValue)
    + WalkPhraseKey.allCases.map(\.rawValue) + StreamPhraseKey.allCases.map(\.rawValue)
    + PhraseTable.allCases.flatMap { table in PlaceKind.allCases.map { table.rawValue + "." + $0.rawValue } }
    + CalendarUnit.allCases.map { "buckets." + $0.rawValue }
    + FeatureThresholds.standard.all.map { Voice.key(ofThreshold: $0.name) }

  private func phrase(_ key: String, in root: TOMLTable) throws(VoiceError) -> Phrase {
    let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
    guard let value = root[parts[0]]?.table?[parts[1]] else {
      throw failure("[\(parts[0])] has no phrase \"\(parts[1])\". Copy it from the English voice and translate it.")
    }
    guard let table = value.table, table.contains(key: "long") else { return Phrase(try forms(value, key)) }
    guard let long = table["long"], let short = table["short"] else {
      throw failure("\(key) needs both \"short\" and \"long\".")
    }
    return Phrase(try forms(long, key), short: try forms(short, key))
  }

  private func forms(_ value: some TOMLValueConvertible, _ key: String) throws(VoiceError) -> Phrase.Forms {
    if let text = value.string { return Phrase.Forms(other: Template(text)) }
    var templates: [String: Template] = [:]
    for (category, form) in value.table ?? TOMLTable() { templates[category] = form.string.map(Template.init) }
    guard let other = templates.removeValue(forKey: "other") else {
      throw failure("\(key) must be a text, or a table of plural forms with \"other\".")
    }
    return Phrase.Forms(other: other, rest: templates)
  }

  /// A place that the English phrase does not have would be read out with its braces.
  private func checkPlaces(of phrases: [String: Phrase]) throws(VoiceError) {
    for key in Self.keys {
      let known = (Voice.english.phrases[key]?.places ?? []).union(Self.clockKeys.contains(key) ? ["hour24"] : [])
      guard let unknown = phrases[key]?.places.subtracting(known).sorted().first else { continue }
      let list =
        known.isEmpty ? "it has none" : "its places are " + known.sorted().map { "{\($0)}" }.joined(separator: ", ")
      throw failure("\(key) has no place {\(unknown.spoken)}; \(list).")
    }
  }

  /// Phrases of the time of day may use the clock of 24 hours, which English does not.
  private static let clockKeys = [PhraseKey.dateHour, .dateMinute, .dateSecond].map(\.rawValue)

  // MARK: Units and plurals

  /// The units by their names; of two of one name the first counts.
  private func units(in root: TOMLTable) throws(VoiceError) -> [String: Phrase] {
    var units: [String: Phrase] = [:]
    for value in root["units"]?.array ?? TOMLArray() {
      guard let table = value.table, let names = table["names"]?.array?.compactMap(\.string), !names.isEmpty,
        let other = table["other"]?.string
      else { throw failure("Each [[units]] needs a list \"names\" and a text \"other\".") }
      var forms = Phrase.Forms(other: Template(other))
      for category in PluralRules.names { forms.rest[category] = table[category]?.string.map(Template.init) }
      for key in names.map(Voice.key(ofUnit:)) where units[key] == nil { units[key] = Phrase(forms) }
    }
    return units
  }

  /// The words that count along X, with the kind of place that each list is named for.
  private func counters(in root: TOMLTable) throws(VoiceError) -> [String: PlaceKind] {
    var counters: [String: PlaceKind] = [:]
    for (key, words) in root["counters"]?.table ?? TOMLTable() {
      guard let kind = PlaceKind(rawValue: key), let words = words.array?.compactMap(\.string) else {
        throw failure("[counters] has \"\(key)\", which must be a list of words by the name of a phrase of [places].")
      }
      for word in words { counters[word.lowercased()] = kind }
    }
    return counters
  }

  private func plurals(in root: TOMLTable) throws(VoiceError) -> PluralRules {
    var rules = PluralRules(categories: [])
    let table = root["plurals"]?.table ?? TOMLTable()
    for name in table.keys where !PluralRules.names.contains(name) {
      throw failure("[plurals] has \"\(name)\"; the categories are \(PluralRules.names.joined(separator: ", ")).")
    }
    for name in PluralRules.names {
      guard let condition = table[name]?.string else { continue }
      guard let parsed = PluralRules.parse(condition) else {
        throw failure("[plurals] \"\(name)\": \"\(condition)\" is not a rule of CLDR, such as \"i = 1 and v = 0\".")
      }
      rules.categories.append((name, parsed))
    }
    return rules
  }
}
