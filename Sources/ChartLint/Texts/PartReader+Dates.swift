/// Dates and times, which say where.
extension PartReader {
  private static let months: WordClasses = [.month, .monthShort]
  private static let weekdays: WordClasses = [.weekday, .weekdayShort]
  private static let dateWords: WordClasses = [months, weekdays]

  mutating func readDates() {
    let hasWords = !tokens.classes.isDisjoint(with: Self.dateWords)
    for place in tokens.tokens.indices where parts[place] == nil {
      if tokens.isKind(.isoDate, place) || tokens.isKind(.slashed, place) && isTemporal { set(.place, at: place) }
      guard hasWords, tokens.isCapital(place) else { continue }
      if tokens.isOf(Self.weekdays, place) { set(.place, at: place) }
      if tokens.isOf(Self.months, place) { readMonth(place) }
    }
    readYears()
  }

  var isTemporal: Bool { context.x?.type == "temporal" }

  /// "June 6", "6 June", "June 2025", "June 1–7", each perhaps with a year behind it.
  private mutating func readMonth(_ month: Int) {
    set(.place, at: month)
    var end = month + 1
    if isDay(end) || tokens.isKind(.range, end) || tokens.isKind(.hyphenated, end) {
      set(.place, at: end)
      end += 1
    } else if isDay(month - 1), month == 1 || !isPart(.place, month - 2) {
      set(.place, at: month - 1)
    }
    // "June 1 to 7".
    if tokens.isOf(.filler, end), isDay(end + 1), tokens.isBreak(end + 2) { set(.place, at: end + 1) }
    if isYear(end) { set(.place, at: end) }
    if tokens.isSign(0x2C, end), isYear(end + 1) { set(.place, at: end + 1) }
  }

  private func isDay(_ place: Int) -> Bool {
    guard tokens.isKind(.number, place), let number = tokens.tokens[place].number else { return false }
    return number.decimals == 0 && number.value >= 1 && number.value <= 31 && number.wholeDigits <= 2 && isPlain(number)
  }

  private func isYear(_ place: Int) -> Bool {
    guard tokens.isKind(.number, place), let number = tokens.tokens[place].number else { return false }
    return number.decimals == 0 && number.wholeDigits == 4 && number.value >= 1500 && number.value < 2200
      && isPlain(number)
  }

  private func isPlain(_ number: LabelToken.Number) -> Bool {
    !number.isGrouped && !number.isPercent && number.currency == nil
  }

  /// A year by itself: first of all, behind a little word, or "2019 to 2021".
  private mutating func readYears() {
    for place in parts.indices where parts[place] == nil && isYear(place) {
      let isFirst = place == 0 && (tokens.isBreak(1) || tokens.isOf(.filler, 1))
      let isBehind = tokens.isOf(.filler, place - 1) && tokens.isBreak(place + 1)
      // "Print, 2010" where X is time.
      let isListed = isTemporal && tokens.isSign(0x2C, place - 1) && isNamed(place - 2) && tokens.isBreak(place + 1)
      let isAtAll = isTemporal || context.x?.type == nil
      if isAtAll && (isFirst || isListed || isBehind && (colon.map { place < $0 } ?? true)) { set(.place, at: place) }
    }
  }

  private func isNamed(_ place: Int) -> Bool {
    tokens.tokens.indices.contains(place) && tokens.tokens[place].isProtected && isPart(.place, place)
  }

  // MARK: Times

  mutating func readTimes() {
    for place in tokens.tokens.indices where parts[place] == nil {
      if tokens.isKind(.time, place) { set(.place, at: place) }
      if tokens.isKind(.attachedUnit, place), isHalfOfDay(tokens.tokens[place].range.upperBound) {
        set(.place, at: place)
      }
      if tokens.isOf(.dayHalf, place + 1), tokens.isKind(.number, place) {
        set(.place, place..<(place + 2))
        // "9 to 11 AM".
        if tokens.isOf(.filler, place - 1), tokens.isKind(.number, place - 2) {
          set(.place, at: place - 2)
        }
      }
      let isCounted = tokens.isOf(.countedPlace, place) && tokens.isKind(.number, place + 1)
      if isCounted, place == 0 || !tokens.isNumber(place - 1) { set(.place, place..<(place + 2)) }
    }
  }

  /// `9AM`, which ends in an m.
  private func isHalfOfDay(_ end: Int) -> Bool {
    guard end >= 2, tokens.bytes[end - 1].lowered == 0x6D else { return false }
    return tokens.bytes[end - 2].lowered == 0x61 || tokens.bytes[end - 2].lowered == 0x70
  }
}
