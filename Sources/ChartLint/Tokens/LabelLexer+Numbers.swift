/// Numbers, and what is made of several.
extension LabelLexer {
  /// A number, a date, a time, a range, a ratio, or a name that begins with a digit.
  func numeric() -> LabelToken? {
    let start = current
    guard let first = number(at: start, isSigned: true) else { return nil }
    return isoDate(start, first) ?? machineNumber(start, first) ?? time(start, first) ?? pair(start, first)
      ?? attached(start, first) ?? LabelToken(kind: .number, range: start..<first.end, number: first.number)
  }

  private typealias Scanned = (number: LabelToken.Number, end: Int)

  private static let currencies: Set<Unicode.Scalar> = ["$", "€", "£", "¥", "₹", "₩", "₽", "₺", "₫", "₪"]

  /// A number from a place on, with its sign, its currency and its percent sign.
  private func number(at start: Int, isSigned: Bool) -> Scanned? {
    var place = start
    var (sign, currency): (Double, Unicode.Scalar?) = (1, nil)
    if isSigned, byte(place) == 0x2D || byte(place) == 0xE2 && scalar(at: place).value == "\u{2212}",
      !isWord(before: start)
    {
      sign = -1
      place += scalar(at: place).length
    }
    if let mark = currencySign(at: place) {
      currency = mark.value
      place += mark.length
    }
    guard isDigit(place) || byte(place) == 0x2E && isDigit(place + 1) else { return nil }
    guard var scanned = magnitude(from: place) else { return nil }
    scanned.number.value *= sign
    scanned.number.currency = currency
    if byte(scanned.end) == 0x25 {
      scanned.number.isPercent = true
      scanned.end += 1
    }
    return scanned
  }

  /// A sign of a currency, which is that of the dollar or none of ASCII.
  private func currencySign(at place: Int) -> (value: Unicode.Scalar, length: Int)? {
    guard byte(place) == 0x24 || byte(place) >= 0x80 else { return nil }
    let sign = scalar(at: place)
    return Self.currencies.contains(sign.value) ? sign : nil
  }

  /// Digits, perhaps in groups of three, perhaps with decimals.
  private func magnitude(from start: Int) -> Scanned? {
    var end = digits(from: start)
    var isGrouped = false
    while end - start <= 3 || isGrouped, byte(end) == 0x2C, digits(from: end + 1) == end + 4, end > start {
      isGrouped = true
      end += 4
    }
    let wholeEnd = end
    if byte(end) == 0x2E, isDigit(end + 1) { end = digits(from: end + 1) }
    guard let value = value(of: start..<end, decimals: end - wholeEnd - 1) else { return nil }
    let wholeDigits = bytes[start..<wholeEnd].count { $0.isDigit }
    let number = LabelToken.Number(
      value: value, decimals: max(end - wholeEnd - 1, 0), isGrouped: isGrouped, wholeDigits: wholeDigits)
    return (number, end)
  }

  /// What digits are worth: a whole number of sixteen of them is rounded once, one of fifteen and the power of ten that parts its
  /// decimals are exact, so that what comes of both is rounded once, too.
  private func value(of range: Range<Int>, decimals: Int) -> Double? {
    let shown = bytes[range].lazy.filter { $0 != 0x2C }
    guard range.count <= 16 else { return Double(String(decoding: Array(shown), as: UTF8.self)) }
    let whole = shown.reduce(0) { $1.isDigit ? $0 * 10 + Int($1 - 0x30) : $0 }
    return decimals > 0 ? Double(whole) / Self.powers[decimals] : Double(whole)
  }

  private static let powers = (0...16).map { Double("1e\($0)") ?? 1 }

  // MARK: Made of several

  private func isoDate(_ start: Int, _ first: Scanned) -> LabelToken? {
    guard digits(from: start) == start + 4, byte(start + 4) == 0x2D, digits(from: start + 5) == start + 7,
      byte(start + 7) == 0x2D, digits(from: start + 8) == start + 10
    else { return nil }
    var end = start + 10
    let hasTime =
      byte(end) == 0x54 || byte(end) == 0x74
      || byte(end) == 0x20 && isDigit(end + 1) && isDigit(end + 2) && byte(end + 3) == 0x3A
    if hasTime, isDigit(end + 1) {
      end += 1
      while isDigit(end)
        || [0x3A, 0x2E, 0x2B, 0x2D, 0x5A].contains(byte(end)) && (byte(end) == 0x5A || isDigit(end + 1))
      { end += 1 }
    }
    return LabelToken(kind: .isoDate, range: start..<end)
  }

