import ChartModel
@_spi(Bytes) import SourceText

/// How fine a date or time is written.
public enum DatePrecision: Int, Comparable, CaseIterable, Sendable {
  /// `2000`
  case year
  /// `2000-H1`
  case halfYear
  /// `2000-Q1`
  case quarter
  /// `2000-01`
  case month
  /// `2000-W01`
  case week
  /// `2000-01-31`
  case day
  /// `2000-01-31T12:00`
  case time

  /// Whether the first is coarser than the second.
  public static func < (first: DatePrecision, second: DatePrecision) -> Bool { first.rawValue < second.rawValue }
}

/// What a text is, read as a date or time.
enum DateReading: Equatable {
  /// Microseconds: of UTC where the text has an offset, else of the wall clock.
  case value(Int64, precision: DatePrecision, hasOffset: Bool)
  case missing
  case bad
}

/// Reads dates and date-times.
///
/// ISO 8601 and its kin (`2000-01-31T12:00Z`, `2000/01/31`, `2000-1-31`, `2000-01`, `2000-Q1`, `2000-W05`), months by name
/// (`Jan 1 2000`, `1. Januar 2000`, `Jan-00`), and where the style has an order, `31.01.2000` and `1/31/00 5:00 PM`.
struct DateText {
  let text: Bytes
  private let clock: ClockOffsets
  var index = 0

  /// Reads a text as the dates of its column are written.
  static func read(_ text: Bytes, style: DateStyle) -> DateReading {
    let text = text.trimmed
    if MissingText.matches(text) || MissingText.isNaN(text) || MissingText.isAmongNumbers(text) { return .missing }
    var reader = DateText(text: text, clock: style.clock)
    let reading = reader.read(style) ?? .bad
    guard style.endsWeeks, case .value(let time, .day, let hasOffset) = reading else { return reading }
    return .value(time &- 6 &* 86_400_000_000, precision: .day, hasOffset: hasOffset)
  }

  private init(text: Bytes, clock: ClockOffsets) { (self.text, self.clock) = (text, clock) }

  private mutating func read(_ style: DateStyle) -> DateReading? {
    if let reading = style.number?.read(text) { return reading }
    let isISO = text[0].isDigit && text[3].isDigit && (text[4] == UInt8(ascii: "-") || text[4] == UInt8(ascii: "/"))
    if isISO, let reading = readISO(style) { return reading }
    index = 0
    return readParts(style)
  }

  /// The year that a text of four digits is, from 1000 to 2999.
  static func year(_ text: Bytes) -> Int? {
    guard text.count == 4, let number = number(text, at: 0, digits: 4) else { return nil }
    return (1_000...2_999).contains(number) ? number : nil
  }

  static func number(_ text: Bytes, at start: Int, digits: Int) -> Int? {
    var number = 0
    for index in start..<start + digits {
      guard text[index].isDigit else { return nil }
      number = number * 10 + text[index].digit
    }
    return number
  }

  static func value(_ date: CivilDate, _ precision: DatePrecision) -> DateReading? {
    guard date.isValid else { return nil }
    return .value(Int64(date.dayNumber) &* 86_400_000_000, precision: precision, hasOffset: false)
  }

  private mutating func readISO(_ style: DateStyle) -> DateReading? {
    guard let year = Self.number(text, at: 0, digits: 4), let month = Self.number(text, at: 5, digits: 2) else {
      return nil
    }
    if text.count == 7 {
      return style.pairsAreWeeks
        ? Self.week(month, of: year) : Self.value(CivilDate(year: year, month: month, day: 1), .month)
    }
    guard text[7] == text[4], let day = Self.number(text, at: 8, digits: 2) else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard date.isValid else { return nil }
    if text.count == 10 { return Self.value(date, .day) }
    guard text[10] | 0x20 == UInt8(ascii: "t") || text[10] == 0x20 else { return nil }
    index = 11
    guard let time = readTime() else { return nil }
    return addOffset(to: Int64(date.dayNumber) &* 86_400_000_000 &+ time)
  }

  /// `hh:mm`, `hh:mm:ss` or `hh:mm:ss.f…` in microseconds; 24:00 and the leap second 60 belong to what follows.
  private mutating func readTime() -> Int64? {
    guard let hour = pair(), let rest = readMinutes() else { return nil }
    guard hour < 24 || (hour == 24 && rest == 0) else { return nil }
    return Int64(hour) &* 3_600_000_000 &+ rest
  }

  /// `:mm`, `:mm:ss` or `:mm:ss.f…` in microseconds.
  mutating func readMinutes() -> Int64? {
    guard text[index] == UInt8(ascii: ":") else { return nil }
    index += 1
    guard let minute = pair(), minute < 60 else { return nil }
    guard text[index] == UInt8(ascii: ":") else { return Int64(minute) &* 60_000_000 }
    index += 1
    guard let second = pair(), second <= 60, let fraction = readFraction() else { return nil }
    return Int64(minute * 60 + second) &* 1_000_000 &+ Int64(fraction)
  }

  private mutating func pair() -> Int? {
    guard let number = Self.number(text, at: index, digits: 2) else { return nil }
    index += 2
    return number
  }

  /// The `2` of `GMT+2`, or two digits.
  private mutating func oneOrTwo() -> Int? {
    guard text[index].isDigit, !text[index + 1].isDigit else { return pair() }
    index += 1
    return text[index - 1].digit
  }

  /// The fraction of a second in microseconds, finer digits dropped; nil for a mark without a digit.
  private mutating func readFraction() -> Int? {
    guard text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ",") else { return 0 }
    index += 1
    guard text[index].isDigit else { return nil }
    var scale = 100_000
    var fraction = 0
    while text[index].isDigit {
      fraction += text[index].digit * scale
      scale /= 10
      index += 1
    }
    return fraction
  }

  /// Nothing (the wall clock), `Z`, `±hh`, `±hh:mm`, `±hhmm`, `GMT±h` or the name of a zone.
  mutating func addOffset(to local: Int64) -> DateReading? {
    while text[index] == 0x20 { index += 1 }
    if index >= text.count { return .value(local, precision: .time, hasOffset: false) }
    if let minutes = ZoneNames.minutes(text.from(index)) { return moment(local, minutes) }
    let isNamed = text[index..<index + 3].isWord("gmt") || text[index..<index + 3].isWord("utc")
    if isNamed { index += 3 }
    let sign = text[index]
    index += 1
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let hours = isNamed ? oneOrTwo() : pair(), hours < 24
    else { return nil }
    if text[index] == UInt8(ascii: ":") { index += 1 }
    let minutes = index == text.count && text[index - 1] != UInt8(ascii: ":") ? 0 : pair()
    guard let minutes, minutes < 60, index == text.count else { return nil }
    return moment(local, sign == UInt8(ascii: "+") ? hours * 60 + minutes : -hours * 60 - minutes)
  }

  /// A wall-clock time so many minutes east of Greenwich.
  private func moment(_ local: Int64, _ minutes: Int) -> DateReading? {
    guard clock.isEmpty else {
      return clock.contains(minutes) ? .value(local, precision: .time, hasOffset: false) : nil
    }
    return .value(local &- Int64(minutes) &* 60_000_000, precision: .time, hasOffset: true)
  }
}
