import ChartModel
@_spi(Bytes) import SourceText

/// How the dates of a column are written, as far as no single text tells it.
struct DateStyle: Hashable, Sendable {
  typealias Order = DateOrder

  /// The order of three numbers; `nil` to read only those dates that need none.
  var order: Order?
  /// What a number alone stands for; `nil` for no date.
  var number: DateNumber?
  /// Whether `2020-05` is a week, as the name of its column says.
  var pairsAreWeeks = false
  /// Whether a day is the last of its week, as the name of its column says: it stands for the day six days before.
  var endsWeeks = false
  /// The offsets from UTC, in minutes, of the clock that a file is written by: times are told by it, and others do not fit. Empty
  /// where times are told by the zone that is asked for.
  var clock = ClockOffsets()

  /// Dates that tell themselves alone.
  static let plain = DateStyle()
  /// The same, and four digits as a year.
  static let years = DateStyle(number: .year)
}

/// One offset from UTC in minutes, or two, as of summer and winter; plain numbers, which a loop over rows may copy.
struct ClockOffsets: Hashable, Sendable {
  private var first: Int16?
  private var second: Int16?

  init(_ minutes: [Int] = []) {
    first = minutes.first.map { Int16(truncatingIfNeeded: $0) }
    second = minutes.count > 1 ? Int16(truncatingIfNeeded: minutes[1]) : first
  }

  var isEmpty: Bool { first == nil }
  func contains(_ minutes: Int) -> Bool { first.map(Int.init) == minutes || second.map(Int.init) == minutes }
}

/// What a number alone stands for in a column of dates.
enum DateNumber: Hashable, CaseIterable, Sendable {
  /// `2025`, from 1000 to 2999; `2025.0`, as a table with gaps writes it; `2025*`, with the mark of a footnote.
  case year
  /// `20250630`
  case day
  /// `2025063013`, `202506301359` and `20250630135930`: a day and a time of it by the clock, down to the hour, the minute or the second.
  case hour, minute, second
  /// `202506`
  case month
  /// `06.2025`
  case pointedMonth
  /// `2025.06`
  case pointedYear
  /// `202526`, a year and a week of ISO 8601.
  case week
  /// `1750000000`, seconds since 1970, with decimals too.
  case seconds
  /// `1750000000000`, milliseconds since 1970.
  case milliseconds
  /// `1750000000000000`, microseconds since 1970.
  case microseconds
  /// `1750000000000000000`, nanoseconds since 1970.
  case nanoseconds
  /// `45838.5`, days as spreadsheets count them: 1 is January 1, 1900, and 60 a February 29 that never was.
  case spreadsheetDay

  /// The date that a text stands for; `nil` where it is none of this kind.
  func read(_ text: Bytes) -> DateReading? {
    guard text[0].isDigit, let (whole, length) = Self.wholeNumber(text) else { return nil }
    let rest = text.from(length)
    switch self {
    case .year:
      return length == 4 && (Self.isZeroFraction(rest) || NumberFlags.matches(rest)) && (1_000...2_999).contains(whole)
        ? date(whole * 10_000 + 101, .year) : nil
    case .day: return length == 8 && Self.isZeroFraction(rest) ? date(whole, .day) : nil
    case .hour: return length == 10 && rest.isEmpty ? time(whole * 10_000) : nil
    case .minute: return length == 12 && rest.isEmpty ? time(whole * 100) : nil
    case .second: return length == 14 && rest.isEmpty ? time(whole) : nil
    case .month: return length == 6 && Self.isZeroFraction(rest) ? date(whole * 100 + 1, .month) : nil
    case .week: return length == 6 && rest.isEmpty ? DateText.week(whole % 100, of: whole / 100) : nil
    case .pointedMonth:
      return length <= 2 ? Self.behindPoint(rest, 4).flatMap { date($0 * 10_000 + whole * 100 + 1, .month) } : nil
    case .pointedYear:
      return length == 4 ? Self.behindPoint(rest, 2).flatMap { date(whole * 10_000 + $0 * 100 + 1, .month) } : nil
    case .seconds: return (9...10).contains(length) ? Self.moment(whole, rest, microsecondsEach: 1_000_000) : nil
    case .milliseconds: return (12...13).contains(length) ? Self.moment(whole, rest, microsecondsEach: 1_000) : nil
    case .microseconds:
      return length == 16 && rest.isEmpty ? .value(Int64(whole), precision: .time, hasOffset: true) : nil
    case .nanoseconds:
      return length == 19 && rest.isEmpty ? .value(Int64(whole) / 1_000, precision: .time, hasOffset: true) : nil
    case .spreadsheetDay: return Self.spreadsheetDate(whole, rest)
    }
  }

