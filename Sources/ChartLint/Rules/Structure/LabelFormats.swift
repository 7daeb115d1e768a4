/// A number, a date or a time of a text in one of several ways to write it.
struct FormatUse: Sendable {
  /// What can be written in several ways.
  enum Matter: Sendable {
    case date, clock, thousands, percent, degree, dollar, euro
  }

  /// The ways.
  enum Style: Sendable {
    case monthFirst, dayFirst, ordinal, halves, hours24, commas, blanks, plain, sign, word
  }

  var matter: Matter
  var style: Style
  /// What makes two uses of one matter comparable: the word behind a number.
  var key = ""
  /// Where it stands, in bytes.
  var range: Range<Int>
  /// It in the other ways, as far as they can be written.
  var others: [Style: String] = [:]
}

/// The ways in which a text writes its numbers, dates and times.
struct LabelFormats {
  let reading: WordReading
  let words: StructureWords

  /// All of them from left to right.
  var uses: [FormatUse] {
    reading.lists.indices.compactMap { date($0) ?? clock($0) ?? thousands($0) ?? signed($0) }
  }

  private func bytes(_ places: Range<Int>) -> Range<Int> {
    reading.tokens.range(of: places.clamped(to: reading.lists.indices))
  }
  private func text(_ place: Int) -> String { reading.token(place).map { reading.tokens.characters(of: $0) } ?? "" }

  // MARK: Dates

  /// The day of a month that a token may be, and whether it is an ordinal.
  private func day(_ place: Int) -> (digits: String, isOrdinal: Bool)? {
    guard let token = reading.token(place), token.kind == .number, let number = token.number, number.decimals == 0,
      (1...31).contains(number.value), !number.isPercent, number.currency == nil
    else { return nil }
    let digits = text(place).filter { $0.isASCII && $0.isNumber }
    return (digits, text(place).last?.isLetter == true)
  }

  private func date(_ place: Int) -> FormatUse? {
    guard reading.isMonth(place) else { return nil }
    let before = day(place - 1)
    // Of "5 June 6" and "Week 5 June 6" nobody knows which number is the day.
    if let after = day(place + 1), before == nil {
      var use = FormatUse(
        matter: .date, style: after.isOrdinal ? .ordinal : .monthFirst, range: bytes(place..<(place + 2)))
      use.others = [.dayFirst: "\(after.digits) \(text(place))", .monthFirst: "\(text(place)) \(after.digits)"]
      return use
    }
    guard let before, day(place + 1) == nil, !reading.isSign(place - 2, "/") else { return nil }
    var use = FormatUse(matter: .date, style: .dayFirst, range: bytes((place - 1)..<(place + 1)))
    use.others = [.monthFirst: "\(text(place)) \(before.digits)"]
    return use
  }

  // MARK: Times

  private func clock(_ place: Int) -> FormatUse? {
    guard let token = reading.token(place), let number = token.number, let half = words.halves.first,
      let other = words.halves.last
    else { return nil }
    let written = text(place)
    let colons = written.utf8.count { $0 == 0x3A }
    if reading.at(place + 1).has(.clock), token.kind == .time && colons == 1 || day(place) != nil, number.value <= 12 {
      let isLate = reading.word(place + 1) == other.lowercased()
      let hour = Int(number.value) % 12 + (isLate ? 12 : 0)
      let minutes = token.kind == .time ? String(written.suffix(2)) : "00"
      return FormatUse(
        matter: .clock, style: .halves, range: bytes(place..<(place + 2)),
        others: [.hours24: "\(hour < 10 ? "0" : "")\(hour):\(minutes)"])
    }
    guard token.kind == .time, colons == 1, !reading.at(place + 1).has(.clock, .duration), number.value < 24,
      (number.second ?? 60) < 60, number.value >= 13 || number.value == 0 || written.hasPrefix("0")
    else { return nil }
    let hour = Int(number.value) % 12 == 0 ? 12 : Int(number.value) % 12
    let minutes = written.hasSuffix(":00") ? "" : ":" + written.suffix(2)
    return FormatUse(
      matter: .clock, style: .hours24, range: token.range,
      others: [.halves: "\(hour)\(minutes) \(number.value >= 12 ? other : half)"])
  }