  /// `4.21e3`, and decimals that no person writes.
  private func machineNumber(_ start: Int, _ first: Scanned) -> LabelToken? {
    if byte(first.end) | 0x20 == 0x65 {
      let sign = byte(first.end + 1) == 0x2B || byte(first.end + 1) == 0x2D ? 1 : 0
      let end = digits(from: first.end + 1 + sign)
      if end > first.end + 1 + sign, !isLetter(end) { return LabelToken(kind: .machine, range: start..<end) }
    }
    return first.number.decimals >= 12 ? LabelToken(kind: .machine, range: start..<first.end) : nil
  }

  private func time(_ start: Int, _ first: Scanned) -> LabelToken? {
    guard byte(first.end) == 0x3A, isDigit(first.end + 1), first.number.decimals == 0, !first.number.isGrouped else {
      return nil
    }
    var end = digits(from: first.end + 1)
    let isTime = end - first.end == 3 && first.number.value < 25 && first.number.value >= 0
    while byte(end) == 0x3A, isDigit(end + 1) { end = digits(from: end + 1) }
    if byte(end) == 0x2E, isDigit(end + 1) { end = digits(from: end + 1) }
    var number = first.number
    number.second = Double(text((first.end + 1)..<digits(from: first.end + 1)))
    return LabelToken(kind: isTime ? .time : .ratio, range: start..<end, number: number)
  }

  /// Two or three numbers with slashes, two with a dash or a hyphen.
  private func pair(_ start: Int, _ first: Scanned) -> LabelToken? {
    let (mark, length) = scalar(at: first.end)
    switch mark {
    case "/":
      guard let second = number(at: first.end + 1, isSigned: false) else { return nil }
      var end = second.end
      if byte(end) == 0x2F, isDigit(end + 1) { end = digits(from: end + 1) }
      return joined(.slashed, start..<end, first, second)
    case "-", "‐", "‑":
      guard let second = number(at: first.end + length, isSigned: false), !isLetter(second.end) else { return nil }
      var end = second.end
      while byte(end) == 0x2D, isDigit(end + 1) { end = digits(from: end + 1) }
      return joined(.hyphenated, start..<end, first, second)
    case "–", "—":
      return number(at: first.end + length, isSigned: false).map { joined(.range, start..<$0.end, first, $0) }
    case " ":
      let dash = scalar(at: first.end + 1)
      guard dash.value == "–" || dash.value == "—", byte(first.end + 1 + dash.length) == 0x20 else { return nil }
      return number(at: first.end + 2 + dash.length, isSigned: false).map { joined(.range, start..<$0.end, first, $0) }
    default: return nil
    }
  }

  private func joined(_ kind: LabelToken.Kind, _ range: Range<Int>, _ first: Scanned, _ second: Scanned) -> LabelToken {
    var number = first.number
    number.second = second.number.value
    return LabelToken(kind: kind, range: range, number: number)
  }

  /// Letters right behind a number: an ordinal, a unit or a magnitude, else a name.
  private func attached(_ start: Int, _ first: Scanned) -> LabelToken? {
    guard isLetter(first.end), byte(first.end) != 0xC2 || isLetter(first.end) else { return nil }
    var end = first.end
    while isLetter(end) || isDigit(end) { end += isDigit(end) ? 1 : scalar(at: end).length }
    let letters = text(first.end..<end)
    if ["st", "nd", "rd", "th"].contains(letters.lowercased()) {
      return LabelToken(kind: .number, range: start..<end, number: first.number)
    }
    let isUnit = Self.attachedUnits.contains(letters)
    return LabelToken(
      kind: isUnit ? .attachedUnit : .identifier, range: start..<end, number: isUnit ? first.number : nil)
  }

  /// Letters behind a number that stand for a unit or a magnitude.
  private static let attachedUnits: Set = [
    "m", "M", "k", "K", "b", "B", "bn", "Bn", "mn", "mm", "cm", "km", "mi", "ft", "in", "yd", "g", "kg", "mg", "lb",
    "lbs", "oz", "t", "s",
    "sec", "secs", "min", "mins", "h", "hr", "hrs", "d", "w", "y", "yr", "yrs", "ms", "l", "L", "ml", "mL", "W", "kW",
    "MW", "GW", "kWh", "MWh",
    "GWh", "V", "A", "C", "F", "N", "Pa", "kPa", "hPa", "Hz", "kHz", "MHz", "GHz", "kB", "KB", "MB", "GB", "TB", "mph",
    "kph", "kmh", "bpm",
    "rpm", "ppm", "ppb", "dB", "kcal", "cal", "J", "kJ", "mmHg", "pt", "px", "am", "pm", "AM", "PM", "x",
  ]
}
