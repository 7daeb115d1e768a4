/// Finds dates in numbers and slashes, which some read with the month first and some with the day.
enum AmbiguousDate: LintRule {
  static let about = RuleDescription(
    id: "ambiguous-date", severity: .error,
    claim: "A date names its month.",
    rationale: "6/7 is in June for some and in July for others, and a screen reader may read a fraction.",
    references: ["HIG: avoid ambiguous formats and abbreviations"], guidelines: ["H15"],
    kinds: RuleDescription.spoken, data: .none,
    passing: [
      RuleExample("June 6: 120/80"), RuleExample("Support 24/7: 40 calls"),
      RuleExample("June 6: 3/4 full", #"{"x": {"type": "temporal"}}"#), RuleExample("1/2 cup: 40 recipes"),
      RuleExample("6/6 vision: 40 percent"), RuleExample("6/12: 40 votes", #"{"x": {"type": "nominal"}}"#),
      RuleExample("June 6: 7/10", #"{"x": {"type": "temporal"}}"#), RuleExample("Pain: 7/10"),
    ],
    failing: [
      RuleExample("6/6: 4,210 steps", fixed: "June 6: 4,210 steps"),
      RuleExample("6/15/2025: 4,210 steps", fixed: "June 15, 2025: 4,210 steps"),
      RuleExample("25/12/2024: 40 miles", fixed: "December 25, 2024: 40 miles"),
      RuleExample("Steps on 6/6: 4,210", #"{"kind": "title"}"#, fixed: "Steps on June 6: 4,210"),
      RuleExample("06-07-2025: 40 miles", fixed: "June 7, 2025: 40 miles"),
      RuleExample("Monday 6/9: 40 miles", fixed: "Monday June 9: 40 miles"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.tokens.has(.slashed) || label.tokens.has(.hyphenated) else { return [] }
    let isScored = label.hasWord(.scoreWord)
    var found: [RuleFinding] = []
    var last: (place: Int, verdict: Verdict)?
    for place in label.places {
      guard let token = label.token(place), token.kind == .slashed || token.kind == .hyphenated else { continue }
      guard !token.isProtected || label.isTemporal, let date = SlashedDate(label.characters(token.range)) else {
        continue
      }
      guard date.isFull || token.kind == .slashed else { continue }
      let before = last.flatMap { $0.place == place - 2 ? $0.verdict : nil }
      guard let verdict = verdict(place, date, isScored, label, behind: before) else { continue }
      last = (place, verdict)
      var finding = label.replacing(
        token.range, by: date.words(label.words), isSafe: false, why: "This date can be read in two ways.")
      finding.needsReview = verdict == .unsure
      found.append(finding)
    }
    return found
  }

  private enum Verdict { case sure, unsure }

  /// Whether a pair is a date by where it stands; `nil` where it is something else.
  private static func verdict(
    _ place: Int, _ date: SlashedDate, _ isScored: Bool, _ label: LintedLabel, behind before: Verdict?
  ) -> Verdict? {
    if date.isFull { return .sure }
    guard !label.isOtherThanTemporal, !label.isWord(.fractionNoun, at: place + 1) else { return nil }
    if label.isKind(.number, at: place - 1) || label.isSign(0x25, at: place + 1) { return nil }
    if place == 0 {
      let ends = label.token(1).map { $0.kind == .punctuation } ?? label.isTemporal
      if !ends, !label.tokens.classes.isDisjoint(with: WordClass.month.set) { return nil }
      return ends || label.isTemporal ? .sure : nil
    }
    if let before { return before }
    if label.isWord(.dateLead, at: place - 1) || isBehindWeekday(place, label) { return .sure }
    guard label.isWord(.weakDateLead, at: place - 1), !isScored else { return nil }
    if label.isWord(.dateLead, at: place - 2), label.characters(at: place - 1) == "of" { return .sure }
    if date.isLikeFraction { return label.isTemporal ? .unsure : nil }
    return label.isTemporal ? .sure : .unsure
  }

  private static func isBehindWeekday(_ place: Int, _ label: LintedLabel) -> Bool {
    let before = label.isSign(0x2C, at: place - 1) ? place - 2 : place - 1
    return label.isWord(.weekday, at: before) || label.isWord(.weekdayShort, at: before)
  }
}
