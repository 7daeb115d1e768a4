/// The lenient form: numbers, names and signs in nearly any order.
extension LenientDateReader {
  mutating func accept(_ current: Word) -> Bool {
    switch current {
    case .number(let number, _):
      hasReadNumber = true
      return acceptNumber(number)
    case .letters(let letters, let length): return acceptWord(letters, length)
    case .sign(0x28):
      skipParentheses()
      return true
    case .sign(0x2B), .sign(0x2D):
      guard isUTC || !date.clock.isEmpty else { return !hasReadNumber }
      return acceptOffset(sign: current == .sign(0x2B) ? 1 : -1)
    case .sign(0x29): return !hasReadNumber
    default: return true
    }
  }

  private var isUTC: Bool { date.offset.map { $0.hour == 0 && $0.minute == 0 } ?? false }

  private mutating func acceptNumber(_ number: Int) -> Bool {
    if skip(":") {
      if skip(":") {
        guard date.clock.isEmpty else { return false }
        date.clock = [number, 0]
        return true
      }
      guard date.addToClock(number) else { return false }
      _ = word == .sign(0x2E) && skip(".")
      return true
    }
    let hasPoint = skip(".")
    if hasPoint, date.mayFollow(number) {
      guard date.addToClock(number), case .number(let fraction, let length) = word else { return false }
      date.finishClock(Self.milliseconds(fraction, length))
      advance()
      return true
    }
    if let offset = date.offset, offset.hour != nil, offset.minute == nil, number < 60 {
      date.offset?.minute = number
      return true
    }
    if date.mayFollow(number) {
      date.finishClock(number)
      return word == .end || word == .space || isZ || isPlusOrMinus
    }
    guard date.add(number) else { return false }
    _ = skip("-")
    return true
  }

  private mutating func acceptWord(_ letters: String, _ length: Int) -> Bool {
    if let place = LenientDateWords.months.firstIndex(of: letters), length >= 3 {
      date.month = place + 1
      _ = skip("-")
      return true
    }
    if length <= 3, letters == "am" || letters == "pm", !date.clock.isEmpty {
      date.halfDay = letters == "am" ? 0 : 12
      return true
    }
    if length <= 3, hasReadNumber, let hours = LenientDateWords.zones[letters] {
      date.offset = .init(sign: hours < 0 ? -1 : 1, hour: abs(hours), minute: 0)
      return true
    }
    // A weekday or the like before the first number; it must not touch it.
    return !hasReadNumber && !isNumber
  }

  private mutating func acceptOffset(sign: Int) -> Bool {
    var offset = ReadDate.Offset(sign: sign)
    var (number, length) = (0, 0)
    if case .number(let found, let count) = word {
      (number, length) = (found, count)
      advance()
    }
    hasReadNumber = true
    if word == .sign(0x3A) {
      offset.hour = number
      _ = skip(":")
    } else {
      guard (1...4).contains(length) else { return false }
      (offset.hour, offset.minute) = length < 3 ? (number, 0) : (number / 100, number % 100)
    }
    date.offset = offset
    return true
  }

  private mutating func skipParentheses() {
    var depth = 1
    while depth > 0, word != .end {
      if word == .sign(0x28) { depth += 1 }
      if word == .sign(0x29) { depth -= 1 }
      advance()
    }
  }
}

/// The words of the lenient form.
enum LenientDateWords {
  static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// Hours from UTC.
  static let zones = [
    "ut": 0, "utc": 0, "z": 0, "gmt": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6,
    "pst": -8, "pdt": -7,
  ]
}