  /// A date from the digits of its year, month and day.
  private func date(_ digits: Int, _ precision: DatePrecision) -> DateReading? {
    DateText.value(CivilDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100), precision)
  }

  /// A moment from the digits of its day, hour, minute and second; hour 24 is the first of the next day.
  private func time(_ digits: Int) -> DateReading? {
    let (hour, minute, second) = (digits / 10_000 % 100, digits / 100 % 100, digits % 100)
    guard case .value(let midnight, _, _)? = date(digits / 1_000_000, .day), minute < 60, second < 60,
      hour < 24 || hour == 24 && minute + second == 0
    else { return nil }
    let seconds = Int64(hour * 3_600 + minute * 60 + second)
    return .value(midnight &+ seconds &* 1_000_000, precision: .time, hasOffset: false)
  }

  /// Up to 19 digits at the beginning, and how many they are.
  private static func wholeNumber(_ text: Bytes) -> (Int, length: Int)? {
    var (number, length) = (0, 0)
    // 19 digits that begin with 1 are below 2^63; others are no moment that is meant.
    while text[length].isDigit, length <= 19 {
      number = number &* 10 &+ text[length].digit
      length += 1
    }
    return length < 19 || length == 19 && text[0] == UInt8(ascii: "1") ? (number, length) : nil
  }

  /// The number of so many digits behind a point.
  private static func behindPoint(_ text: Bytes, _ digits: Int) -> Int? {
    text[0] == UInt8(ascii: ".") && text.count == digits + 1 ? DateText.number(text, at: 1, digits: digits) : nil
  }

  private static func isZeroFraction(_ text: Bytes) -> Bool {
    text.isEmpty || text[0] == UInt8(ascii: ".") && text.count > 1 && (1..<text.count).allSatisfy { text[$0] == 0x30 }
  }

  /// The fraction behind a number, from 0 to below 1; `nil` where something else stands there.
  private static func fraction(_ text: Bytes) -> Double? {
    guard !text.isEmpty else { return 0 }
    guard text[0] == UInt8(ascii: "."), text.count < 20, (1..<text.count).allSatisfy({ text[$0].isDigit }),
      case .value(let fraction, _) = NumberText.read(text, style: .point)
    else { return nil }
    return fraction
  }

  private static func moment(_ whole: Int, _ rest: Bytes, microsecondsEach unit: Int64) -> DateReading? {
    guard let fraction = fraction(rest) else { return nil }
    // At most 10^13 milliseconds or 10^10 seconds: both products fit.
    let time = Int64(whole) &* unit &+ Int64((fraction * Double(unit)).rounded(.down))
    return .value(time, precision: .time, hasOffset: true)
  }

  private static func spreadsheetDate(_ whole: Int, _ rest: Bytes) -> DateReading? {
    guard (61...2_958_465).contains(whole), let fraction = fraction(rest) else { return nil }
    let day = Int64(whole - daysTo1970) &* 86_400_000_000
    // Spreadsheets keep no finer times than milliseconds.
    let milliseconds = (fraction * 86_400_000).rounded()
    let time = day &+ Int64(milliseconds) &* 1_000
    return .value(time, precision: milliseconds > 0 ? .time : .day, hasOffset: false)
  }

  /// The number that spreadsheets give to 1970-01-01.
  private static let daysTo1970 = 25_569
}