  // MARK: Thousands

  private func thousands(_ place: Int) -> FormatUse? {
    guard let token = reading.token(place), token.kind == .number, let number = token.number else { return nil }
    let key = reading.token(place + 1)?.kind == .word ? reading.word(place + 1) : ""
    let plain = text(place).filter { $0 != "," }
    if number.isGrouped {
      return FormatUse(matter: .thousands, style: .commas, key: key, range: token.range, others: [.plain: plain])
    }
    if number.wholeDigits == 4, number.decimals == 0, number.value > 0, text(place).utf8.allSatisfy(\.isDigit) {
      guard !key.isEmpty || !(1500...2199).contains(number.value) else { return nil }
      return FormatUse(
        matter: .thousands, style: .plain, key: key, range: token.range,
        others: [.commas: SpecWords.grouped(number.value)])
    }
    return blanks(place, token, number)
  }

  /// "1 250": one to three digits, one blank, three digits.
  private func blanks(_ place: Int, _ token: LabelToken, _ number: LabelToken.Number) -> FormatUse? {
    guard let next = reading.token(place + 1), next.kind == .number, let rest = next.number, rest.wholeDigits == 3,
      rest.decimals == 0, !rest.isGrouped, number.wholeDigits < 4, number.decimals == 0, number.value > 0,
      rest.currency == nil, next.range.lowerBound > token.range.upperBound,
      next.range.lowerBound <= token.range.upperBound + 3, !reading.isMonth(place - 1)
    else { return nil }
    let key = reading.token(place + 2)?.kind == .word ? reading.word(place + 2) : ""
    let (first, second) = (text(place), text(place + 1))
    return FormatUse(
      matter: .thousands, style: .blanks, key: key, range: bytes(place..<(place + 2)),
      others: [.commas: "\(first),\(second)", .plain: first + second])
  }

  // MARK: Signs

  /// A sign at a number, or the word for it: "12%" and "12 percent", "$40" and "40 dollars".
  private func signed(_ place: Int) -> FormatUse? {
    guard let token = reading.token(place), token.kind == .number, let number = token.number else { return nil }
    let bare = text(place).filter { $0.isNumber || ".,-−".contains($0) }
    let next = reading.at(place + 1)
    let both = bytes(place..<(place + 2))
    if number.isPercent {
      return FormatUse(
        matter: .percent, style: .sign, range: token.range,
        others: words.first(.percent).map { [.word: "\(bare) \($0)"] } ?? [:])
    }
    if next.has(.percent) { return FormatUse(matter: .percent, style: .word, range: both, others: [.sign: bare + "%"]) }
    if text(place + 1) == "°" { return degree(place) }
    if next.has(.degree) { return FormatUse(matter: .degree, style: .word, key: initial(place + 2), range: both) }
    if let sign = number.currency {
      return sign == "$" ? money(.dollar, token) : sign == "€" ? money(.euro, token) : nil
    }
    if next.has(.dollar) { return FormatUse(matter: .dollar, style: .word, range: both, others: [.sign: "$" + bare]) }
    if next.has(.euro) { return FormatUse(matter: .euro, style: .word, range: both, others: [.sign: "€" + bare]) }
    return nil
  }

  private func money(_ matter: FormatUse.Matter, _ token: LabelToken) -> FormatUse {
    FormatUse(matter: matter, style: .sign, range: token.range)
  }

  private func degree(_ place: Int) -> FormatUse {
    FormatUse(matter: .degree, style: .sign, key: initial(place + 2), range: bytes(place..<(place + 2)))
  }

  /// The first letter of a scale of temperatures, in words or by its sign.
  private func initial(_ place: Int) -> String { String(reading.word(place).prefix(1)) }
}
