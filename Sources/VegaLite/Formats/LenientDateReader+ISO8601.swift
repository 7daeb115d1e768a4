/// ISO 8601 as ECMA-262 has it; what does not fit is left to the lenient form.
extension LenientDateReader {
  enum ISOReading { case whole, part, broken }

  private func fixed(_ length: Int, _ range: ClosedRange<Int>) -> Int? {
    if case .number(let number, length) = word, range.contains(number) { number } else { nil }
  }

  mutating func readISO() -> ISOReading {
    guard readISODate() else { return .part }
    guard word == .letters("t", length: 1) else {
      guard word == .end else { return .part }
      return finishISO()
    }
    if date.numbers.isEmpty { return .part }
    advance()
    return readISOTime() ? finishISO() : .broken
  }

  private mutating func finishISO() -> ISOReading {
    if date.numbers.isEmpty { return .part }
    if date.offset == nil, date.clock.isEmpty { date.offset = .init() }
    date.isISO = true
    return .whole
  }

  /// As much of a date as there is; what is read counts even if something else follows.
  private mutating func readISODate() -> Bool {
    if isPlusOrMinus {
      let isNegative = word == .sign(0x2D)
      let before = (bytes, word)
      advance()
      guard let year = fixed(6, 0...999_999), !(isNegative && year == 0) else {
        (bytes, word) = before
        return false
      }
      date.numbers.append(isNegative ? -year : year)
    } else {
      guard let year = fixed(4, 0...9_999) else { return false }
      date.numbers.append(year)
    }
    advance()
    for range in [1...12, 1...31] where skip("-") {
      guard let part = fixed(2, range) else { return false }
      date.numbers.append(part)
      advance()
    }
    return true
  }

  private mutating func readISOTime() -> Bool {
    guard let hour = fixed(2, 0...24) else { return false }
    date.clock = [hour]
    advance()
    let most = hour == 24 ? 0 : 59
    guard skip(":"), let minute = fixed(2, 0...most) else { return false }
    date.clock.append(minute)
    advance()
    if skip(":") {
      guard let second = fixed(2, 0...most) else { return false }
      date.clock.append(second)
      advance()
      if skip(".") {
        guard case .number(let number, let length) = word, hour != 24 || number == 0 else { return false }
        date.clock.append(Self.milliseconds(number, length))
        advance()
      }
    }
    return readISOOffset() && word == .end
  }

  private mutating func readISOOffset() -> Bool {
    if isZ {
      date.offset = .init()
      advance()
      return true
    }
    guard isPlusOrMinus else { return true }
    var offset = ReadDate.Offset(sign: word == .sign(0x2B) ? 1 : -1)
    advance()
    if let both = fixed(4, 0...2_359) {
      (offset.hour, offset.minute) = (both / 100, both % 100)
    } else {
      offset.hour = fixed(2, 0...23)
      advance()
      guard offset.hour != nil, skip(":") else { return false }
      offset.minute = fixed(2, 0...59)
    }
    guard let minute = offset.minute, minute < 60 else { return false }
    advance()
    date.offset = offset
    return true
  }

  /// The first three digits of a fraction; those that are not there are zeros.
  static func milliseconds(_ number: Int, _ length: Int) -> Int {
    var value = number
    // Only nine digits were kept of a longer number.
    var digits = min(length, 9)
    while digits < 3 {
      value *= 10
      digits += 1
    }
    while digits > 3 {
      value /= 10
      digits -= 1
    }
    return value
  }
}
