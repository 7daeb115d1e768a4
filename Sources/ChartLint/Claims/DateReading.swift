/// Reads dates as people write them: `June 6`, `Saturday, June 6, 2025`, `6 June`, `June 2025`, `Q2 2025`, `2 PM`, `14:00`.
struct DateReading {
  private let tokens: LabelTokens
  private let words: LintWords
  /// Whether a number such as 2025 that stands alone is a year of the data.
  private let isYear: (Int) -> Bool

  init(_ tokens: LabelTokens, _ words: LintWords, isYear: @escaping (Int) -> Bool) {
    (self.tokens, self.words, self.isYear) = (tokens, words, isYear)
  }

  /// The date that begins at a token, and the token behind it.
  func date(at start: Int) -> (date: PartialDate, end: Int)? {
    if let weekday = weekday(at: start) {
      let next = isSign(start + 1, ",") ? start + 2 : start + 1
      if let (date, end) = calendarDate(at: next), date.day != nil { return withTime(date, end) }
      var date = PartialDate()
      date.weekday = weekday
      return withTime(date, start + 1)
    }
    if let (date, end) = calendarDate(at: start) { return withTime(date, end) }
    if let (date, end) = time(at: start, into: PartialDate()) { return (date, end) }
    return nil
  }

  /// The day of a month that stands alone, as behind "to" in `June 1 to 7`.
  func day(at place: Int) -> Int? {
    guard let token = token(place), token.kind == .number, let number = token.number, number.decimals == 0,
      number.wholeDigits <= 2, !number.isPercent, number.currency == nil, number.value >= 1, number.value <= 31
    else { return nil }
    return Int(exactly: number.value)
  }

  func year(at place: Int) -> Int? {
    guard let token = token(place), token.kind == .number, let number = token.number, number.decimals == 0,
      !number.isGrouped, number.wholeDigits == 4, !number.isPercent, number.currency == nil, number.value >= 1000,
      number.value < 3000
    else { return nil }
    return Int(exactly: number.value)
  }

  // MARK: Parts

  private func calendarDate(at start: Int) -> (PartialDate, Int)? {
    var date = PartialDate()
    if let month = month(at: start) {
      date.month = month
      var end = isSign(start + 1, ".") && token(start + 2)?.kind == .number ? start + 2 : start + 1
      if let day = day(at: end), year(at: end) == nil {
        date.day = day
        end += 1
      }
      return withYear(date, end)
    }
    if let day = day(at: start),
      let month = month(at: start + 1) ?? (isWord(start + 1, "of") ? self.month(at: start + 2) : nil)
    {
      (date.day, date.month) = (day, month)
      return withYear(date, self.month(at: start + 1) == nil ? start + 3 : start + 2)
    }
    if let (quarter, end) = quarterName(at: start) {
      date.quarter = quarter
      return withYear(date, isWord(end, "of") ? end + 1 : end)
    }
    guard let token = token(start) else { return nil }
    if token.kind == .isoDate { return PartialDate(iso: tokens.characters(of: token)).map { ($0, start + 1) } }
    if token.kind == .identifier, let quarter = quarter(token) {
      date.quarter = quarter
      return withYear(date, start + 1)
    }
    if let year = year(at: start), isYear(year) {
      date.year = year
      if let next = self.token(start + 1), next.kind == .identifier, let quarter = quarter(next) {
        date.quarter = quarter
        return (date, start + 2)
      }
      return (date, start + 1)
    }
    return nil
  }

  private func withYear(_ date: PartialDate, _ end: Int) -> (PartialDate, Int) {
    let place = isSign(end, ",") && date.day != nil ? end + 1 : end
    guard let year = year(at: place) else { return (date, end) }
    var dated = date
    dated.year = year
    return (dated, place + 1)
  }

  private func withTime(_ date: PartialDate, _ end: Int) -> (PartialDate, Int) {
    let place = isSign(end, ",") || isWord(end, "at") ? end + 1 : end
    return time(at: place, into: date) ?? (date, end)
  }

