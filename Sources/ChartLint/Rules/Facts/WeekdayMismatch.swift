import ChartModel

/// Finds weekdays that a date does not fall on, and dates that no calendar has.
enum WeekdayMismatch: LintRule {
  static let about = RuleDescription(
    id: "weekday-mismatch", severity: .error,
    claim: "A weekday is the one that the date falls on, and the date is on the calendar.",
    rationale: "One of the two is wrong, and nobody who listens can tell which.",
    references: ["HIG: use actual values"], guidelines: ["H15"],
    kinds: [.mark, .group, .summary, .title, .note], data: .none,
    passing: [
      RuleExample("Friday, June 6, 2025: 4,210 steps"), RuleExample("Tuesday, June 6: 4,210 steps"),
      RuleExample("February 29, 2024: 12 riders"), RuleExample("In June 31 trains were late"),
      RuleExample("Tuesday, June 6, fiscal 2025: 12 orders"),
    ],
    failing: [
      RuleExample("Tuesday, June 6, 2025: 4,210 steps", fixed: "Friday, June 6, 2025: 4,210 steps"),
      RuleExample("2025-06-06 was a Tuesday", fixed: "2025-06-06 was a Friday"), RuleExample("June 31: 12 riders"),
      RuleExample(
        "Tuesday, June 6: 4,210 steps", #"{"focus": {"x": "2025-06-06"}}"#, fixed: "Friday, June 6: 4,210 steps"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let classes = label.tokens.classes
    let namesMonth = !classes.isDisjoint(with: [WordClass.month.set, WordClass.monthShort.set])
    guard namesMonth || label.tokens.has(.isoDate), !classes.contains(WordClass.otherCalendar.set) else { return [] }
    guard !classes.isDisjoint(with: weekdays) || label.tokens.tokens.contains(where: mayBeImpossible) else { return [] }
    let stated = StatedDates(label)
    let dates = stated.all()
    let focus = stated.namesYear() ? nil : focusedDate(label.context)
    return dates.compactMap { date in
      impossible(date, label) ?? mismatch(date, year: date.year ?? year(of: date, focus), starts(of: dates), label)
    }
  }

  private static let weekdays: WordClasses = [WordClass.weekday.set, WordClass.weekdayShort.set]

  /// Every month has 28 days.
  private static func mayBeImpossible(_ token: LabelToken) -> Bool {
    guard let number = token.number else { return token.kind == .isoDate }
    return max(number.value, number.second ?? 0) > 28 && number.wholeDigits <= 2
  }

  private static func starts(of dates: [StatedDate]) -> Set<Int> { Set(dates.map(\.places.lowerBound)) }

  // MARK: The year

  private static func focusedDate(_ context: LabelContext) -> CivilDate? {
    guard case .mark(.text(let text), _) = context.focus else { return nil }
    return StatedDates.iso(text).flatMap { $0.isValid ? $0 : nil }
  }

  /// The year of the mark where the text names its month and day.
  private static func year(of date: StatedDate, _ focus: CivilDate?) -> Int? {
    focus.flatMap { $0.month == date.month && $0.day == date.day ? $0.year : nil }
  }

  // MARK: Dates

  private static func impossible(_ date: StatedDate, _ label: LintedLabel) -> RuleFinding? {
    // Without a year February may have its 29 days.
    let days = CivilDate.daysInMonth(date.month, of: date.year ?? 2000)
    let day = date.lastDay ?? date.day
    guard day > days, date.year != nil || day <= 31 else { return nil }
    let range = label.tokens.range(of: date.places)
    guard days > 0 else {
      return RuleFinding(range: range, message: "\"\(label.characters(range))\" is no date: a year has 12 months.")
    }
    guard date.year != nil || isWhole(date, label.tokens) else { return nil }
    let month = name(label.words.entries(of: .month), date.month - 1)
    let year = date.month == 2 ? date.year.map { " \($0)" } ?? "" : ""
    return RuleFinding(
      range: range,
      message: "\(month)\(year) has \(days) days. Write the right date for \"\(label.characters(range))\".")
  }

  /// Whether the number is a day and counts nothing: "In June 31 trains were late".
  private static func isWhole(_ date: StatedDate, _ tokens: LabelTokens) -> Bool {
    guard let next = tokens.token(date.places.upperBound) else { return true }
    return next.kind == .punctuation || next.classes.contains(WordClass.dateFiller.set)
      || next.classes.contains(WordClass.dateJoiner.set)
  }

  // MARK: Weekdays

  private static func mismatch(
    _ date: StatedDate, year: Int?, _ starts: Set<Int>, _ label: LintedLabel
  ) -> RuleFinding? {
    guard let year, let claim = weekday(before: date, label.tokens) ?? weekday(after: date, starts, label.tokens),
      let token = label.tokens.token(claim.place)
    else { return nil }
    let names = label.words.entries(of: .weekday)
    let said = label.tokens.characters(of: token)
    let civil = CivilDate(year: year, month: date.month, day: date.day)
    // The lists begin on Monday, the calendar on Sunday.
    let right = name(names, (civil.weekday.daysAfterSunday + 6) % 7)
    guard civil.isValid, !right.isEmpty, !right.lowercased().hasPrefix(said.lowercased().prefix(3)) else { return nil }
    let written = written(right, like: said, isShort: token.classes.contains(WordClass.weekdayShort.set))
    return RuleFinding(
      range: token.range, message: "The date is a \(right). Write \"\(written)\" for \"\(said)\".",
      // Old dates are told by the Julian calendar.
      needsReview: claim.isUnsure || year < 1583,
      fix: Fix(range: token.range, replacement: written, isSafe: true))
  }

  private typealias Claim = (place: Int, isUnsure: Bool)

  private static func isWeekday(_ place: Int, _ tokens: LabelTokens) -> Bool { tokens.isOf(weekdays, place) }

  private static func weekday(before date: StatedDate, _ tokens: LabelTokens) -> Claim? {
    var place = date.places.lowerBound - 1
    for _ in 0..<3 where tokens.isSign(0x2C, place) || tokens.isIn(.dateFiller, place) || isShortEnd(place, tokens) {
      place -= 1
    }
    guard isWeekday(place, tokens) else { return nil }
    // "Monday to Friday, June 2 to 6": each weekday has a date of its own.
    let isPair = tokens.isIn(.dateJoiner, place - 1) && isWeekday(place - 2, tokens)
    return isPair && (date.year == nil || date.lastDay != nil) ? nil : (place, false)
  }

  /// The point behind "Tue.", which ends no sentence.
  private static func isShortEnd(_ place: Int, _ tokens: LabelTokens) -> Bool {
    tokens.isSign(0x2E, place) && tokens.isIn(.weekdayShort, place - 1)
  }

  private static func weekday(after date: StatedDate, _ starts: Set<Int>, _ tokens: LabelTokens) -> Claim? {
    var place = date.places.upperBound
    for _ in 0..<3 where tokens.isSign(0x2C, place) || tokens.isSign(0x28, place) || tokens.isIn(.dateFiller, place) {
      place += 1
    }
    guard isWeekday(place, tokens), date.lastDay == nil else { return nil }
    let next = tokens.isSign(0x2C, place + 1) ? place + 2 : place + 1
    if starts.contains(next) { return nil }
    let goesOn = tokens.token(place + 1)?.kind == .word && !tokens.isIn(.dateJoiner, place + 1)
    return (place, goesOn && tokens.isSign(0x2C, place - 1))
  }

  // MARK: Words

  private static func name(_ names: [String], _ place: Int) -> String {
    guard names.indices.contains(place) else { return "" }
    return names[place].prefix(1).uppercased() + names[place].dropFirst()
  }

  private static func written(_ name: String, like said: String, isShort: Bool) -> String {
    let same = isShort ? String(name.prefix(3)) : name
    return said == said.uppercased() ? same.uppercased() : said == said.lowercased() ? same.lowercased() : same
  }
}
