/// Finds words that judge instead of telling.
enum SubjectiveTerm: LintRule {
  static let about = RuleDescription(
    id: "subjective-term", severity: .warning,
    claim: "A text gives values and no judgment of them.",
    rationale:
      "Whether a rise is rapid or a number small is for the reader to decide; each hears something else in the word.",
    references: ["HIG: avoid subjective terms", "Lundgard and Satyanarayan 2022: level 4"], guidelines: ["H14"],
    kinds: [.mark, .group, .summary, .title, .note], data: .none,
    passing: [
      RuleExample("Good: 12 days"), RuleExample("Significant wave height: 4 meters"),
      RuleExample("Severe thunderstorm warning: 3 counties"), RuleExample("Rapid City: 31 degrees"),
      RuleExample("Best Buy: 40 stores"),
      RuleExample("About 5,000 steps on June 6, at most 6,000, more than 5 a minute"),
      RuleExample("Strongly agree: 40 percent"), RuleExample("June 6: Moderate"),
      RuleExample("Members only: 40 visits"),
      RuleExample("Both series share only one scale.", #"{"kind": "summary", "fragment": true}"#),
    ],
    failing: [
      RuleExample("Steps rose rapidly."), RuleExample("June 6: almost 5,000 steps"),
      RuleExample("June 6: only 3 trains"),
      RuleExample("A steep rise in May", #"{"kind": "summary"}"#), RuleExample("Sales grew strongly in June."),
    ])

  private static let asked: WordClasses = [WordClass.subjective.set, WordClass.subjectiveNumber.set, .degree]

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard !label.tokens.classes.isDisjoint(with: asked) else { return [] }
    let always = label.spokenPlaces(of: .subjective).filter { !label.isAlone($0) }
    let numbers = label.spokenPlaces(of: .subjectiveNumber).filter {
      label.tokens.isNumber($0.upperBound) && !isExact($0, label)
    }
    let degrees = label.spokenPlaces(of: .degree).filter { isBesideMovement($0, label) }
    return LintedLabel.apart(always + numbers + degrees).map { places in
      let range = label.tokens.range(of: places)
      return RuleFinding(
        range: range, message: "\"\(label.characters(range))\" is a judgment. Leave it out and give the values.")
    }
  }

  /// "Only one scale": in sentences it says that there is no second; the one value of a mark it makes small.
  private static func isExact(_ places: Range<Int>, _ label: LintedLabel) -> Bool {
    let isProse = label.kind == .summary || label.kind == .title || label.kind == .note
    return isProse && places.count == 1 && label.isWord(.one, at: places.upperBound)
  }

  /// The verb before, or the verb or noun behind; a level in a list of levels stands alone.
  private static func isBesideMovement(_ places: Range<Int>, _ label: LintedLabel) -> Bool {
    guard !label.isAlone(places) else { return false }
    func moves(_ place: Int) -> Bool {
      label.tokens.isOf(.movement, place) && !label.tokens.tokens[place].isProtected
    }
    var after = places.upperBound
    if label.tokens.isOf(.degree, after) { after += 1 }
    return moves(after) || moves(places.lowerBound - 1)
  }
}
