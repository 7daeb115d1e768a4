import ChartModel

/// Finds the days that a text names, each with its month.
struct StatedDates {
  private let tokens: LabelTokens
  private let words: LintWords
  private let months: [String]

  init(_ label: LintedLabel) {
    (tokens, words) = (label.tokens, label.words)
    months = words.entries(of: .month)
  }

  /// The days in the order of the text; one without a year takes that of the day that it reaches to.
  func all() -> [StatedDate] {
    var (found, place): ([StatedDate], Int) = ([], 0)
    while place < tokens.tokens.count {
      if let date = monthFirst(at: place) ?? dayFirst(at: place) ?? iso(at: place) {
        found.append(date)
        place = date.places.upperBound
      } else {
        place += 1
      }
    }
    for place in found.indices.dropLast().reversed() { takeYear(&found[place], of: found[place + 1]) }
    return found
  }

  /// Whether a year stands anywhere in a text.
  func namesYear() -> Bool { tokens.tokens.indices.contains { year(at: $0) != nil } }

  // MARK: Forms

  /// `June 6, 2025`, `Jun. 6`, `June 2–6, 2025`.
  private func monthFirst(at place: Int) -> StatedDate? {
    guard let month = month(at: place) else { return nil }
    var next = place + 1
    if isSign(next, 0x2E) { next += 1 }
    if tokens.isWord(next, "the") { next += 1 }
    guard let day = day(at: next) else { return nil }
    let year = yearBehind(next)
    return StatedDate(
      year: year?.year, month: month, day: day.first, lastDay: day.last, places: place..<(year?.end ?? next + 1))
  }

  /// `6 June 2025`, `the 6th of June`.
  private func dayFirst(at place: Int) -> StatedDate? {
    guard let day = day(at: place) else { return nil }
    let next = tokens.isWord(place + 1, "of") ? place + 2 : place + 1
    // A day behind the month belongs to it: "Week 6 June 3".
    guard let month = month(at: next), self.day(at: next + 1) == nil else { return nil }
    let year = yearBehind(next)
    return StatedDate(
      year: year?.year, month: month, day: day.first, lastDay: day.last, places: place..<(year?.end ?? next + 1))
  }

  private func iso(at place: Int) -> StatedDate? {
    guard let token = tokens.token(place), token.kind == .isoDate else { return nil }
    return Self.iso(tokens.characters(of: token)).map {
      StatedDate(year: $0.year, month: $0.month, day: $0.day, places: place..<(place + 1))
    }
  }

  /// The date that an ISO text begins with, whether on the calendar or not.
  static func iso(_ text: String) -> CivilDate? {
    let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count >= 10, parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  // MARK: Parts

  /// The month that a token names, 1 to 12: months begin with a capital, which the verb "may" does not.
  private func month(at place: Int) -> Int? {
    guard let token = tokens.token(place), tokens.beginsWithCapital(token) else { return nil }
    guard token.classes.contains(WordClass.month.set) || token.classes.contains(WordClass.monthShort.set) else {
      return nil
    }
    let start = tokens.characters(of: token).lowercased().prefix(3)
    return months.firstIndex { $0.hasPrefix(start) }.map { $0 + 1 }
  }

  private func day(at place: Int) -> (first: Int, last: Int?)? {
    guard let token = tokens.token(place), let number = token.number, number.wholeDigits <= 2,
      number.decimals == 0, !number.isPercent, number.currency == nil, let first = Int(exactly: number.value), first > 0
    else { return nil }
    switch token.kind {
    case .number: return (first, nil)
    case .range, .hyphenated:
      guard let last = number.second.flatMap(Int.init(exactly:)), last > first, last < 100 else { return nil }
      return (first, last)
    default: return nil
    }
  }

  private func yearBehind(_ place: Int) -> (year: Int, end: Int)? {
    let next = isSign(place + 1, 0x2C) ? place + 2 : place + 1
    return year(at: next).map { ($0, next + 1) }
  }

  /// Four digits that count nothing.
  private func year(at place: Int) -> Int? {
    guard let token = tokens.token(place), token.kind == .number, token.range.count == 4, let number = token.number,
      number.wholeDigits == 4, let year = Int(exactly: number.value), year > 0
    else { return nil }
    let counts = tokens.token(place + 1).map { $0.classes.contains(WordClass.unit.set) } ?? false
    return counts ? nil : year
  }

  private func isSign(_ place: Int, _ sign: UInt8) -> Bool { tokens.isSign(sign, place) }

  /// "June 3 to June 6, 2025": the first day lies in the same year, unless it lies behind the second.
  private func takeYear(_ date: inout StatedDate, of next: StatedDate) {
    guard date.year == nil, let year = next.year, (date.month, date.day) <= (next.month, next.day) else { return }
    let between = tokens.tokens[date.places.upperBound..<next.places.lowerBound]
    let isJoined = between.allSatisfy { token in
      token.classes.contains(WordClass.weekday.set) || token.classes.contains(WordClass.dateJoiner.set)
        || tokens.characters(of: token) == ","
    }
    let joins = between.contains { $0.classes.contains(WordClass.dateJoiner.set) }
    if isJoined, joins { date.year = year }
  }
}
