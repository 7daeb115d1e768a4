import ChartModel

/// How fine a date or time is written.
public enum DatePrecision: Int, Comparable, Sendable {
  /// `2000`
  case year
  /// `2000-01`
  case month
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

/// Reads dates and date-times: ISO 8601, `2000/01/31`, `Jan 1 2000`, `January 1, 2000`, `1 Jan 2000`, `2000-01`.
///
/// Dates whose day and month could be told either way, such as `6/7/2000`, are not read.
struct DateText {
  private let text: Bytes
  private var index = 0

  /// Reads a text.
  /// - Parameter years: whether four digits alone are a year (1000 to 2999), as in a column of years.
  static func read(_ text: Bytes, years: Bool) -> DateReading {
    let text = text.trimmed
    if MissingText.matches(text) || MissingText.isNaN(text) { return .missing }
    var reader = DateText(text: text)
    return reader.read(years: years) ?? .bad
  }

  private init(text: Bytes) { self.text = text }

  private mutating func read(years: Bool) -> DateReading? {
    if years, let year = Self.year(text) { return Self.value(CivilDate(year: year, month: 1, day: 1), .year) }
    if text[0].isDigit, text[3].isDigit, text[4] == UInt8(ascii: "-") || text[4] == UInt8(ascii: "/") {
      return readISO()
    }
    return readWithMonthName()
  }

  /// The year that a text of four digits is, from 1000 to 2999.
  static func year(_ text: Bytes) -> Int? {
    guard text.count == 4, let number = number(text, at: 0, digits: 4) else { return nil }
    return (1_000...2_999).contains(number) ? number : nil
  }

  private static func number(_ text: Bytes, at start: Int, digits: Int) -> Int? {
    var number = 0
    for index in start..<start + digits {
      guard text[index].isDigit else { return nil }
      number = number * 10 + text[index].digit
    }
    return number
  }

  private static func value(_ date: CivilDate, _ precision: DatePrecision) -> DateReading? {
    guard date.isValid else { return nil }
    return .value(Int64(date.dayNumber) &* 86_400_000_000, precision: precision, hasOffset: false)
  }

  private mutating func readISO() -> DateReading? {
    guard let year = Self.number(text, at: 0, digits: 4), let month = Self.number(text, at: 5, digits: 2) else {
      return nil
    }
    if text.count == 7 { return Self.value(CivilDate(year: year, month: month, day: 1), .month) }
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
    guard let hour = pair(), text[index] == UInt8(ascii: ":") else { return nil }
    index += 1
    guard let minute = pair(), minute < 60 else { return nil }
    var second = 0
    var fraction = 0
    if text[index] == UInt8(ascii: ":") {
      index += 1
      guard let seconds = pair(), seconds <= 60 else { return nil }
      second = seconds
      guard let microseconds = readFraction() else { return nil }
      fraction = microseconds
    }
    guard hour < 24 || (hour == 24 && minute == 0 && second == 0 && fraction == 0) else { return nil }
    return Int64(((hour * 60 + minute) * 60 + second) * 1_000_000 + fraction)
  }

  private mutating func pair() -> Int? {
    guard let number = Self.number(text, at: index, digits: 2) else { return nil }
    index += 2
    return number
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

  /// Nothing (the wall clock), `Z`, `±hh`, `±hh:mm` or `±hhmm`.
  private mutating func addOffset(to local: Int64) -> DateReading? {
    if text[index] == 0x20 { index += 1 }
    if index == text.count { return .value(local, precision: .time, hasOffset: false) }
    let sign = text[index]
    index += 1
    if sign | 0x20 == UInt8(ascii: "z") {
      return index == text.count ? .value(local, precision: .time, hasOffset: true) : nil
    }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let hours = pair(), hours < 24 else { return nil }
    if text[index] == UInt8(ascii: ":") { index += 1 }
    let minutes = index == text.count && text[index - 1] != UInt8(ascii: ":") ? 0 : pair()
    guard let minutes, minutes < 60, index == text.count else { return nil }
    let offset = Int64(hours * 60 + minutes) * 60_000_000
    return .value(sign == UInt8(ascii: "+") ? local &- offset : local &+ offset, precision: .time, hasOffset: true)
  }

  /// `Jan 1 2000`, `January 1, 2000`, `1 Jan 2000`, `1-Jan-2000`, `Jan 2000`.
  private mutating func readWithMonthName() -> DateReading? {
    guard text[0].isLetter || text[0].isDigit, text.count <= 24 else { return nil }
    var day: Int?
    if text[0].isDigit {
      day = readDay()
      skipSeparators()
      guard day != nil else { return nil }
    }
    guard let month = readMonth() else { return nil }
    skipSeparators()
    if day == nil, !(text.count - index == 4 && text[index + 2].isDigit) {
      day = readDay()
      skipSeparators()
      guard day != nil else { return nil }
    }
    guard text.count - index == 4, let year = Self.number(text, at: index, digits: 4) else { return nil }
    return Self.value(CivilDate(year: year, month: month, day: day ?? 1), day == nil ? .month : .day)
  }

  private mutating func readDay() -> Int? {
    var day = 0
    let start = index
    while text[index].isDigit, index - start < 2 {
      day = day * 10 + text[index].digit
      index += 1
    }
    return index > start && !text[index].isDigit ? day : nil
  }

  private mutating func skipSeparators() {
    while text[index] == 0x20 || text[index] == UInt8(ascii: ",") || text[index] == UInt8(ascii: "-")
      || text[index] == UInt8(ascii: ".")
    {
      index += 1
    }
  }

  private mutating func readMonth() -> Int? {
    let start = index
    while text[index].isLetter { index += 1 }
    return MonthNames.month(text[start..<index])
  }
}

/// English month names, whole or cut to three letters (`Sept` too), in any letter case.
enum MonthNames {
  private static let names: [StaticString] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  private static let shortNames: [StaticString] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  static func month(_ word: Bytes) -> Int? {
    if word.count == 3 { return shortNames.firstIndex { word.isWord($0) }.map { $0 + 1 } }
    if word.isWord("sept") { return 9 }
    return names.firstIndex { word.isWord($0) }.map { $0 + 1 }
  }
}
