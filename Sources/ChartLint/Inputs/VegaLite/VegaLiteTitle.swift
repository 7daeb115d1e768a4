import SourceText

/// The titles of axes, and the units in them.
enum VegaLiteTitle {
  /// The title that an author gave a channel; `nil` where the field's name stands for it.
  static func text(of definition: JSONTree) -> String? {
    for guide in ["axis", "legend", "header"] {
      if let title = definition[guide]?["title"] { return lines(title) }
    }
    return definition["title"].flatMap(lines)
  }

  /// A text, or lines joined by blanks; `nil` where there is none.
  static func lines(_ tree: JSONTree) -> String? {
    let text = tree.elements?.compactMap(\.string).joined(separator: " ") ?? tree.string
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name and the unit of a title: `Temperature (°C)`, `Speed [km/h]`.
  static func parts(of title: String, isTemporal: Bool) -> (name: String, unit: String?) {
    let pairs: [(Character, Character)] = [("(", ")"), ("[", "]")]
    for (open, close) in pairs where title.last == close && !isTemporal {
      guard let start = title.lastIndex(of: open) else { continue }
      let unit = title[title.index(after: start)...].dropLast()
      let name = title[..<start].split(separator: " ").joined(separator: " ")
      if !name.isEmpty, isUnit(unit) { return (name, String(unit)) }
    }
    return isTemporal ? (title, nil) : joined(title) ?? (title, nil)
  }

  /// The parts of a title whose unit follows a word for it: `height in kilometers`.
  private static func joined(_ title: String) -> (name: String, unit: String?)? {
    let words = title.split(separator: " ")
    guard let place = words.lastIndex(where: { isOf(.unitJoiner, $0) }), place > 0 else { return nil }
    let unit = words[(place + 1)...]
    guard (1...4).contains(unit.count), unit.contains(where: { isOf(.unit, $0) }) || isKnown(unit) else { return nil }
    return (words[..<place].joined(separator: " "), unit.joined(separator: " "))
  }

  /// Whether words begin with a known unit, behind "million" or "square": `million square kilometers`.
  private static func isKnown(_ words: ArraySlice<Substring>) -> Bool {
    let frames = LintWords.english.frames
    let unit = words.drop { isOf(.magnitude, $0) || frames.has($0.lowercased(), in: .unitAdjective) }
    return unit.first.map { ClaimUnits.english.unit(String($0)) != nil } ?? false
  }

  private static func isOf(_ list: WordClass, _ word: Substring) -> Bool {
    LintWords.english.classes(of: word.lowercased()).contains(list.set)
  }

  /// Whether what stands in brackets is a unit: a sign, a short name, or words that are in the list of units.
  private static func isUnit(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    guard !words.isEmpty, words.count <= 4, text.contains(where: { !$0.isNumber }) else { return false }
    if words.contains(where: { isOf(.notUnit, $0) }) { return false }
    if words.contains(where: { isOf(.unit, $0) }) { return true }
    if text.first?.isNumber == true { return false }
    return words.count == 1 && (text.count <= 4 || text.contains { signs.contains($0) })
  }

  private static let signs: Set<Character> = ["°", "%", "$", "€", "£", "¥", "₹", "µ", "μ", "/", "²", "³", "·"]

  /// How many decimals a number format of d3 shows: 1 for `.1f`.
  static func decimals(of format: String?) -> Int? {
    guard let format, format.last == "f", let point = format.lastIndex(of: ".") else { return nil }
    return Int(format[format.index(after: point)...].dropLast())
  }
}
