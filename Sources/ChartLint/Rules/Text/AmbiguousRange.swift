/// Finds ranges with a dash, which is silent or heard as a minus.
enum AmbiguousRange: LintRule {
  static let about = RuleDescription(
    id: "ambiguous-range", severity: .warning,
    claim: "A range says \"from\" and \"to\".",
    rationale: "Screen readers leave a dash out or read \"minus\": 18–24 is heard as 18 24 or 18 minus 24.",
    references: ["Chartability: information complexity is explained", "HIG: avoid ambiguous formats"],
    guidelines: ["H15"], kinds: RuleDescription.spoken, data: .none,
    passing: [
      RuleExample("737-800: 40 planes"), RuleExample("COVID-19: 40 cases"), RuleExample("Call 555-0142"),
      RuleExample("June 6: won 3-1"), RuleExample("June 6: -5 degrees"), RuleExample("7-Eleven: 40 stores"),
      RuleExample("June 6 – 4,210 steps"), RuleExample("June 6: won 3–1"),
      RuleExample("18–24: 40 percent", #"{"x": {"categories": ["18–24", "25–34"]}}"#), RuleExample("A 5–4 ruling"),
    ],
    failing: [
      RuleExample("18–24: 40 percent", fixed: "from 18 to 24: 40 percent"),
      RuleExample("Ages 18–24: 40 percent", fixed: "Ages 18 to 24: 40 percent"),
      RuleExample("June 6–12: 40 miles", fixed: "June 6 to 12: 40 miles"),
      RuleExample("June 6: 5-10 minutes", fixed: "June 6: from 5 to 10 minutes"),
      RuleExample("June–August: 40 miles", fixed: "June to August: 40 miles"),
      RuleExample("9:00–17:00: 40 calls", fixed: "9:00 to 17:00: 40 calls"),
      RuleExample("2020-2024: 40 storms", fixed: "from 2020 to 2024: 40 storms"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let tokens = label.tokens
    guard tokens.has(.range) || tokens.has(.hyphenated) || tokens.has(.punctuation) else { return [] }
    let found: [RuleFinding] = label.places.compactMap { place in
      guard let token = label.token(place), !token.isProtected else { return nil }
      switch token.kind {
      case .range, .hyphenated: return pair(at: place, token, label)
      case .punctuation: return label.isDash(at: place) ? dash(at: place, token, label) : nil
      default: return nil
      }
    }
    // Among scores and votes a dash parts two sides.
    return found.isEmpty || label.hasWord(.scoreWord) ? [] : found
  }

  // MARK: Two numbers

  private static func pair(at place: Int, _ token: LabelToken, _ label: LintedLabel) -> RuleFinding? {
    guard let range = NumberRange(token, label.characters(token.range)), range.isAscending else { return nil }
    guard !label.isWord(.seasonNoun, at: place + 1), !label.isWord(.idNoun, at: place - 1),
      !label.isSign(0x3D, at: place + 1)
    else { return nil }
    guard token.kind == .range ? isRange(range, at: place, label) : isHyphenRange(range, at: place, label) else {
      return nil
    }
    // Between two names stands a score.
    if label.isName(at: place - 1), label.isName(at: place + 1) { return nil }
    let hasLead = label.token(place - 1).map { $0.kind == .word } ?? false
    let words = (hasLead ? "" : "from ") + range.first + (label.isBetween(place) ? " and " : " to ") + range.last
    return label.replacing(token.range, by: words, isSafe: true, why: "A dash is silent.")
  }

  /// A dash with blanks behind a word or a date parts two thoughts: `June 6 – 4,210 steps`.
  private static func isRange(_ range: NumberRange, at place: Int, _ label: LintedLabel) -> Bool {
    guard range.hasBlanks else { return true }
    if range.isOneYear { return false }
    guard label.isKind(.word, at: place - 1) || label.isKind(.number, at: place - 1) else { return true }
    return label.isWord(.rangeLead, at: place - 1)
  }

  /// A hyphen stands in names and numbers of many kinds; a unit, a lead or two years tell a range.
  private static func isHyphenRange(_ range: NumberRange, at place: Int, _ label: LintedLabel) -> Bool {
    if label.isWord(.numberedThing, at: place - 1) && !label.isWord(.rangeNoun, at: place + 1) { return false }
    if range.isYears || range.hasSigns { return true }
    if label.isWord(.month, at: place - 1) || label.isWord(.monthShort, at: place - 1) { return true }
    if label.isWord(.rangeLead, at: place - 1) || label.isWord(.rangeNoun, at: place + 1) { return true }
    if let unit = label.context.y?.unit, label.characters(at: place + 1) == unit { return true }
    return place == 0 && range.isOfTwoDigits && label.isSign(0x3A, at: 1)
  }

  // MARK: Two words or times

  /// A dash that touches two months, two weekdays, two times or two amounts.
  private static func dash(at place: Int, _ token: LabelToken, _ label: LintedLabel) -> RuleFinding? {
    guard place > 0, label.touchesNext(place - 1), label.touchesNext(place) else { return nil }
    guard let first = label.token(place - 1), let second = label.token(place + 1) else { return nil }
    guard !first.isProtected, !second.isProtected, isEnd(first), isEnd(second) else { return nil }
    let range = first.range.lowerBound..<second.range.upperBound
    return RuleFinding(
      range: token.range,
      message: "A dash is silent. Write \"\(label.characters(first.range)) to \(label.characters(second.range))\" for "
        + "\"\(label.characters(range))\".",
      fix: Fix(range: token.range, replacement: " to ", isSafe: true))
  }

  private static let dateWords: WordClasses = [
    WordClass.month.set, WordClass.monthShort.set, WordClass.weekday.set, WordClass.weekdayShort.set,
  ]

  private static func isEnd(_ token: LabelToken) -> Bool {
    token.kind == .time || token.kind == .number || token.kind == .attachedUnit || token.kind == .isoDate
      || !token.classes.isDisjoint(with: dateWords)
  }
}

extension LintedLabel {
  fileprivate func isBetween(_ place: Int) -> Bool { characters(at: place - 1).lowercased() == "between" }
}
