/// All the words of one language: phrases, plural forms, units, months and number signs.
///
/// A voice comes from a TOML file: `Voice.english` is part of the program, `VoiceParser` reads one's own. All that is said about
/// a chart shares one.
public final class Voice: Sendable {
  /// The language code, such as `en`.
  public let code: String
  /// What the language is called in itself.
  public let name: String
  /// The phrases; a unit is one of them, with its name behind `units.` in lower case.
  let phrases: PhraseBook
  let plurals: PluralRules
  let months: [String]
  let periods: [String]
  /// In the plural, Sundays first.
  let weekdays: [String]
  /// Four of six hours each, from midnight on.
  let partsOfDay: [String]
  /// Words that count places along X, in lower case, with the kind of place whose phrase they stand in.
  let counters: [String: PlaceKind]
  let groupSeparator: String
  let decimalSeparator: String
  let minus: String
  /// What is said in place of every number; `nil` where numbers are said.
  let hiddenNumber: String?

  init(
    code: String, name: String, phrases: PhraseBook, plurals: PluralRules, months: [String], periods: [String],
    weekdays: [String], partsOfDay: [String], counters: [String: PlaceKind], groupSeparator: String,
    decimalSeparator: String, minus: String, hiddenNumber: String? = nil
  ) {
    (self.code, self.name, self.phrases, self.plurals) = (code, name, phrases, plurals)
    (self.months, self.periods, self.weekdays, self.partsOfDay) = (months, periods, weekdays, partsOfDay)
    self.counters = counters
    (self.groupSeparator, self.decimalSeparator, self.minus) = (groupSeparator, decimalSeparator, minus)
    self.hiddenNumber = hiddenNumber
  }

  /// A phrase, filled in.
  func say(_ key: PhraseKey, _ values: PhraseValues = [:], brief: Bool = false) -> String {
    say(key.rawValue, values, category: "other", brief: brief)
  }

  /// A phrase in the plural form that a number takes as it is shown; it fills the place `n`.
  func say(_ key: PhraseKey, count: Int, _ values: PhraseValues = [:]) -> String {
    say(key.rawValue, count: count, values)
  }

  /// A phrase of an output, filled in.
  func say(_ key: OutputPhraseKey, _ values: PhraseValues = [:]) -> String {
    say(key.rawValue, values, category: "other", brief: false)
  }

  /// A phrase of an output in the plural form that a number takes as it is shown; it fills the place `n`.
  func say(_ key: OutputPhraseKey, count: Int, _ values: PhraseValues = [:]) -> String {
    say(key.rawValue, count: count, values)
  }

  /// A phrase of a walk, filled in.
  func say(_ key: WalkPhraseKey, _ values: PhraseValues = [:]) -> String {
    say(key.rawValue, values, category: "other", brief: false)
  }

  /// A phrase of a stream, filled in.
  func say(_ key: StreamPhraseKey, _ values: PhraseValues = [:]) -> String {
    say(key.rawValue, values, category: "other", brief: false)
  }

  /// A phrase of a stream in the plural form that a number takes as it is shown; it fills the place `n`.
  func say(_ key: StreamPhraseKey, count: Int, _ values: PhraseValues = [:]) -> String {
    say(key.rawValue, count: count, values)
  }

  /// The phrase of a table for a kind of thing, such as `marks.day`.
  func say(_ table: PhraseTable, _ kind: PlaceKind, count: Int? = nil, _ values: PhraseValues = [:]) -> String {
    let key = table.rawValue + "." + kind.rawValue
    return count.map { say(key, count: $0, values) } ?? say(key, values, category: "other", brief: false)
  }

  private func say(_ key: String, count: Int, _ values: PhraseValues) -> String {
    let shown = SpokenNumber(voice: self).whole(count)
    // Where the number itself is not said, names that are said show it, and their verb goes with them.
    let isHidden = hiddenNumber != nil && phrases[key]?.places.contains("n") == true
    let category = isHidden ? "other" : plurals.category(ofShown: String(count))
    return say(key, values["n"] == nil ? values.adding("n", shown) : values, category: category, brief: false)
  }

  private func say(_ key: String, _ values: PhraseValues, category: String, brief: Bool) -> String {
    guard let phrase = phrases[key] else { return "" }
    return (brief ? phrase.short : phrase.long).template(category).filled(values)
  }

  /// A unit in the plural form of a number as it is shown; units that the voice does not know stay as they are.
  func unit(_ name: String, forShown number: String) -> String {
    guard let forms = phrases[Self.key(ofUnit: name)]?.long else { return name.spoken }
    return forms.template(plurals.category(ofShown: number)).filled([:])
  }

  /// A unit as an axis names it: in its plural.
  func unit(_ name: String) -> String { unit(name, forShown: "2") }

  /// Whether a name, such as that of a column, is the name of a unit.
  func isUnit(_ name: String) -> Bool { phrases[Self.key(ofUnit: name)] != nil }

  static func key(ofUnit name: String) -> String { "units." + name.lowercased() }

  /// The same voice with a word in place of every number.
  var hidingNumbers: Voice { hiddenNumber == nil ? with(hiddenNumber: say(.numberHidden)) : self }

  /// The same voice with its numbers.
  var sayingNumbers: Voice { hiddenNumber == nil ? self : with(hiddenNumber: nil) }

  private func with(hiddenNumber: String?) -> Voice {
    Voice(
      code: code, name: name, phrases: phrases, plurals: plurals, months: months, periods: periods, weekdays: weekdays,
      partsOfDay: partsOfDay, counters: counters, groupSeparator: groupSeparator, decimalSeparator: decimalSeparator,
      minus: minus, hiddenNumber: hiddenNumber)
  }

  /// Some names as one list: `a`, `a and b`, `a, b, and c`.
  func list(_ items: [String]) -> String {
    // A name that ends in a comma must not double the one that follows it.
    let items = items.dropLast().map { $0.droppingTrailing(",;: ") } + items.suffix(1)
    guard let first = items.first, let last = items.last, items.count > 1 else { return items.first ?? "" }
    if items.count == 2 { return say(.listTwo, ["a": first, "b": last]) }
    let start = items.dropFirst().dropLast().reduce(first) { say(.listStart, ["a": $0, "b": $1]) }
    return say(.listEnd, ["a": start, "b": last])
  }

  /// A list that names the first few items and counts the rest.
  func list(_ items: [String], atMost limit: Int) -> String {
    guard items.count > limit else { return list(items) }
    let shown = items.prefix(max(limit - 1, 1))
    return list(shown + [say(.listMore, count: items.count - shown.count)])
  }
}

/// Tables of a voice that have a phrase for every kind of place along X.
enum PhraseTable: String, CaseIterable {
  case places, marks, periods
}

/// What kind of place a mark stands at: a bucket of a calendar unit, a category, a number, a bin or an instant.
enum PlaceKind: String, CaseIterable {
  case second, minute, hour, day, week
  case isoWeek = "iso-week"
  case month, quarter
  case halfYear = "half-year"
  case year, instant, category, number, bin
  /// A stretch of time that the data gives.
  case stretch
  /// Something that happened, at a level, for a while or at a point in time.
  case event
  /// A part of a pie.
  case sector
  /// A part of a bar that is a whole.
  case part

  /// Whether marks have a beginning and an end in time that are no bucket's.
  var isStretch: Bool { self == .stretch || self == .event }
  /// Whether places are names, of which none comes before another and a mean of which is no rate.
  var isName: Bool { self == .category || self == .sector || self == .part }
}
