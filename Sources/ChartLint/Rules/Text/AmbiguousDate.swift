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

/// The parts of a date in numbers: a month and a day, perhaps with a year.
struct SlashedDate {
  private var month: Int
  private var day: Int?
  private var year: Int?

  /// Whether it has a day, a month and a year, so that it can be nothing else.
  var isFull: Bool { day != nil && year != nil }
  /// Whether it has the look of a half, three quarters or seven tenths.
  var isLikeFraction: Bool { day.map { [2, 3, 4, 5, 6, 8, 10, 12, 16].contains($0) && month < $0 } ?? false }

  /// The parts of `6/6`, `25/12/2024`, `2025/06/06` or `6/2025`, the month first where both could be it; `nil` for what is no date.
  init?(_ text: String) {
    let shown = text.split(separator: "/", omittingEmptySubsequences: false)
    let pieces = shown.count > 1 ? shown : text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    guard numbers.count == pieces.count, (2...3).contains(numbers.count), text != "24/7" else { return nil }
    var rest = numbers
    if numbers.count == 3 || rest[1] > 1000 {
      let isYearFirst = pieces[0].utf8.count == 4
      let digits = isYearFirst ? 4 : pieces[pieces.count - 1].utf8.count
      let given = isYearFirst ? rest.removeFirst() : rest.removeLast()
      guard digits == 4 && (1800...2200).contains(given) || digits == 2 && text.contains("/") else { return nil }
      year = digits == 2 ? 2000 + given : given
    }
    guard rest.count == 2 else {
      guard let only = rest.first, (1...12).contains(only) else { return nil }
      month = only
      return
    }
    if rest[0] > 12 { rest.swapAt(0, 1) }
    guard (1...12).contains(rest[0]), (1...31).contains(rest[1]) else { return nil }
    (month, day) = (rest[0], rest[1])
  }

  /// `June 6`, `June 6, 2025`, `June 2025`.
  func words(_ words: LintWords) -> String {
    let name = words.month(month) ?? ""
    return name + (day.map { " \($0)" } ?? "") + (year.map { day == nil ? " \($0)" : ", \($0)" } ?? "")
  }
}
