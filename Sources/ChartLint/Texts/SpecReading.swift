import ChartModel
import SourceText

/// How authors write what a chart offers: near spellings of names, and several ways to say no.
extension JSONTree {
  /// The first member with one of some names, in any case and with or without hyphens and underscores.
  func value(of names: [String]) -> JSONTree? {
    guard let members else { return nil }
    for name in names {
      let wanted = SpecWords.plain(name)
      if let member = members.last(where: { SpecWords.plain($0.name) == wanted }) { return member.value }
    }
    return nil
  }

  /// Whether what one of some names stands for is there; `nil` where nothing is said of it.
  func isGiven(_ names: [String], nullIsNone: Bool = false) -> Bool? {
    let given = names.compactMap { value(of: [$0])?.isSomething(nullIsNone: nullIsNone) }
    return given.isEmpty ? nil : given.contains(true)
  }

  private func isSomething(nullIsNone: Bool) -> Bool? {
    switch kind {
    case .null: nullIsNone ? false : nil
    case .bool(let value): value
    case .number(let number): number != 0
    case .string(let text): !SpecWords.isBlank(text) && !SpecWords.no.contains(text.lowercased())
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    }
  }

  /// A count, or how many values a list has; `false` is none. `true` and what is no count are unknown.
  func count(_ names: [String]) -> Int? {
    guard let value = value(of: names) else { return nil }
    if let elements = value.elements { return elements.count }
    if value.bool == false { return 0 }
    return value.amount.flatMap { Int(exactly: $0) }.flatMap { $0 < 0 ? nil : $0 }
  }

  /// A length in pixels; of several sides the smallest. `false` is none.
  func pixels(_ names: [String]) -> Double? {
    guard let value = value(of: names) else { return nil }
    if value.bool == false { return 0 }
    let sides = value.members?.compactMap(\.value.amount) ?? value.elements?.compactMap(\.amount) ?? []
    return value.amount ?? sides.min()
  }

  /// Its number, also of a text such as `1,500` or `9 px`; `nil` for what is none or is not finite.
  var amount: Double? {
    if let number { return number.isFinite ? number : nil }
    guard let string else { return nil }
    let bare = string.hasSuffix("px") ? String(string.dropLast(2)) : string
    let digits = bare.filter { $0 != "," && $0 != " " }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The texts of a list, also of objects with a label; `nil` for what is no list of them.
  var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap { $0.isNull ? "" : $0.string ?? $0["label"]?.string }
    return texts.count == elements.count ? texts : nil
  }
}

/// Words of specifications.
enum SpecWords {
  /// Texts that say that there is nothing.
  static let no: Set = ["none", "no", "false", "off", "never"]

  /// What texts read from right to left are called, in plain letters.
  static let rightToLeft: Set = ["rtl", "righttoleft"]
  /// What tells apart by colour alone.
  static let colors: Set = ["color", "colour", "hue", "fill"]

  /// A name without case, hyphens and underscores.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// Whether a text has nothing to say.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || LabelLexer.isInvisible($0) }
  }

  /// The words of a name in small letters: `stackedBar` and `stacked-bar` are `["stacked", "bar"]`.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for character in name {
      if character.isUppercase, word.last?.isLowercase == true { end() }
      if character.isLetter { word.append(character) } else { end() }
    }
    end()
    return words
  }

  /// A number as people write it: `1,500`.
  static func grouped(_ number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    let digits = String(Int(clamping: abs(number)))
    return (number < 0 ? "-" : "") + NumberText.grouped(digits)
  }
}
