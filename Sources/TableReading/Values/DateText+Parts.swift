import ChartModel
@_spi(Bytes) import SourceText

/// A number or a word of a date.
struct WrittenPart {
  enum Kind {
    case number
    case month
    /// One letter, such as the `Q` of a quarter.
    case letter(UInt8)
  }

  var kind: Kind
  /// The number, or the month from 1 to 12.
  var value = 0
  /// How many digits the number has.
  var digits = 0
  /// What stands behind it: a mark, a blank, or 0 where nothing does.
  var separator: UInt8 = 0

  var isNumber: Bool { if case .number = kind { true } else { false } }
  var isMonth: Bool { if case .month = kind { true } else { false } }
  var isLongYear: Bool { isNumber && digits == 4 }
  /// Whether it may be a day or a month.
  var isShort: Bool { isNumber && digits <= 2 }

  /// The year that it is, written with four digits or with two; of the latter 30 to 99 are of the last century, as spreadsheets have it.
  var year: Int? {
    guard isNumber else { return nil }
    if digits == 4 { return value }
    return digits == 2 ? value + (value >= 30 ? 1_900 : 2_000) : nil
  }
}

extension DateText {
  /// A date of up to three parts, and a time behind it.
  mutating func readParts(_ style: DateStyle) -> DateReading? {
    guard text.count <= 48, let parts = takeParts() else { return nil }
    guard let date = parts.count == 3 ? Self.date(parts, style) : Self.period(parts, style) else { return nil }
    while text[index] == 0x20 || text[index] == UInt8(ascii: ",") { index += 1 }
    if index >= text.count { return date }
    guard case .value(let midnight, .day, _) = date else { return nil }
    if text[index] | 0x20 == UInt8(ascii: "t") { index += 1 }
    guard let time = readClock() else { return nil }
    return addOffset(to: midnight &+ time)
  }

  // MARK: Parts

  private mutating func takeParts() -> [WrittenPart]? {
    skipWeekday()
    var parts: [WrittenPart] = []
    while index < text.count, parts.count < 3 {
      // A number before a colon begins the time.
      if isClock { break }
      guard var part = takePart() else { return nil }
      part.separator = takeSeparator(behind: parts.count == 2)
      parts.append(part)
    }
    return parts
  }

  private mutating func skipWeekday() {
    var end = 0
    while text[end].isLetter { end += 1 }
    guard end > 0, text[end] == 0x20 || text[end] == UInt8(ascii: ",") || text[end] == UInt8(ascii: "."),
      WeekdayNames.contain(text[0..<end])
    else { return }
    while text[end] == 0x20 || text[end] == UInt8(ascii: ",") || text[end] == UInt8(ascii: ".") { end += 1 }
    index = end
  }

  private var isClock: Bool {
    let end = text[index + 1].isDigit ? index + 2 : index + 1
    return text[index].isDigit && text[end] == UInt8(ascii: ":") && text[end + 1].isDigit
  }

  private mutating func takePart() -> WrittenPart? {
    let start = index
    if text[index].isDigit {
      var value = 0
      while text[index].isDigit, index - start <= 4 {
        value = value * 10 + text[index].digit
        index += 1
      }
      guard index - start <= 4 else { return nil }
      let part = WrittenPart(kind: .number, value: value, digits: index - start)
      skipOrdinal()
      return part
    }
    while text[index].isLetter || text[index] >= 0x80 { index += 1 }
    let word = text[start..<index]
    if word.count == 1 { return WrittenPart(kind: .letter(word[0].lowercased)) }
    return MonthNames.month(word).map { WrittenPart(kind: .month, value: $0) }
  }

  /// The `st` of `1st`.
  private mutating func skipOrdinal() {
    let ending = text[index..<index + 2]
    guard !text[index + 2].isLetter, (["st", "nd", "rd", "th"] as [StaticString]).contains(where: ending.isWord) else {
      return
    }
    index += 2
  }

