internal import ChartLint

/// A number of a text, and what it tells.
struct SaidNumber {
  let kind: SingleChange.Kind
  /// Where its first digit that is no zero stands, in bytes.
  private let digit: Int

  /// The numbers of a text whose kind its words tell: no dates, no places in a row, no powers of ten.
  static func all(in text: LintText) -> [SaidNumber] {
    let words = text.label.split(separator: " ", omittingEmptySubsequences: false)
    var start = 0
    var found: [SaidNumber] = []
    for (place, word) in words.enumerated() {
      defer { start += word.utf8.count + 1 }
      guard let digit = Array(word.utf8).firstIndex(where: { (0x31...0x39).contains($0) }), isPlain(word),
        let kind = kind(place, words.map(String.init), text.context)
      else { continue }
      found.append(SaidNumber(kind: kind, digit: start + digit))
    }
    return found
  }

  /// The text with another digit.
  func changed(in label: String) -> String {
    var bytes = Array(label.utf8)
    bytes[digit] = bytes[digit] == 0x39 ? 0x31 : bytes[digit] + 1
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ word: Substring) -> Bool {
    let number = word.last.map { ",.:;".contains($0) } == true ? word.dropLast() : word
    return !number.isEmpty && number.allSatisfy { $0.isNumber || $0 == "," || $0 == "." }
      && number.first?.isNumber == true
  }

  private static func kind(_ place: Int, _ words: [String], _ context: LabelContext) -> SingleChange.Kind? {
    let before = words[..<place]
    let after = words[(place + 1)...]
    // "12 of 40", "10 to the power of 8", "times 10".
    if after.first == "of" || before.last == "of" || before.last == "times" || before.suffix(2) == ["of", "minus"] {
      return nil
    }
    let colon = words.firstIndex { $0.hasSuffix(":") }
    if context.kind == .summary, ["X", "Y"].contains(words.first) {
      return ["from", "to"].contains(before.last { $0 != "minus" }) ? .bound : nil
    }
    if context.kind != .summary, let colon, place <= colon { return nil }
    if before.last.map(isMonth) == true || before.dropLast().last.map(isMonth) == true { return nil }
    let kind = kind(clause: clause(of: before), after.first, after)
    return kind == .value && !isValue(place, words, context) ? nil : kind
  }

  /// Whether a number is one of Y and no place in a list: behind "from" or "between", with the unit, or in a mark.
  private static func isValue(_ place: Int, _ words: [String], _ context: LabelContext) -> Bool {
    if context.kind == .mark { return true }
    let before = words[..<place].filter { $0 != "minus" && $0 != "about" }
    let unit = context.y?.unit?.split(separator: " ").first.map(String.init) ?? "steps"
    let behind = words[(place + 1)...]
    if behind.first?.hasPrefix(unit) == true
      || behind.first == "times" && behind.contains(where: { $0.hasPrefix(unit) })
    {
      return !["at", "for", "in"].contains(before.last)
    }
    return context.kind == .group && ["from", "between"].contains(before.last)
  }

  private static func isMonth(_ word: String) -> Bool { months.contains(word) }

  private static let months: Set = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The words since the last comma or point, with the sign before it.
  private static func clause(of words: ArraySlice<String>) -> [String] {
    let start = words.lastIndex { $0.hasSuffix(",") || $0.hasSuffix(".") || $0.hasSuffix(";") }
    return words[((start ?? words.startIndex - 1) + 1)...].map { $0.lowercased() }
  }

  private static let counted: Set = [
    "series", "lines", "line", "categories", "category", "places", "place", "points", "point", "days", "months",
    "years",
    "hours", "bars", "bins", "columns", "rows",
  ]

  private static func kind(clause: [String], _ next: String?, _ after: ArraySlice<String>) -> SingleChange.Kind? {
    let noun = next.map { $0.filter(\.isLetter) } ?? ""
    if counted.contains(noun) { return .count }
    guard let word = clause.last(where: { !["about", "minus", "of", "steps", "a"].contains($0) }) else {
      return isBefore(["each"], after) ? .average : isBefore(["total"], after) ? .total : .value
    }
    // Extremes of means and of totals are told of no mark.
    if clause.contains("by") || clause.contains("cycle") { return nil }
    if ["at", "in", "for", "on", "rows", "rule", "exponent", "than", "above", "below"].contains(word) { return nil }
    if word.hasPrefix("highest") || word.hasPrefix("lowest") { return .extreme }
    if word.hasPrefix("mean") || word.hasPrefix("median") || word.hasPrefix("average") { return .average }
    if word.hasPrefix("rise") || word.hasPrefix("fall") || word.hasPrefix("climb") || word.hasPrefix("descend") {
      return .change
    }
    return isBefore(["each"], after) ? .average : isBefore(["total"], after) ? .total : .value
  }

  /// Whether a word stands behind, before the next comma.
  private static func isBefore(_ words: Set<String>, _ after: ArraySlice<String>) -> Bool {
    for word in after {
      if words.contains(word.filter(\.isLetter)) { return true }
      if word.hasSuffix(",") || word.hasSuffix(".") || word.hasSuffix(";") { return false }
    }
    return false
  }
}
