/// Finds the numbers of a text that are amounts: no dates, no ranks, no names with digits, no "6 of 30".
struct NumberReading {
  private let tokens: LabelTokens
  private let lowered: [String]
  private let units = ClaimUnits.english
  private let ownUnit: [String]
  private let words: LintWords
  private let numberWords: [String]
  private let powers: PowersOfTen

  init(_ tokens: LabelTokens, _ context: LabelContext, _ words: LintWords) {
    self.tokens = tokens
    self.words = words
    lowered = tokens.tokens.map { tokens.characters(of: $0).lowercased() }
    let bytes = Array((context.y?.unit ?? "").utf8)
    var lexer = LabelLexer(bytes)
    ownUnit = lexer.tokens().map { String(decoding: bytes[$0.range], as: UTF8.self).lowercased() }
    numberWords = words.entries(of: .numberWord)
    powers = PowersOfTen(tokens)
  }

  /// The amounts outside some tokens, which are places and names.
  func numbers(outside taken: [Range<Int>]) -> [ClaimNumber] {
    let open = !tokens.tokens.contains { $0.number != nil } && tokens.classes.isDisjoint(with: WordClass.numberWord.set)
    if open { return [] }
    return tokens.tokens.indices.compactMap { place in
      taken.contains { $0.contains(place) } || powers.isInside(place) ? nil : number(at: place)
    }
  }

  private func number(at place: Int) -> ClaimNumber? {
    let token = tokens.tokens[place]
    switch token.kind {
    case .number where !token.isProtected: return token.number.flatMap { isAmount(place, $0) ? plain(place, $0) : nil }
    case .attachedUnit where !token.isProtected: return token.number.flatMap { attached(place, $0) }
    case .word where token.classes.contains(WordClass.numberWord.set): return spelled(place)
    default: return nil
    }
  }

  private func plain(_ place: Int, _ number: LabelToken.Number) -> ClaimNumber? {
    if let power = powers.behind(place) { return claim(place..<power.end, number, power.multiple) }
    let multiple = word(place + 1).flatMap { units.magnitudes[$0] }
    // Of an axis in thousands "420 thousand bicycles" is 420, with "thousand bicycles" as its unit.
    guard let multiple, let own = ownUnit.first.flatMap({ units.magnitudes[$0] }) else {
      return claim(place..<(multiple == nil ? place + 1 : place + 2), number, multiple ?? 1)
    }
    return claim(place..<(multiple == own ? place + 1 : place + 2), number, multiple / own)
  }

  private func attached(_ place: Int, _ number: LabelToken.Number) -> ClaimNumber? {
    let letters = String(lowered[place].drop { !$0.isLetter })
    // "60m" and "$3M" may be meters, minutes or millions.
    let isMillion = letters == "m" && number.currency != nil
    if letters == "m", !isMillion { return nil }
    let multiple = isMillion ? 1e6 : units.magnitudes[letters] ?? (letters == "b" ? 1e9 : 1)
    var claim = claim(place..<(place + 1), number, multiple)
    if multiple == 1, let unit = units.units[letters] ?? units.units["°" + letters] { claim?.unit = unit }
    return claim
  }

  private func spelled(_ place: Int) -> ClaimNumber? {
    guard let value = numberWords.firstIndex(of: lowered[place]), value != 1,
      place == 0 || !words.frames.has(lowered[place - 1], in: .noAmountLead)
    else { return nil }
    let number = LabelToken.Number(value: Double(value), decimals: 0, isGrouped: false, wholeDigits: 1)
    var claim = plain(place, number)
    claim?.isSpelled = true
    claim?.tolerance = 0.5
    return claim
  }

  private func claim(_ places: Range<Int>, _ number: LabelToken.Number, _ multiple: Double) -> ClaimNumber? {
    let value = number.value * multiple
    let isBelowZero = belongs(places.lowerBound - 1, .minus)
    let places = isBelowZero ? (places.lowerBound - 1)..<places.upperBound : places
    let sign = isBelowZero ? -1.0 : 1
    guard value.isFinite, let first = tokens.tokens[places].first, let last = tokens.tokens[places].last else {
      return nil
    }
    var claim = ClaimNumber(
      value: value * sign, tolerance: ClaimNumber.tolerance(number, multiple: multiple), tokens: places,
      range: first.range.lowerBound..<last.range.upperBound)
    claim.multiple = multiple
    if number.isPercent { claim.unit = units.units["%"] }
    if let currency = number.currency { claim.unit = units.units[String(currency)] }
    if isOwnMoney(number, places) {
      claim.isOwnUnit = true
      claim.noun = places.upperBound - places.lowerBound > 1 ? nil : word(places.upperBound)
    } else {
      readUnit(&claim)
    }
    if isAbout(places.lowerBound) {
      claim.isAbout = true
      claim.tolerance *= 2
    }
    return claim
  }

