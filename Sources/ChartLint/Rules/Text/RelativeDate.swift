/// Finds dates told from the day of writing, in texts that stay.
enum RelativeDate: LintRule {
  static let about = RuleDescription(
    id: "relative-date", severity: .info,
    claim: "A date is told by its name.",
    rationale: "A text is read on other days than it was written; yesterday moves with the reader.",
    references: ["HIG: avoid ambiguous formats and abbreviations"], guidelines: ["H15"],
    kinds: RuleDescription.spoken, data: .none,
    passing: [
      RuleExample("Today, June 6: 4,210 steps"), RuleExample("USA Today: 40 readers"),
      RuleExample("The last week of June: 40 miles"), RuleExample("Steps rose the next month"),
      RuleExample("Today: 40 percent", #"{"series": ["Today", "Nova"]}"#),
    ],
    failing: [
      RuleExample("Yesterday: 4,210 steps"), RuleExample("Steps last week: 40"), RuleExample("3 days ago: 40 miles"),
      RuleExample("In the past 30 days: 40 miles"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let places = label.tokens.places(of: .relativeDate)
    guard !places.isEmpty, !hasDate(label) else { return [] }
    return places.compactMap { places in
      guard let whole = span(places, label) else { return nil }
      let range = label.tokens.range(of: whole)
      return RuleFinding(
        range: range, message: "\"\(label.characters(range))\" is another day for each reader. Write the date.")
    }
  }

  /// The tokens of a relative date; `nil` where the word has another sense.
  private static func span(_ places: Range<Int>, _ label: LintedLabel) -> Range<Int>? {
    let place = places.lowerBound
    let word = label.characters(at: place).lowercased()
    if places.count == 1, word == "ago" { return ago(place, label) }
    guard label.isWord(.relativeLead, at: place), places.count == 1 else { return isName(place, label) ? nil : places }
    let isDay = label.isWord(.weekday, at: place + 1) || label.isWord(.month, at: place + 1)
    if label.isWord(.timeSpan, at: place + 1) || isDay && word != "past" {
      let isTold = label.characters(at: place + 2) == "of" || label.isKind(.number, at: place + 2)
      let isInside = word == "next" && label.characters(at: place - 1).lowercased() == "the"
      return isTold || isInside ? nil : place..<(place + 2)
    }
    let isCount = label.isKind(.number, at: place + 1) || label.isWord(.numberWord, at: place + 1)
    let isTold = label.characters(at: place + 3) == "of"
    return isCount && label.isWord(.timeSpan, at: place + 2) && !isTold && word != "this" ? place..<(place + 3) : nil
  }

  /// `3 days ago`, `a week ago`.
  private static func ago(_ place: Int, _ label: LintedLabel) -> Range<Int>? {
    let isSpan = label.isWord(.timeSpan, at: place - 1) || ["day", "days"].contains(label.characters(at: place - 1))
    guard isSpan, place > 1 else { return nil }
    return (place - 2)..<(place + 1)
  }

  /// Inside of a text, a capital makes a name.
  private static func isName(_ place: Int, _ label: LintedLabel) -> Bool {
    guard place > 0, label.isCapitalised(place) else { return false }
    return label.isKind(.word, at: place - 1) && label.isCapitalised(place - 1)
  }

  /// Whether the text has a date that stays.
  private static func hasDate(_ label: LintedLabel) -> Bool {
    if label.tokens.has(.isoDate) { return true }
    return label.places.contains { place in
      if label.isYear(at: place) { return true }
      guard label.isWord(.month, at: place) || label.isWord(.monthShort, at: place) else { return false }
      return label.isDay(at: place + 1) || label.isDay(at: place - 1)
    }
  }
}
