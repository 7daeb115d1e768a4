import ChartModel

/// The ways in which a text writes its numbers, dates and times.
struct LabelFormats {
  let reading: WordReading
  let words: StructureWords

  /// All of them from left to right.
  var uses: [FormatUse] {
    reading.lists.indices.compactMap { date($0) ?? clock($0) ?? thousands($0) ?? signed($0) }
  }

  func bytes(_ places: Range<Int>) -> Range<Int> {
    reading.tokens.range(of: places.clamped(to: reading.lists.indices))
  }
  func text(_ place: Int) -> String { reading.token(place).map { reading.tokens.characters(of: $0) } ?? "" }

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
      let hour = Int(clamping: number.value) % 12 + (isLate ? 12 : 0)
      let minutes = token.kind == .time ? String(written.suffix(2)) : "00"
      return FormatUse(
        matter: .clock, style: .halves, range: bytes(place..<(place + 2)),
        others: [.hours24: "\(hour < 10 ? "0" : "")\(hour):\(minutes)"])
    }
    guard token.kind == .time, colons == 1, !reading.at(place + 1).has(.clock, .duration), number.value < 24,
      (number.second ?? 60) < 60, number.value >= 13 || number.value == 0 || written.hasPrefix("0")
    else { return nil }
    let hour = Int(clamping: number.value) % 12 == 0 ? 12 : Int(clamping: number.value) % 12
    let minutes = written.hasSuffix(":00") ? "" : ":" + written.suffix(2)
    return FormatUse(
      matter: .clock, style: .hours24, range: token.range,
      others: [.halves: "\(hour)\(minutes) \(number.value >= 12 ? other : half)"])
  }
}
