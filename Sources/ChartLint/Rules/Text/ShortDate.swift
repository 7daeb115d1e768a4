/// Months and weekdays in their short forms, where what stands beside them shows that they are meant.
enum ShortDate {
  static func finding(at place: Int, _ token: LabelToken, _ label: LintedLabel) -> RuleFinding? {
    let short = label.characters(token.range)
    guard label.tokens.bytes[token.range.lowerBound].isUppercaseByte else { return nil }
    let written = String(short.prefix(1)) + short.dropFirst().lowercased()
    let forms = label.words.shortForms
    if let month = forms.word(for: written, in: .month, isOne: true) {
      guard isMonth(place, label) else { return nil }
      let hasDay = label.isDay(at: afterPoint(place, label))
      return label.replacing(label.withPoint(place, token), by: month, isSafe: hasDay)
    }
    guard let weekday = forms.word(for: written, in: .weekday, isOne: true), isWeekday(place, label) else { return nil }
    return label.replacing(label.withPoint(place, token), by: weekday, isSafe: false)
  }

  /// The place behind a short form and its point.
  private static func afterPoint(_ place: Int, _ label: LintedLabel) -> Int {
    label.isSign(0x2E, at: place + 1) && label.touchesNext(place) ? place + 2 : place + 1
  }

  /// A day or a year stands beside a month; a chart of times may name it alone.
  private static func isMonth(_ place: Int, _ label: LintedLabel) -> Bool {
    let next = afterPoint(place, label)
    if label.isDay(at: next) || label.isYear(at: next) { return true }
    if ["'", "’"].contains(label.characters(at: next)), label.isKind(.number, at: next + 1) { return true }
    if label.isDay(at: place - 1) && !label.isWord(.numberedThing, at: place - 2) { return true }
    return isJoined(place, by: .monthShort, .month, label) || label.isTemporal && standsAsPlace(place, next, label)
  }

  private static func isWeekday(_ place: Int, _ label: LintedLabel) -> Bool {
    var next = afterPoint(place, label)
    if label.isSign(0x2C, at: next) { next += 1 }
    if label.isWord(.month, at: next) || label.isWord(.monthShort, at: next) || label.isKind(.slashed, at: next) {
      return true
    }
    if label.isKind(.time, at: next) || label.isKind(.isoDate, at: next) { return true }
    if next == place + 1, label.isDay(at: next) { return true }
    if isJoined(place, by: .weekdayShort, .weekday, label) { return true }
    guard standsAsPlace(place, next, label) else { return false }
    return label.isTemporal || !label.isWord(.otherWeekday, at: place)
  }

  /// Begins the text, or a range, and nothing is said of it.
  private static func standsAsPlace(_ place: Int, _ next: Int, _ label: LintedLabel) -> Bool {
    let begins =
      place == 0 || ["from", "to", "in", "on", "since", "until"].contains(label.characters(at: place - 1).lowercased())
    let ends = label.token(next).map { $0.kind == .punctuation || label.characters(of: $0) == "to" } ?? true
    return begins && ends
  }

  /// `Jan–Mar`, `Mon to Fri`: another of its kind stands on the other side of a dash or of "to".
  private static func isJoined(_ place: Int, by short: WordClass, _ full: WordClass, _ label: LintedLabel) -> Bool {
    func isJoint(_ place: Int) -> Bool { label.isDash(at: place) || label.characters(at: place) == "to" }
    func isOther(_ place: Int) -> Bool { label.isWord(short, at: place) || label.isWord(full, at: place) }
    return isJoint(place + 1) && isOther(place + 2) || isJoint(place - 1) && isOther(place - 2)
  }
}

extension LintedLabel {
  /// The characters of a token.
  func characters(of token: LabelToken) -> String { tokens.characters(of: token) }
}
