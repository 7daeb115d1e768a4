/// How thousands are parted, and whether signs or words stand at numbers.
extension LabelFormats {
  func thousands(_ place: Int) -> FormatUse? {
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

  /// A sign at a number, or the word for it: "12%" and "12 percent", "$40" and "40 dollars".
  func signed(_ place: Int) -> FormatUse? {
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