  // MARK: Units

  /// `$4.5 million` of an axis in million dollars, whose unit it says with a sign before and a word behind it.
  private func isOwnMoney(_ number: LabelToken.Number, _ places: Range<Int>) -> Bool {
    guard let unit = number.currency.flatMap({ units.units[String($0)] }),
      ownUnit.first.map({ units.magnitudes[$0] != nil }) == true,
      units.units[ownUnit.dropFirst().joined(separator: " ")] == unit
    else { return false }
    return [places.upperBound - 1, places.upperBound].contains { place in
      word(place).map { units.magnitudes[$0] != nil } ?? false
    }
  }

  private func readUnit(_ claim: inout ClaimNumber) {
    let start = claim.tokens.upperBound
    if !ownUnit.isEmpty, start + ownUnit.count <= lowered.count,
      zip(lowered[start...], ownUnit).allSatisfy({ $0 == $1 || $0 + "s" == $1 || $0 == $1 + "s" })
    {
      claim.isOwnUnit = true
      claim.noun = ownUnit.joined(separator: " ")
    }
    for count in [4, 3, 2, 1] where claim.unit == nil && start + count <= lowered.count {
      let separator = lowered[start] == "°" ? "" : " "
      claim.unit = units.units[lowered[start..<(start + count)].joined(separator: separator)]
      if claim.unit != nil, claim.noun == nil {
        claim.noun = lowered[start..<(start + count)].joined(separator: separator)
      }
    }
    if claim.noun == nil, let next = token(start), next.kind == .word,
      next.classes.isDisjoint(with: [WordClass.link.set, WordClass.isMore.set, WordClass.isLess.set])
    {
      claim.noun = lowered[start]
    }
  }

  private func isAbout(_ place: Int) -> Bool {
    for back in [1, 2] {
      guard let previous = token(place - back) else { continue }
      if previous.classes.contains(WordClass.about.set),
        back == 1 || previous.kind == .word && lowered[place - 1] == "a"
      {
        return true
      }
      if back == 1, previous.kind == .symbol, lowered[place - 1] == "~" || lowered[place - 1] == "≈" { return true }
    }
    let phrases = tokens.places(of: .about)
    return phrases.contains { $0.upperBound == place }
  }

  // MARK: What is no amount

  /// Whether a number is neither a rank nor a part of a name, and no year.
  private func isAmount(_ place: Int, _ number: LabelToken.Number) -> Bool {
    let token = tokens.tokens[place]
    // "1st", "22nd".
    if tokens.bytes[token.range.upperBound - 1].isLetterByte { return false }
    let (before, after) = (word(place - 1) ?? "", word(place + 1) ?? "")
    if belongs(place - 1, .rank) || before == "#" { return false }
    // "6 of 30", "6 out of 30".
    if isPart(after) && isNumber(place + 2) || isOut(after) && isPart(word(place + 2)) { return false }
    if isPart(before) && (isNumber(place - 2) || isOut(word(place - 2))) { return false }
    if before == "/" || after == "/" { return false }
    // "5 of them" counts marks.
    if isPart(after), belongs(place + 2, .ofMarks) { return false }
    return !isYear(place, number, before)
  }

  /// Whether a word joins a number with that of which it is a part.
  private func isPart(_ word: String?) -> Bool { word.map { words.frames.has($0, in: .partJoiner) } ?? false }

  private func isOut(_ word: String?) -> Bool { word.map { words.frames.has($0, in: .partLead) } ?? false }

  private func isYear(_ place: Int, _ number: LabelToken.Number, _ before: String) -> Bool {
    guard number.decimals == 0, !number.isGrouped, number.wholeDigits == 4, number.currency == nil, !number.isPercent,
      number.value >= 1500, number.value < 2200
    else { return false }
    let isBehindMonth =
      token(place - 1).map { !$0.classes.isDisjoint(with: [WordClass.month.set, WordClass.monthShort.set]) } ?? false
    return isBehindMonth || belongs(place - 1, .beforeYear) || before == "," && token(place - 2)?.number != nil
  }

  private func belongs(_ place: Int, _ list: WordClass) -> Bool { token(place)?.classes.contains(list.set) ?? false }

  private func isNumber(_ place: Int) -> Bool {
    token(place).map { $0.number != nil || $0.classes.contains(WordClass.numberWord.set) } ?? false
  }

  private func token(_ place: Int) -> LabelToken? { tokens.tokens.indices.contains(place) ? tokens.tokens[place] : nil }

  private func word(_ place: Int) -> String? { lowered.indices.contains(place) ? lowered[place] : nil }
}
