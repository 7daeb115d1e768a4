/// Whether the text of a group says which stretch of the X axis it is about, by a range or by a name.
struct GroupPlace {
  private let reading: WordReading
  /// The words of the value: the name and the unit of the Y axis.
  private let value: Set<String>
  private let unit: String?
  private let xUnit: String?
  /// Whether places along X are numbers.
  private let hasNumbers: Bool

  init(_ reading: WordReading, _ context: LabelContext) {
    self.reading = reading
    let names = [context.y?.name, context.y?.unit].compactMap { $0?.lowercased() }
    value = Set(names.flatMap { $0.split(separator: " ").map(String.init) })
    unit = context.y?.unit?.lowercased().split(separator: " ").first.map(String.init)
    hasNumbers = context.x?.type == "quantitative"
    xUnit = context.x?.unit?.lowercased().split(separator: " ").first.map(String.init)
  }

  /// Whether it does; also where words stand before the value that may be a name.
  var isSaid: Bool {
    reading.lists.indices.contains { isPlace($0) || isPeriod($0) || isName($0) || isPair($0) } || hasLeadingName
  }

  /// Dates, times, years, and words such as "morning".
  private func isPlace(_ place: Int) -> Bool {
    guard let token = reading.token(place) else { return false }
    switch token.kind {
    case .time, .isoDate, .identifier, .slashed, .placeholder: return true
    case .number where hasNumbers && place < 2 && reading.isSign(place + 1, ":"): return true
    case .number: return isYear(token) && reading.token(place + 1)?.kind != .word
    case .range, .hyphenated: return isFree(place..<(place + 1), unit: reading.word(place + 1))
    case .word:
      let days: WordClasses = [WordClass.weekday.set, WordClass.weekdayShort.set]
      return reading.isMonth(place) || !token.classes.isDisjoint(with: days) || reading.at(place).has(.stretch)
    default: return false
    }
  }

  private func isYear(_ token: LabelToken) -> Bool {
    guard let number = token.number, !number.isGrouped, number.decimals == 0 else { return false }
    return number.wholeDigits == 4 && (1500...2199).contains(number.value)
  }

  /// "Week 3", "third quarter", "2nd lap".
  private func isPeriod(_ place: Int) -> Bool {
    guard reading.at(place).has(.period) else { return false }
    if let next = reading.token(place + 1), next.number != nil || next.classes.contains(WordClass.numberWord.set) {
      return true
    }
    guard let before = reading.token(place - 1) else { return false }
    if before.kind == .number { return reading.word(place - 1).last?.isLetter == true }
    return before.kind == .word && !isKnown(place - 1)
  }

  /// A name of the chart, or a capital within a sentence.
  private func isName(_ place: Int) -> Bool {
    guard let token = reading.token(place), token.kind == .word, !isKnown(place) else { return false }
    return token.isProtected || place > 0 && reading.isCapital(place) && !reading.isSign(place - 1, ".!?")
  }

  /// Words before the first number, or before a colon, that are neither a measure nor a filler.
  private var hasLeadingName: Bool {
    let number = reading.tokens.tokens.firstIndex { $0.number != nil } ?? reading.lists.count
    let colon = reading.lists.indices.first { reading.isSign($0, ":") } ?? 0
    return (0..<max(number, colon)).contains { place in
      guard let kind = reading.token(place)?.kind else { return false }
      return kind == .word && !isKnown(place) || kind == .emoji
    }
  }

  private func isKnown(_ place: Int) -> Bool {
    let word = reading.word(place)
    return reading.at(place).has(.measure, .filler, .to, .from, .percent, .degree) || value.contains(word)
      || value.contains(word + "s") || word.hasSuffix("s") && value.contains(String(word.dropLast()))
  }

  // MARK: Pairs

  /// "From 1.2 to 2.4 miles", where the numbers are no values.
  private func isPair(_ place: Int) -> Bool {
    guard reading.at(place).has(.to), reading.token(place + 1)?.number != nil else { return false }
    let start = reading.token(place - 1)?.number != nil ? place - 1 : place - 2
    guard start >= 0, reading.token(start)?.number != nil else { return false }
    if reading.at(place).has(.joining), !reading.at(start - 1).has(.from) { return false }
    return isFree(start..<(place + 2), unit: reading.word(place + 2))
  }

  /// Whether two numbers are a stretch: their unit is not that of the values, and a value stands beside them.
  private func isFree(_ pair: Range<Int>, unit found: String) -> Bool {
    if let xUnit, xUnit == found { return true }
    if let unit, unit == found || value.contains(found) { return false }
    if reading.token(pair.upperBound - 1)?.number?.isPercent == true { return false }
    let hasValue = reading.lists.indices.contains { !pair.contains($0) && reading.token($0)?.number != nil }
    let isAtStart = pair.lowerBound <= 1 && reading.lists.indices.contains { reading.isSign($0, ":,") }
    return hasValue || isAtStart
  }
}
