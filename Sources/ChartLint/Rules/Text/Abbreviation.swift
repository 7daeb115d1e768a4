/// Finds short forms of units, months, weekdays and some words.
enum Abbreviation: LintRule {
  static let about = RuleDescription(
    id: "abbreviation", severity: .warning,
    claim: "Units, months and weekdays are written out.",
    rationale: "Speech has room for whole words; short forms are spelled, or read as another word.",
    references: ["HIG: avoid ambiguous formats and abbreviations", "SIGACCESS: describing figures"],
    guidelines: ["H15"],
    kinds: RuleDescription.spoken, data: .none,
    passing: [
      RuleExample("May 6: 40 miles"), RuleExample("Jan scored 6 points"), RuleExample("Mar Vista: 40 homes"),
      RuleExample("GDP: 40 billion dollars"), RuleExample("June 6, 9:00 AM: 40 calls"), RuleExample("Monday: 3 bar"),
      RuleExample("12 in 100"), RuleExample("June 6: 40 mph", #"{"y": {"unit": "mph"}}"#),
      RuleExample("Max: 40 points"),
      RuleExample("1980s: 40 films"), RuleExample("Sun: 150 million kilometers away"), RuleExample("June 6: 21 °C"),
    ],
    failing: [
      RuleExample("Jun 6: 4,210 steps", fixed: "June 6: 4,210 steps"),
      RuleExample("6 Jun: 40 miles", fixed: "6 June: 40 miles"),
      RuleExample("June 6: 5 km", fixed: "June 6: 5 kilometers"),
      RuleExample("June 6: 45min", fixed: "June 6: 45 minutes"),
      RuleExample("June 6: avg 40", fixed: "June 6: average 40"),
      RuleExample("June 6: 40 km/h", fixed: "June 6: 40 kilometers per hour"),
      RuleExample("Mon 3 June: 40 miles", fixed: "Monday 3 June: 40 miles"),
      RuleExample("June 6: 1 km", fixed: "June 6: 1 kilometer"),
      RuleExample("June 6: 72F", fixed: "June 6: 72 degrees Fahrenheit"),
      RuleExample("Speed (mph)", #"{"kind": "title"}"#, fixed: "Speed (miles per hour)"),
      RuleExample("June 6: 12 µg/m³", fixed: "June 6: 12 micrograms per cubic meter"),
    ])

  private static let classes: WordClasses = [
    WordClass.monthShort.set, WordClass.weekdayShort.set, WordClass.unitShort.set, WordClass.shortWord.set,
  ]

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.tokens.has(.attachedUnit) || !label.tokens.classes.isDisjoint(with: classes) else { return [] }
    var (found, place): ([RuleFinding], Int) = ([], 0)
    while place < label.places.upperBound {
      let (finding, next) = finding(at: place, label)
      if let finding { found.append(finding) }
      place = max(next, place + 1)
    }
    return found
  }

  /// What is wrong at a place, and the place behind it.
  private static func finding(at place: Int, _ label: LintedLabel) -> (RuleFinding?, Int) {
    guard let token = label.token(place), !token.isProtected else { return (nil, place + 1) }
    if token.kind == .attachedUnit || token.classes.contains(WordClass.unitShort.set),
      let unit = ShortUnit(at: place, label)
    {
      let isLetter = unit.isAttached && unit.range.count == 1
      let isSafe = !unit.isBracketed && !isLetter
      return (label.replacing(unit.range, by: (unit.isAttached ? " " : "") + unit.words, isSafe: isSafe), unit.end)
    }
    if token.classes.contains(WordClass.monthShort.set) || token.classes.contains(WordClass.weekdayShort.set) {
      return (ShortDate.finding(at: place, token, label), place + 1)
    }
    guard token.classes.contains(WordClass.shortWord.set) else { return (nil, place + 1) }
    return (word(at: place, token, label), place + 1)
  }

  private static func word(at place: Int, _ token: LabelToken, _ label: LintedLabel) -> RuleFinding? {
    // In brackets, min can be a unit as well.
    let isUnit = !label.words.shortForms.meanings(of: label.characters(token.range), in: .unit).isEmpty
    guard !isUnit || !label.isSign(0x28, at: place - 1) else { return nil }
    return label.words.shortForms.word(for: label.characters(token.range), in: .word, isOne: true).map {
      label.replacing(label.withPoint(place, token), by: $0, isSafe: false)
    }
  }
}

extension LintedLabel {
  /// The bytes of a short form with its point, unless that ends the text.
  func withPoint(_ place: Int, _ token: LabelToken) -> Range<Int> {
    guard isSign(0x2E, at: place + 1), touchesNext(place), let next = self.token(place + 1),
      place + 2 < places.upperBound,
      !isCapitalised(place + 2)
    else { return token.range }
    return token.range.lowerBound..<next.range.upperBound
  }
}