  private func time(at place: Int, into date: PartialDate) -> (PartialDate, Int)? {
    if tokens.isIn(.midnight, place) || tokens.isIn(.noon, place) {
      var timed = date
      timed.hour = tokens.isIn(.noon, place) ? 12 : 0
      return (timed, place + 1)
    }
    guard let token = token(place), let number = token.number, let hour = Int(exactly: number.value), hour >= 0,
      hour <= 24
    else {
      return nil
    }
    var timed = date
    let next = self.token(place + 1).map { tokens.characters(of: $0).lowercased() } ?? ""
    let letters = tokens.characters(of: token).lowercased()
    let half = token.kind == .attachedUnit ? String(letters.suffix(2)) : next
    if token.kind == .number, number.decimals == 0, (1...12).contains(hour), let half = halfOfEnd(behind: place, hour) {
      timed.hour = hour % 12 + half
      return (timed, place + 1)
    }
    let isHalf = half == "am" || half == "pm"
    if token.kind == .time {
      timed.minute = number.second.flatMap { Int(exactly: $0) }
    } else if !(isHalf && (token.kind == .attachedUnit || token.kind == .number)) || hour == 0 || hour > 12 {
      return nil
    }
    timed.hour = isHalf && hour <= 12 ? hour % 12 + (half == "pm" ? 12 : 0) : hour
    return (timed, place + (isHalf && token.kind != .attachedUnit ? 2 : 1))
  }

  /// "From 9 to 10 AM", "from 11 to 1 PM": the half of the day of the first time is that of the second, or the one before.
  private func halfOfEnd(behind place: Int, _ hour: Int) -> Int? {
    guard
      isWord(place - 1, "from") && isWord(place + 1, "to") || isWord(place - 1, "between") && isWord(place + 1, "and"),
      let end = token(place + 2), end.kind == .number || end.kind == .attachedUnit || end.kind == .time,
      let last = time(at: place + 2, into: PartialDate())?.0, let lastHour = last.hour, hour % 12 != lastHour % 12,
      isHalf(behind: place + 2)
    else { return nil }
    return (lastHour >= 12) == (hour % 12 < lastHour % 12) ? 12 : 0
  }

  private func isHalf(behind place: Int) -> Bool {
    guard let token = token(place) else { return false }
    if token.kind == .attachedUnit { return true }
    return isWord(place + 1, "am") || isWord(place + 1, "pm")
  }

  /// "First quarter", also "first quarter of 2023".
  private func quarterName(at place: Int) -> (quarter: Int, end: Int)? {
    guard let phrase = tokens.places(of: .quarterName).first(where: { $0.lowerBound == place }) else { return nil }
    let text = tokens.characters(tokens.range(of: phrase)).lowercased()
    return words.entries(of: .quarterName).firstIndex(of: text).map { ($0 + 1, phrase.upperBound) }
  }

  private func quarter(_ token: LabelToken) -> Int? {
    let letters = Array(tokens.characters(of: token).utf8)
    guard letters.count == 2, letters[0] | 0x20 == 0x71, (0x31...0x34).contains(letters[1]) else { return nil }
    return Int(letters[1]) - 0x30
  }

  private func month(at place: Int) -> Int? {
    guard let token = token(place), token.kind == .word, tokens.bytes[token.range.lowerBound].isUppercaseByte else {
      return nil
    }
    return index(of: token, in: .month, .monthShort)
  }

  private func weekday(at place: Int) -> Int? {
    guard let token = token(place), token.kind == .word, tokens.bytes[token.range.lowerBound].isUppercaseByte else {
      return nil
    }
    return index(of: token, in: .weekday, .weekdayShort).map { ($0) % 7 }
  }

  /// Which entry of the long list a word is, from 1; a short one by its first three letters.
  private func index(of token: LabelToken, in long: WordClass, _ short: WordClass) -> Int? {
    guard !token.classes.isDisjoint(with: [long.set, short.set]) else { return nil }
    let start = tokens.characters(of: token).lowercased().prefix(3)
    return words.entries(of: long).firstIndex { $0.prefix(3) == start }.map { $0 + 1 }
  }

  private func token(_ place: Int) -> LabelToken? { tokens.tokens.indices.contains(place) ? tokens.tokens[place] : nil }

  private func isSign(_ place: Int, _ sign: String) -> Bool {
    token(place).map { $0.kind == .punctuation && tokens.characters(of: $0) == sign } ?? false
  }

  private func isWord(_ place: Int, _ word: String) -> Bool {
    token(place).map { $0.kind == .word && tokens.characters(of: $0).lowercased() == word } ?? false
  }
}