  /// Takes what stands between two parts: blanks with at most one mark among them. Behind the last part a blank or `T` stays.
  private mutating func takeSeparator(behind last: Bool) -> UInt8 {
    guard !last else { return 0 }
    var mark: UInt8 = 0
    while true {
      let byte = text[index]
      let isMark = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
      let isOther = byte == UInt8(ascii: ",") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: ":")
      guard byte == 0x20 || (isMark || isOther) && (mark == 0 || mark == 0x20) else { return mark }
      // "1. January" has a point and a blank.
      if byte != 0x20 || mark == 0 { mark = byte }
      index += 1
    }
  }

  // MARK: Dates

  private static func date(_ parts: [WrittenPart], _ style: DateStyle) -> DateReading? {
    if parts.allSatisfy(\.isNumber) { return numericDate(parts, style.order) }
    if parts[1].isMonth {
      return namedDate(
        day: parts[2].isLongYear ? parts[0] : parts[0].isLongYear ? parts[2] : parts[0], month: parts[1],
        year: parts[0].isLongYear ? parts[0] : parts[2])
    }
    if parts[0].isMonth { return namedDate(day: parts[1], month: parts[0], year: parts[2]) }
    return lettered(parts)
  }

  private static func namedDate(day: WrittenPart, month: WrittenPart, year: WrittenPart) -> DateReading? {
    guard day.isShort, let year = year.year else { return nil }
    return value(CivilDate(year: year, month: month.value, day: day.value), .day)
  }

  /// Three numbers between two equal marks.
  private static func numericDate(_ parts: [WrittenPart], _ order: DateStyle.Order?) -> DateReading? {
    let (first, second, third) = (parts[0], parts[1], parts[2])
    guard first.separator == second.separator, first.separator != 0x20, second.isShort else { return nil }
    if first.isLongYear { return third.isShort ? date(first, second, third) : nil }
    guard first.isShort, third.year != nil else { return nil }
    let isDotted = first.separator == UInt8(ascii: ".")
    // "1.2.25" is the number of a version, "01.02.25" a date.
    guard !isDotted || third.isLongYear || first.digits + second.digits == 4 else { return nil }
    switch order {
    case .dayFirst: return date(third, second, first)
    case .monthFirst: return isDotted ? nil : date(third, first, second)
    case .yearFirst: return third.isShort && first.separator == UInt8(ascii: "-") ? date(first, second, third) : nil
    // A point stands between day, month and year wherever it is written.
    case nil: return first.separator == UInt8(ascii: ".") && third.isLongYear ? date(third, second, first) : nil
    }
  }

  private static func date(_ year: WrittenPart, _ month: WrittenPart, _ day: WrittenPart) -> DateReading? {
    year.year.flatMap { value(CivilDate(year: $0, month: month.value, day: day.value), .day) }
  }

  /// `2021 Q2`, `Q2 2021`, `2Q21`, `2021M11`, `2024-W02`, `H1 2021`.
  private static func lettered(_ parts: [WrittenPart]) -> DateReading? {
    guard let place = parts.firstIndex(where: { !$0.isNumber && !$0.isMonth }),
      case .letter(let letter) = parts[place].kind
    else { return nil }
    let numbers = parts.filter(\.isNumber)
    guard numbers.count == 2, place < 2 else { return nil }
    // Behind its letter, but `2Q21`, where the year comes last.
    let isYearFirst = place == 1 && numbers[0].isLongYear
    let (year, part) = isYearFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    guard let year = year.year, part.isShort else { return nil }
    switch letter {
    // `T1` is a quarter in French.
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      return part.value <= 4 ? month(part.value * 3 - 2, of: year, .quarter) : nil
    // `S1` is a half-year in French and at Eurostat.
    case UInt8(ascii: "h"), UInt8(ascii: "s"):
      return part.value <= 2 ? month(part.value * 6 - 5, of: year, .halfYear) : nil
    case UInt8(ascii: "m"): return month(part.value, of: year, .month)
    case UInt8(ascii: "w"): return week(part.value, of: year)
    default: return nil
    }
  }

  /// A month or another period of two parts: `2000-1`, `1/2000`, `Jan 2000`, `2000 Jan`, `Jan-00`.
  private static func period(_ parts: [WrittenPart], _ style: DateStyle) -> DateReading? {
    guard parts.count == 2 else { return nil }
    let (first, second) = (parts[0], parts[1])
    if first.isMonth, second.isNumber {
      // "Jan 21" may be a day as well; behind a hyphen or an apostrophe it is a year.
      guard second.isLongYear || first.separator != 0x20 && first.separator != 0 && first.separator != UInt8(ascii: ",")
      else {
        return nil
      }
      return second.year.flatMap { month(first.value, of: $0, .month) }
    }
    if first.isLongYear, second.isMonth { return month(second.value, of: first.value, .month) }
    guard first.isNumber, second.isNumber, first.separator != 0x20, first.separator != UInt8(ascii: "'") else {
      return nil
    }
    if first.isLongYear, second.isShort {
      return style.pairsAreWeeks ? week(second.value, of: first.value) : month(second.value, of: first.value, .month)
    }
    guard first.isShort, second.isLongYear else { return nil }
    return style.pairsAreWeeks ? week(first.value, of: second.value) : month(first.value, of: second.value, .month)
  }

  private static func month(_ month: Int, of year: Int, _ precision: DatePrecision) -> DateReading? {
    value(CivilDate(year: year, month: month, day: 1), precision)
  }

  /// The Monday of a week of ISO 8601; `nil` where the year has fewer weeks.
  static func week(_ week: Int, of year: Int) -> DateReading? {
    WeekOfYear(year: year, week: week, beginsOnSunday: false).map {
      .value($0.microseconds, precision: .week, hasOffset: false)
    }
  }

  // MARK: Times

  /// `17:00`, `5:00:30 PM`, `5 PM` in microseconds.
  private mutating func readClock() -> Int64? {
    var hour = 0
    let start = index
    while text[index].isDigit, index - start < 2 {
      hour = hour * 10 + text[index].digit
      index += 1
    }
    guard index > start else { return nil }
    let hasMinutes = text[index] == UInt8(ascii: ":")
    guard let rest = hasMinutes ? readMinutes() : 0 else { return nil }
    if let isAfternoon = takeHalfOfDay() {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    } else if !hasMinutes {
      return nil
    }
    guard hour < 24 || (hour == 24 && rest == 0) else { return nil }
    return Int64(hour) &* 3_600_000_000 &+ rest
  }

  /// `AM`, `PM`, `a.m.`, `p`: whether it is the second half of the day; `nil` where none stands there.
  private mutating func takeHalfOfDay() -> Bool? {
    var place = index
    while text[place] == 0x20 { place += 1 }
    let letter = text[place].lowercased
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
    place += 1
    if text[place] == UInt8(ascii: ".") { place += 1 }
    guard text[place].lowercased == UInt8(ascii: "m") else { return nil }
    place += 1
    if text[place] == UInt8(ascii: ".") { place += 1 }
    index = place
    return letter == UInt8(ascii: "p")
  }
}
